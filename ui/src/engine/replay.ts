/** A game as its events: the state before the first one and after each one. */

import { declare } from "./declared.ts";
import { apply, start, throwDice } from "./game.ts";
import { isChange, joined, parseMove, seatOf } from "./moves.ts";
import type { Opened } from "./pack.ts";
import { change } from "./people.ts";
import { parsePosition } from "./position.ts";
import type { Beginning, PlayEvent, State } from "./types.ts";

/** The state after an event. Throws RangeError with a reason if it cannot have happened. */
export function happen(pack: Opened, state: State, event: PlayEvent): State {
  if (typeof event !== "string") return throwDice(pack, state, event);
  const move = parseMove(event);
  if (isChange(move)) return change(pack, state, move);
  return move.startsWith("points") ? declare(pack, state, move) : apply(pack, state, move);
}

/** The state before the first event. Throws RangeError if no game can begin so. */
export function begun(pack: Opened, seats: number, from: Beginning): State {
  if (typeof from === "number") return start(pack, seats, from);
  const state = parsePosition(pack, from);
  if (state.scores.length !== seats) throw new RangeError("the position has other seats");
  if (state.phase === "over") throw new RangeError("the game is over in this position");
  return state;
}

/** The states of a game; `seats` counts those who join later, too. */
export function replay(
  pack: Opened,
  seats: number,
  from: Beginning,
  events: readonly PlayEvent[],
): State[] {
  const states = [begun(pack, seats - joined(events), from)];
  events.forEach((event, index) => {
    try {
      states.push(happen(pack, states[index]!, event));
    } catch (error) {
      throw new RangeError(`event ${index + 1}: ${(error as Error).message}`);
    }
  });
  return states;
}

/** Whether a turn is over with an event that led to a state; an offer belongs to the next one. */
export function endsTurn(before: State, event: PlayEvent, after: State): boolean {
  if (typeof event === "string" && isChange(event))
    return event.startsWith("out") && seatOf(event) === before.seat;
  const between = ["throw", "offer", "over"].includes(after.phase);
  return between && !["roll", "accept", "decline"].includes(String(event));
}
