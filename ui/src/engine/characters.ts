/** Bots that look at the turn and one throw ahead: a number in their head, or a temper. */

import { apply, legalMoves } from "./game.ts";
import { added, banked, prospect, rolled, settles, SURE } from "./judgement.ts";
import type { Opened } from "./pack.ts";
import { ON, freshHand } from "./status.ts";
import type { Move, State } from "./types.ts";

/** Banks once the turn reaches a number of points, and keeps the most points with the fewest dice. */
export function threshold(pack: Opened, state: State, points: number): Move {
  if (state.offer) {
    const likely = pack.turn.odds(state.offer.hand).bust < 1 / 2;
    return likely && state.offer.points >= points ? "accept" : "decline";
  }
  if (state.phase === "decide") {
    const enough = banked(pack, state) >= Math.max(points, 1);
    return enough || settles(pack, state) ? "bank" : "roll";
  }
  const moves = legalMoves(pack, state);
  return highest(moves, (move) => {
    const after = apply(pack, state, move);
    const held = after.seat === state.seat ? after.points : 0;
    const dice = move.split(" ").length;
    return after.scores[state.seat]! + held - dice / 100;
  });
}

/** Rolls on while the points to come outweigh `fear` times the points it may lose. */
export function character(pack: Opened, state: State, fear: number): Move {
  if (state.offer) return accepts(pack, state, fear) ? "accept" : "decline";
  if (state.phase === "decide") {
    const sure = added(pack, state);
    const banks = settles(pack, state) || (sure > 0 && sure > rolled(pack, state, fear));
    return banks ? "bank" : "roll";
  }
  return highest(legalMoves(pack, state), (move) => {
    const after = apply(pack, state, move);
    if (after.phase !== "decide") return after.scores[state.seat]! - state.scores[state.seat]!;
    if (settles(pack, after)) return SURE + after.points;
    const sure = added(pack, after);
    // Where there is nothing to bank yet, fear is of no use.
    return sure ? Math.max(sure, rolled(pack, after, fear)) : rolled(pack, after, null);
  });
}

function accepts(pack: Opened, state: State, fear: number): boolean {
  const { points, hand } = state.offer!;
  // Few dice seldom reach what entry takes: only the reckless try it with good odds.
  if (state.standing[state.seat] !== ON) return fear < 1 && pack.turn.odds(hand).bust < 1 / 2;
  const fresh = freshHand(pack, ON)!;
  return prospect(pack, hand, points, fear) > prospect(pack, fresh, 0, fear);
}

/** The move that is worth most; the first of equals. */
export function highest(moves: readonly Move[], worth: (move: Move) => number): Move {
  const worths = moves.map(worth);
  return moves[worths.indexOf(Math.max(...worths))]!;
}
