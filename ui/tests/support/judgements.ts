/** What positions are worth, beside what Python's coach says. */

import * as engine from "../../src/engine/whole.ts";
import { opened, type Opened } from "../../src/engine/pack.ts";
import { taskOf } from "../../src/engine/solving.ts";
import type { Pack, State } from "../../src/engine/types.ts";
import { spoken } from "../../src/lib/words.ts";
import { why as said } from "../../src/local/why.ts";
import { raced } from "../../src/solver/race.ts";
import { preparedThree, threeOf } from "../../src/solver/three.ts";
import { written, writtenThree } from "../../src/solver/written.ts";
import { among, module } from "./module.ts";

/** A line of `tests/support/engine_judgements.py`. */
interface Line {
  pack?: string;
  name?: string;
  /** What a pack can't hold is worked out. */
  solves?: boolean;
  /** How close what both work out has to be. */
  close?: number;
  /** Games between three are worked out as well. */
  three?: boolean;
  position?: string;
  state?: State;
  worth?: readonly number[] | null;
  measure?: string;
  caveat?: string;
  why?: string;
  prices?: readonly (readonly [move: string, value: number, then: string | null])[];
  bots?: Readonly<Record<string, Readonly<Record<string, number>>>>;
}

const CLOSE = 1e-9;
/** Among three the page keeps chances in 16 bits, and another solver worked them out. */
const CLOSE_AMONG_THREE = 2e-4;
/** The pack with what the solver's module finds. */
async function solved(pack: Opened): Promise<Pack> {
  const task = taskOf(pack);
  if (typeof task === "string") throw new Error(task);
  return engine.withValues(pack, await written(pack, task, await raced(module, task)));
}

/** The pack with what games between three are worth. */
export async function solvedThree(pack: Opened): Promise<Pack> {
  const task = threeOf(pack);
  if (!task) throw new Error("games of these rules between three aren't worked out here");
  const prepared = await preparedThree(module, among, task);
  const answer = await prepared!.solve(() => {});
  return engine.withValues(pack, await writtenThree(pack, task.task, answer));
}

export class Judgements {
  readonly compared = {
    ...{ sheets: 0, refused: 0, positions: 0, prices: 0, choices: 0, tosses: 0, off: 0 },
  };
  #pack: Pack | null = null;
  /** The values were worked out twice, and agree as far as solvers do. */
  #solves = false;
  #three = false;
  #least = CLOSE;
  #name = "";

  async take(text: string): Promise<void> {
    const line = JSON.parse(text) as Line;
    if (line.pack !== undefined) {
      this.#pack = engine.readPack(line.pack);
      this.#solves = line.solves ?? false;
      this.#three = line.three ?? false;
      this.#least = this.#three ? CLOSE_AMONG_THREE : (line.close ?? CLOSE);
      if (this.#solves) this.#pack = await this.#solved(this.#pack);
      if (this.#pack && line.three) this.#pack = await solvedThree(opened(this.#pack));
      this.#name = line.name ?? "";
      this.compared.sheets += 1;
    } else if (this.#pack) this.#judge(line as Required<Line>);
  }

  /**
   * The pack with its values; null where the page refuses to work them out. It solves less than
   * Python does: it has less memory, and knows less of how games end.
   */
  async #solved(pack: Pack): Promise<Pack | null> {
    try {
      return await solved(opened(pack));
    } catch {
      this.compared.refused += 1;
      return null;
    }
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
      this.#close(mine![seat]!, value, () => fail(`worth ${mine}, not ${worth}`)),
    );
    if (!prices) return;
    const found = engine.prices(pack, state);
    if (found.measure !== measure) fail(`measure ${found.measure}, not ${measure}`);
    if (!this.#solves && found.caveat !== caveat) fail(`caveat "${found.caveat}", not "${caveat}"`);
    if (found.moves.length !== prices.length) fail("another number of moves");
    if (!this.#three && !this.#said(pack, state, why))
      fail(`"${said(pack, state, [])}", not "${why}"`);
    const scale = measure === "win probability" ? 1 : 1000;
    for (const { move, value, then } of found.moves) {
      const theirs = prices.find(([name]) => name === move) ?? fail(`no ${move}`);
      this.#close(value / scale, theirs[1] / scale, () =>
        fail(`${move} ${value}, not ${theirs[1]}`),
      );
      if (!this.#three && (then ?? null) !== theirs[2] && !this.#toss(pack, state, move))
        fail(`${move} then ${then}, not ${theirs[2]}`);
      this.compared.prices += 1;
    }
    found.moves.slice(1).forEach(({ value }, at) => {
      if (value > found.moves[at]!.value) fail("not the best first");
    });
    if (this.#three) return; // what is said and chosen turns on differences that are no faults
    const worths = new Map(found.moves.map(({ move, value }) => [move, value]));
    for (const [bot, theirs] of Object.entries(bots)) {
      const chosen = engine.likely(pack, bot, state);
      // How likely small mistakes are grows with every small difference.
      const close = !bot.startsWith("level") ? CLOSE : this.#solves ? 1e3 * this.#least : 1e-7;
      this.compared.choices += 1;
      for (const move of new Set([...chosen.keys(), ...Object.keys(theirs)])) {
        const [here, there] = [chosen.get(move) ?? 0, theirs[move] ?? 0];
        if (Math.abs(here - there) < close) continue;
        const values = [...chosen.keys(), ...Object.keys(theirs)].map((each) => worths.get(each)!);
        const apart = Math.max(...values) - Math.min(...values);
        const tie = apart < this.#least * scale;
        if (!tie) fail(`${bot} takes ${move} with ${here}, not ${there}`);
        this.compared.tosses += 1;
      }
    }
  }

  /** Whether the same is said; of moves that are worth the same either may stand first, or second. */
  #said(pack: Pack, state: State, why: string): boolean {
    const [first, second, ...others] = engine.prices(pack, state).moves;
    if (!second) return said(pack, state, []) === why;
    const tied = (one: number, other: number) =>
      one - other < this.#least * Math.max(1, first!.value);
    if (tied(first!.value, second.value)) return true;
    const mine = said(pack, state, []);
    const alike = [second, ...others.filter(({ value }) => tied(second.value, value))];
    return alike.some(({ move }) => mine.replace(spoken(second.move), spoken(move)) === why);
  }

  #close(mine: number, theirs: number, fail: () => never): void {
    const off = Math.abs(mine - theirs);
    this.compared.off = Math.max(this.compared.off, off);
    if (!(off < this.#least)) fail();
  }

  /** Whether rolling and banking after a keep are worth the same but for rounding. */
  #toss(pack: Pack, state: State, move: string): boolean {
    const [first, second] = engine.prices(pack, engine.apply(pack, state, move)).moves;
    return !!second && Math.abs(first!.value - second.value) < 2 * this.#least;
  }
}
