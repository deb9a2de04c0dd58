/** The turn graph of one standing as flat arrays, for backward induction. */

import { entryOf } from "./bank.ts";
import type { GraphData } from "./format.ts";
import type { Opened } from "./pack.ts";
import type { State } from "./types.ts";

export class Graph {
  readonly unit: number;
  readonly start: number;
  readonly offers: readonly number[];
  /** How many nodes and decisions there are, and the most rows that an option adds. */
  readonly nodes: number;
  readonly decisions: number;
  readonly reach: number;
  /** The first row from which no decision changes the way in which it ends. */
  readonly settled: number;
  /** By node: chance of a bust and of a throw that misses, and where its outcomes begin. */
  readonly bust: Float64Array;
  readonly missed: Float64Array;
  readonly outcomesOf: Int32Array;
  /** By outcome: its chance, and where its options begin. */
  readonly chance: Float64Array;
  readonly optionsOf: Int32Array;
  /** By option: the rows that it adds, and the decision that it leads to. */
  readonly points: Int32Array;
  readonly decision: Int32Array;
  /** By option, how far its decision lies ahead where rows of decisions follow each other. */
  readonly ahead: Int32Array;
  /** By decision: the node that is rolled, what a bank brings about, and the first rows of ends. */
  readonly node: Int32Array;
  readonly source: Int32Array;
  readonly bankFrom: Float64Array;
  readonly stopFrom: Float64Array;
  /** By node, the decisions that roll it. */
  readonly leading: readonly (readonly number[])[];
  /** By node, the rows that count towards entry and minimum, and whether more would change anything. */
  readonly own: Int32Array;
  readonly below: readonly boolean[];
  readonly #places: ReadonlyMap<string, number>;
  readonly #most: number;

  constructor(pack: Opened, data: GraphData) {
    this.unit = data.unit;
    this.start = data.start;
    this.offers = data.offers;
    this.nodes = data.nodes.length;
    this.decisions = data.decisions.length;
    const { faces } = pack.file.rules;
    const every = data.nodes.map(({ hand }) => faces ** pack.turn.hand(hand).dice);
    this.bust = Float64Array.from(data.nodes, ({ bust }, n) => bust / every[n]!);
    this.missed = Float64Array.from(data.nodes, ({ missed }, n) => missed / every[n]!);
    const outcomes = data.nodes.flatMap((node) => node.outcomes);
    this.outcomesOf = starts(data.nodes.map((node) => node.outcomes.length));
    this.chance = Float64Array.from(
      data.nodes.flatMap((node, n) => node.outcomes.map(([weight]) => weight / every[n]!)),
    );
    this.optionsOf = starts(outcomes.map(([, options]) => options.length / 2));
    const options = outcomes.flatMap(([, pairs]) => pairs);
    this.points = Int32Array.from(options.filter((_, index) => index % 2 === 0));
    this.decision = Int32Array.from(options.filter((_, index) => index % 2 === 1));
    this.ahead = this.points.map((points, k) => points * this.decisions + this.decision[k]!);
    this.reach = this.points.reduce((most, points) => Math.max(most, points), 0);
    this.node = Int32Array.from(data.decisions, ([node]) => node);
    this.source = Int32Array.from(data.decisions, ([, source]) => source);
    this.bankFrom = Float64Array.from(data.decisions, ([, , from]) => (from < 0 ? Infinity : from));
    this.stopFrom = Float64Array.from(data.decisions, ([, , , from]) =>
      from < 0 ? Infinity : from,
    );
    this.settled = Math.max(0, ...[...this.bankFrom, ...this.stopFrom].filter(Number.isFinite));
    this.leading = data.nodes.map((_, n) =>
      data.decisions.flatMap(([to], d) => (to === n ? [d] : [])),
    );
    this.#most = Math.max(...data.nodes.map(({ own }) => own));
    this.own = Int32Array.from(data.nodes, ({ own }) => own);
    this.below = data.nodes.map(({ own }) => own >= 0 && own < this.#most);
    this.#places = new Map(
      data.nodes.map(({ hand, own, best }, node) => [`${hand} ${own} ${best}`, node]),
    );
  }

  /** The source of a decision that banks and goes on with a bonus turn. */
  get tally(): number {
    return this.offers.length + 1;
  }

  /** The node that is thrown from a state, if the player rolls. */
  nodeOf(pack: Opened, state: State): number {
    const own = Math.min(Math.floor((state.points - state.base) / this.unit), this.#most);
    const rule = entryOf(pack, state);
    const best = rule?.scope === "throw" && state.best >= rule.points;
    const node = this.#places.get(`${state.hand} ${own} ${best}`);
    if (node === undefined) throw new RangeError("no turn of these rules comes to this state");
    return node;
  }

  rowOf(state: State): number {
    return Math.floor(state.points / this.unit);
  }
}

/** Where runs of these sizes begin, and where the last one ends. */
function starts(sizes: readonly number[]): Int32Array {
  const found = new Int32Array(sizes.length + 1);
  sizes.forEach((size, at) => (found[at + 1] = found[at]! + size));
  return found;
}

/** The graph of each standing; null where no player can have it, or the pack has no graphs. */
export function graphsOf(pack: Opened): readonly (Graph | null)[] {
  return (pack.file.graphs ?? [null, null, null]).map((data) => data && new Graph(pack, data));
}
