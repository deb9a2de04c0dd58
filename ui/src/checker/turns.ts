/** What a turn is worth at least and at most, in whole numbers; see docs/certificates.md. */

import type { GraphData, NodeData } from "../engine/format.ts";

/** 1 as a whole number. */
export const ONE = 2 ** 46;

/** A file that proves nothing; the message says why. */
export class Refused extends Error {}

export function need(holds: boolean, why: string): void {
  if (!holds) throw new Refused(why);
}

/** What may follow a turn, rounded to the side that is asked for: 0 is down, 1 up. */
export interface Ends {
  readonly bust: readonly [number, number];
  readonly stop: readonly [number, number];
  readonly again: readonly [number, number];
  /** What a bank of the row’s points is worth, and one with a bonus turn after it. */
  bank(row: number, bonus: boolean, up: 0 | 1): number;
  /** The row of most points that is worked out; those above are taken to be like it. */
  readonly top: number;
  /** Whether nothing is known of banks in the top row, and of those with a bonus turn. */
  readonly ended: readonly boolean[];
  /** What it is worth to have more points than that and to roll on. */
  readonly above: readonly [number, number];
}

/** Sums are worked out in two halves: a double holds whole numbers up to 2^53. */
const HALF = 2 ** 23;

interface Node {
  readonly ways: number;
  readonly bust: number;
  readonly missed: number;
  readonly weights: readonly number[];
  /** Points and decisions in turn, of each outcome. */
  readonly options: readonly (readonly number[])[];
}

/** The turn of one standing. */
export class Graph {
  readonly nodes: readonly Node[];
  readonly decisions: GraphData["decisions"];
  private readonly start: number;
  private readonly length: number;
  private readonly byNode: readonly (readonly number[])[];
  private readonly ring: Float64Array;
  private readonly rolled: Float64Array;

  constructor(graph: GraphData, dice: readonly number[], faces: number) {
    need(!graph.attempts.length, "carryovers are checked by greed check only");
    this.decisions = graph.decisions;
    this.start = graph.start;
    this.nodes = graph.nodes.map((node, at) => this.checked(node, at, faces ** dice[node.hand]!));
    need(this.start in this.nodes, "no node begins the turn");
    const points = graph.nodes.flatMap((node) =>
      node.outcomes.flatMap(([, options]) => options.filter((_, at) => at % 2 === 0)),
    );
    this.length = Math.max(1, ...points) + 1;
    need(this.length < 1 << 13, "a throw scores too much");
    const places = [-1, ...this.nodes.keys()];
    this.byNode = places.map((node) =>
      [...this.decisions.keys()].filter((d) => this.decisions[d]![0] === node),
    );
    this.ring = new Float64Array(2 * this.length * this.decisions.length);
    this.rolled = new Float64Array(2 * this.nodes.length);
  }

  private checked(node: NodeData, at: number, ways: number): Node {
    const weights = node.outcomes.map(([weight]) => weight);
    const sum = weights.reduce((all, weight) => all + weight, node.bust + node.missed);
    need(Math.min(node.bust, node.missed, ...weights) >= 0, "a chance is below 0");
    need(sum === ways && ways < 2 ** 26, "chances don't add up to 1, or dice are too many");
    for (const [, options] of node.outcomes)
      for (let k = 0; k < options.length; k += 2) {
        const [points, to] = [options[k]!, this.decisions[options[k + 1]!]];
        need(to !== undefined && points >= 0, "an option leads nowhere");
        // Nodes are worked out in order: keeps for 0 points lead back.
        need(points > 0 || to![0] < at, "a turn may go round for ever");
      }
    const options = node.outcomes.map(([, after]) => after);
    return { ways, bust: node.bust, missed: node.missed, weights, options };
  }

  /** What the turn is worth, at least and at most, from the row of most points down. */
  worth(ends: Ends): readonly [number, number] {
    for (let k = 0; k < this.ring.length; k += 1) this.ring[k] = ends.above[k % 2]!;
    for (let row = ends.top; row >= 0; row -= 1) this.row(row, ends);
    return [this.rolled[2 * this.start]!, this.rolled[2 * this.start + 1]!];
  }

  private row(row: number, ends: Ends): void {
    this.decide(-1, row, ends);
    for (let node = 0; node < this.nodes.length; node += 1) {
      this.roll(node, row, ends, 0);
      this.roll(node, row, ends, 1);
      this.decide(node, row, ends);
    }
  }

  private roll(at: number, row: number, ends: Ends, up: 0 | 1): void {
    const { ring, length } = this;
    const { ways, bust, missed, weights, options } = this.nodes[at]!;
    const width = 2 * this.decisions.length;
    let [high, low] = [0, 0];
    const add = (value: number, weight: number): void => {
      const part = Math.floor(value / HALF);
      high += weight * part;
      low += weight * (value - part * HALF);
    };
    add(ends.bust[up], bust);
    add(ends.stop[up], missed);
    for (let o = 0; o < options.length; o += 1) {
      const choices = options[o]!;
      let best = 0;
      for (let k = 0; k < choices.length; k += 2) {
        const slot = (row + choices[k]!) % length;
        const value = ring[slot * width + 2 * choices[k + 1]! + up]!;
        if (value > best) best = value;
      }
      add(best, weights[o]!);
    }
    const whole = Math.floor(high / ways);
    const rest = (high - whole * ways) * HALF + low + up * (ways - 1);
    this.rolled[2 * at + up] = whole * HALF + Math.floor(rest / ways);
  }

  private decide(node: number, row: number, ends: Ends): void {
    const width = 2 * this.decisions.length;
    for (const d of this.byNode[node + 1]!) {
      const [, source, bank, stop] = this.decisions[d]!;
      const bonus = source > 0; // without carryovers, a bonus turn is the only other source
      for (const up of [0, 1] as const) {
        let value = node < 0 ? 0 : this.rolled[2 * node + up]!;
        if (bank >= 0 && bank <= row) {
          const unknown = row === ends.top && ends.ended[bonus ? 1 : 0];
          value = Math.max(value, unknown ? up * ONE : ends.bank(row, bonus, up));
        } else if (stop >= 0 && stop <= row)
          value = Math.max(value, (bonus ? ends.again : ends.stop)[up]);
        const first = row === ends.top ? 0 : row % this.length;
        const last = row === ends.top ? this.length - 1 : first;
        for (let slot = first; slot <= last; slot += 1)
          this.ring[slot * width + 2 * d + up] = value;
      }
    }
  }
}
