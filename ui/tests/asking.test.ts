import { expect, test, vi } from "vitest";
import type { Puzzle, PuzzleSet } from "../src/school/puzzles.ts";
import type { Shown } from "../src/school/types.ts";
import { Asking } from "../src/school/asking.svelte.ts";

/** Something that comes when the test says so. */
function later<T>(): { promise: Promise<T>; come: (value: T) => void; fail: (why: Error) => void } {
  let come!: (value: T) => void;
  let fail!: (why: Error) => void;
  const promise = new Promise<T>((resolve, reject) => ([come, fail] = [resolve, reject]));
  return { promise, come, fail };
}

const sets: Record<string, ReturnType<typeof later<PuzzleSet>>> = {};
const worker = later<object>();

vi.mock("../src/school/library.ts", () => ({
  puzzledSheets: async () => [{ name: "official" }, { name: "koans" }],
  puzzlesOf: (name: string) => (sets[name] = later<PuzzleSet>()).promise,
}));
vi.mock("../src/lib/api.ts", () => ({ reason: (error: Error) => error.message }));
vi.mock("../src/school/school.ts", () => ({ school: () => worker.promise }));
vi.mock("../src/school/progress.ts", () => ({ trained: () => "official", setTrained: () => {} }));

const puzzleOf = (sheet: string): Puzzle => ({ id: sheet, position: sheet }) as unknown as Puzzle;
const setOf = (sheet: string): PuzzleSet =>
  ({ sheet, hash: sheet, puzzles: [puzzleOf(sheet)] }) as unknown as PuzzleSet;

test("a game that is chosen while the first position still comes is asked about", async () => {
  const asking: Asking = new Asking((): Puzzle | null => asking.set?.puzzles[0] ?? null);
  void asking.open();
  await vi.waitFor(() => expect(sets["official"]).toBeDefined());
  sets["official"]!.come(setOf("official"));
  await vi.waitFor(() => expect(asking.set?.sheet).toBe("official"));
  const chosen = asking.choose("koans");
  // The worker is there only now, when no puzzles of koans have come.
  worker.come({
    puzzle: async (sheet: string) => ({ sheet }) as Shown,
    lessons: async () => ({}),
  });
  await Promise.resolve();
  sets["koans"]!.come(setOf("koans"));
  await chosen;
  expect(asking.problem).toBe("");
  expect(asking.puzzle?.id).toBe("koans");
  expect(asking.shown?.sheet).toBe("koans");
});

test("what fails for a game that is no longer chosen is nobody's problem", async () => {
  const asking: Asking = new Asking((): Puzzle | null => asking.set?.puzzles[0] ?? null);
  const first = asking.choose("official");
  const chosen = asking.choose("koans");
  sets["official"]!.fail(new Error("the network is gone"));
  sets["koans"]!.come(setOf("koans"));
  await Promise.all([first, chosen]);
  expect(asking.problem).toBe("");
  expect(asking.shown?.sheet).toBe("koans");
});
