import { describe, expect, test } from "vitest";
import * as engine from "../src/engine/whole.ts";
import { read } from "../src/engine/dice.ts";
import type { PackFile } from "../src/engine/format.ts";
import { digest } from "../src/engine/records.ts";
import type { Decision, Engine, Pack, PlayEvent } from "../src/engine/types.ts";
import { setName } from "../src/lib/format.ts";
import { figuresOf } from "../src/school/statistics.ts";
import { storyOf } from "../src/school/story.ts";
import { Conformance } from "./support/conformance.ts";
import { available, golden, written } from "./support/enginefiles.ts";
import { Judgements } from "./support/judgements.ts";
import { paths } from "./support/paths.ts";
import { School } from "./support/school.ts";

// Without Python there is nothing to compare the engine with.
const files = available
  ? written()
  : { packs: [], games: [], judgements: [], trios: [], records: [], school: [] };
const texts = new Map(
  files.packs.map((line) => {
    const { name, pack } = JSON.parse(line) as { name: string; pack: string };
    return [name, pack];
  }),
);
const names = [...texts.keys()];
const packOf = (name: string): Pack => engine.readPack(texts.get(name)!);

/** Types see to it that the door has every function of the interface. */
const door: Engine = engine;

interface RecordLine {
  pack?: string;
  seats: string[];
  first: number;
  dice: string;
  tags: Record<string, string>;
  events: PlayEvent[];
  record: string;
  text: string;
  drift: boolean;
  review: {
    caveat: string;
    worth: number[][];
    decisions: Decision[];
    luck: { event: number; gain: number }[];
    accounts: Record<string, number>[];
  } | null;
}

/** The games of `records`, each with its pack. */
function recorded(): [Pack, RecordLine][] {
  let pack: Pack | null = null;
  return files.records.flatMap((text): [Pack, RecordLine][] => {
    const line = JSON.parse(text) as RecordLine;
    if (line.pack === undefined) return [[pack!, line]];
    pack = engine.readPack(line.pack);
    return [];
  });
}

describe.skipIf(!available)("the engine", () => {
  test("plays the core's games, ply by ply, on presets, variants and house sheets", () => {
    const conformance = new Conformance();
    for (const line of files.games) conformance.take(line);
    expect(conformance.compared.sheets).toBe(14);
    expect(conformance.compared.plies).toBeGreaterThan(1000);
    expect(conformance.compared.events).toBeGreaterThan(300);
    expect(conformance.compared.does).toBeGreaterThan(150);
    expect(conformance.compared.declared).toBeGreaterThan(50);
    expect(conformance.compared.changes).toBeGreaterThan(50);
  }, 60_000);

  test("calls sets what the core calls them", () => {
    for (const text of texts.values()) {
      const { sets } = JSON.parse(text) as PackFile;
      for (const { name, kind, dice, points } of sets)
        expect(setName({ kind, dice: read(dice), points })).toBe(name);
    }
  });

  test("notices where a game goes another way", () => {
    const at = files.games.findIndex((line) => line.includes('"event":"roll"'));
    for (const [from, to] of [
      ['"points":', '"points":1'],
      ['"ply":', '"ply":1'],
      ['"legal":[]', '"legal":["bank"]'],
    ] as const) {
      const conformance = new Conformance();
      for (const line of files.games.slice(0, at)) conformance.take(line);
      expect(() => conformance.take(files.games[at]!.replace(from, to))).toThrow(/another/);
    }
  });

  test("prices moves among three as Python does, where they are solved", async () => {
    const judgements = new Judgements();
    for (const line of files.trios) await judgements.take(line);
    expect(judgements.compared.prices).toBeGreaterThan(40);
    // The page keeps what each of three wins in 16 bits, Python in 64: half a step for two, both for the third.
    expect(judgements.compared.off).toBeLessThan(2 / 65535);
  });

  test("prices moves and plays bots as Python does", async () => {
    const judgements = new Judgements();
    for (const line of files.judgements) await judgements.take(line);
    expect(judgements.compared.prices).toBeGreaterThan(40);
    expect(judgements.compared.choices).toBeGreaterThan(200);
    expect(judgements.compared.off).toBeLessThan(1e-12);
  });

  test("writes and reads records as Python does, JSON Lines and text", () => {
    for (const [pack, line] of recorded()) {
      const { seats, first, dice, tags, events, record, text } = line;
      const headers = { seats, first, dice, tags };
      expect(engine.writeRecord(pack, headers, events)).toBe(record);
      expect(engine.writeText(pack, headers, events)).toBe(text);
      expect(engine.readRecord(pack, record)).toEqual({ ...headers, events });
      expect(engine.readRecord(pack, text)).toEqual({ ...headers, events });
    }
  });

  test("refuses a throw and a move at once, even with sound checks", () => {
    const [pack, { record }] = recorded()[0]!;
    let check = "";
    const both = record
      .trimEnd()
      .split("\n")
      .map((line, at) => {
        const { check: _, ...data } = JSON.parse(line) as Record<string, unknown>;
        const body = JSON.stringify(at === 4 ? { ...data, throw: [1], move: "roll" } : data);
        check = digest(check + body).slice(0, 12);
        return `${body.slice(0, -1)},"check":"${check}"}`;
      });
    expect(() => engine.readRecord(pack, both.join("\n"))).toThrow("a throw and a move at once");
  });

  test("refuses a record that was altered or cut off", () => {
    const [pack, { record, text }] = recorded()[0]!;
    const lines = record.trimEnd().split("\n");
    const without = (at: number): string => lines.filter((_, index) => index !== at).join("\n");
    for (let at = 0; at < lines.length; at++)
      expect(() => engine.readRecord(pack, without(at)), `without line ${at}`).toThrow(/^line/);
    const turn = /\n(1\. .*\n)/.exec(text)![1]!;
    expect(() => engine.readRecord(pack, text.replace(turn, ""))).toThrow(/^line/);
    expect(() => engine.readRecord(pack, text.replace(/^(1\. .*) = /m, "$1 = 5"))).toThrow(
      /altered|score/,
    );
    expect(() => engine.readRecord(packOf("basic"), record)).toThrow("other rules");
    expect(() => engine.readRecord(packOf("basic"), text)).toThrow("other rules");
  });

  test("reviews games as Python does", () => {
    const near = (mine: number, theirs: number): void => expect(mine).toBeCloseTo(theirs, 9);
    let decisions = 0;
    for (const [pack, { seats, first, events, drift, review }] of recorded()) {
      const found = engine.review(pack, seats.length, first, events, drift);
      expect(found === null).toBe(review === null);
      if (!found || !review) continue;
      expect(found.caveat).toBe(review.caveat);
      found.worth.flat().forEach((worth, at) => near(worth, review.worth.flat()[at]!));
      for (const { event, gain } of review.luck) near(found.luck[event - 1]!, gain);
      found.accounts.forEach((account, seat) =>
        Object.entries(account).forEach(([key, sum]) => near(sum, review.accounts[seat]![key]!)),
      );
      expect(found.decisions.map(({ event }) => event)).toEqual(
        review.decisions.map(({ event }) => event),
      );
      found.decisions.forEach(({ cost, seat, move }, at) => {
        const other = review.decisions[at]!;
        near(cost, other.cost);
        expect([seat, move]).toEqual([other.seat, other.move]);
        decisions += 1;
      });
    }
    expect(decisions).toBeGreaterThan(20);
  });

  test("steps through every game, and counts it in the statistics", () => {
    let changes = 0;
    for (const [pack, { seats, first, events }] of recorded()) {
      const made = {
        id: "g",
        pack: "",
        title: "",
        dice: "real",
        coach: false,
        created: 0,
      } as const;
      const game = { ...made, first, seats: seats.map((name) => ({ name, bot: null })) };
      const story = storyOf(pack, { game, from: first, first, events });
      const last = engine.replay(pack, seats.length, first, events).at(-1)!;
      expect(story.steps.at(-1)!.scores).toEqual(last.scores);
      expect(story.steps.every(({ scores }) => scores.length === seats.length)).toBe(true);
      const figures = figuresOf(pack, seats, first, events);
      expect([...figures.bestTurns, ...figures.scores].every(Number.isInteger)).toBe(true);
      events.forEach((event, at) => {
        if (!engine.isChange(event)) return;
        const told = story.steps.find(({ from, to }) => from <= at && at < to)!;
        expect(told.lines.map(({ text }) => text).join(" ")).toMatch(/joins|sits out|is back/);
        changes += 1;
      });
    }
    expect(changes).toBeGreaterThan(5);
  });

  test("takes games and positions apart as the coach does", () => {
    const school = new School();
    for (const line of files.school) school.take(line);
    expect(school.compared.games).toBe(4);
    expect(school.compared.mistakes).toBeGreaterThan(5);
    expect(school.compared.branches).toBeGreaterThan(20);
    expect(school.compared.performances).toBe(4);
    expect(school.compared.banks).toBe(24);
  });

  test.each(names)("counts as many paths of %s as the core", (name) => {
    const pack = packOf(name);
    const blocks = golden(`perft/${name}.txt`).trim().split("\n\n").slice(1);
    for (const block of blocks) {
      const [position = "", ...counts] = block.split("\n");
      const state = engine.parsePosition(pack, position);
      for (const line of counts) {
        const [depth, count] = line.trim().split(/\s+/).map(Number);
        expect(paths(pack, state, depth!), `${position}, ${depth} deep`).toBe(count);
      }
    }
  });

  test.each(names)("goes through the playthrough of %s", (name) => {
    const pack = packOf(name);
    const blocks = golden(`playthroughs/${name}.txt`).trim().split("\n\n").slice(1);
    let played = 0;
    blocks.forEach((block, at) => {
      if (block.startsWith("...")) return;
      const [position = "", ...told] = block.split("\n");
      const state = engine.parsePosition(pack, position);
      expect(engine.position(pack, state)).toBe(position);
      for (const line of told) {
        const [, word = "", said = ""] = /^ *(>|[a-z ]+:|won by seat) ?(.*)$/.exec(line) ?? [];
        if (word === "legal:") expect(engine.legalMoves(pack, state).join(", ")).toBe(said);
        if (word === "no bank:") expect(engine.whyNot(pack, state, "bank")).toBe(said);
        if (word === "entry:") {
          const { have, points } = engine.entry(pack, state)!;
          expect(`${have} of ${points}`).toBe(said);
        }
        if (word === "won by seat")
          expect(state.winners.map((seat) => seat + 1).join(" and ")).toBe(said);
        if (word !== ">") continue;
        const dice = said.startsWith("throw") ? said.split(" ").slice(1).map(Number) : null;
        const after = dice ? engine.throwDice(pack, state, dice) : engine.apply(pack, state, said);
        const following = blocks[at + 1]!;
        if (!following.startsWith("..."))
          expect(engine.position(pack, after)).toBe(following.split("\n", 1)[0]);
        played += 1;
      }
    });
    expect(played).toBeGreaterThan(20);
  });

  test("draws moves as often as they are likely", () => {
    const pack = packOf("classic");
    const thrown = engine.throwDice(pack, engine.start(pack, 2), [1, 1, 5, 2, 3, 3]);
    const expected = engine.likely(pack, "level:1", thrown);
    expect(expected.size).toBeGreaterThan(2);
    const drawn = new Map<string, number>();
    for (let at = 0; at < 200; at++) {
      const move = engine.choose(pack, "level:1", thrown, () => (at + 0.5) / 200);
      drawn.set(move, (drawn.get(move) ?? 0) + 1);
    }
    for (const [move, chance] of expected)
      expect(Math.abs((drawn.get(move) ?? 0) / 200 - chance)).toBeLessThan(0.01);
  });

  test("plays none but the bots of the pack, and random ones", () => {
    const pack = packOf("koans");
    const state = engine.throwDice(pack, engine.start(pack, 2), [1, 1, 5, 2, 3]);
    expect(engine.legalMoves(pack, state)).toContain(
      engine.choose(pack, "random", state, () => 0.7),
    );
    for (const name of ["bald", "level:10", "level:0", "random:3", "threshold:x", "bold:1", ""])
      expect(() => engine.choose(pack, name, state, () => 0), name).toThrow(`no bot "${name}"`);
  });
});

describe.skipIf(!available)("a pack", () => {
  test("that is damaged, newer or no pack at all is refused, and why", () => {
    const text = texts.get("koans")!;
    const refused = (other: string): string => {
      try {
        engine.readPack(other);
      } catch (error) {
        return (error as Error).message;
      }
      return "";
    };
    expect(refused(text.replace('"target":3000', '"target":2000'))).toContain("damaged");
    expect(refused(text.slice(0, -1))).toContain("damaged");
    expect(refused(text.replace('"greed-pack":1', '"greed-pack":2'))).toContain("newer");
    expect(refused(text.replace('"greed-pack":1', '"greed-pack":0'))).toContain("older");
    expect(refused("{}")).toContain("isn't a pack");
    expect(refused("")).toContain("isn't a pack");
  });

  test("says what can't be asked of it", () => {
    const pack = packOf("koans");
    const state = door.start(pack, 2);
    expect(() => engine.start(pack, 99)).toThrow("for 2 to 12 players, not 99");
    expect(() => engine.start(pack, 2, 2)).toThrow("first must be a seat");
    expect(() => engine.throwDice(pack, state, [1, 2])).toThrow("5 dice");
    expect(() => engine.throwDice(pack, state, [1, 2, 3, 4, 7])).toThrow("faces from 1 to 6");
    expect(() => engine.apply(pack, state, "bank")).toThrow("the dice must fall first");
    expect(() => engine.apply(pack, state, "bonk")).toThrow("isn't a move");
    expect(() => engine.parsePosition(pack, "koans 0?,0?")).toThrow("10 fields");
    expect(engine.worth(pack, state)).toBeNull();
  });
});
