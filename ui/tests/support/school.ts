/** What the page makes of games and positions, beside what Python's coach makes of them. */

import { expect } from "vitest";
import * as engine from "../../src/engine/whole.ts";
import type { Pack } from "../../src/engine/types.ts";
import { bankFrom, branches, type Branch } from "../../src/school/explore.ts";
import { placed, skills, type Skill } from "../../src/school/measures.ts";
import { lessons, mistakes, type Puzzle } from "../../src/school/puzzles.ts";
import { storyOf } from "../../src/school/story.ts";
import type { Game } from "../../src/local/types.ts";
import { figuresOf, performance, type Figures } from "../../src/school/statistics.ts";

/** A line of `tests/support/engine_school.py`. */
interface Line {
  pack?: string;
  record?: string;
  skills?: Skill[];
  places?: [event: number, stage: string, kind: string, round: number][];
  mistakes?: Puzzle[];
  lessons?: Record<string, string>[];
  position?: string;
  branches?: (Omit<Branch, "move"> & { move: { kind: string; dice: number[] } | null })[];
  performances?: Record<"pr" | "loss" | "luck_adjusted" | "result", { value: number }>[];
  banks?: [left: number, own: number, other: number, points: number | null][];
}

export class School {
  readonly compared = { games: 0, mistakes: 0, branches: 0, banks: 0, performances: 0 };
  #pack!: Pack;
  /** What takeovers are worth is rounded in packs. */
  #figures: Figures[] = [];

  take(text: string): void {
    const line = JSON.parse(text) as Line;
    if (line.pack) {
      this.#pack = engine.readPack(line.pack);
      this.#figures = [];
    } else if (line.record) this.#game(line as Required<Line>);
    else if (line.position) this.#branches(line.position, line.branches!);
    else if (line.performances) this.#performances(line.performances);
    else if (line.banks) this.#banks(line.banks);
  }

  #game({ record, skills: wanted, places, mistakes: own, lessons: said }: Required<Line>): void {
    const pack = this.#pack;
    const { seats, first, events } = engine.readRecord(pack, record);
    const states = engine.replay(pack, seats.length, first, events);
    const review = engine.review(pack, seats.length, first, events)!;
    const decisions = placed(pack, states, events, review);
    expect(decisions.map(({ event, stage, kind, round }) => [event, stage, kind, round])).toEqual(
      places,
    );
    near(skills(review, decisions), wanted);
    this.#story(record);
    const found = [...mistakes(pack, states, events, [0, 1])];
    expect(found.map(({ id }) => id)).toEqual(own.map(({ id }) => id));
    found.forEach((puzzle, at) => {
      near({ ...puzzle }, { ...own[at]! });
      expect(lessons(pack, puzzle)).toEqual(said[at]!);
    });
    this.#figures.push(figuresOf(pack, seats, first, events));
    this.compared.games += 1;
    this.compared.mistakes += found.length;
  }

  /** A game roll by roll leaves nothing out, and has the numbers of its review. */
  #story(record: string): void {
    const pack = this.#pack;
    const { seats, first, events } = engine.readRecord(pack, record);
    const game = { id: "g", pack: pack.hash, title: "", dice: "real", coach: true, created: 0 };
    const named = { ...game, first, seats: seats.map((name) => ({ name, bot: null })) } as Game;
    const {
      steps,
      skills: told,
      mine,
      over,
    } = storyOf(pack, {
      ...{ game: named, from: first, first, events },
    });
    expect(steps[0]).toMatchObject({ kind: "start", from: 0, to: 0 });
    steps.slice(1).forEach((step, at) => {
      expect(step.from).toBe(steps[at]!.to);
      expect(step.lines.length).toBeGreaterThan(0);
      for (const { event } of step.decisions) {
        expect(event).toBeGreaterThan(step.from);
        expect(event).toBeLessThanOrEqual(step.to);
      }
      for (const place of step.chosen) expect(place).toBeLessThan(step.dice.length);
    });
    expect(steps.at(-1)!.to).toBe(events.length);
    expect([mine, over]).toEqual([[0, 1], true]);
    const lost = [0, 0];
    let luck = 0;
    for (const { decisions, luck: fell, seat } of steps) {
      for (const { seat: whose, cost } of decisions) lost[whose]! += cost;
      luck += seat ? -fell : fell;
    }
    near(
      lost,
      told.map(({ score }) => score.loss),
    );
    expect(luck).toBeCloseTo(told[0]!.luck, 9);
    expect(steps.at(-1)!.chances).toEqual(told.map(({ result }) => result));
  }

  #branches(position: string, wanted: Required<Line>["branches"]): void {
    const found = branches(this.#pack, engine.parsePosition(this.#pack, position));
    const key = (move: string | null): string => move ?? "";
    const sorted = [...found].sort((a, b) => (key(a.move) < key(b.move) ? -1 : 1));
    const theirs = wanted
      .map((each) => ({ ...each, move: each.move && `keep ${each.move.dice.join(" ")}` }))
      .sort((a, b) => (key(a.move) < key(b.move) ? -1 : 1));
    near(
      sorted.map(({ move, chance, value }) => ({ move, chance, value })),
      theirs.map(({ move, chance, value }) => ({ move, chance, value })),
    );
    for (const { example, chance } of found) {
      expect(chance).toBeGreaterThan(0);
      expect(example.length).toBeGreaterThan(0);
    }
    expect(found.reduce((sum, { chance }) => sum + chance, 0)).toBeCloseTo(1, 12);
    this.compared.branches += found.length;
  }

  #performances(wanted: Required<Line>["performances"]): void {
    for (const each of wanted) {
      const { player } = each as unknown as { player: string };
      const mine = performance(this.#figures, (name) => name === player);
      expect(mine.games).toBe((each as unknown as { games: number }).games);
      for (const key of ["pr", "loss", "luck_adjusted", "result"] as const)
        expect(mine[key]!, `${player}, ${key}`).toBeCloseTo(each[key].value, 6);
      this.compared.performances += 1;
    }
  }

  #banks(wanted: Required<Line>["banks"]): void {
    for (const [left, own, other, points] of wanted) {
      expect(bankFrom(this.#pack, left, own, other), `${left} dice, ${own}:${other}`).toBe(points);
      this.compared.banks += 1;
    }
  }
}

/** The same but for what rounding does to numbers. */
function near(mine: unknown, theirs: unknown, where = ""): void {
  if (typeof theirs === "number") {
    expect(mine, where).toBeCloseTo(theirs, 9);
  } else if (typeof theirs === "object" && theirs !== null) {
    expect(Object.keys(mine as object).sort(), where).toEqual(Object.keys(theirs).sort());
    for (const [key, value] of Object.entries(theirs))
      near((mine as Record<string, unknown>)[key], value, `${where}.${key}`);
  } else expect(mine, where).toBe(theirs);
}
