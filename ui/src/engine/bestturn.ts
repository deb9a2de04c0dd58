/** The turn that gains the most points on average; scores and opponents play no part in it. */

import { graphsOf, type Graph } from "./graph.ts";
import { induct } from "./induction.ts";
import { at, linesOf, type Lines } from "./lines.ts";
import type { Opened } from "./pack.ts";
import { ON } from "./status.ts";

const BONUSES = 500;
/** As many rows as `greed.solver.turn` works out. */
const ROWS = 1 << 17;

export class BestTurn {
  constructor(
    readonly graph: Graph,
    readonly values: Float64Array,
    readonly lines: Lines,
  ) {}

  /** The expected points of a fresh turn. */
  get value(): number {
    return this.thrown(this.graph.start, 0);
  }

  /** What throwing a node is worth in a row. */
  thrown(node: number, row: number): number {
    const place = row * this.graph.nodes + node;
    return place < this.values.length ? this.values[place]! : at(this.lines.nodes[node]!, row);
  }
}

/** The best turn of a standing. Throws RangeError if there is none, or it has no end. */
export function bestTurn(pack: Opened, standing: number): BestTurn {
  const graph = pack.once(graphsOf)[standing];
  if (!graph) throw new RangeError(pack.file.why_no_graphs ?? "no player can have this standing");
  const known = pack.once(solvedTurns);
  if (!known[standing]) {
    const on = standing !== ON && hasBonus(graph) ? bestTurn(pack, ON).value : null;
    known[standing] = bonusTurn(graph, on);
  }
  return known[standing];
}

/** The best turns that have been worked out, by standing. */
function solvedTurns(): BestTurn[] {
  return [];
}

function hasBonus(graph: Graph): boolean {
  return graph.source.includes(graph.tally);
}

/**
 * The best turn, with the bonus turns that it earns: on the board those are worth as much as itself,
 * and off it as much as a turn `on` the board once its points are recorded.
 */
function bonusTurn(graph: Graph, on: number | null): BestTurn {
  let before = 0;
  for (let round = 0; round < BONUSES; round++) {
    const found = solve(graph, on ?? before, before);
    if (!hasBonus(graph) || Math.abs(found.value - before) <= 1e-12 * before) return found;
    before = found.value;
  }
  throw new RangeError("bonus turns can follow each other without end");
}

function solve(graph: Graph, bonus: number, again: number): BestTurn {
  const lines = linesOf(graph, bonus, again);
  const top = lines.row;
  if (top > ROWS)
    throw new RangeError(`a turn can be worth going on with beyond ${ROWS * graph.unit} points`);
  const held = new Float64Array((top + 1 + graph.reach) * graph.decisions);
  for (let row = top; row <= top + graph.reach; row++)
    lines.decisions.forEach((line, d) => (held[row * graph.decisions + d] = at(line, row)));
  const values = new Float64Array(top * graph.nodes);
  const bank = (row: number, source: number): number =>
    row * graph.unit + (source === graph.tally ? bonus : 0);
  induct(graph, { lost: 0, stop: 0, again, bank }, top, held, values);
  return new BestTurn(graph, values, lines);
}
