/** Entering an earlier turn again: what has to be undone for it, and what can follow by itself. */

import { history, standing } from "./history.ts";
import type { Event } from "./told.ts";

export interface Plan {
  /** How many events still stand once everything from the turn on has been undone. */
  left: number;
  /** Who came or went in the middle of the turn, as moves. */
  first: readonly string[];
  /** What was entered after the turn, as moves. */
  later: readonly string[];
}

/** How to enter one of a seat’s turns again (numbered from 0); null if it hasn’t been played. */
export function correction(
  events: readonly Event[],
  seats: number,
  seat: number,
  turn: number,
): Plan | null {
  const played = standing(events);
  const turns = (count: number): number =>
    history(played.slice(0, count), seats).turns[seat]!.length;
  if (turns(played.length) <= turn) return null;
  let end = played.length;
  while (turns(end - 1) > turn) end -= 1;
  let begin = end - 1;
  for (let at = begin - 1; at >= 0; at--) {
    if (meanwhile(played[at]!)) continue;
    if (!belongs(played[at]!, seat) || turns(at) !== turn) break;
    begin = at;
  }
  return {
    left: begin,
    first: played.slice(begin, end).filter(meanwhile).flatMap(moveOf),
    later: played.slice(end).flatMap(moveOf),
  };
}

/** Somebody came or went, and the turn under way went on. */
function meanwhile(event: Event): boolean {
  return event.kind === "people" && !event.ends;
}

/** A turn goes back over everything that its seat did; another seat's turn lies before it. */
function belongs(event: Event, seat: number): boolean {
  return (
    event.kind !== "start" && event.kind !== "people" && "seat" in event && event.seat === seat
  );
}

/** What was entered, as it is entered again; bots decide by themselves. */
function moveOf(event: Event): string[] {
  if ("by" in event && event.by === "bot") return [];
  switch (event.kind) {
    case "throw":
    case "keep":
      return [`${event.kind} ${event.dice.join(" ")}`];
    case "roll":
    case "bank":
    case "forfeit":
      return [event.kind];
    case "points":
      return [`points ${event.points}${event.left == null ? "" : ` leaving ${event.left}`}`];
    case "people":
      return [event.what === "join" ? `join ${event.name}` : `${event.what} ${event.seat + 1}`];
    case "offer":
      return [event.accepted ? "accept" : "decline"];
    default:
      return [];
  }
}
