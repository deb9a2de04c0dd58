/** The phones around a table, while they are connected: what each of them is told, and when. */

import { sha256, hex } from "../lib/sealed/bytes.ts";
import type { Said } from "../lib/link.ts";
import type {
  ClientMessage,
  Happened,
  Reaction,
  ServerMessage,
  Snapshot,
} from "../lib/protocol.ts";
import { tokens } from "./asks.ts";
import { keeps, seatsOf, statusOf, type Table } from "./table.ts";
import { gameState, roomView } from "./views.ts";

/** One phone's line to the host. */
export interface Caller {
  hear(message: ClientMessage): void;
  close(): void;
}

interface Listener {
  readonly send: (message: ServerMessage) => void;
  keys: readonly string[];
  greeted: boolean;
}

/** What they listen to. */
interface Stage {
  readonly table: Table;
  /** Somebody who was called is there again. */
  back(seats: readonly number[]): void;
  asked(sent: unknown, keys: readonly string[]): Said;
}

export class Audience {
  readonly told: Happened[] = [];
  readonly #listeners = new Set<Listener>();

  constructor(readonly stage: Stage) {}

  /** Seats whose phones are connected. */
  get here(): Set<number> {
    return new Set(
      seatsOf(
        this.stage.table,
        [...this.#listeners].flatMap(({ keys }) => keys),
      ),
    );
  }

  connect(send: (message: ServerMessage) => void): Caller {
    const listener: Listener = { send, keys: [], greeted: false };
    this.#listeners.add(listener);
    return {
      hear: (message) => this.#hear(listener, message),
      close: () => {
        this.#listeners.delete(listener);
        this.#present();
      },
    };
  }

  #hear(listener: Listener, message: ClientMessage): void {
    switch (message.do) {
      case "hello":
        listener.keys = tokens(message.tokens).map(keyOf);
        listener.greeted = true;
        listener.send({
          type: "snapshot",
          snapshot: this.snapshot(listener.keys, message.since ?? 0),
        });
        this.stage.back(seatsOf(this.stage.table, listener.keys));
        return this.#present();
      case "ping":
        return listener.send({ type: "pong" });
      default: {
        const said = this.stage.asked(message, listener.keys);
        if (said.type !== "text") listener.send({ ...said, id: message.id ?? null });
      }
    }
  }

  /** Show everybody what the player of a seat thinks. */
  react(seat: number, what: Reaction["what"]): void {
    for (const each of this.#listeners) each.send({ type: "reaction", seat, what });
  }

  /** Tell everybody the last step, after which the table is no more what it was `before`. */
  update(before: Table): void {
    for (const listener of this.#listeners) if (listener.greeted) this.#update(listener, before);
  }

  #update(listener: Listener, before: Table): void {
    const { table } = this.stage;
    const quiet = before.seats === table.seats && before.prepared === table.prepared;
    const same = quiet && statusOf(before) === statusOf(table) && before.next === table.next;
    const shown = !same || before.called !== table.called || changed(before, table);
    listener.send({
      type: "update",
      steps: this.told.slice(-1),
      game: gameState(table),
      ...(shown ? { room: roomView(table, this.here) } : {}),
    });
  }

  #present(): void {
    const here = [...this.here];
    const { table } = this.stage;
    const watching = [...this.#listeners].filter(({ keys }) => !seatsOf(table, keys).length).length;
    for (const listener of this.#listeners)
      if (listener.greeted) listener.send({ type: "presence", here, watching });
  }

  snapshot(keys: readonly string[], since: number): Snapshot {
    const { table } = this.stage;
    return {
      seq: table.seq,
      room: roomView(table, this.here),
      game: gameState(table),
      you: { seats: seatsOf(table, keys), host: keeps(table, keys) },
      log: this.told.slice(since),
    };
  }
}

/** Whether a device has come, or has been silent; that others took part is nothing new. */
function changed({ course: before }: Table, { course }: Table): boolean {
  const devices = course?.devices ?? [];
  return (
    devices.length !== (before?.devices.length ?? 0) ||
    devices.some((device, at) => device.out !== before!.devices[at]!.out)
  );
}

/** What a token opens; the token itself is nowhere in the log. */
export function keyOf(token: string): string {
  return hex(sha256(new TextEncoder().encode(token)));
}
