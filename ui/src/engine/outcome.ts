/** Who has won, and what ended the game. */

import { afterBank } from "./endgame.ts";
import type { Opened } from "./pack.ts";
import type { Outcome, State } from "./types.ts";

/** Null while the game goes on. */
export function outcome(pack: Opened, state: State): Outcome | null {
  if (state.phase !== "over") return null;
  const ended = termination(pack, state);
  const sentence = pack.file.outcomes[ended] ?? ended;
  return { winners: state.winners, termination: ended, sentence };
}

function termination(pack: Opened, state: State): string {
  if (!state.final) return "target";
  if (state.winners.length > 1) return "shared";
  if (unanswered(pack, state)) return "unanswered";
  const best = Math.max(...state.scores);
  return state.scores.filter((score) => score === best).length > 1
    ? "reached first"
    : "final round";
}

/** Whether the last to act was the first to reach the target, with no turn to come. */
function unanswered(pack: Opened, state: State): boolean {
  const { target } = pack.file.rules;
  const score = state.scores[state.seat]!;
  const reached = state.scores.filter((other) => other >= target).length;
  if (score < target || reached > 1) return false;
  return afterBank(pack, { ...state, final: null }, score)?.queue.length === 0;
}
