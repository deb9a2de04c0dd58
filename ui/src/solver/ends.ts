/**
 * How many turns a player needs at the most who plays on alone and banks whatever can be banked. The
 * best player needs no more. Where a turn can lead back to where a game was, a solution is as good as
 * its residual times that.
 */

import type { SeatStatus } from "../engine/format.ts";
import { graphsOf } from "../engine/graph.ts";
import { inductUpTo } from "../engine/induction.ts";
import type { Opened } from "../engine/pack.ts";

const ON = 1;

/** An upper bound of the fewest turns, on average, from any score; Infinity if none is known. */
export function mostTurns(pack: Opened): number {
  const { rules } = pack.file;
  if (rules.banks.above === "forfeits") return Infinity;
  const unit = pack.once(graphsOf)[ON]!.unit;
  const statuses = rules.statuses.map((status) => ({ ...status, banks: recorded(pack, status) }));
  const off = statuses.filter(({ standing }) => standing !== ON);
  const enter = Math.min(1, ...off.map(({ banks }) => banks));
  let [at, missed, turns] = [
    statuses.findIndex((each) => each.standing === ON && !each.strikes),
    1,
    0,
  ];
  const passed = new Set<number>();
  let least = 1;
  // Turns without a bank, one after the other, until one of them costs something.
  while (!passed.has(at)) {
    passed.add(at);
    const { banks, bust } = statuses[at]!;
    [least, missed, turns] = [Math.min(least, banks), missed * (1 - banks), turns + 1];
    if (costs(statuses[at]!)) break;
    at = bust.status;
  }
  const free = passed.has(at) && !costs(statuses[at]!);
  const each = free ? 1 / least : turns;
  const lost = free ? 0 : missed;
  const needed = Math.ceil(rules.target / unit);
  return turns + (1 / enter + needed * each) / (1 - lost) ** needed;
}

const costs = ({ bust }: SeatStatus): boolean => bust.all || bust.points > 0;

/** The chance that a turn records something, if that is all that its player wants. */
function recorded(pack: Opened, { standing }: SeatStatus): number {
  const graph = pack.once(graphsOf)[standing];
  if (!graph) return 0;
  const ends = { lost: 0, stop: 0, again: 0, bank: (row: number) => Number(row > 0) };
  return inductUpTo(graph, ends, Math.max(1, graph.settled)).at(0, graph.start);
}
