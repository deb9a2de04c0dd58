import { describe, expect, test } from "vitest";
import koans from "../../src/greed/coach/data/koans.json";
import official from "../../src/greed/coach/data/official.json";
import told from "../../tests/golden/training.json";
import { readPuzzles, type Puzzle, type PuzzleFile, type Theme } from "../src/school/puzzles.ts";
import {
  answered,
  dailyDice,
  dailyPuzzles,
  daysAfter,
  FRESH,
  nextPuzzle,
  readTraining,
  shareLine,
  today,
  writeTraining,
  type Training,
} from "../src/school/training.ts";

// tests/golden/test_training.py has Python's trainer write what happens answer by answer.
const read = (file: unknown): readonly Puzzle[] => readPuzzles(file as PuzzleFile).puzzles;
const pools: Record<string, readonly Puzzle[]> = { koans: read(koans), official: read(official) };
const byId = (id: string): Puzzle => pools["koans"]!.find((puzzle) => puzzle.id === id)!;

describe("the trainer", () => {
  test("asks, rates and repeats as Python's does", () => {
    let training: Training = FRESH;
    const mistakes = told.mistakes.map(byId);
    for (const line of told.course) {
      const wanted = { theme: line.theme as Theme | null, skip: line.skip, mistakes };
      const chosen = nextPuzzle(training, pools["koans"]!, line.today, wanted)!;
      expect(chosen.id).toBe(line.puzzle);
      training = answered(training, chosen, line.move, line.today, line.own);
      expect(training.glicko.rating).toBeCloseTo(line.glicko.rating, 9);
      expect(training.glicko.deviation).toBeCloseTo(line.glicko.deviation, 9);
      expect([training.streak, training.longest]).toEqual([line.streak, line.longest]);
      const drill = training.drills[line.puzzle]!;
      expect(drill.glicko.rating).toBeCloseTo(line.drill.glicko.rating, 9);
      expect(drill.glicko.deviation).toBeCloseTo(line.drill.glicko.deviation, 9);
      expect({ ...drill, glicko: 0 }).toEqual({ ...line.drill, glicko: 0 });
    }
  });

  test("has nothing left when every puzzle has been answered", () => {
    const puzzle = pools["koans"]![0]!;
    const after = answered(FRESH, puzzle, puzzle.answers[0]!.move, "2026-11-22");
    expect(nextPuzzle(after, [puzzle], "2026-11-22")).toBeNull();
    expect(nextPuzzle(after, [puzzle], "2026-11-23")).toBe(puzzle);
  });

  test.each(told.days)("has Python's challenge of $sheet on $day", (line) => {
    const chosen = dailyPuzzles(pools[line.sheet]!, line.sheet, line.day);
    expect(chosen.map(({ id }) => id)).toEqual(line.puzzles);
    chosen.forEach((puzzle, at) =>
      expect(dailyDice(line.sheet, line.day, puzzle, 1 + at, line.faces)).toEqual(line.dice[at]),
    );
  });

  test.each(told.lines)("shares $text", ({ sheet, day, costs, text }) =>
    expect(shareLine(sheet, day, costs)).toBe(text),
  );

  test("knows the day where we are, and those after it", () => {
    expect(today(new Date(2026, 1, 3, 23, 59))).toBe("2026-02-03");
    expect(daysAfter("2026-12-31", 60)).toBe("2027-03-01");
  });
});

describe("a training file", () => {
  test("of greed train is read, and written so that it reads it again", () => {
    const read = readTraining(told.file);
    expect(read).toEqual(JSON.parse(told.file));
    expect(readTraining(writeTraining(read))).toEqual(read);
  });

  test("of another version, or that is none, is refused and why", () => {
    expect(() => readTraining(told.file.replace('"version": 1', '"version": 2'))).toThrow(
      "version 2",
    );
    for (const text of ["", "[]", "{}", '{"glicko":{}}', '{"drills":{"a":{}}}', '{"days":{"a":1}}'])
      expect(() => readTraining(text), text).toThrow("isn’t a training file");
  });
});
