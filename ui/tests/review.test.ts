import { describe, expect, test } from "vitest";
import { change, fine } from "../src/lib/format.ts";
import type { Reviewed } from "../src/lib/coached.ts";
import type { Event } from "../src/lib/told.ts";
import { course, mistaken, recorded } from "../src/lib/review.ts";
import { advised } from "../src/lib/words.ts";

const events: Event[] = [
  { kind: "seat", seat: 1, name: "x" },
  { kind: "start", first: 1 },
  { kind: "throw", seat: 1, index: 1, dice: [1], outcome: "keep" },
  { kind: "keep", seat: 1, dice: [1], points: 100, turn: 100 },
  { kind: "bank", seat: 1, points: 100, score: 100 },
  { kind: "throw", seat: 0, index: 2, dice: [2], outcome: "bust", score: 0 },
  { kind: "throw", seat: 1, index: 3, dice: [3], outcome: "bust", score: 100 },
  { kind: "undo", seat: 1 },
  { kind: "throw", seat: 1, index: 4, dice: [1], outcome: "keep" },
  { kind: "over", winners: [1], scores: [0, 100] },
  { kind: "host", seat: 0 },
];
const mistake = { event: 3, seat: 1, move: "bank", best: "roll", cost: 0.0842 };
const review: Reviewed = {
  worth: [
    [0.5, 0.5],
    [0.4, 0.6],
    [0.4, 0.6],
    [0.3, 0.7],
    [0.2, 0.8],
    [0, 1],
  ],
  balances: [],
  mistakes: [mistake],
  note: "",
  estimated: false,
  solving: false,
};

describe("a review", () => {
  test("counts the events that a record has, and not those that were taken back", () =>
    expect(recorded(events).map((event) => event.kind)).toEqual([
      "throw",
      "keep",
      "bank",
      "throw",
      "throw",
    ]));
  test("has a chance to win before the first event and after each", () => {
    const { seats, rounds, mistakes } = course(events, review);
    expect(seats).toHaveLength(2);
    expect(seats[0]).toHaveLength(recorded(events).length + 1);
    expect(seats[1]).toEqual([0.5, 0.6, 0.6, 0.7, 0.8, 1]);
    expect(rounds).toEqual([0, 4]);
    expect(mistakes).toEqual([3]);
  });
  test("says what a choice cost, and in which round", () =>
    expect(mistaken(mistake, events, [0, 4], () => "Bob")).toBe(
      "Round 1, Bob: Bank 100 cost 8.4%, best was roll.",
    ));
});

describe("what the coach says", () => {
  test("moves in words", () => {
    const said = (move: string, then?: "roll" | "bank"): string =>
      advised(then ? { move, then } : { move });
    expect(said("keep 1 5", "bank")).toBe("Keep 1 5, then bank");
    expect([said("roll"), said("bank")]).toEqual(["Roll", "Bank"]);
    expect([said("accept"), said("decline")]).toEqual(["Take over", "Start fresh"]);
  });
  test("a chance with one digit is certain only when it is", () =>
    expect([0, 0.00001, 0.5126, 0.99999, 1].map(fine)).toEqual([
      "0%",
      "0.1%",
      "51.3%",
      "99.9%",
      "100%",
    ]));
  test("a change of a chance has its sign", () =>
    expect([0.1234, -0.05, 0.0001].map(change)).toEqual(["+12.3%", "−5.0%", "±0.0%"]));
});
