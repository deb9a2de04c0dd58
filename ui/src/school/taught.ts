/** Lessons that have been begun and done on this device. */

import { listOf, setLesson } from "../lib/memory.ts";
import { isNumber } from "../lib/shapes.ts";
import { stored } from "../lib/storage.ts";
import { begin } from "../local/begin.ts";
import { LESSONS, LESSON_SHEET } from "./lessons.ts";

const DONE = "greed.lessons";

export function lessonsDone(): readonly number[] {
  return listOf(DONE, isNumber).filter((at) => at in LESSONS);
}

export function setLessonDone(at: number): void {
  stored.write(DONE, [...new Set([...lessonsDone(), at])]);
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
