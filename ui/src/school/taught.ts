/** Lessons that have been begun and done on this device. */

import { setLesson, shelf } from "../lib/memory.ts";
import { begin } from "../local/begin.ts";
import { LESSONS, LESSON_SHEET } from "./lessons.ts";

const DONE = "greed.lessons";

export function lessonsDone(): readonly number[] {
  try {
    const found: unknown = JSON.parse(shelf.read(DONE) ?? "[]");
    return Array.isArray(found) ? found.filter((at) => at in LESSONS) : [];
  } catch {
    return [];
  }
}

export function setLessonDone(at: number): void {
  shelf.write(DONE, JSON.stringify([...new Set([...lessonsDone(), at])]));
}

/** Lay the table of a lesson, and go there. */
export async function teach(at: number): Promise<void> {
  await begin({
    sheet: LESSON_SHEET,
    seats: [
      { name: "You", bot: null },
      { name: "Nonna", bot: "threshold" },
    ],
    ...{ dice: "device", coach: true, first: null, position: LESSONS[at]!.position },
    before: (table) => setLesson(at, table),
  });
}
