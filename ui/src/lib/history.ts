/** The score sheet as pencil and paper have it: what each turn came to. Folded from the events. */

import type { Started } from "./protocol.ts";
import type { Event } from "./told.ts";

/** How a game begins; on this device it may begin from a position, with these scores. */
export interface Begun extends Started {
  scores?: readonly number[];
}

/** One turn of a seat: what it recorded, the score then, and whether it was lost; or none. */
export interface Turn {
  change: number;
  score: number;
  /** "away": a round in which the player was not there. */
  kind: "banked" | "bust" | "nothing" | "away";
}

export interface History {
  /** Per seat, its turns in order. */
  turns: Turn[][];
  scores: number[];
  first: number;
}

/** Events that stand: what was taken back is left out. */
export function standing(events: readonly Event[]): Event[] {
  const kept: Event[] = [];
  for (const event of events) {
    if (event.kind === "undo") {
      // `over` comes with the move that ended the game, and goes with it.
      if (kept.at(-1)?.kind === "over") kept.pop();
      kept.pop();
    } else if (isPlay(event) || event.kind === "start" || event.kind === "over") {
      kept.push(event);
    }
  }
  return kept;
}

/** Whether something that a person entered can be taken back. */
export function undoable(events: readonly Event[]): boolean {
  return standing(events).some((event) => isPlay(event) && !("by" in event && event.by === "bot"));
}

function isPlay(event: Event): boolean {
  return ["throw", "keep", "roll", "bank", "points", "offer", "forfeit", "people"].includes(
    event.kind,
  );
}

export function history(events: readonly Event[], seats: number): History {
  const turns: Turn[][] = Array.from({ length: seats }, () => []);
  const scores = Array<number>(seats).fill(0);
  const away = new Set<number>();
  let first = 0;
  for (const event of standing(events)) {
    if (event.kind === "start") {
      ({ first } = event);
      (event as Begun).scores?.forEach((score, seat) => (scores[seat] = score));
    }
    if (event.kind === "people") {
      const { seat, what } = event;
      turns[seat] ??= [];
      scores[seat] ??= 0;
      if (what === "out") {
        away.add(seat);
        continue;
      }
      // Their next turn stands in the line of this round.
      away.delete(seat);
      const others = turns.filter((_, other) => other !== seat && !away.has(other));
      const round = Math.min(...others.map(({ length }) => length));
      while (turns[seat].length < round)
        turns[seat].push({ change: 0, score: scores[seat], kind: "away" });
    }
    if (!("score" in event) || event.score == null) continue;
    const change = event.score - scores[event.seat]!;
    const declared = event.kind === "points" && change <= 0 && !event.why;
    const lost = event.kind === "throw" || event.kind === "forfeit" || declared;
    const kind = lost ? "bust" : change ? "banked" : "nothing";
    turns[event.seat]!.push({ change, score: event.score, kind });
    scores[event.seat] = event.score;
  }
  return { turns, scores, first };
}

/** Dice of each throw, told seat by seat: how many throws, busts and points banked. */
export interface Tally {
  throws: number;
  busts: number;
  best: number;
}

export function tallies(events: readonly Event[], seats: number): Tally[] {
  const found: Tally[] = Array.from({ length: seats }, () => ({ throws: 0, busts: 0, best: 0 }));
  for (const event of standing(events)) {
    if (event.kind === "throw") {
      found[event.seat]!.throws += 1;
      if (event.outcome === "bust") found[event.seat]!.busts += 1;
    } else if (event.kind === "bank" || (event.kind === "points" && !event.why)) {
      const tally = found[event.seat]!;
      tally.best = Math.max(tally.best, event.points);
    }
  }
  return found;
}
