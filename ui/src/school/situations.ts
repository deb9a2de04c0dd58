/** When in a game a decision is made, and what kind it is: the twin of `greed.coach.situations`. */

import type { Pack, State } from "../engine/types.ts";
import { ON } from "../engine/status.ts";

export const STAGES = ["entry", "race", "endgame", "final round"] as const;
export const KINDS = ["keep", "bank", "offer"] as const;
export type Stage = (typeof STAGES)[number];
export type Kind = (typeof KINDS)[number];

/** The share of the target that starts the endgame once somebody has it, the turn included. */
const ENDGAME = 4 / 5;

export function stageOf(pack: Pack, state: State): Stage {
  const { seat, scores, final, standing, points } = state;
  if (final) return "final round";
  if (standing[seat] !== ON) return "entry";
  const highest = Math.max(...scores, scores[seat]! + points);
  return highest >= ENDGAME * pack.sheet.target ? "endgame" : "race";
}

/** What kind of decision a state asks for. Throws RangeError where nobody has to decide anything. */
export function kindOf({ phase }: State): Kind {
  switch (phase) {
    case "keep":
      return "keep";
    case "decide":
      return "bank";
    case "offer":
      return "offer";
    default:
      throw new RangeError(`nobody has a choice to make: the phase is ${phase}`);
  }
}
