/** What positions are worth, beside what Python's coach says. */

import * as engine from "../../src/engine/whole.ts";
import type { Pack, State } from "../../src/engine/types.ts";
import { why as said } from "../../src/local/why.ts";

/** A line of `tests/support/engine_judgements.py`. */
interface Line {
  pack?: string;
  /** A file of values between three, in base64. */
  three?: string;
  name?: string;
  error?: number;
  position?: string;
  state?: State;
  worth?: readonly number[] | null;
  measure?: string;
  caveat?: string;
  why?: string;
  prices?: readonly (readonly [move: string, value: number, then: string | null])[];
  bots?: Readonly<Record<string, Readonly<Record<string, number>>>>;
}

export class Judgements {
  readonly compared = { sheets: 0, positions: 0, prices: 0, choices: 0, tosses: 0, off: 0 };
  #pack: Pack | null = null;
  #name = "";
  /** How far values may be off; 0: Python has the very numbers of the pack. */
  #error = 0;

  async take(text: string): Promise<void> {
    const line = JSON.parse(text) as Line;
    if (line.pack !== undefined) {
      this.#pack = engine.readPack(line.pack);
      if (line.three !== undefined) {
        const bytes = Uint8Array.from(atob(line.three), (letter) => letter.charCodeAt(0));
        this.#pack = await engine.withValues(this.#pack, bytes);
      }
      this.#name = line.name ?? "";
      this.#error = line.error ?? 0;
      this.compared.sheets += 1;
    } else this.#judge(line as Required<Line>);
  }

  #judge({ position, state, worth, measure, caveat, why, prices, bots }: Required<Line>): void {
    const pack = this.#pack!;
    const fail = (what: string): never => {
      throw new Error(`${this.#name}: ${what} at ${position}`);
    };
    this.compared.positions += 1;
    const mine = engine.worth(pack, state);
    if ((mine === null) !== (worth === null)) fail("values on one side only");
    worth?.forEach((value, seat) =>
      this.#close(mine![seat]!, value, state, () => fail(`worth ${mine}, not ${worth}`)),
    );
    if (!prices) return;
    const found = engine.prices(pack, state);
    if (found.measure !== measure) fail(`measure ${found.measure}, not ${measure}`);
    if (!this.#error && found.caveat !== caveat) fail(`caveat "${found.caveat}", not "${caveat}"`);
    if (found.moves.length !== prices.length) fail("another number of moves");
    if (!this.#error && !this.#said(pack, state, why))
      fail(`"${said(pack, state, [])}", not "${why}"`);
    const scale = measure === "win probability" ? 1 : 1000;
    for (const { move, value, then } of found.moves) {
      const theirs = prices.find(([name]) => name === move) ?? fail(`no ${move}`);
      this.#close(value / scale, theirs[1] / scale, state, () =>
        fail(`${move} ${value}, not ${theirs[1]}`),
      );
      if ((then ?? null) !== theirs[2] && !this.#toss(pack, state, move))
        fail(`${move} then ${then}, not ${theirs[2]}`);
      this.compared.prices += 1;
    }
    found.moves.slice(1).forEach(({ value }, at) => {
      if (value > found.moves[at]!.value) fail("not the best first");
    });
    const worths = new Map(found.moves.map(({ move, value }) => [move, value]));
    for (const [bot, theirs] of Object.entries(bots)) {
      // How likely small mistakes are grows with every small difference.
      if (this.#error && bot.startsWith("level")) continue;
      const chosen = engine.likely(pack, bot, state);
      this.compared.choices += 1;
      for (const move of new Set([...chosen.keys(), ...Object.keys(theirs)])) {
        const [here, there] = [chosen.get(move) ?? 0, theirs[move] ?? 0];
        if (Math.abs(here - there) < 1e-9) continue;
        const values = [...chosen.keys(), ...Object.keys(theirs)].map((each) => worths.get(each)!);
        const apart = Math.max(...values) - Math.min(...values);
        const tie = apart < (this.#error ? 2 * this.#off(state) : 1e-9 * scale);
        if (!tie) fail(`${bot} takes ${move} with ${here}, not ${there}`);
        this.compared.tosses += 1;
      }
    }
  }

  /** Whether the same is said; of moves that are worth the same either may stand first. */
  #said(pack: Pack, state: State, why: string): boolean {
    const [first, second] = engine.prices(pack, state).moves;
    const tie = second && Math.abs(first!.value - second.value) < 1e-9 * Math.max(1, first!.value);
    return tie || said(pack, state, []) === why;
  }

  #close(mine: number, theirs: number, state: State, fail: () => never): void {
    const off = Math.abs(mine - theirs);
    this.compared.off = Math.max(this.compared.off, off);
    if (!(off < this.#off(state))) fail();
  }

  /** How far apart values may be; the estimate among many adds up what pairs are worth. */
  #off(state: State): number {
    const pairs = (state.scores.length * (state.scores.length - 1)) / 2;
    return Math.max(1e-9, this.#error * pairs);
  }

  /** Whether rolling and banking after a keep are worth the same but for rounding. */
  #toss(pack: Pack, state: State, move: string): boolean {
    const [first, second] = engine.prices(pack, engine.apply(pack, state, move)).moves;
    return !!second && Math.abs(first!.value - second.value) < 2 * this.#off(state);
  }
}
