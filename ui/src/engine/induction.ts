/** Backward induction over a turn: what every node is worth in every row, from the top row down. */

import type { Graph } from "./graph.ts";

/** What ends of a turn are worth to its player. */
export interface Ends {
  readonly lost: number;
  /** An end that records nothing. */
  readonly stop: number;
  /** A bonus turn on points that aren't recorded: it begins where the turn did. */
  readonly again: number;
  /** A bank of this many rows, by what it brings about. */
  bank(row: number, source: number): number;
}

const CLOSE = 1e-14;
const ROUNDS = 20_000;

/** Rows from 0 to `top`; in each, what every node is worth. */
export class Rest {
  constructor(
    readonly top: number,
    readonly nodes: number,
    readonly values: Float64Array,
  ) {}

  at(row: number, node: number): number {
    return this.values[Math.min(row, this.top) * this.nodes + node]!;
  }
}

/** Write what ending the turn by each decision is worth in a row; −∞ where it can't be ended. */
function endIn(graph: Graph, ends: Ends, row: number, held: Float64Array, from: number): void {
  const { decisions, bankFrom, stopFrom, source, tally } = graph;
  const banks = Array.from({ length: tally + 1 }, () => NaN);
  for (let d = 0; d < decisions; d++) {
    const nothing = source[d] === tally ? ends.again : ends.stop;
    let worth = row >= stopFrom[d]! ? nothing : -Infinity;
    if (row >= bankFrom[d]!) {
      const brings = source[d]!;
      if (Number.isNaN(banks[brings]!)) banks[brings] = ends.bank(row, brings);
      worth = banks[brings]!;
    }
    held[from + d] = worth;
  }
}

/**
 * The rest of a turn where from row `top` on every bank is worth the same. With `inherited`, in rows,
 * only what a turn can come to that inherited these.
 */
export function inductUpTo(graph: Graph, ends: Ends, top: number, inherited = -1): Rest {
  const held = new Float64Array((top + 1 + graph.reach) * graph.decisions);
  const values = new Float64Array((top + 1) * graph.nodes);
  const last = settle(graph, ends, top, values.subarray(top * graph.nodes));
  for (let row = top; row <= top + graph.reach; row++) held.set(last, row * graph.decisions);
  induct(graph, ends, top, held, values, inherited);
  return new Rest(top, graph.nodes, values);
}

/** Fill the rows below `top`, given what decisions are worth in the rows from there on. */
export function induct(
  graph: Graph,
  ends: Ends,
  top: number,
  held: Float64Array,
  values: Float64Array,
  inherited = -1,
): void {
  const { nodes, decisions, leading } = graph;
  for (let row = top - 1; row >= 0; row--) {
    const here = row * decisions;
    endIn(graph, ends, row, held, here);
    for (let n = 0; n < nodes; n++) {
      if (inherited >= 0 && graph.below[n] && row !== inherited + graph.own[n]!) continue;
      const worth = thrown(graph, ends, n, held, here, graph.ahead);
      values[row * nodes + n] = worth;
      for (const d of leading[n]!) if (worth > held[here + d]!) held[here + d] = worth;
    }
  }
}

/** Fill the top row, in which options lead back to the same row: round and round. */
function settle(graph: Graph, ends: Ends, top: number, values: Float64Array): Float64Array {
  const ending = new Float64Array(graph.decisions);
  endIn(graph, ends, top, ending, 0);
  const held = ending.map((worth) => (worth === -Infinity ? 0 : worth));
  for (let round = 0; round < ROUNDS; round++) {
    let change = 0;
    for (let n = 0; n < graph.nodes; n++) {
      const worth = thrown(graph, ends, n, held, 0, graph.decision);
      values[n] = worth;
      for (const d of graph.leading[n]!) {
        const better = Math.max(ending[d]!, worth);
        change = Math.max(change, Math.abs(better - held[d]!));
        held[d] = better;
      }
    }
    if (change < CLOSE) break;
  }
  return held;
}

/** What throwing a node is worth, given what decisions are, and where those of the options are held. */
function thrown(
  graph: Graph,
  ends: Ends,
  n: number,
  held: Float64Array,
  from: number,
  place: Int32Array,
): number {
  const { outcomesOf, optionsOf, chance } = graph;
  let worth = graph.bust[n]! * ends.lost + graph.missed[n]! * ends.stop;
  const last = outcomesOf[n + 1]!;
  for (let o = outcomesOf[n]!; o < last; o++) {
    let best = -Infinity;
    const end = optionsOf[o + 1]!;
    for (let k = optionsOf[o]!; k < end; k++) {
      const found = held[from + place[k]!]!;
      if (found > best) best = found;
    }
    worth += chance[o]! * best;
  }
  return worth;
}
