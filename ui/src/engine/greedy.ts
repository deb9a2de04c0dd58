/** The bot that wants the most points from every turn, whatever the others do. */

import { whyNoPoints } from "./bank.ts";
import { bestTurn } from "./bestturn.ts";
import { highest } from "./characters.ts";
import { scoreAfter } from "./endgame.ts";
import { apply, legalMoves } from "./game.ts";
import { banked, mayBank, settles, SURE } from "./judgement.ts";
import type { Opened } from "./pack.ts";
import type { Move, State } from "./types.ts";
import { ON } from "./status.ts";

/** The most points; but a win or the lead in the final round first, and no bank that is hopeless. */
export function maximiser(pack: Opened, state: State): Move {
  if (state.phase === "decide") {
    if (settles(pack, state)) return "bank";
    if (state.final && !banked(pack, state)) return "roll";
  }
  const moves = legalMoves(pack, state);
  const ties = moves.includes("bank")
    ? ["bank", ...moves.filter((move) => move !== "bank")]
    : moves;
  return highest(ties, (move) => pointsOf(pack, state, move));
}

/** The points of the turn that a move brings on average. */
export function pointsOf(pack: Opened, state: State, move: Move): number {
  if (move === "bank") return recorded(pack, state);
  const after = apply(pack, state, move);
  const begins = state.phase === "keep" && after.phase === "throw";
  if (after.phase === "throw" && after.seat === state.seat && !begins) return thrown(pack, after);
  if (after.phase !== "decide") {
    const gained = after.scores[state.seat]! - state.scores[state.seat]!;
    return gained + (after.seat === state.seat ? bestTurn(pack, ON).value : 0);
  }
  if (settles(pack, after)) return SURE + after.points;
  const choices = pack.turn.hand(after.hand).dice ? [thrown(pack, after)] : [];
  if (mayBank(pack, after) && (!after.final || banked(pack, after)))
    choices.push(recorded(pack, after));
  // A last turn without dice and without the lead is lost.
  return choices.length ? Math.max(...choices) : 0;
}

function thrown(pack: Opened, state: State): number {
  const turn = bestTurn(pack, state.standing[state.seat]!);
  return turn.thrown(turn.graph.nodeOf(pack, state), turn.graph.rowOf(state));
}

function recorded(pack: Opened, state: State): number {
  const { scores, seat } = state;
  return whyNoPoints(pack, state) === null ? scoreAfter(pack, state) - scores[seat]! : 0;
}
