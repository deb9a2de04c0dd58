import { expect, test } from "vitest";
import * as engine from "../src/engine/index.ts";
import { courseOf } from "../src/local/coach.ts";
import type { Board } from "../src/local/board.ts";
import { koans } from "./support/koans.ts";

function board(more: object = {}): Board {
  const pack = koans!;
  const played = [[1, 2, 3, 4, 6], "keep 1", "roll"].map((event) => ({ event }));
  const game = { coach: true, seats: [{}, {}], ...more };
  return { pack, game, played, state: engine.start(pack, 2) } as unknown as Board;
}

test.runIf(koans)(
  "the line of chances has a point for the beginning and one for each event",
  () => {
    const [mine, theirs] = [courseOf(board(), 0), courseOf(board(), 1)];
    expect(mine).toHaveLength(4);
    for (const [at, chance] of mine.entries()) expect(chance + theirs[at]!).toBeCloseTo(1, 9);
  },
);

test.runIf(koans)("without a coach, or among three, there is no line", () => {
  expect(courseOf(board({ coach: false }), 0)).toEqual([]);
  expect(courseOf(board({ seats: [{}, {}, {}] }), 0)).toEqual([]);
});
