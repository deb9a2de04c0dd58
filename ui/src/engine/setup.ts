/** What is needed to set a position up: the hands there are, and the steps in which points grow. */

import { graphsOf, type Graph } from "./graph.ts";
import type { Opened } from "./pack.ts";
import type { Standing } from "./types.ts";

/** The hand of this many dice of which nothing else matters; null if no turn comes to it. */
export function plainHand(pack: Opened, dice: number): number | null {
  const found = pack.file.hands.findIndex(
    (hand) =>
      hand.dice === dice &&
      ![hand.attempt, hand.locked, hand.dead].some(Boolean) &&
      !hand.opening &&
      !hand.sets.length,
  );
  return found < 0 ? null : found;
}

/** The hand that is handed on where this one is left; null where none is. */
export function offeredHand(pack: Opened, hand: number): number | null {
  return pack.file.hands[hand]?.offer ?? null;
}

/** Whether the game is over the moment the target is banked. */
export function endsAtTarget(pack: Opened): boolean {
  return pack.file.rules.banks.at === "wins";
}

/** All points are multiples of this; null for a pack without turn graphs. */
export function unitOf(pack: Opened): number | null {
  return pack.once(graphsOf).find((graph) => graph)?.unit ?? null;
}

/** The fewest points of a turn with which a hand can be rolled, beginning with none. */
export function leastPoints(pack: Opened, standing: Standing, hand: number): number {
  const graph = pack.once(graphsOf)[standing];
  const data = pack.file.graphs?.[standing];
  if (!graph || !data) return 0;
  const rows = pack.once(fewestRows)[standing]!;
  const found = data.nodes.flatMap((node, at) => (node.hand === hand ? [rows[at]!] : []));
  const least = Math.min(...found);
  return Number.isFinite(least) ? least * graph.unit : 0;
}

function fewestRows(pack: Opened): readonly (readonly number[] | null)[] {
  return pack.once(graphsOf).map((graph) => graph && walked(graph));
}

/** By node: the fewest rows in which it can be thrown. */
function walked(graph: Graph): number[] {
  const rows = Array<number>(graph.nodes).fill(Infinity);
  rows[graph.start] = 0;
  for (let waiting = [graph.start]; waiting.length;) {
    const next = new Set<number>();
    for (const node of waiting) {
      const [from, to] = [graph.outcomesOf[node]!, graph.outcomesOf[node + 1]!];
      for (let k = graph.optionsOf[from]!; k < graph.optionsOf[to]!; k++) {
        const then = graph.node[graph.decision[k]!]!;
        const row = rows[node]! + graph.points[k]!;
        if (then < 0 || row >= rows[then]!) continue;
        rows[then] = row;
        next.add(then);
      }
    }
    waiting = [...next];
  }
  return rows;
}
