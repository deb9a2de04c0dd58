/** What a simple player weighs: points at stake, the chance to lose them, points to come. */

import { whyNoPoints } from "./bank.ts";
import { throwsOf, ways } from "./dice.ts";
import { banking, scoreAfter, winners } from "./endgame.ts";
import { apply, legalMoves, throwDice } from "./game.ts";
import type { Opened } from "./pack.ts";
import type { State } from "./types.ts";

/** More than anything else is worth; of keeps that win, the one with most points is taken. */
export const SURE = 1e12;

/** What banking now brings the player: 0 where it is illegal, futile or hopeless. */
export function banked(pack: Opened, state: State): number {
  if (!mayBank(pack, state) || whyNoPoints(pack, state) !== null) return 0;
  const after = apply(pack, state, "bank");
  return after.final && !leaders(pack, after).includes(state.seat) ? 0 : state.points;
}

/** What banking now adds to the score, which may have bounced off the target. */
export function added(pack: Opened, state: State): number {
  return banked(pack, state) && scoreAfter(pack, state) - state.scores[state.seat]!;
}

/** Whether banking now wins, or takes the lead in the final round. */
export function settles(pack: Opened, state: State): boolean {
  if (!mayBank(pack, state)) return false;
  const after = apply(pack, state, "bank");
  if (after.phase === "over") return after.winners.includes(state.seat);
  return state.final !== null && leaders(pack, after).includes(state.seat);
}

/**
 * What rolling on is worth in phase decide; a `fear` of 1 weighs a loss as it is. Without fear the
 * loss of banked points, which a bust may bring, isn't counted.
 */
export function rolled(pack: Opened, state: State, fear: number | null): number {
  const { hand, points } = state;
  if (!pack.turn.hand(hand).dice || overshot(pack, state)) return 0;
  if (fear === null) return weighed(pack, hand, points, points, 1);
  return weighed(pack, hand, points, points + lostByBust(pack, state), fear);
}

/** What a turn is worth that throws this hand now, judged one throw further on. */
export function prospect(pack: Opened, hand: number, points: number, fear: number): number {
  const { faces } = pack.file.rules;
  const { dice } = pack.turn.hand(hand);
  let worth = 0;
  for (const thrown of throwsOf(dice, faces)) {
    const { keeps, saved } = pack.turn.cast(hand, thrown);
    let best = 0;
    for (const keep of saved ? [saved] : keeps) {
      const total = points + keep.points;
      const sure = keep.may_bank || keep.tally ? total : 0;
      best = Math.max(best, sure, weighed(pack, keep.hand, total, total, fear));
    }
    worth += ways(thrown) * best;
  }
  return worth / faces ** dice;
}

function weighed(pack: Opened, hand: number, points: number, stake: number, fear: number): number {
  if (!pack.turn.hand(hand).dice) return 0;
  const { gain, bust } = pack.turn.odds(hand);
  return points + gain - fear * bust * stake;
}

export function mayBank(pack: Opened, state: State): boolean {
  return legalMoves(pack, state).includes("bank");
}

/** Who would win if nobody scored any more. */
function leaders(pack: Opened, state: State): readonly number[] {
  if (state.phase === "over") return state.winners;
  return state.final ? winners(pack, state.scores, state.final) : [];
}

function overshot(pack: Opened, state: State): boolean {
  const above = banking(pack, state.scores[state.seat]! + state.points);
  return above === "forfeits" || above === "bounces";
}

/** The banked points that a bust now would cost, with the strikes that stand. */
function lostByBust(pack: Opened, state: State): number {
  if (!pack.file.rules.toll || !legalMoves(pack, state).includes("roll")) return 0;
  const fallen = pack.turn.worst(state.hand);
  if (!fallen) return 0;
  const after = throwDice(pack, apply(pack, state, "roll"), fallen);
  return state.scores[state.seat]! - after.scores[state.seat]!;
}
