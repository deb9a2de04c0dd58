import { describe, expect, test } from "vitest";
import { dayStreak, untilTomorrow } from "../src/school/days.ts";
import type { Puzzle } from "../src/school/puzzles.ts";
import { CALM, nextInStorm, stormed, timeLeft, LASTS, PENALTY } from "../src/school/storm.ts";

const puzzles = Array.from({ length: 100 }, (_, at) => ({ id: `p${at}`, rating: 800 + 10 * at }));

describe("a storm", () => {
  test("never shows a puzzle twice, and ends when there are no more", () => {
    const shown = new Set<string>();
    let storm = CALM;
    for (let at = 0; at < puzzles.length; at++) {
      const next = nextInStorm(puzzles as Puzzle[], storm, shown, (at * 0.37) % 1)!;
      expect(shown.has(next.id)).toBe(false);
      shown.add(next.id);
      storm = stormed(storm, at % 3 > 0);
    }
    expect(nextInStorm(puzzles as Puzzle[], storm, shown, 0.5)).toBeNull();
  });

  test("gets harder with each right answer, and no harder by mistakes", () => {
    const rating = (right: number): number =>
      nextInStorm(puzzles as Puzzle[], { ...CALM, right }, new Set(), 0.5)!.rating;
    expect(rating(10)).toBeGreaterThan(rating(0));
    expect(rating(30)).toBeGreaterThan(rating(10));
    expect(nextInStorm(puzzles as Puzzle[], { ...CALM, wrong: 9 }, new Set(), 0.5)!.rating).toBe(
      rating(0),
    );
  });

  test("counts streaks, and takes time for a mistake", () => {
    const storm = [true, true, false, true].reduce(stormed, CALM);
    expect(storm).toEqual({ right: 3, wrong: 1, streak: 1, longest: 2 });
    expect(timeLeft(60, storm)).toBe(LASTS - 60 - PENALTY);
    expect(timeLeft(LASTS, storm)).toBe(0);
  });
});

describe("days in a row", () => {
  const of =
    (...days: string[]) =>
    (day: string): boolean =>
      days.includes(day);

  test("count back from today, over the end of a month", () => {
    expect(dayStreak(of("2026-02-27", "2026-02-28", "2026-03-01"), "2026-03-01")).toBe(3);
  });

  test("last until today's challenge is missed", () => {
    expect(dayStreak(of("2026-03-01", "2026-03-02"), "2026-03-03")).toBe(2);
    expect(dayStreak(of("2026-03-01", "2026-03-02"), "2026-03-04")).toBe(0);
  });

  test("and the next begins at midnight", () => {
    expect(untilTomorrow(new Date(2026, 2, 1, 18, 47, 30))).toBe("5 h 12 min");
    expect(untilTomorrow(new Date(2026, 2, 1, 23, 30))).toBe("30 min");
    expect(untilTomorrow(new Date(2026, 2, 1, 23, 59, 30))).toBe("under a minute");
  });
});
