/** A review beside the events that the page knows: which event of the record is which. */

import "../language/play.ts";
import { say } from "../language/messages.ts";
import { fine, points } from "./format.ts";
import { standing } from "./history.ts";
import type { Reviewed } from "./coached.ts";
import type { Event } from "./told.ts";
import { advised, inSentence, type NameOf } from "./words.ts";

/** The chances to win, before the first event and after each one. */
export interface Course {
  /** Those of each seat. */
  seats: readonly (readonly number[])[];
  /** The events with which rounds begin. */
  rounds: readonly number[];
  /** The events that cost most. */
  mistakes: readonly number[];
}

/** The events of a record, in its order: what people say and do beside the game is left out. */
export function recorded(events: readonly Event[]): Event[] {
  return standing(events).filter((event) => event.kind !== "start" && event.kind !== "over");
}

export function course(events: readonly Event[], review: Reviewed): Course {
  const start = events.find((event) => event.kind === "start");
  const first = start?.kind === "start" ? start.first : 0;
  const rounds: number[] = [];
  let before: number | null = null;
  recorded(events).forEach((event, index) => {
    const seat = "seat" in event ? event.seat : null;
    if (seat === first && seat !== before) rounds.push(index);
    before = "score" in event && event.score != null ? null : seat;
  });
  return {
    seats: (review.worth[0] ?? []).map((_, seat) =>
      review.worth.map((worths) => worths[seat] ?? 0),
    ),
    rounds,
    mistakes: review.mistakes.map((mistake) => mistake.event),
  };
}

/** What a choice cost, as a sentence. */
export function mistaken(
  mistake: Reviewed["mistakes"][number],
  events: readonly Event[],
  rounds: readonly number[],
  name: NameOf,
): string {
  const event = recorded(events)[mistake.event - 1];
  const round = rounds.filter((begin) => begin < mistake.event).length;
  const chose = chosen(advised({ move: mistake.move }), event);
  const best = inSentence({ move: mistake.best });
  return say("review-mistake", {
    round,
    player: name(mistake.seat),
    move: chose,
    cost: fine(mistake.cost),
    best,
  });
}
function chosen(move: string, event: Event | undefined): string {
  if (event?.kind !== "bank") return move;
  return event.points ? `${move} ${points(event.points)}` : say("review-nothing-banked", { move });
}
