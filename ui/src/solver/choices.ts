/** The best choices in the turns of a block, and turns that are played by them and by chance. */

import type { Graph } from "../engine/graph.ts";
import type { Random } from "../engine/types.ts";
import type { Block } from "./turns.ts";

/** How a turn ended: in which row, and by which decision, or by a throw. */
export interface Played {
  readonly row: number;
  readonly decision: number;
}

/** In place of a decision: the throw busts, or misses what it had to show. */
export const [BUST, MISSED] = [-2, -1];
const LOST = { row: 0, decision: BUST };
const NOTHING = { row: 0, decision: MISSED };

export class Choices {
  readonly #graph: Graph;
  readonly #lanes: number;
  /** By row, decision or what a bank brings about, and lane. */
  readonly #values: Float64Array;
  readonly #banks: Float64Array;
  #top = 0;

  constructor(graph: Graph, rows: number, lanes: number) {
    this.#graph = graph;
    this.#lanes = lanes;
    this.#values = new Float64Array(rows * (graph.decisions + 1) * lanes);
    this.#banks = new Float64Array(rows * (graph.tally + 1) * lanes);
  }

  /** Take over what the kernel found. */
  read(block: Block): void {
    const { decisions, tally } = this.#graph;
    this.#values.set(block.values(decisions));
    this.#banks.set(block.banks(tally + 1));
    this.#top = block.top;
  }

  /** What a bank is worth. */
  banked(lane: number, row: number, source: number): number {
    const at = Math.min(row, this.#top) * (this.#graph.tally + 1) + source;
    return this.#banks[at * this.#lanes + lane]!;
  }

  /** Play a turn on from a throw of a node in a row; `stop` is what an end without points is worth. */
  play(lane: number, from: number, begins: number, stop: number, random: Random): Played {
    const { outcomesOf, optionsOf, chance, points, decision, bust, missed } = this.#graph;
    const width = this.#graph.decisions + 1;
    let [row, node] = [from, begins];
    for (;;) {
      let left = random() - bust[node]!;
      if (left < 0) return LOST;
      left -= missed[node]!;
      if (left < 0) return NOTHING;
      const last = outcomesOf[node + 1]! - 1;
      let outcome = outcomesOf[node]!;
      while (outcome < last && (left -= chance[outcome]!) >= 0) outcome++;
      let most = -Infinity;
      let chosen = 0;
      for (let k = optionsOf[outcome]!; k < optionsOf[outcome + 1]!; k++) {
        const at = Math.min(row + points[k]!, this.#top) * width + decision[k]!;
        const worth = this.#values[at * this.#lanes + lane]!;
        if (worth > most) [most, chosen] = [worth, k];
      }
      row += points[chosen]!;
      const d = decision[chosen]!;
      node = this.#graph.node[d]!;
      // A turn that may as well be ended is ended, so that games come to an end.
      if (node < 0 || this.#ended(lane, row, d, stop) >= most) return { row, decision: d };
    }
  }

  /** What ending a turn is worth; less than nothing where it can't be ended. */
  #ended(lane: number, row: number, d: number, stop: number): number {
    const { bankFrom, stopFrom, source, tally } = this.#graph;
    if (row >= bankFrom[d]!) return this.banked(lane, row, source[d]!);
    if (row < stopFrom[d]!) return -1;
    return source[d] === tally ? this.banked(lane, 0, tally) : stop;
  }
}
