import { describe, expect, test } from "vitest";
import type { Choice, GameView } from "../src/lib/game.ts";
import { piles, potOf } from "../src/lib/pot.ts";

const chips = (points: number): number => piles(points).reduce((sum, high) => sum + high, 0);

function game(phase: GameView["phase"], bust: GameView["turn"]["bust"]): GameView {
  return { phase, turn: { bust } } as GameView;
}

describe("the pot", () => {
  test("grows with the points, and never shrinks as they grow", () => {
    const rows = Array.from({ length: 80 }, (_, step) => chips(50 * step));
    expect(rows[0]).toBe(0);
    expect(rows[1]).toBeGreaterThan(0);
    for (const [at, row] of rows.entries()) expect(row).toBeGreaterThanOrEqual(rows[at - 1] ?? 0);
    expect(chips(2000)).toBeGreaterThan(chips(500));
  });

  test("piles no more than five chips on each other, and stays on the felt however much it is", () => {
    for (const points of [50, 350, 1000, 9_950, 1_000_000]) {
      expect(piles(points).length).toBeLessThanOrEqual(3);
      for (const high of piles(points)) expect(high).toBeLessThanOrEqual(5);
    }
  });

  test("counts the chosen dice in, and says what a bust of the next roll would cost", () => {
    const keep = { move: "keep 1", points: 100, turn: 450, risk: 0.28 } as Choice;
    expect(potOf(game("keep", null), 350, keep, true)).toEqual({
      ...{ total: 450, before: 350, added: 100, risk: 0.28, stake: "costs 450" },
    });
  });

  test("says no risk for a turn that ends with this keep, nor to those who only look on", () => {
    const last = { move: "keep 1", points: 100, turn: 450, risk: 0.28, ends: true } as Choice;
    expect(potOf(game("keep", null), 350, last, true).risk).toBeNull();
    const bust = { chance: 0.4, points: 350, banked: 0 };
    expect(potOf(game("decide", bust), 350, undefined, false).risk).toBeNull();
    expect(potOf(game("keep", bust), 350, undefined, true).risk).toBeNull();
  });

  test("names points on the board that a bust would take, too", () => {
    const bust = { chance: 0.4, points: 350, banked: 500 };
    expect(potOf(game("decide", bust), 350, undefined, true).stake).toBe(
      "costs 350 and 500 banked",
    );
  });
});
