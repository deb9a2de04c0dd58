import { describe, expect, test } from "vitest";
import { zipSync } from "fflate";
import {
  bytesOf,
  isZip,
  MOST_BYTES,
  unzipped,
  zipped,
  type ArchivedGame,
} from "../src/school/archive.ts";
import { LONGEST, packed, unpacked } from "../src/school/links.ts";
import { momentsOf, stepOf } from "../src/school/moments.ts";
import { performance, type Figures } from "../src/school/statistics.ts";
import type { Made, Step, Story } from "../src/school/types.ts";

const games: ArchivedGame[] = [
  { record: '{"greed":1}\n', about: { seats: [{ name: "Ann", bot: null }], created: 1e12 } },
  { record: "[Greed 1]\nÇé 🎲\n", about: { mine: [1], room: "ABCDEFGH 1", created: 2e12 } },
  { record: '{"greed":1,"sheet":{}}\n', about: { created: 3e12 }, pack: '{"greed-pack":1}' },
];

describe("an archive", () => {
  test("holds every game with what is known of it, and the training", () => {
    const bytes = zipped({ games, training: '{"version":1}' });
    expect(isZip(bytes)).toBe(true);
    expect(unzipped(bytes)).toEqual({ games, training: '{"version":1}' });
    expect(unzipped(zipped({ games, training: null })).training).toBeNull();
  });

  test("that is damaged, empty or newer is refused, and why", () => {
    expect(() => unzipped(new Uint8Array([0x50, 0x4b, 1, 2]))).toThrow("isn’t a zip archive");
    expect(() => unzipped(zipped({ games: [], training: null }))).toThrow("no games");
    expect(isZip(new TextEncoder().encode('{"greed":1}'))).toBe(false);
  });

  /** An archive of one game of zeros that says it is so many bytes long. */
  function claiming(bytes: number): Uint8Array {
    const zip = zipSync({ "games/a.jsonl": new Uint8Array(2 ** 20) }, { level: 9 });
    const view = new DataView(zip.buffer, zip.byteOffset);
    for (let at = 0; at + 28 < zip.length; at += 1)
      if (view.getUint32(at, true) === 0x02014b50) view.setUint32(at + 24, bytes, true);
    return zip;
  }

  test("is refused before it is unpacked if it would come to more than games do", () => {
    expect(() => unzipped(claiming(300 * 2 ** 20))).toThrow("too large");
    const many = Array.from({ length: 20_001 }, (_, at) => [`${at}.jsonl`, new Uint8Array(0)]);
    expect(() => unzipped(zipSync(Object.fromEntries(many), { level: 0 }))).toThrow("too large");
  });

  test("brings no more out than it says", () => {
    let length = 0;
    try {
      length = unzipped(claiming(100)).games[0]!.record.length;
    } catch {
      // it isn't sound
    }
    expect(length).toBeLessThanOrEqual(100);
  });

  test("is not even read if the file is too large", async () => {
    const file = { size: MOST_BYTES + 1, arrayBuffer: () => Promise.reject(new Error("read")) };
    await expect(bytesOf(file as unknown as Blob)).rejects.toThrow("too large");
  });
});

describe("a link", () => {
  const headers = {
    seats: ["Ann", "Çé & Bob"],
    first: 1,
    dice: "device",
    tags: { date: "2026-11-22" },
  };
  const events = [
    [5, 1, 2, 2, 3],
    "keep 1 5",
    "roll",
    [2, 2, 3],
    "accept",
    [1, 1, 1, 1, 10 - 4],
    "keep 1 1 1 1",
    "bank",
    "decline",
    "forfeit",
    "points 650",
    "points 1000 leaving 3",
  ];

  test("holds a whole game in letters that links may have", () => {
    const text = packed("d16d9522fc689e45", "koans", headers, events);
    expect(text).toMatch(/^[\w-]+$/);
    const found = unpacked(text);
    expect(found).toMatchObject({ hash: "d16d9522fc689e45", sheet: "koans", events });
    expect({ seats: found.seats, first: found.first, tags: found.tags }).toEqual({
      ...{ seats: headers.seats, first: 1, tags: headers.tags },
    });
  });

  test("holds the position from which a game was played", () => {
    const position = "koans 2000,2500 2/1 decide 2 - 200 - - 40";
    const text = packed("d16d9522fc689e45", "koans", { ...headers, position }, events);
    expect(unpacked(text).position).toBe(position);
    expect("position" in unpacked(packed("d16d", "koans", headers, events))).toBe(false);
  });

  test("is short: a long game still fits", () => {
    const long = Array.from({ length: 30 }, (_, at) => [
      [1 + (at % 6), 5, 2, 3, 1 + ((at * 5) % 6)],
      "keep 5",
      "roll",
      [1, 1 + (at % 4), 2, 6],
      "keep 1",
      "bank",
    ]).flat();
    expect(packed("d16d9522fc689e45", "koans", headers, long).length).toBeLessThan(LONGEST);
  });

  test("of which a part is missing says so", () => {
    const text = packed("d16d9522fc689e45", "koans", headers, events);
    for (const part of [text.slice(0, 40), "", "!!", "abcd"])
      expect(() => unpacked(part), part).toThrow("doesn’t hold a whole game");
  });
});

const skill = (loss: number, decisions: number, luck_adjusted: number): object => ({
  score: { decisions, loss, pr: (1000 * loss) / decisions, accuracy: 0 },
  luck_adjusted,
});

const figures = (players: string[], shares: number[] | null, skills: object[] | null): Figures =>
  ({
    players,
    scores: [],
    shares,
    bestTurns: players.map((_, at) => 100 * at),
    skills,
    caveat: "",
  }) as unknown as Figures;

describe("statistics", () => {
  const played = [
    figures(["Ann", "Bob"], [1, 0], [skill(0.1, 10, 0.6), skill(0.2, 20, 0.4)]),
    figures(["Bob", "Ann"], [0.5, 0.5], null),
    figures(["Ann", "Bob"], null, [skill(9, 9, 9), skill(9, 9, 9)]),
  ];

  test("count finished games only, and judge those with win probabilities", () => {
    const ann = performance(played, (name) => name === "Ann");
    expect(ann).toMatchObject({ games: 2, judged: 1, result: 0.75, decisions: 10, bestTurn: 100 });
    expect(ann.pr).toBeCloseTo(10, 12);
    expect(ann.luck_adjusted).toBeCloseTo(0.6, 12);
  });

  test("are blank where nothing was played", () =>
    expect(performance([], () => true)).toEqual({
      ...{ games: 0, result: 0, pr: null, loss: null, luck_adjusted: null },
      ...{ judged: 0, decisions: 0, bestTurn: 0 },
    }));
});

describe("the moments that mattered", () => {
  const made = (event: number, cost: number): Made => ({ event, cost }) as Made;
  const step = (seat: number, from: number, to: number, decisions: Made[]): Step =>
    ({ seat, from, to, decisions }) as unknown as Step;
  const steps = [
    step(0, 0, 0, []),
    step(0, 0, 3, [made(2, 0.01), made(3, 0.04)]),
    step(1, 3, 4, [made(4, 0.5)]),
    step(0, 4, 6, [made(5, 0.004), made(6, 0)]),
  ];

  test("come worst first, one for each roll, of those who are meant", () => {
    expect(momentsOf(steps).map(({ step, cost }) => [step, cost])).toEqual([
      [2, 0.5],
      [1, 0.04],
    ]);
    expect(momentsOf(steps, [0]).map(({ made }) => made.event)).toEqual([3]);
  });

  test("are found by the event of a record", () => {
    const story = { steps } as unknown as Story;
    expect([1, 3, 4, 6, 99].map((event) => stepOf(story, event))).toEqual([1, 1, 2, 3, 0]);
  });
});
