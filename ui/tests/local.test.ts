import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { readPack, readRecord } from "../src/engine/whole.ts";
import type { Pack } from "../src/engine/types.ts";
import type { GameState, Happened } from "../src/lib/protocol.ts";
import type { Board } from "../src/local/board.ts";
import { drawDice, random } from "../src/local/dice.ts";
import { Follower, Outdated } from "../src/local/follower.ts";
import { available, written } from "./support/enginefiles.ts";
import { distinct } from "../src/local/entries.ts";
import { recordOf, rulesOf } from "../src/local/recording.ts";

// The Python tests write random games as a server sends them, with what the core says of the odds.
const path = process.env["GREED_LOCAL_GAMES"];

/** The pack of a small sheet. */
const koans = (): Pack => {
  const packs = written("packs").packs.map(
    (line) => JSON.parse(line) as { name: string; pack: string },
  );
  return readPack(packs.find(({ name }) => name === "koans")!.pack);
};

interface Sent {
  step: Happened;
  game: GameState;
  luck: readonly number[];
  bust: number | null;
}
type Line = { pack: string } | Sent | { record: string };

test.skipIf(!path)(
  "the log of a room is folded to what its server says of the game",
  () => {
    let follower: Follower | null = null;
    let steps = 0;
    for (const text of readFileSync(path!, "utf8").trim().split("\n")) {
      const line = JSON.parse(text) as Line;
      if ("pack" in line) follower = new Follower(readPack(line.pack), true);
      else if ("record" in line) compare(follower!.board, line.record);
      else {
        follow(follower!, line);
        steps += 1;
      }
    }
    expect(steps).toBeGreaterThan(600);
  },
  60_000,
);

/** The follower itself stops where the position is another one. */
function follow(follower: Follower, { step, game, luck, bust }: Sent): void {
  const { steps, game: view } = follower.take([step], game, false);
  const said = (what: object) => ("came_to" in what ? what.came_to : undefined) ?? [];
  const told = steps[0]!.events.filter(({ kind }) => kind !== "over");
  expect(told.map(said)).toEqual(step.entries.map(said));
  const { ply, phase, seat, legal, scores, winners = [] } = game;
  expect(view).toMatchObject({ ply, phase, seat, winners });
  expect(view!.choices.map(({ move }) => move)).toEqual(legal);
  expect(view!.scores.map(({ score }) => score)).toEqual(scores);
  view!.scores.forEach((score, at) => expect(score.luck).toBeCloseTo(luck[at]!, 0));
  if (bust !== null) expect(view!.turn.bust?.chance ?? 0).toBeCloseTo(bust, 5);
}

test.skipIf(!available)(
  "a log that another set of rules would have written is not shown as a game",
  () => {
    const pack = koans();
    const game = { ply: 1, position: "koans 0?,0? 1/1 throw 5 - 0 - - 0", phase: "throw" };
    const now = { ...game, seat: 0, scores: [0, 0], legal: ["throw"] } as GameState;
    const seats = [0, 1].map((seat) => ({ kind: "seat", seat, name: `P${seat}` }) as const);
    const begun = [...seats, { kind: "start", first: 0 } as const];
    const step = (entries: Happened["entries"]) => ({ seq: 1, at: 0, ply: 0, entries });
    const follower = new Follower(pack, false);
    const shown = follower.take([step(begun)], now, true);
    expect(shown.game!.choices).toHaveLength(1);
    const thrown = { kind: "throw", seat: 0, dice: [1, 1, 2, 3, 4] } as const;
    expect(() => follower.take([step([thrown])], now, false)).toThrow("the server is at");
    const impossible = { kind: "move", seat: 0, move: "bank" } as const;
    expect(() => follower.take([step([...begun, impossible])], now, true)).toThrow(Outdated);
    const newer = { kind: "teleport", seat: 0 } as unknown as (typeof begun)[0];
    expect(() => follower.take([step([newer])], now, true)).toThrow("teleport");
  },
);

test.skipIf(!available)("a roll that waits for devices offers nothing, and says why", () => {
  const follower = new Follower(koans(), false);
  const seats = [0, 1].map((seat) => ({ kind: "seat", seat, name: `P${seat}` }) as const);
  const entries = [...seats, { kind: "start", first: 0 } as const];
  const position = "koans 0?,0? 1/1 throw 5 - 0 - - 0";
  const waits = { ply: 0, position, phase: "throw", seat: 0, scores: [0, 0], legal: [] } as const;
  const { game } = follower.take([{ seq: 1, at: 0, ply: 0, entries }], waits, true);
  expect(game!.choices).toEqual([]);
  expect(game!.why_not["throw"]).toContain("waits for the other devices");
});

/** Both records say the same. */
function compare(board: Board, text: string): void {
  expect(readRecord(board.pack, text).events).toEqual(board.played.map(({ event }) => event));
  expect(recordOf(board)).toBe(text);
}

test("a file that is no record is refused", () => {
  expect(() => rulesOf('{"name":"package"}')).toThrow("isn’t a record");
  expect(() => rulesOf("Dear Ann")).toThrow("isn’t a record");
});

test("a record says by what rules it was played", () => {
  const line = '{"greed":1,"sheet":{"name":"koans"},"hash":"d16d","check":"0"}';
  expect(rulesOf(line)).toEqual({ hash: "d16d", name: "koans" });
  expect(rulesOf("[Greed 1]\n[Sheet koans {}]")).toEqual({ hash: "", name: "koans" });
});

test("a byte that would favour low faces is drawn again", () => {
  const bytes = [252, 255, 0, 5, 6, 251];
  const fill = (drawn: Uint8Array): void => void drawn.set([...bytes, ...Array(10).fill(0)]);
  expect(drawDice(4, 6, fill)).toEqual([1, 6, 1, 6]);
});

test("every face falls about equally often", () => {
  const counts = new Map<number, number>();
  for (const die of drawDice(60_000, 6)) counts.set(die, (counts.get(die) ?? 0) + 1);
  expect([...counts.keys()].sort()).toEqual([1, 2, 3, 4, 5, 6]);
  // Chi-square with five degrees of freedom: above 40 less than once in ten million runs.
  const off = [...counts.values()].reduce((sum, n) => sum + (n - 10_000) ** 2 / 10_000, 0);
  expect(off).toBeLessThan(40);
  expect(random()).toBeLessThan(1);
});

test("names that stand twice get a number", () => {
  expect(distinct(["Ann", "Bob", "Ann", "Ann"])).toEqual(["Ann", "Bob", "Ann 2", "Ann 3"]);
});
