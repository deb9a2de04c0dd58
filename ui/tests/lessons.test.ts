import { describe, expect, test } from "vitest";
import * as engine from "../src/engine/whole.ts";
import type { State } from "../src/engine/types.ts";
import type { Event } from "../src/lib/told.ts";
import { LESSONS, nextLesson, standingOf } from "../src/school/lessons.ts";
import { koans } from "./support/koans.ts";

/** The event of the first seat that a wanted move becomes. */
const event = (want: string): Event =>
  (/^\d/.test(want)
    ? { kind: "keep", seat: 0, dice: want.split(" ").map(Number), points: 0, turn: 0 }
    : { kind: want, seat: 0 }) as Event;

describe.runIf(koans)("the lessons", () => {
  const pack = koans!;

  const bestOf = (state: State): string => {
    const { measure, moves } = engine.prices(pack, state);
    expect(measure).toBe("win probability");
    return moves.reduce((best, price) => (price.value > best.value ? price : best)).move;
  };

  test.each(LESSONS)("$name: what is wanted can be done, and is the best there is", (lesson) => {
    let state = engine.parsePosition(pack, lesson.position);
    const made: Event[] = [];
    for (const want of lesson.wants) {
      expect(state.seat).toBe(0);
      expect(standingOf(lesson, made)).toBe("open");
      const move = /^\d/.test(want) ? `keep ${want}` : want;
      expect(engine.legalMoves(pack, state)).toContain(move);
      made.push(event(want));
      // Whether to roll or to bank is never taught against what wins more often.
      if (want === "roll" || want === "bank") expect(bestOf(state)).toBe(move);
      if (want !== lesson.wants.at(-1)) state = engine.apply(pack, state, move);
    }
    expect(standingOf(lesson, made)).toBe("done");
  });

  test.each(LESSONS)("$name: anything else is missed", (lesson) => {
    const last = lesson.wants.at(-1)!;
    const before = lesson.wants.slice(0, -1).map(event);
    expect(standingOf(lesson, [...before, event(last === "roll" ? "bank" : "roll")])).toBe(
      "missed",
    );
  });

  test("what the rival does neither helps nor harms", () => {
    const lesson = LESSONS.at(-1)!;
    expect(standingOf(lesson, [{ kind: "bank", seat: 1, points: 100, score: 100 }])).toBe("open");
  });
});

test("the next lesson is the first that hasn't been done", () => {
  expect(nextLesson([])).toBe(0);
  expect(nextLesson([0, 1, 3])).toBe(2);
  expect(nextLesson(LESSONS.map((_, at) => at))).toBe(0);
});
