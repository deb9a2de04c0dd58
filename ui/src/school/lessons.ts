/** Seven short lessons: each a position at a live table, what to do there, and why. */

import "../language/school.ts";
import { say } from "../language/messages.ts";
import type { Event } from "../lib/told.ts";

export interface Lesson {
  readonly name: string;
  /** Where it begins; the player to move is the first seat. */
  readonly position: string;
  /** What has to be done, in order: "roll", "bank", or the dice to keep. */
  readonly wants: readonly string[];
}

/** What a lesson says: what is asked; what was learned, once it is done; what was wrong with anything else. */
export const lessonWords = (
  { name }: Lesson,
  what: "title" | "goal" | "learned" | "missed",
): string => say(`learn-${name}-${what}`);

/** The game of all lessons: five dice, quickly told, and its values come with the page. */
export const LESSON_SHEET = "koans";

export const LESSONS: readonly Lesson[] = [
  { name: "scores", position: "koans 0,0 1/1 keep 5 12356 0 - - 1", wants: ["1 5", "roll"] },
  { name: "alike", position: "koans 600,400 1/1 keep 5 24446 0 - - 9", wants: ["4 4 4", "bank"] },
  { name: "entry", position: "koans 0?,350 1/1 keep 5 13556 0 - - 9", wants: ["1 5 5", "roll"] },
  { name: "hot", position: "koans 900,1200 1/1 keep 3 115 200 - - 15", wants: ["1 1 5", "roll"] },
  { name: "bank", position: "koans 900,900 1/1 decide 1 - 350 - - 21", wants: ["bank"] },
  { name: "race", position: "koans 1200,2900 1/1 decide 3 - 150 - - 31", wants: ["roll"] },
  { name: "final", position: "koans 750,3050 1/1 decide 3 - 150 - 2> 21", wants: ["roll"] },
];

/** What lies on the table where a lesson begins: the points of the turn and the dice, 0 for one to roll. */
export function tableOf({ position }: Lesson): { points: number; dice: readonly number[] } {
  const [, , , phase, left, thrown, points] = position.split(" ");
  const dice = phase === "keep" ? [...thrown!].map(Number) : Array<number>(Number(left)).fill(0);
  return { points: Number(points), dice };
}

export type Standing = "open" | "done" | "missed";

/** How far a lesson has got, by what the player at the first seat has done since it began. */
export function standingOf({ wants }: Lesson, events: readonly Event[]): Standing {
  const made = events.flatMap((event) => ("seat" in event && event.seat === 0 ? named(event) : []));
  for (const [at, want] of wants.entries()) {
    const did = made[at];
    if (did === undefined) return "open";
    if (want !== did) return "missed";
  }
  return "done";
}

function named(event: Event): string[] {
  if (event.kind === "keep") return [[...event.dice].sort((a, b) => a - b).join(" ")];
  return event.kind === "roll" || event.kind === "bank" ? [event.kind] : [];
}

/** The number of the first lesson that hasn't been done; 0 if all have. */
export function nextLesson(done: readonly number[]): number {
  return Math.max(
    0,
    LESSONS.findIndex((_, at) => !done.includes(at)),
  );
}
