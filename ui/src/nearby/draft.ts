/** What a request comes to: the entries of the next step, found without touching the room. */

import type { Pack, State } from "../engine/types.ts";
import * as engine from "../engine/whole.ts";
import { hex } from "../lib/fair/bytes.ts";
import type { Dealer } from "../lib/fair/dealer.ts";
import { sheetDigest } from "../lib/fair/sheet.ts";
import { V } from "../lib/fair/start.ts";
import type { Entry as Heard } from "../lib/protocol.ts";
import { random } from "../local/dice.ts";
import { devicesOf, fold, gameOf, type Entry, type Table } from "./table.ts";
import { Refusal } from "./refusal.ts";

export class Draft {
  readonly entries: Entry[] = [];
  readonly heard: Heard[] = [];
  table: Table;

  constructor(before: Table, at: number) {
    this.table = { ...before, seq: before.seq + 1, at };
  }

  /** Take an entry in. Throws if it can't happen; the draft is not to be used any more then. */
  take(entry: Entry): void {
    const [after, heard] = fold(this.table, entry);
    this.table = after;
    this.heard.push(...heard);
    this.entries.push(entry);
  }

  #tell(body: string): void {
    this.take({ kind: "said", by: "server", body, signature: "" });
  }

  /** Begin an attempt to start the game: with a text that names everybody's devices. */
  begin(dealer: Dealer): void {
    this.take({ kind: "attempt", text: startText(this.table, dealer) });
    this.deal(dealer);
  }

  /** Say all that is the host's to say now: who contributes, what falls, what bots do, the end. */
  deal(dealer: Dealer): void {
    for (;;) {
      const { session, state, pack } = this.table;
      if (!session || session.ended) return;
      const bot = state && /^bot:(.+)$/.exec(session.holders[state.seat]!)?.[1];
      if (state?.phase === "over") this.#tell("end over");
      else if (bot && !session.due)
        this.#tell(`decide ${state.seat} bot ${moveOf(pack, bot, state)}`);
      else if (!session.due || session.waitingReady.length || session.waitingValues.length) return;
      else if (!session.frozen) this.#tell(dealer.freeze(session));
      else if (session.drawing) this.#tell(dealer.draw(session));
      else this.#tell(dealer.throw(session, engine.hand(pack, state!.hand).dice));
    }
  }

  /** Warn a device that the game waits for it. */
  warn(device: number): void {
    this.#tell(`warn ${device} ${Math.ceil(this.table.at)}`);
  }

  abandon(): void {
    const { session } = this.table;
    if (session?.base && !session.ended) this.#tell("end abandoned");
    this.take({ kind: "abandon" });
  }
}

/** What a bot does; like everybody it asks for its dice. */
function moveOf(pack: Pack, bot: string, state: State): string {
  return state.phase === "throw" ? "throw" : engine.choose(pack, bot, state, random);
}

function startText(table: Table, { key, anchor }: Dealer): string {
  const devices = devicesOf(table);
  const number = new Map(devices.flatMap(({ seats }, d) => seats.map((seat) => [seat, d])));
  const seats = table.seats.map(({ name, bot }, seat) => {
    if (bot) return `seat bot:${bot} ${name}`;
    if (!number.has(seat)) throw new Refusal("wrong_phase", ["refused-device", { name }]);
    return `seat device:${number.get(seat)} ${name}`;
  });
  const { setup, attempts, previous, pack } = table;
  return [
    V,
    `game ${gameOf(table)}`,
    `attempt ${attempts + 1}`,
    `previous ${previous || "-"}`,
    "mode strict",
    `sheet ${sheetDigest(pack.rules)}`,
    "clock 0",
    `first ${setup.first ?? "lot"}`,
    `server ${hex(key)} ${hex(anchor)}`,
    ...devices.map(({ device: d }) => `device ${d.key} ${d.anchor} ${d.commit} ${d.recovery}`),
    ...seats,
  ].join("\n");
}
