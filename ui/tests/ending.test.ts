import { expect, test } from "vitest";
import { decided } from "../src/lib/ending.ts";
import type { Balance } from "../src/lib/protocol.ts";

const balance = (of: Partial<Balance>): Balance => ({
  ...{ start: 0.5, end: 1, luck: 0, errors: 0, gifts: 0, decisions: 40, drift: 0, undivided: 0 },
  ...of,
});

test("a win with the dice says how much of it was luck", () => {
  expect(decided(balance({ luck: 0.3, gifts: 0.2 }), true)).toContain("Luck decided 60% of it");
});

test("a win against the dice is the player's own", () => {
  expect(decided(balance({ luck: -0.1, gifts: 0.6 }), true)).toContain("against you");
});

test("a game that kind dice couldn't win was lost by choices", () => {
  const lost = balance({ end: 0, luck: 0.1, errors: 0.6 });
  expect(decided(lost, false)).toContain("lost by choices");
});

test("the more the choices of a game cost, the less is said for the play", () => {
  const said = [0.01, 0.1, 0.2, 0.4, 0.8].map((errors) => decided(balance({ errors }), false));
  expect(new Set(said.map((text) => text.split(".")[0])).size).toBe(5);
});

test("where nothing was lost and the dice were even, nothing is shared out", () => {
  expect(decided(balance({ luck: 0.01 }), true)).toBe("You played almost perfectly.");
});
