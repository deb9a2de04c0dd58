/** A turn among three: what every node is worth in every row to the player and to the next one. */

import type { Graph } from "./graph.ts";

/** How much a player counts of the next player's chance: it only decides between equals. */
export const TIE = 1e-10;

const CLOSE = 1e-16;
const ROUNDS = 4_000;

type Pair = readonly [mine: number, next: number];

/** What can't be done. */
const NOTHING: Pair = [-1, 0];

export interface EndsOfThree {
  readonly lost: Pair;
  /** A bank of this many rows. */
  bank(row: number): Pair;
  /** Above this row a bank records nothing. */
  readonly recordTo: number;
}

/** Rows from 0 to `top`; in each, what every node is worth, and to whom. */
export class Shares {
  constructor(
    readonly top: number,
    readonly nodes: number,
    readonly liked: Float64Array,
    readonly next: Float64Array,
  ) {}

  at(row: number, node: number): Pair {
    const at = Math.min(row, this.top) * this.nodes + node;
    return [this.liked[at]! - TIE * this.next[at]!, this.next[at]!];
  }
}

/** The turn if from row `top` on every bank is worth the same; there are no carryovers. */
export function playThree(graph: Graph, top: number, ends: EndsOfThree): Shares {
  const { nodes, decisions, reach, bankFrom, stopFrom, leading } = graph;
  const likes = ([mine, next]: Pair): Pair => [mine + TIE * next, next];
  const lost = likes(ends.lost);
  const unrolled = [...graph.node.keys()].filter((d) => graph.node[d]! < 0);
  const size = (top + 1 + reach) * decisions;
  const [liked, next] = [new Float64Array(size), new Float64Array(size)];
  const worth = new Shares(
    ...([top, nodes] as const),
    new Float64Array((top + 1) * nodes),
    new Float64Array((top + 1) * nodes),
  );

  /** Work out one row; `place`: how far ahead the decision of each option is held. */
  function row(t: number, place: Int32Array): void {
    const from = t * decisions;
    const banked = bankFrom.some((least) => t >= least) ? likes(ends.bank(t)) : lost;
    const put = (d: number, rolled: Pair): void => {
      const banks = t >= bankFrom[d]! && t <= ends.recordTo;
      const stops = t >= Math.min(stopFrom[d]!, bankFrom[d]!);
      const end = banks ? banked : stops ? lost : NOTHING;
      [liked[from + d], next[from + d]] = end[0] >= rolled[0] ? end : rolled;
    };
    for (const d of unrolled) put(d, NOTHING);
    for (let n = 0; n < nodes; n++) {
      const found = thrown(n, from, place);
      [worth.liked[t * nodes + n], worth.next[t * nodes + n]] = found;
      for (const d of leading[n]!) put(d, found);
    }
  }

  function thrown(n: number, from: number, place: Int32Array): Pair {
    const { outcomesOf, optionsOf, chance } = graph;
    const fails = graph.bust[n]! + graph.missed[n]!;
    let [mine, then] = [fails * lost[0], fails * lost[1]];
    for (let o = outcomesOf[n]!, last = outcomesOf[n + 1]!; o < last; o++) {
      let best = from + place[optionsOf[o]!]!;
      for (let k = optionsOf[o]! + 1, end = optionsOf[o + 1]!; k < end; k++) {
        const at = from + place[k]!;
        if (liked[at]! > liked[best]!) best = at;
      }
      mine += chance[o]! * liked[best]!;
      then += chance[o]! * next[best]!;
    }
    return [mine, then];
  }

  const last = top * decisions;
  liked.fill(-1, last, last + decisions);
  for (let round = 0; round < ROUNDS; round++) {
    const before = liked.slice(last, last + decisions);
    // Options lead back to the same row, so what was found stays until something better is.
    row(top, graph.decision);
    if (before.every((each, d) => Math.abs(each - liked[last + d]!) < CLOSE)) break;
  }
  for (let up = 1; up <= reach; up++) {
    liked.copyWithin(last + up * decisions, last, last + decisions);
    next.copyWithin(last + up * decisions, last, last + decisions);
  }
  for (let t = top - 1; t >= 0; t--) row(t, graph.ahead);
  return worth;
}
