/** The bank: when it is open, and when ending the turn there records nothing. */

import { banking } from "./endgame.ts";
import type { EntryRule } from "./format.ts";
import type { Opened } from "./pack.ts";
import { statusOf } from "./status.ts";
import type { EntryNeed, State } from "./types.ts";
import { listed } from "../language/messages.ts";
import { reason } from "./words.ts";

/** What the seat to act still needs to get on the board; null if it is there. */
export function entryOf(pack: Opened, state: State): EntryRule | null {
  return statusOf(pack, state).entry;
}

/** The same with the points of this turn that count. */
export function entry(pack: Opened, state: State): EntryNeed | null {
  const rule = entryOf(pack, state);
  if (!rule) return null;
  const have = rule.scope === "throw" ? state.best : state.points - state.base;
  return { points: rule.points, have, scope: rule.scope };
}

/** Why the turn may not be ended now, in phase decide; null if it may. */
export function whyNoBank(pack: Opened, state: State): string | null {
  if (!pack.turn.hand(state.hand).dice) return null;
  return closed(pack, state) ?? tooFew(pack, state, true);
}

/** Why ending the turn now records nothing; null if it would record its points. */
export function whyNoPoints(pack: Opened, state: State, tally = false): string | null {
  const score = state.scores[state.seat]! + state.points;
  if (banking(pack, score) === "forfeits")
    return reason("overshoot", { score, target: pack.file.rules.target });
  return tooFew(pack, state, false) ?? (tally ? null : closed(pack, state));
}

/** What closes the bank whatever the points are. */
function closed(pack: Opened, state: State): string | null {
  if (state.may_bank) return null;
  if (!pack.turn.hand(state.hand).locked) return reason("must_roll");
  const { locked, single_faces } = pack.file.rules;
  return reason(locked, { faces: listed(single_faces.map(String), "or") });
}

/** What the points are short of; of two numbers the higher, which are enough for both. */
function tooFew(pack: Opened, state: State, refused: boolean): string | null {
  const needed = shortOfEntry(pack, state, refused);
  const minimum = shortOfMinimum(pack, state);
  const higher = entryOf(pack, state)?.points ?? 0;
  if (needed && minimum) return higher >= pack.file.rules.minimum.points ? needed : minimum;
  return needed ?? minimum;
}

function shortOfMinimum(pack: Opened, state: State): string | null {
  const { minimum } = pack.file.rules;
  const points = minimum.inherited ? state.points : state.points - state.base;
  if (points >= minimum.points) return null;
  return reason("minimum", { least: minimum.points, points });
}

function shortOfEntry(pack: Opened, state: State, refused: boolean): string | null {
  const rule = entryOf(pack, state);
  if (!rule || (refused && rule.early !== "refused")) return null;
  const { have: points } = entry(pack, state)!;
  if (points >= rule.points) return null;
  const own = rule.scope === "turn" && state.base > 0;
  const fields = { needed: rule.points, points, inherited: state.base };
  return reason(own ? "entry_own" : `entry_${rule.scope}`, fields);
}
