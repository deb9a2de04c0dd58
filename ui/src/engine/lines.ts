/**
 * A turn that has come very far: what it is worth grows evenly with its points. It is the twin of
 * `greed.solver.lines`; below the row that is found here a turn is worked out row by row.
 */

import type { Graph } from "./graph.ts";

/** What ends are worth as lines over the rows: slope and level. */
type Line = readonly [slope: number, level: number];

const SAME = 1e-9;
const SWEEPS = 2000;
const LEAP = 20;
const NOTHING: Line = [0, 0];
const NEVER: Line = [-Infinity, -Infinity];

export interface Lines {
  /** The first row for which they hold. */
  readonly row: number;
  readonly nodes: readonly Line[];
  readonly decisions: readonly Line[];
}

/**
 * The lines of a turn that is played for points; `bonus`: what a bonus turn brings, and `again` one on
 * points that aren't recorded.
 */
export function linesOf(graph: Graph, bonus: number, again: number): Lines {
  const ends = Array.from({ length: graph.decisions }, (_, d): Line => {
    const tally = graph.source[d] === graph.tally;
    if (graph.bankFrom[d]! < Infinity) return [graph.unit, tally ? bonus : 0];
    return graph.stopFrom[d]! < Infinity ? [0, tally ? again : 0] : NEVER;
  });
  let nodes: Line[] = Array.from({ length: graph.nodes }, () => NOTHING);
  for (let sweep = 1; sweep < SWEEPS; sweep++) {
    const decisions = decided(graph, ends, nodes);
    const chosen = choices(graph, decisions);
    const following =
      sweep % LEAP ? swept(graph, decisions, chosen) : leapt(graph, ends, nodes, decisions, chosen);
    const change = Math.max(...following.map((line, n) => apart(line, nodes[n]!)));
    nodes = following;
    if (change < 1e-15 && sweep % LEAP) {
      const held = decided(graph, ends, nodes);
      return { row: firstRow(graph, ends, nodes, held), nodes, decisions: held };
    }
    if (nodes.some(([, level]) => Math.abs(level) > 1e12)) break;
  }
  throw new RangeError("the points of a turn have no bound: it can go on without end");
}

export function at([slope, level]: Line, row: number): number {
  return slope * row + level;
}

function apart(a: Line, b: Line): number {
  const far = (x: number, y: number): number => Math.abs(y - x) / (1 + Math.abs(x));
  return Math.max(far(b[0], a[0]), far(b[1], a[1]));
}

/** Whether a line is above another one far up. */
function above(a: Line, b: Line): boolean {
  const [steep, flat] = [Math.max(a[0], -9), Math.max(b[0], -9)];
  return Math.abs(steep - flat) <= SAME ? a[1] > b[1] : steep > flat;
}

function rolled(graph: Graph, nodes: readonly Line[], d: number): Line {
  return graph.node[d]! < 0 ? NEVER : nodes[graph.node[d]!]!;
}

/** The better of ending the turn and rolling on, by decision. */
function decided(graph: Graph, ends: readonly Line[], nodes: readonly Line[]): Line[] {
  return ends.map((end, d) => {
    const throws = rolled(graph, nodes, d);
    return above(throws, end) ? throws : end;
  });
}

/** What an option is worth, by the line of its decision. */
function optional(graph: Graph, decisions: readonly Line[], k: number): Line {
  const [slope, level] = decisions[graph.decision[k]!]!;
  return [slope, level + slope * graph.points[k]!];
}

/** The best option of each outcome. */
function choices(graph: Graph, decisions: readonly Line[]): number[] {
  return Array.from(graph.chance, (_, o) => {
    let best = graph.optionsOf[o]!;
    for (let k = best + 1; k < graph.optionsOf[o + 1]!; k++)
      if (above(optional(graph, decisions, k), optional(graph, decisions, best))) best = k;
    return best;
  });
}

function swept(graph: Graph, decisions: readonly Line[], chosen: readonly number[]): Line[] {
  return Array.from({ length: graph.nodes }, (_, n): Line => {
    let [slope, level] = [0, 0];
    for (let o = graph.outcomesOf[n]!; o < graph.outcomesOf[n + 1]!; o++) {
      const [steep, high] = optional(graph, decisions, chosen[o]!);
      slope += graph.chance[o]! * steep;
      level += graph.chance[o]! * high;
    }
    return [slope, level];
  });
}

/** The lines if these options are chosen ever after: going round and round gains little each time. */
function leapt(
  graph: Graph,
  ends: readonly Line[],
  nodes: readonly Line[],
  decisions: readonly Line[],
  chosen: readonly number[],
): Line[] {
  const size = graph.nodes;
  const onward = nodes.map((_, n) => nodes.map((__, m) => (n === m ? 1 : 0)));
  const ended = nodes.map(() => 0);
  const onto = (d: number): boolean => decisions[d] !== ends[d];
  const each = (visit: (n: number, chance: number, k: number, d: number) => void): void => {
    for (let n = 0; n < size; n++)
      for (let o = graph.outcomesOf[n]!; o < graph.outcomesOf[n + 1]!; o++)
        visit(n, graph.chance[o]!, chosen[o]!, graph.decision[chosen[o]!]!);
  };
  each((n, chance, _, d) => {
    if (onto(d)) onward[n]![graph.node[d]!]! -= chance;
    else ended[n]! += chance * ends[d]![0];
  });
  const slopes = solved(onward, ended);
  const levels = nodes.map(() => 0);
  each((n, chance, k, d) => {
    const slope = onto(d) ? slopes[graph.node[d]!]! : ends[d]![0];
    levels[n]! += chance * (slope * graph.points[k]! + (onto(d) ? 0 : ends[d]![1]));
  });
  const high = solved(onward, levels);
  return slopes.map((slope, n) => [slope, high[n]!]);
}

/** The solution of linear equations, by elimination. */
function solved(matrix: readonly (readonly number[])[], right: readonly number[]): number[] {
  const rows = matrix.map((row, n) => [...row, right[n]!]);
  const size = rows.length;
  for (let row = 0; row < size; row++) {
    let pivot = row;
    for (let n = row + 1; n < size; n++)
      if (Math.abs(rows[n]![row]!) > Math.abs(rows[pivot]![row]!)) pivot = n;
    [rows[row], rows[pivot]] = [rows[pivot]!, rows[row]!];
    if (Math.abs(rows[row]![row]!) < 1e-300) throw new RangeError("a turn can go on without end");
    for (let n = 0; n < size; n++) {
      const share = rows[n]![row]! / rows[row]![row]!;
      if (n === row || !share) continue;
      for (let m = row; m <= size; m++) rows[n]![m]! -= share * rows[row]![m]!;
    }
  }
  return rows.map((row, n) => row[size]! / row[n]!);
}

/** The row from which on no line that was left is above one that was chosen. */
function firstRow(
  graph: Graph,
  ends: readonly Line[],
  nodes: readonly Line[],
  decisions: readonly Line[],
): number {
  let row = graph.settled;
  const cross = (chosen: Line, other: Line): void => {
    if (other[0] < chosen[0] - SAME)
      row = Math.max(row, (other[1] - chosen[1]) / (chosen[0] - other[0]));
  };
  choices(graph, decisions).forEach((chosen, o) => {
    const best = optional(graph, decisions, chosen);
    for (let k = graph.optionsOf[o]!; k < graph.optionsOf[o + 1]!; k++)
      cross(best, optional(graph, decisions, k));
  });
  decisions.forEach((best, d) => {
    for (const other of [ends[d]!, rolled(graph, nodes, d)])
      if (other !== NEVER) cross(best, other);
  });
  return Math.ceil(row);
}
