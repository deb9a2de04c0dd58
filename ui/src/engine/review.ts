/**
 * A game looked at again: what was luck, and what was skill. Between two events a seat's chance to
 * win changes for one of two reasons: dice fell, which is luck, or somebody moved, which can only
 * cost. It is the twin of `greed.coach.review`.
 */

import "../language/coach.ts";
import { say } from "../language/messages.ts";
import { throwsOf, ways } from "./dice.ts";
import { legalMoves, throwDice } from "./game.ts";
import type { Opened } from "./pack.ts";
import { isChange } from "./moves.ts";
import { present } from "./people.ts";
import { best, caveat, exact, wins, type Worth } from "./prices.ts";
import { replay } from "./replay.ts";
import type { Account, Beginning, Decision, PlayEvent, Review, State } from "./types.ts";

/** The review of a game, null if the pack has no values; `drift`: tell it from luck among more. */
export function review(
  pack: Opened,
  seats: number,
  from: Beginning,
  events: readonly PlayEvent[],
  drift = true,
): Review | null {
  const judge = wins(pack);
  if (!judge) return null;
  const states = replay(pack, seats, from, events);
  const all = states.at(-1)!.scores.map((_, seat) => seat);
  const worth = states.map((state) => all.map((seat) => judge(state, seat)));
  const sums = all.map(() => ({
    ...{ luck: 0, errors: 0, gifts: 0, decisions: 0, drift: 0, undivided: 0 },
  }));
  const decisions: Decision[] = [];
  const luck: number[] = [];
  events.forEach((event, index) => {
    const before = states[index]!;
    const { seat } = before;
    const change = all.map((each) => worth[index + 1]![each]! - worth[index]![each]!);
    if (typeof event !== "string") {
      const apart = drift && !exact(pack, present(before).seats.length);
      const moved = apart ? drifted(pack, judge, before, worth[index]!) : all.map(() => 0);
      sums.forEach((sum, each) => {
        sum.luck += change[each]! - moved[each]!;
        sum.drift += moved[each]!;
      });
      luck.push(change[seat]! - moved[seat]!);
      return;
    }
    luck.push(0);
    if (event.startsWith("points") || isChange(event)) {
      sums.forEach((sum, each) => (sum.undivided += change[each]!));
      return;
    }
    sums.forEach((sum, each) => {
      if (each === seat) sum.errors -= change[each]!;
      else sum.gifts += change[each]!;
    });
    if (event === "forfeit" || legalMoves(pack, before).length < 2) return;
    if (present(before).seats.length < 2) return;
    sums[seat]!.decisions += 1;
    decisions.push({
      ...{ event: index + 1, seat, move: event, best: best(pack, before, judge) },
      cost: Math.max(0, -change[seat]!),
    });
  });
  const accounts = sums.map((sum, seat): Account => ({
    start: worth[0]![seat]!,
    end: worth.at(-1)![seat]!,
    ...sum,
  }));
  const told = states.map((state) => caveat(pack, state)).find(Boolean) ?? "";
  const declared = events.filter((event) => String(event).startsWith("points")).length;
  return {
    caveat: [told, leftOut(declared), unsettled(events.filter(isChange).length)]
      .filter(Boolean)
      .join("; "),
    worth,
    decisions,
    luck,
    accounts,
  };
}

/** What a review can't know of turns that were entered as points. */
function leftOut(declared: number): string {
  return declared ? say("review-declared", { n: declared }) : "";
}

/** What people changed by coming and going. */
function unsettled(changes: number): string {
  return changes ? say("review-changes", { n: changes }) : "";
}

/** By how much an estimate is more on average after a throw than before it, by seat. */
function drifted(pack: Opened, judge: Worth, state: State, worth: readonly number[]): number[] {
  const { dice } = pack.turn.hand(state.hand);
  const { faces } = pack.file.rules;
  const moved = worth.map(() => 0);
  for (const thrown of throwsOf(dice, faces)) {
    const after = throwDice(pack, state, thrown);
    const chance = ways(thrown) / faces ** dice;
    worth.forEach((before, seat) => (moved[seat]! += chance * (judge(after, seat) - before)));
  }
  return moved;
}
