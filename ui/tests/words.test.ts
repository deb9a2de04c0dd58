import { describe, expect, test } from "vitest";
import {
  clipped,
  inBotOrder,
  listed,
  percent,
  plural,
  points,
  sentence,
  signed,
} from "../src/lib/format.ts";
import type { Event } from "../src/lib/told.ts";
import { filled, tell, winners } from "../src/lib/words.ts";
import told from "../../tests/golden/sentences.json";

const name = (seat: number): string => ["You", "Bob"][seat]!;
const said = (event: Event): string => tell(event, name)!.text;

describe("numbers and lists", () => {
  test("points have their thousands apart", () => expect(points(12500)).toBe("12,500"));
  test("a name that is too long ends in an ellipsis", () => {
    expect(clipped("Maximiliane-Sophie", 12)).toBe("Maximiliane…");
    expect(clipped("Ann", 12)).toBe("Ann");
  });
  test("bots come in one order, whoever lists them", () => {
    const names = (list: string[]) =>
      inBotOrder(list.map((name) => ({ name }))).map((bot) => bot.name);
    const device = ["random", "bold", "cautious", "threshold", "maximiser", "optimal", "level"];
    expect(names(device)).toEqual(names([...device].sort()));
    expect(names(device)[0]).toBe("random");
    expect(names([...device, "own"]).at(-1)).toBe("own");
  });
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

test.each(told)("$text", ({ event, names, text, tone }) => {
  const { type, ...fields } = event;
  expect(filled(type, fields, names)).toEqual({ text, tone: tone === "big" ? "good" : tone });
});

describe("what happened, in words", () => {
  test("a throw", () => {
    const event: Event = { kind: "throw", seat: 0, index: 1, dice: [1, 2], outcome: "keep" };
    expect(said(event)).toBe("You roll 1 2.");
  });
  test("a bust says what it cost", () => {
    const event: Event = {
      kind: "throw",
      seat: 1,
      index: 1,
      dice: [2],
      outcome: "bust",
      lost: 450,
      came_to: [{ type: "Bust", seat: 1, lost: 450 }],
    };
    expect(said(event)).toBe("Bob rolls 2. Bust! 450 points lost.");
    expect(tell(event, name)!.tone).toBe("bad");
  });
  test("a bust that takes banked points says so", () => {
    const event: Event = {
      kind: "throw",
      seat: 1,
      index: 1,
      dice: [2],
      outcome: "bust",
      score: 0,
      came_to: [
        { type: "Bust", seat: 1, lost: 0 },
        { type: "Reset", seat: 1, busts: 3, lost: 900, off_board: true },
      ],
    };
    expect(said(event)).toBe(
      "Bob rolls 2. Bust! No points to lose. " +
        "Bob loses all 900 points after 3 busts in a row, and is off the board.",
    );
  });
  test("hot dice", () => {
    const event: Event = {
      kind: "keep",
      seat: 0,
      dice: [1, 5],
      points: 150,
      turn: 650,
      hot: true,
      came_to: [{ type: "HotDice", seat: 0, dice: 5 }],
    };
    expect(said(event)).toBe("You keep 1 5 for 150. Hot dice! All 5 are back.");
    expect(tell(event, name)!.tone).toBe("good");
  });
  test("a stop without points says why", () => {
    const reason = "300 needed";
    const came_to = [{ type: "Banked", seat: 1, points: 0, score: 0, reason, over: 0 }] as const;
    const event: Event = { kind: "bank", seat: 1, points: 0, score: 0, why: reason, came_to };
    expect(said(event)).toBe("No points banked: 300 needed.");
  });
  test("a number comes with its noun", () => {
    const came_to = [{ type: "OfferTaken", seat: 1, points: 350, dice: 1 }] as const;
    const event: Event = { kind: "offer", seat: 1, accepted: true, points: 350, dice: 1, came_to };
    expect(said(event)).toBe("Bob takes over 350 points and 1 die.");
  });
  test("rolling on goes without saying", () => {
    expect(tell({ kind: "roll", seat: 0 }, name)).toBeNull();
  });
  test("several winners, and whoever reads it, get the verb that fits", () => {
    const over = (winners: number[]): Event => ({ kind: "over", winners, scores: [5000, 5000] });
    expect(said(over([0]))).toBe("You win with 5,000!");
    expect(said(over([1]))).toBe("Bob wins with 5,000!");
    expect(said(over([0, 1]))).toBe("You and Bob win with 5,000!");
  });
  test("the headline of a finished game", () => {
    expect(winners([0], name)).toBe("You win!");
    expect(winners([1], name)).toBe("Bob wins.");
    expect(winners([0, 1], name)).toBe("You and Bob win together.");
  });
});
