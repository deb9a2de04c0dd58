/**
 * How many turns a player needs at the most who plays on alone and banks whatever can be banked. The
 * best player needs no more. As turns lead back to where a game was, a solution is as good as its
 * residual times that.
 */

import type { SeatStatus } from "../engine/format.ts";
import { graphsOf } from "../engine/graph.ts";
import { inductUpTo } from "../engine/induction.ts";
import type { Opened } from "../engine/pack.ts";
import { ON } from "../engine/status.ts";

/** With more units left than this, coming closer to a target that has to be hit is as easy as here. */
const FAR = 40;
/** Games of more turns hardly ever end: what they are worth is lost in rounding. See tolerances.py. */
export const MOST_TURNS = 1e6;

/** An upper bound of the fewest turns, on average, from any score; Infinity if none is known. */
export function mostTurns(pack: Opened): number {
  const { rules } = pack.file;
  const needed = Math.ceil(rules.target / pack.once(graphsOf)[ON]!.unit);
  const hit = rules.banks.above === "forfeits";
  const off = rules.statuses.filter(({ standing }) => standing !== ON);
  const enter = Math.min(
    1,
    ...off.map((status) => recorded(pack, status, hit ? needed : Infinity)),
  );
  // Whatever a turn records brings the target nearer. A fine has to be made up for first; what costs
  // everything begins all over.
  let [turns, through] = [1 / enter, 1];
  let step = { turns: 0, lost: 0, cost: 0 };
  for (let left = needed; left > 0; left--) {
    if (left === needed || (hit && left < FAR))
      step = nearer(pack, hit ? Math.min(left, FAR) : Infinity);
    const fined = step.cost < Infinity;
    turns += step.turns / (fined ? Math.max(0, 1 - step.lost * (step.cost + 1)) : 1);
    through *= fined ? 1 : 1 - step.lost;
  }
  return turns / through;
}

/** How many turns it takes to record something, and the chance that a bust costs units before. */
function nearer(pack: Opened, left: number): { turns: number; lost: number; cost: number } {
  const { statuses } = pack.file.rules;
  const { unit } = pack.once(graphsOf)[ON]!;
  const passed = new Set<number>();
  let at = statuses.findIndex(({ standing, strikes }) => standing === ON && !strikes);
  let [least, lost] = [1, 1];
  while (!passed.has(at)) {
    passed.add(at);
    const banks = recorded(pack, statuses[at]!, left);
    [least, lost] = [Math.min(least, banks), lost * (1 - banks)];
    const { all, points, status } = statuses[at]!.bust;
    if (all || points > 0)
      return { turns: passed.size, lost, cost: all ? Infinity : Math.ceil(points / unit) };
    at = status;
  }
  return { turns: 1 / least, lost: 0, cost: 0 };
}

/** The chance that a turn records something, but no more than what is left, if that is all it is for. */
function recorded(pack: Opened, { standing }: SeatStatus, left: number): number {
  const graph = pack.once(graphsOf)[standing];
  if (!graph) return 0;
  const bank = (row: number): number => Number(row > 0 && row <= left);
  const top = Math.max(1, graph.settled, left < Infinity ? left + 1 : 0);
  return inductUpTo(graph, { lost: 0, stop: 0, again: 0, bank }, top).at(0, graph.start);
}
