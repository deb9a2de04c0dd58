/** A room on this device: one game in a worker, for one person or several around one screen. */

import { say } from "../../language/messages.ts";
import { proxy } from "comlink";
import { device } from "../../local/device.ts";
import type { News } from "../../local/types.ts";
import { Refused } from "../api.ts";
import * as memory from "../memory.ts";
import type { Advice, Reviewed } from "../coached.ts";
import type { ErrorCode } from "../protocol.ts";
import { Room, type RoomLink, type Rulebook, type TableView } from "./room.svelte.ts";
import { part } from "../part.svelte.ts";
import { rulesIn } from "../format.ts";

export class LocalRoom extends Room {
  readonly others = null;
  #seq = 0;
  #awaited: { seq: number; resolve: () => void }[] = [];

  constructor(code: string) {
    super(code);
    void this.#open();
  }

  get about(): string {
    const dice = this.room?.dice.mode === "real" ? say("room-real") : say("room-device");
    return say("room-here", { dice });
  }

  close(): void {
    void device().close(this.code);
  }

  async move(move: string, then?: "roll" | "bank"): Promise<void> {
    const { game } = this.stage;
    if (!game || this.sending || this.objection) return;
    if (!(await this.#meant([move, ...(then ? [then] : [])]))) return;
    this.sending = true;
    try {
      const seq = await asked(device().move(this.code, move, game.ply, then ?? null));
      await this.#reached(seq);
    } finally {
      this.sending = false;
    }
  }

  /** Whether moves shall be made, also in the tutor's view; it speaks up before costly ones. */
  async #meant(moves: readonly string[]): Promise<boolean> {
    const least = memory.tutor();
    if (!least || /^(throw|undo|join|out|back)\b/.test(moves[0]!)) return true;
    const found = await device()
      .weigh(this.code, moves)
      .catch(() => null);
    if (!found || found.cost < least) return true;
    return new Promise((resolve) => {
      const answer = (anyway: boolean): void => {
        this.objection = null;
        resolve(anyway);
      };
      this.objection = { ...found, answer };
    });
  }

  whyNot(move: string): Promise<string | null> {
    return asked(device().whyNot(this.code, move));
  }

  lefts(points: number): Promise<readonly number[]> {
    return asked(device().lefts(this.code, points));
  }

  /** A game on this device begins as soon as it is set up. */
  async start(): Promise<void> {}

  abandon(): Promise<void> {
    return asked(device().abandon(this.code));
  }

  rename(seat: number, name: string): Promise<void> {
    return asked(device().rename(this.code, seat, name));
  }

  async rematch(): Promise<string> {
    return `/table/${await asked(device().rematch(this.code))}`;
  }

  advice(ply: number): Promise<Advice> {
    return asked(device().advice(this.code, ply));
  }

  review(): Promise<Reviewed> {
    return asked(device().review(this.code));
  }

  override course(seat: number): Promise<readonly number[]> {
    return asked(device().course(this.code, seat));
  }

  record(): Promise<string> {
    return asked(device().record(this.code));
  }

  rulebook(): Promise<Rulebook> {
    return asked(device().rulebook(this.code));
  }

  async links(): Promise<readonly RoomLink[]> {
    return [];
  }

  async #open(): Promise<void> {
    const found = await device().open(
      this.code,
      proxy((news: News) => this.#hear(news)),
    );
    if (!found) {
      this.line = "gone";
      return;
    }
    this.you = { seats: [], host: true };
    this.#enter(found.room);
    this.warning = found.warning;
    this.#seq = found.seq;
    this.stage.settle(found.steps, found.game);
    this.line = "live";
  }

  /** Everybody who sits at the table is at this device. */
  #enter(room: TableView): void {
    this.room = room;
    this.here = room.seats.map((_, seat) => seat);
    const seats = this.here.filter((seat) => room.seats[seat]!.kind === "person");
    this.you = { ...this.you, seats };
  }

  #hear({ steps, game, room, warning }: News): void {
    this.warning = warning;
    this.#enter(room);
    const news = steps.filter((step) => step.seq > this.#seq);
    if (!news.length) return;
    this.#seq = news.at(-1)!.seq;
    this.stage.show(news, game);
    const { coach, sheet } = room;
    if (coach && (game?.ply ?? 0) > 1) later(rulesIn(sheet), room.seats.length);
    this.#awaited = this.#awaited.filter(({ seq, resolve }) => {
      if (seq <= this.#seq) resolve();
      return seq > this.#seq;
    });
  }

  /** Wait until a step has arrived: an answer may come before the news that it is about. */
  #reached(seq: number): Promise<void> {
    if (this.#seq >= seq) return Promise.resolve();
    return new Promise((resolve) => this.#awaited.push({ seq, resolve }));
  }
}

/** The first throw and what shows it go before: what comes by itself comes after them. */
const LATER = 1500;
const asking = new Set<string>();

function later(sheet: string, seats: number): void {
  if (asking.has(sheet)) return;
  asking.add(sheet);
  const fetch = async (): Promise<unknown> =>
    (await part(() => import("../quiet.svelte.ts"))).solveQuietly(sheet, seats);
  setTimeout(() => void fetch().finally(() => asking.delete(sheet)), LATER);
}

/** What the worker answers; what it refuses is a refusal here as well. */
async function asked<T>(answer: Promise<T>): Promise<T> {
  try {
    return await answer;
  } catch (error) {
    const { name, message } = error as Error;
    const code: ErrorCode = name === "stale" ? "stale" : "illegal";
    throw new Refused({ code, message });
  }
}
