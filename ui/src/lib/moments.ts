/** What in a game deserves a beat: a bust, an opening roll that isn't enough, hot dice, … */

import type { GameEvent } from "./protocol.ts";
import type { Event } from "./told.ts";

export interface Moment {
  kind: "bust" | "missed" | "hot" | "bank" | "entered" | "final" | "won";
  seat: number;
  /** Points that were banked, where some were. */
  points: number;
}

/** Among several things that an event came to, the last of these is the one to show. */
const KINDS: readonly [GameEvent["type"], Moment["kind"]][] = [
  ["Banked", "bank"],
  ["HotDice", "hot"],
  ["BonusTurn", "hot"],
  ["Bust", "bust"],
  ["MissedOpening", "missed"],
  ["Entered", "entered"],
  ["FinalRound", "final"],
  ["Won", "won"],
];

/** The moment that an event is; null for an ordinary one. */
export function momentOf(event: Event): Moment | null {
  if (!("came_to" in event) || !event.came_to || !("seat" in event)) return null;
  const came = event.came_to;
  const found = KINDS.findLast(([type]) => came.some((each) => each.type === type));
  const points = event.kind === "bank" || event.kind === "points" ? event.points : 0;
  return found ? { kind: found[1], seat: event.seat, points } : null;
}

/** What a moment makes of the face at a seat. */
export function moodOf(moment: Moment | null, seat: number): "calm" | "glad" | "sad" {
  if (moment?.seat !== seat) return "calm";
  return moment.kind === "bust" || moment.kind === "missed" ? "sad" : "glad";
}
