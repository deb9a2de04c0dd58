/** Moves as text. */

import type { Move, PlayEvent } from "./types.ts";

const WORDS = ["roll", "bank", "accept", "decline", "forfeit", "join"];

/** A move in the one way the engine writes it: lower case, faces ascending, single spaces. */
export function parseMove(text: string): Move {
  const [word = "", ...rest] = text.trim().toLowerCase().split(/\s+/);
  if (WORDS.includes(word)) {
    if (rest.length) throw new RangeError(`${word} takes no dice: leave out "${rest.join(" ")}"`);
    return word;
  }
  if (word === "points") {
    const [, points, left] = /^(\d{1,9})(?: leaving (\d{1,2}))?$/.exec(rest.join(" ")) ?? [];
    if (points === undefined)
      throw new RangeError(
        "after points, write those of a whole turn, e.g. 'points 650', or 'points 650 leaving 3'" +
          ` if 3 dice are left, not '${rest.join(" ")}'`,
      );
    return `points ${Number(points)}${left === undefined ? "" : ` leaving ${Number(left)}`}`;
  }
  if (word === "out" || word === "back") {
    if (!/^[1-9]\d?$/.test(rest.join(" ")))
      throw new RangeError(
        `after ${word}, write the number of the player, e.g. '${word} 3', not '${rest.join(" ")}'`,
      );
    return `${word} ${rest[0]!}`;
  }
  if (word !== "keep")
    throw new RangeError(`"${text.trim()}" isn't a move. Try "keep 1 1 5", "roll" or "bank".`);
  const faces = rest.length === 1 ? [...rest[0]!] : rest;
  if (!faces.length || !faces.every((face) => /^[1-9]$/.test(face)))
    throw new RangeError(
      `after keep, list the dice to keep, e.g. "keep 1 1 5", not "${rest.join(" ")}"`,
    );
  return `keep ${faces.sort().join(" ")}`;
}

/** The dice of a keep. */
export function diceOf(move: Move): number[] {
  return move.split(" ").slice(1).map(Number);
}

/** Whether an event changes who plays: people.ts says what follows. */
export function isChange(event: PlayEvent): boolean {
  return typeof event === "string" && /^(join$|out |back )/.test(event);
}

/** How many people came after the game had begun. */
export function joined(events: readonly PlayEvent[]): number {
  return events.filter((event) => event === "join").length;
}

/** The seat that a change is about, from 0; -1 for somebody who joins. */
export function seatOf(move: Move): number {
  return Number(move.split(" ")[1] ?? 0) - 1;
}
