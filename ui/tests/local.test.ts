import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { readPack, readRecord } from "../src/engine/index.ts";
import { Board } from "../src/local/board.ts";
import { drawDice, random } from "../src/local/dice.ts";
import { distinct, recordOf, rulesOf } from "../src/local/recording.ts";
import type { Entry, Game } from "../src/local/types.ts";
import { gameView } from "../src/local/view.ts";

// The Python tests write random games with what the server tells and shows of them.
const path = process.env["GREED_LOCAL_GAMES"];

interface Begun {
  pack: string;
  seats: string[];
  first: number;
}
interface Then {
  entry: Entry;
  events: unknown;
  view: { scores: { luck: number }[] };
}
type Line = Begun | Then | { record: string };

test.skipIf(!path)(
  "a game on this device is told and shown as a server does it",
  () => {
    let board: Board | null = null;
    let steps = 0;
    for (const text of readFileSync(path!, "utf8").trim().split("\n")) {
      const line = JSON.parse(text) as Line;
      if ("pack" in line) board = new Board(game(line), readPack(line.pack));
      else if ("record" in line) compare(board!, line.record);
      else {
        const step = { game: "g", seq: board!.seq + 1, at: 0, entries: [line.entry] };
        const { events } = board!.fold(step);
        expect(lean(events)).toEqual(lean(line.events));
        const view = gameView(board!)!;
        view.scores.forEach((score, seat) =>
          expect(score.luck).toBeCloseTo(line.view.scores[seat]!.luck, 0),
        );
        expect(lean({ ...view, scores: null })).toEqual(lean({ ...line.view, scores: null }));
        expect(lean(view.scores.map(unlucky))).toEqual(lean(line.view.scores.map(unlucky)));
        steps += 1;
      }
    }
    expect(steps).toBeGreaterThan(600);
  },
  60_000,
);

function game({ seats, first }: Begun): Game {
  return {
    ...{ id: "g", pack: "", title: "", dice: "real", coach: true, first, created: 0 },
    seats: seats.map((name) => ({ name, bot: null })),
  };
}

function unlucky(score: { luck: number }): object {
  return { ...score, luck: 0 };
}

/** Both records say the same; the server's counts what was undone elsewhere. */
function compare(board: Board, text: string): void {
  expect(readRecord(board.pack, text).events).toEqual(board.played.map(({ event }) => event));
  board.undone = 0;
  expect(recordOf(board)).toBe(text);
}

/** Without what only says that there is nothing: the server leaves most of that out. */
function lean(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(lean);
  if (typeof value !== "object" || value === null) return value;
  const said = Object.entries(value).map(([key, part]) => [key, lean(part)] as const);
  return Object.fromEntries(said.filter(([, part]) => !nothing(part)));
}

function nothing(value: unknown): boolean {
  return !value || (Array.isArray(value) && !value.length);
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
