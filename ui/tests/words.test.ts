import { describe, expect, test } from "vitest";
import { listed, percent, plural, points, sentence, signed } from "../src/lib/format.ts";
import type { Event } from "../src/lib/protocol.ts";
import { tell, winners } from "../src/lib/words.ts";

const name = (seat: number): string => ["You", "Bob"][seat]!;
const said = (event: Event, before = 0): string => tell(event, name, before)!.text;

describe("numbers and lists", () => {
  test("points have their thousands apart", () => expect(points(12500)).toBe("12,500"));
  test("one die, two dice", () => {
    expect([plural(1, "die"), plural(2, "die"), plural(1, "turn")]).toEqual([
      "1 die",
      "2 dice",
      "1 turn",
    ]);
  });
  test("a chance is never rounded to certainty", () => {
    expect([0, 0.001, 0.5, 0.999, 1].map(percent)).toEqual(["0%", "1%", "50%", "99%", "100%"]);
  });
  test("luck has its sign", () => {
    expect([1200.4, -3.6, 0.2].map(signed)).toEqual(["+1,200", "−4", "±0"]);
  });
  test("names are listed as people say them", () => {
    expect(listed(["Ann", "Bob", "Cem"])).toBe("Ann, Bob and Cem");
    expect(listed([])).toBe("");
  });
  test("a reason becomes a sentence", () =>
    expect(sentence("2 scores nothing")).toBe("2 scores nothing."));
});

describe("what happened, in words", () => {
  test("a throw", () => {
    const event: Event = { kind: "throw", seat: 0, index: 1, dice: [1, 2], outcome: "keep" };
    expect(said(event)).toBe("You threw 1 2.");
  });
  test("a bust says what it cost", () => {
    const event: Event = {
      kind: "throw",
      seat: 1,
      index: 1,
      dice: [2],
      outcome: "bust",
      lost: 450,
      score: 0,
    };
    expect(said(event)).toBe("Bob threw 2: bust, 450 points lost.");
    expect(tell(event, name)!.tone).toBe("bad");
  });
  test("a bust that takes banked points says so", () => {
    const event: Event = { kind: "throw", seat: 1, index: 1, dice: [2], outcome: "bust", score: 0 };
    expect(said(event, 900)).toContain("The score falls to 0.");
  });
  test("hot dice", () => {
    const event: Event = { kind: "keep", seat: 0, dice: [1, 5], points: 150, turn: 650, hot: true };
    expect(said(event)).toBe(
      "You kept 1 5 for 150, 650 in this turn. Hot dice: roll them all again!",
    );
  });
  test("a stop without points says why", () => {
    const event: Event = { kind: "bank", seat: 1, points: 0, score: 0, why: "300 needed" };
    expect(said(event)).toBe("Bob banked nothing: 300 needed.");
  });
  test("carryovers", () => {
    const event: Event = { kind: "offer", seat: 1, accepted: true, points: 350, dice: 2 };
    expect(said(event)).toBe("Bob took over 350 points and 2 dice.");
    expect(said({ ...event, accepted: false })).toBe(
      "Bob passed on 350 points and 2 dice and starts fresh.",
    );
  });
  test("rolling on goes without saying", () => {
    expect(tell({ kind: "roll", seat: 0 }, name)).toBeNull();
  });
  test("who won", () => {
    expect(winners([0], name)).toBe("You win!");
    expect(winners([1], name)).toBe("Bob wins.");
    expect(winners([0, 1], name)).toBe("You and Bob win together.");
  });
});
