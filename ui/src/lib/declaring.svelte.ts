/** A whole turn entered as its points: the number as it is typed, and what has to be asked with it. */

import type { Room } from "./room/room.svelte.ts";
import { play } from "./sound.ts";

/** Far above any turn. */
const MOST_DIGITS = 6;

export class Declaring {
  typed = $state("");
  /** The numbers of dice left among which one has to be chosen; empty while nothing is asked. */
  lefts = $state.raw<readonly number[]>([]);
  /** The entry that the referee is asked about; forgotten as soon as another turn begins. */
  #asking = $state.raw<object | null>(null);

  constructor(
    readonly client: Room,
    /** Make the move; what speaks against it is said there. */
    readonly act: (move: string) => Promise<void>,
  ) {}

  get busy(): boolean {
    return this.#asking !== null;
  }

  /** Begin again, with the next turn: whatever is still being answered was about another one. */
  clear(): void {
    [this.typed, this.lefts, this.#asking] = ["", [], null];
  }

  add(digit: number): void {
    if (this.busy || this.lefts.length || this.typed.length >= MOST_DIGITS) return;
    play("pick");
    // Nothing begins with a 0: that alone is a bust, and has a button.
    this.typed = String(Number(this.typed + digit) || "");
  }

  /** Take back the last digit, or the question. */
  erase(): void {
    if (this.lefts.length) this.lefts = [];
    else this.typed = this.typed.slice(0, -1);
  }

  /** Enter the points, unless the dice that are left have to be said first. */
  async enter(points = Number(this.typed)): Promise<void> {
    if (this.busy || this.lefts.length) return;
    const asking = (this.#asking = {});
    try {
      const lefts = await this.client.lefts(points);
      if (this.#asking !== asking) return;
      if (lefts.length > 1) [this.typed, this.lefts] = [String(points), lefts];
      else await this.act(moveOf(points, lefts[0] ?? -1));
    } finally {
      if (this.#asking === asking) this.#asking = null;
    }
  }

  /** Do what a key stands for; false if it stands for nothing now. */
  key(key: string): boolean {
    if (/^[0-9]$/.test(key)) this.add(Number(key));
    else if (key === "BACKSPACE") this.erase();
    else if (key === "ENTER" && this.typed && !this.lefts.length) void this.enter();
    else return false;
    return true;
  }

  async leaving(left: number): Promise<void> {
    await this.act(moveOf(Number(this.typed), left));
  }
}

function moveOf(points: number, left: number): string {
  return `points ${points}${left < 0 ? "" : ` leaving ${left}`}`;
}
