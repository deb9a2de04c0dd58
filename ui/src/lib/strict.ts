/** Strict dice: which value of an own seat is due, and when it is given by itself. */

import { Refused } from "./api.ts";
import * as keeper from "./fair/keeper.ts";
import * as memory from "./memory.ts";
import type { ClientMessage, GameView, Happened } from "./protocol.ts";

/** Sends a message until it is answered, and waits until what it did has arrived. */
type Send = (id: string, message: ClientMessage) => Promise<void>;

export class StrictValues {
  #given = new Set<string>();
  /** Numbers of throws that are spent, and whether the throw that is due was decided on. */
  #spent = 0;
  #decided = false;

  constructor(
    readonly code: () => string,
    readonly send: Send,
  ) {}

  reset(): void {
    this.#spent = 0;
  }

  /** Take in what happened: the number of the next throw follows from it. */
  count(steps: readonly Happened[]): void {
    for (const event of steps.flatMap((step) => step.events)) {
      if (event.kind === "throw" || event.kind === "forfeit") this.#spent += 1;
      if (event.kind !== "value") this.#decided = event.kind === "roll" || event.kind === "offer";
    }
  }

  /** The anchor of an own seat's chain, which is drawn when it is first asked for. */
  anchor(seat: number): string {
    const chains = memory.room(this.code())?.chains ?? {};
    const start = chains[seat] ?? memory.chance(32);
    if (!chains[seat]) memory.remember(this.code(), { chains: { ...chains, [seat]: start } });
    return keeper.anchor(start);
  }

  /** Give at once what need not wait for anybody's decision here. */
  contribute(game: GameView | null, own: readonly number[]): void {
    if (game?.phase !== "throw") return;
    for (const seat of game.waiting.filter((waiting) => own.includes(waiting))) {
      if (seat !== game.seat || this.#decided) void this.give(seat).catch(() => {});
    }
  }

  /** Give a seat's value for the throw that is due. */
  async give(seat: number): Promise<void> {
    const start = memory.room(this.code())?.chains?.[seat];
    if (!start) throw new Error("the values of this seat are in another browser");
    const number = this.#spent + 1;
    const given = `${seat}:${number}`;
    if (this.#given.has(given)) return;
    this.#given.add(given);
    const id = memory.chance(8);
    const value = keeper.value(start, number);
    try {
      await this.send(id, { type: "value", seat, number, value, id });
    } catch (error) {
      this.#given.delete(given);
      if (!(error instanceof Refused) || error.problem.code !== "stale") throw error;
    }
  }
}
