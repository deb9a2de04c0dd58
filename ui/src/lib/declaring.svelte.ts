/** A whole turn entered as its points: the number as it is typed, and what has to be asked with it. */

import type { Room } from "./room/room.svelte.ts";
import { play } from "./sound.ts";

/** Far above any turn. */
const MOST_DIGITS = 6;

export class Declaring {
  typed = $state("");
  /** The numbers of dice left of which one goes with the points; empty where they can't be. */
  #lefts = $state.raw<readonly number[]>([]);
  /** Digits stand for the dice left now: all those of the points have been typed. */
  asked = $state(false);
  /** What the referee is being asked about; forgotten as soon as anything else is typed. */
  #asking = $state.raw<Promise<void> | null>(null);

  constructor(
    readonly client: Room,
    /** Make the move; what speaks against it is said there. */
    readonly act: (move: string) => Promise<void>,
  ) {}

  get busy(): boolean {
    return this.#asking !== null;
  }

  /** The numbers of dice left among which somebody has to choose; empty where nobody has to. */
  get lefts(): readonly number[] {
    return this.#lefts.length > 1 ? this.#lefts : [];
  }

  /** Begin again, with the next turn: whatever is still being answered was about another one. */
  clear(): void {
    this.#type("");
  }

  /** What is typed now, and what has to be said with it: the buttons show it before they come. */
  #type(typed: string): void {
    [this.typed, this.#lefts, this.asked, this.#asking] = [typed, [], false, null];
    if (!typed) return;
    const asking = this.client.lefts(Number(typed)).then((lefts) => {
      if (this.#asking !== asking) return;
      [this.#lefts, this.#asking] = [lefts, null];
    });
    this.#asking = asking;
  }

  add(digit: number): void {
    if (this.typed.length >= MOST_DIGITS) return;
    play("pick");
    // Nothing begins with a 0: that alone is a bust, and has a button.
    this.#type(String(Number(this.typed + digit) || ""));
  }

  /** Take back the last digit, or the question. */
  erase(): void {
    if (this.asked) this.asked = false;
    else this.#type(this.typed.slice(0, -1));
  }

  /** Enter the points, unless the dice that are left have to be said with them. */
  async enter(): Promise<void> {
    const { typed } = this;
    await this.#asking;
    if (this.typed !== typed) return;
    if (this.lefts.length) this.asked = true;
    else await this.leaving(this.#lefts[0] ?? -1);
  }

  async bust(): Promise<void> {
    await this.act("points 0");
  }

  /** Do what a key stands for; false if it stands for nothing now. */
  key(key: string): boolean {
    const digit = /^[0-9]$/.test(key) ? Number(key) : null;
    if (digit !== null && !this.asked) this.add(digit);
    else if (digit !== null && this.lefts.includes(digit)) void this.leaving(digit);
    else if (key === "BACKSPACE") this.erase();
    else if (key === "ENTER" && this.typed && !this.asked) void this.enter();
    else return false;
    return true;
  }

  async leaving(left: number): Promise<void> {
    await this.act(`points ${this.typed}${left < 0 ? "" : ` leaving ${left}`}`);
  }
}
