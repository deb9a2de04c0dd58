/** The log of a room on a server, folded on this device: first its rules, then step after step. */

import "../../language/friends.ts";
import { say } from "../../language/messages.ts";
import { device } from "../../local/device.ts";
import type { GameState, Happened, RoomView } from "../protocol.ts";
import { server } from "../server.ts";
import type { Stage } from "../stage.svelte.ts";
import * as api from "../api.ts";
import { phones } from "../link.ts";

const LATEST_RETRY = 8_000;

export class Following {
  /** Why there is no game to be seen yet, or not any more; "" where there is. */
  hidden = $state("");
  /** The rules by which the log is folded, once somebody has asked for them. */
  #rules: Promise<void> | null = null;
  #line: Promise<void> = Promise.resolve();
  /** The last step that is folded and shown. */
  #folded = 0;
  #awaited: { seq: number; resolve: () => void }[] = [];
  /** The log is asked for once more before a page is called too old for it. */
  #doubts = false;
  #closed = false;

  constructor(
    readonly code: string,
    readonly stage: Stage,
    /** Ask for the whole log again. */
    readonly renew: () => void,
  ) {
    device(); // it takes a moment, and is to be there when the log comes
  }

  close(): void {
    this.#closed = true;
    void device().close(this.code);
  }

  /** Fold what has happened up to a step, or (`afresh`) all of it, and show it. */
  take(
    room: RoomView,
    seq: number,
    steps: readonly Happened[],
    game: GameState | null,
    afresh: boolean,
  ): void {
    this.#line = this.#line.then(async () => {
      await (this.#rules ??= this.#fetch(room));
      if (this.#closed) return;
      try {
        const told = await device().heard(this.code, steps, game, afresh);
        [this.hidden, this.#doubts] = ["", false];
        if (afresh) this.stage.settle(told.steps, told.game);
        else this.stage.show(told.steps, told.game);
      } catch (error) {
        console.warn(error);
        this.#doubt();
      }
      this.#folded = seq;
      this.#awaited = this.#awaited.filter(({ seq: until, resolve }) => {
        if (until <= this.#folded) resolve();
        return until > this.#folded;
      });
    });
  }

  /** Wait until everything that has come so far is folded. */
  get settled(): Promise<void> {
    return this.#line;
  }

  /** Wait until a step is shown: an answer may come before the update that it is about. */
  reached(seq: number): Promise<void> {
    if (this.#folded >= seq) return Promise.resolve();
    return new Promise((resolve) => this.#awaited.push({ seq, resolve }));
  }

  /** Ask for everything again, rules and log; if that doesn't help either, say so. */
  #doubt(): void {
    if (this.#doubts) this.hidden = this.#outdated;
    else {
      [this.#doubts, this.#rules] = [true, null];
      this.renew();
    }
  }

  /** Who is of another version: a server, or the page of another phone. */
  get #outdated(): string {
    return say(phones.has(this.code) ? "near-outdated" : "room-outdated");
  }

  /** Get the rules, however long it takes; people see what they wait for. */
  async #fetch({ sheet, dice }: RoomView): Promise<void> {
    if (!this.stage.game) this.hidden = say("room-fetching");
    const real = dice.mode === "real";
    for (let tries = 0; !this.#closed; tries++) {
      try {
        const pack = phones.has(this.code) ? await api.pack(this.code) : undefined;
        const base = server() ?? location.origin;
        return await device().follow(this.code, sheet.hash, real, base, pack);
      } catch (error) {
        const { name, message } = error as Error;
        if (name === "outdated") {
          this.hidden = this.#outdated;
          return;
        }
        this.hidden = `${say("room-unfetched")} (${message})`;
        const wait = Math.min(LATEST_RETRY, 500 * 2 ** tries);
        await new Promise((resolve) => setTimeout(resolve, wait));
      }
    }
  }
}
