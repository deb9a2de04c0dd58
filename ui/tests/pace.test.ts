import { beforeEach, expect, test, vi } from "vitest";
import { standing, tumbling } from "../src/lib/pace.ts";
import type { Event } from "../src/lib/told.ts";

const kept = new Map<string, string>();
vi.stubGlobal("localStorage", {
  getItem: (key: string) => kept.get(key) ?? null,
  setItem: (key: string, text: string) => void kept.set(key, text),
});
const choose = (pace: string): void => void kept.set("greed.pace", JSON.stringify(pace));

const thrown: Event = { kind: "throw", seat: 1, index: 1, dice: [1, 2, 3], outcome: "keep" };
const taken: Event = { kind: "keep", seat: 1, dice: [1], points: 100, turn: 100 };
const rolled: Event = { kind: "roll", seat: 1 };
const banked: Event = { kind: "bank", seat: 1, points: 200, score: 200 };
/** A turn as a bot plays most: two throws, or hardly more on average. */
const TURN = [thrown, taken, rolled, thrown, taken, banked];

function length(turn: readonly Event[], ours: boolean): number {
  const rolling = turn.filter(({ kind }) => kind === "throw").length * tumbling(ours);
  return turn.reduce((sum, event) => sum + standing(event, ours), rolling);
}

beforeEach(() => kept.clear());

test("without a choice a bot’s turn of two throws is over in less than two seconds", () => {
  expect(length(TURN, false)).toBeLessThan(2000);
  expect(length(TURN, false)).toBeGreaterThan(1000);
});

test("without a choice the pace is brisk, and our own turns wait for nothing but the dice", () => {
  const unchosen = length(TURN, true);
  choose("brisk");
  expect(length(TURN, true)).toBe(unchosen);
  expect(unchosen).toBeLessThan(length(TURN, false));
  expect(tumbling(true)).toBeGreaterThan(tumbling(false));
});

test("a bust stands longer than another throw", () => {
  const bust: Event = { ...thrown, outcome: "bust", lost: 100 };
  for (const ours of [true, false])
    expect(standing(bust, ours)).toBeGreaterThan(standing(thrown, ours));
});

test("at the calm pace turns take more than twice as long", () => {
  const brisk = length(TURN, false);
  choose("calm");
  expect(length(TURN, false)).toBeGreaterThan(2 * brisk);
});

test("at the instant pace nothing is waited for", () => {
  choose("instant");
  expect([length(TURN, true), length(TURN, false)]).toEqual([0, 0]);
});
