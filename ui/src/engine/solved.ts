/** Bots that play to win: the best move, and levels that make small mistakes. */

import { bestTurn } from "./bestturn.ts";
import { apply, legalMoves } from "./game.ts";
import { maximiser, pointsOf } from "./greedy.ts";
import { banked, settles } from "./judgement.ts";
import type { Opened } from "./pack.ts";
import { best, estimateOf, wins } from "./prices.ts";
import { trioOf } from "./trio.ts";
import type { Move, Random, State } from "./types.ts";
import { ON } from "./status.ts";

const WON = 1 - 1e-12;

/** Takes the move that wins most often; without values, the one with the most points. */
export function optimal(pack: Opened, state: State): Move {
  const { length: seats } = state.scores;
  const judge = wins(pack);
  if (!judge) return maximiser(pack, state);
  if (seats === 2) return best(pack, state, judge);
  const trio = seats === 3 && !state.away?.length ? pack.once(trioOf) : null;
  return (trio ?? pack.once(estimateOf)!).best(state);
}

/** How a level is set: its temperature is loudest × quieter^(level − 1) turns, as a share of the target. */
export interface Temper {
  readonly loudest: number;
  readonly quieter: number;
}

/** How likely a level is to take each move: a softmax over win probability. */
export function chances(
  pack: Opened,
  state: State,
  level: number,
  { loudest, quieter }: Temper,
): ReadonlyMap<Move, number> {
  const moves = legalMoves(pack, state);
  const sole = (move: Move): ReadonlyMap<Move, number> => new Map([[move, 1]]);
  if (moves.length === 1) return sole(moves[0]!);
  if (moves.includes("bank") && !banked(pack, state) && !settles(pack, state))
    return sole(moves.find((move) => move !== "bank")!);
  const worths = worthsOf(pack, state, moves);
  const most = Math.max(...worths.values());
  if (most >= WON) return sole([...worths].find(([, worth]) => worth === most)![0]);
  const { target } = pack.file.rules;
  const heat = (loudest * quieter ** (level - 1) * bestTurn(pack, ON).value) / target;
  const weights = [...worths.values()].map((worth) => Math.exp((worth - most) / heat));
  const all = weights.reduce((sum, weight) => sum + weight, 0);
  return new Map([...worths.keys()].map((move, at) => [move, weights[at]! / all]));
}

/** What moves are worth; of those that lead to the same only the first. */
function worthsOf(pack: Opened, state: State, moves: readonly Move[]): Map<Move, number> {
  const after = new Map<string, { move: Move; then: State }>();
  for (const move of moves) {
    const then = apply(pack, state, move);
    const key = JSON.stringify(then);
    if (!after.has(key)) after.set(key, { move, then });
  }
  // Levels among three were measured with the estimate, and stay what they are.
  const judge = wins(pack, true);
  const { target } = pack.file.rules;
  return new Map(
    [...after.values()].map(({ move, then }) => [
      move,
      judge ? judge(then, state.seat) : pointsOf(pack, state, move) / target,
    ]),
  );
}

/** One of the moves, drawn by their chances. */
export function drawn(odds: ReadonlyMap<Move, number>, random: Random): Move {
  let left = random();
  let last = "";
  for (const [move, chance] of odds) {
    last = move;
    left -= chance;
    if (left < 0) break;
  }
  return last;
}
