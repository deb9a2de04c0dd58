import { describe, expect, test } from "vitest";
import { axis, scoresOf } from "../src/lib/chart.ts";
import {
  choiceOf,
  indexesOf,
  keepText,
  pressFace,
  takeAll,
  whyNotKeep,
} from "../src/lib/choosing.ts";
import { controls } from "../src/lib/controls.ts";
import { history, standing, tallies } from "../src/lib/history.ts";
import type { GameView } from "../src/lib/game.ts";
import type { Event } from "../src/lib/told.ts";

const NONE: ReadonlySet<number> = new Set();

function game(change: Partial<GameView> = {}): GameView {
  return {
    ply: 2,
    phase: "keep",
    seat: 0,
    first: 0,
    scores: [],
    turn: { points: 100, inherited: 0, kept: [], dice: 4, attempt: false, entry: null, bust: null },
    throw: { index: 1, dice: [5, 1, 2, 5] },
    offer: null,
    final: null,
    winners: [],
    choices: [
      {
        move: "keep 5",
        dice: [5],
        points: 50,
        turn: 150,
        left: 3,
        risk: 0.28,
        why_no_bank: "too little",
      },
      { move: "keep 1 5 5", dice: [1, 5, 5], points: 200, turn: 300, left: 1, risk: 0.67 },
    ],
    why_not: { roll: "first keep dice", bank: "first keep dice", "keep 2": "2 scores nothing" },
    deadline: null,
    position: "",
    ...change,
  };
}

describe("choosing dice", () => {
  test("a keep is written with its faces ascending", () =>
    expect(keepText([5, 1, 5])).toBe("keep 1 5 5"));
  test("chosen dice find their choice, whatever their order", () => {
    expect(choiceOf(game(), new Set([3, 1, 0]))?.points).toBe(200);
    expect(choiceOf(game(), new Set([2]))).toBeUndefined();
  });
  test("the reason comes from the server", () => {
    expect(whyNotKeep(game(), new Set([2]))).toBe("2 scores nothing");
    expect(whyNotKeep(game(), NONE)).toBe("first keep dice");
    expect(whyNotKeep(game(), new Set([1, 2]))).toBeUndefined();
  });
  test("take all takes the keep of most points", () => {
    expect([...takeAll(game())]).toEqual([0, 1, 3]);
    expect(takeAll(game({ choices: [] }))).toEqual(new Set());
  });
  test("faces find their places, each once", () => {
    expect([...indexesOf([5, 1, 5], [5, 5])]).toEqual([0, 2]);
    expect([...indexesOf([5, 1], [5, 5])]).toEqual([0]);
  });
  test("a number key goes through the dice of its face, and then lets them go", () => {
    const once = pressFace([5, 1, 5], NONE, 5);
    const twice = pressFace([5, 1, 5], once, 5);
    expect([[...once], [...twice], [...pressFace([5, 1, 5], twice, 5)]]).toEqual([[0], [0, 2], []]);
    expect(pressFace([5, 1, 5], NONE, 6)).toEqual(NONE);
  });
});

describe("the buttons", () => {
  const named = (view: GameView, chosen: ReadonlySet<number> = NONE, real = false) =>
    Object.fromEntries(controls(view, chosen, real).map((button) => [button.id, button]));

  test("say why nothing can be done before dice are chosen", () => {
    expect(named(game())["bank"]?.why).toBe("First keep dice.");
  });
  test("promise what the server says of the choice", () => {
    const { roll, bank } = named(game(), new Set([0, 1, 3]));
    expect([roll?.label, roll?.detail, bank?.label]).toEqual([
      "Roll 1 die",
      "67% bust",
      "Bank 300",
    ]);
    expect([roll?.move, roll?.then]).toEqual(["keep 1 5 5", "roll"]);
  });
  test("give the server's reason for one and leave the other", () => {
    const { roll, bank } = named(game(), new Set([0]));
    expect([roll?.why, bank?.why]).toEqual([null, "Too little."]);
  });
  test("say that the opening turn is one roll, whatever dice are left on the table", () => {
    const keep = { move: "keep 5", dice: [5], points: 50, turn: 50, left: 0 };
    const choices = [{ ...keep, why_no_roll: "no dice are left to roll" }];
    const opening = { points: 40, have: 0, scope: "throw" } as const;
    const off = game({ choices, turn: { ...game().turn, entry: opening } });
    expect(named(off, new Set([0]))["roll"]?.why).toBe("Your opening turn is one roll.");
    expect(named(game({ choices }), new Set([0]))["roll"]?.why).toBe("No dice are left to roll.");
    const decide = {
      ...off,
      phase: "decide" as const,
      why_not: { roll: "no dice are left to roll" },
    };
    expect(named(decide)["roll"]?.why).toMatch(/^Your opening turn/);
  });
  test("become one where the turn ends with the keep", () => {
    const ends = { move: "keep 5", dice: [5], points: 50, ends: true, why_no_roll: "it ends" };
    expect(Object.keys(named(game({ choices: [ends] }), new Set([0])))).toEqual(["keep"]);
  });
  test("offer a carryover as a choice", () => {
    const offer = { points: 350, dice: 2, fresh: 5, risk: 0.44, fresh_risk: 0.08 };
    const { accept, decline } = named(game({ phase: "offer", offer, why_not: {} }));
    expect([accept?.label, accept?.detail]).toEqual(["Take 350", "roll 2 dice: 44% bust"]);
    expect(decline?.detail).toBe("roll 5 dice: 8% bust");
  });
  test("real dice are not thrown by a button", () => {
    expect(controls(game({ phase: "throw" }), NONE, true)).toEqual([]);
    expect(controls(game({ phase: "throw" }), NONE, false)).toHaveLength(1);
  });
});

describe("the score sheet", () => {
  const bust: Event = {
    kind: "throw",
    seat: 1,
    index: 2,
    dice: [2],
    outcome: "bust",
    lost: 0,
    score: 0,
  };
  const events: Event[] = [
    { kind: "start", first: 0 },
    { kind: "throw", seat: 0, index: 1, dice: [1], outcome: "keep" },
    { kind: "keep", seat: 0, dice: [1], points: 100, turn: 100 },
    { kind: "bank", seat: 0, points: 100, score: 100 },
    bust,
  ];

  test("has a line for each turn, and none for what was taken back", () => {
    expect(history(events, 2).turns).toEqual([
      [{ change: 100, score: 100, kind: "banked" }],
      [{ change: 0, score: 0, kind: "bust" }],
    ]);
    const undone = [...events, { kind: "undo", seat: 1 } as const];
    expect(history(undone, 2).turns[1]).toEqual([]);
  });
  test("undoing the last move of a game takes its end back, too", () => {
    const over: Event[] = [...events, { kind: "over", winners: [0], scores: [100, 0] }];
    expect(standing([...over, { kind: "undo", seat: 1 }]).at(-1)?.kind).toBe("bank");
  });
  test("counts throws, busts and the best turn", () => {
    expect(tallies(events, 2)).toEqual([
      { throws: 1, busts: 0, best: 100 },
      { throws: 1, busts: 1, best: 0 },
    ]);
  });
});

describe("the chart", () => {
  test("has round lines that hold all values", () => {
    expect(axis([0, 3450, 5100]).ticks).toEqual([0, 2000, 4000, 6000]);
    expect(axis([-500, 900])).toMatchObject({ low: -500, high: 1000 });
    expect(axis([]).ticks.length).toBeGreaterThan(1);
  });
  test("a course begins with nothing, or where its game began", () => {
    expect(scoresOf([{ change: 50, score: 50 }])).toEqual([0, 50]);
    expect(scoresOf([{ change: 850, score: 10_450 }])).toEqual([9_600, 10_450]);
    expect(scoresOf([], 9_100)).toEqual([9_100]);
  });
});
