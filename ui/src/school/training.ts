/**
 * A course of puzzles: ratings of player and puzzles, repetition, streaks, and the day's challenge.
 * It is the twin of `greed.coach.training`, with the same file; tests/golden/training.json holds the
 * two together. Days are texts such as 2026-11-22.
 */

import "../language/faults.ts";
import "../language/school.ts";
import { percentOf, say } from "../language/messages.ts";
import { sha256 } from "@noble/hashes/sha2.js";
import { utf8ToBytes } from "@noble/hashes/utils.js";
import { GUESSED } from "./difficulty.ts";
import { digest, type Puzzle, type Theme } from "./puzzles.ts";

/** How many positions a daily challenge has. */
export const DAILY = 5;
const VERSION = 1;
/** Days until a puzzle comes back, by how often in a row it was solved when it was due. */
const WAITS = [0, 1, 3, 7, 21, 60] as const;
const [NEW, SURE, GUESS] = [350, 45, 150];
const Q = Math.log(10) / 400;
const SMALL_LOSS = 0.02;

/** A rating and its deviation, as Glicko has them. */
export interface Glicko {
  readonly rating: number;
  readonly deviation: number;
}

/** What is known of a puzzle that was tried; `step`: which of the waits comes next. */
export interface Drill {
  readonly glicko: Glicko;
  readonly step: number;
  readonly due: string;
  readonly tries: number;
  readonly right: number;
}

/** Everything a trainer remembers of one player; `days`: what each answer of a daily challenge cost. */
export interface Training {
  readonly version: number;
  readonly glicko: Glicko;
  readonly streak: number;
  readonly longest: number;
  readonly drills: Readonly<Record<string, Drill>>;
  readonly days: Readonly<Record<string, { readonly costs: readonly number[] }>>;
}

export const FRESH: Training = {
  version: VERSION,
  glicko: { rating: 1500, deviation: NEW },
  streak: 0,
  longest: 0,
  drills: {},
  days: {},
};

/**
 * The ratings of a player and a puzzle after an answer: Glicko for a single game, but for answers
 * that are right by chance. So somebody who only guesses loses rating, whatever they press.
 */
export function rated(player: Glicko, puzzle: Glicko, right: boolean): [Glicko, Glicko] {
  const ahead = player.rating - puzzle.rating;
  return [
    moved(player, puzzle.deviation, ahead, right, 1),
    moved(puzzle, player.deviation, ahead, right, -1),
  ];
}

function moved(one: Glicko, other: number, ahead: number, right: boolean, sign: 1 | -1): Glicko {
  const g = 1 / Math.sqrt(1 + 3 * ((Q * other) / Math.PI) ** 2);
  const knows = 1 / (1 + 10 ** ((-g * ahead) / 400));
  const chance = GUESSED + (1 - GUESSED) * knows;
  const slope = (Q * g * knows) / chance;
  const precision = 1 / one.deviation ** 2 + slope * Q * g * (1 - GUESSED) * knows * (1 - knows);
  const rating = one.rating + (sign * slope * (Number(right) - chance)) / precision;
  return { rating, deviation: Math.max(SURE, Math.sqrt(1 / precision)) };
}

/** The training after an answer. Only the first is rated, and a mistake of one's own never is. */
export function answered(
  training: Training,
  puzzle: Puzzle,
  move: string,
  day: string,
  own = false,
): Training {
  const right = move === puzzle.answers[0]!.move;
  const drill = training.drills[puzzle.id] ?? {
    glicko: { rating: puzzle.rating, deviation: GUESS },
    ...{ step: 0, due: "", tries: 0, right: 0 },
  };
  const [player, glicko] =
    own || drill.tries
      ? [training.glicko, drill.glicko]
      : rated(training.glicko, drill.glicko, right);
  const step = right ? Math.min(drill.step + 1, WAITS.length - 1) : 0;
  const drilled: Drill = {
    ...{ glicko, step },
    due: daysAfter(day, WAITS[step]!),
    tries: drill.tries + 1,
    right: drill.right + Number(right),
  };
  const streak = right ? training.streak + 1 : 0;
  return {
    ...training,
    glicko: player,
    streak,
    longest: Math.max(streak, training.longest),
    drills: { ...training.drills, [puzzle.id]: drilled },
  };
}

/** What may come next: only a theme, and not what has just been shown. */
export interface Wanted {
  readonly theme?: Theme | null;
  readonly skip?: readonly string[];
  /** Puzzles from the player's own games, which come first. */
  readonly mistakes?: readonly Puzzle[];
}

/** What to practise next: own mistakes, then what is due again, then what suits the rating; easier while it is uncertain. */
export function nextPuzzle(
  { drills, glicko }: Training,
  puzzles: readonly Puzzle[],
  day: string,
  { theme = null, skip = [], mistakes = [] }: Wanted = {},
): Puzzle | null {
  const wanted = ({ id, theme: about }: Puzzle): boolean =>
    !skip.includes(id) && (theme === null || theme === about);
  const due = ({ id }: Puzzle): boolean => id in drills && drills[id]!.due <= day;
  const own = mistakes.find((each) => wanted(each) && (!(each.id in drills) || due(each)));
  if (own) return own;
  const again = puzzles.filter((each) => wanted(each) && due(each));
  if (again.length) return least(again, (a, b) => compared(drills[a.id]!.due, drills[b.id]!.due));
  const far = ({ rating }: Puzzle): number => Math.abs(rating - glicko.rating + glicko.deviation);
  const unseen = puzzles.filter((each) => wanted(each) && !(each.id in drills));
  return least(unseen, (a, b) => far(a) - far(b));
}

/** The first by an order; of equals that with the smallest id. */
function least(puzzles: readonly Puzzle[], order: (a: Puzzle, b: Puzzle) => number): Puzzle | null {
  const sorted = [...puzzles].sort((a, b) => order(a, b) || compared(a.id, b.id));
  return sorted[0] ?? null;
}

const compared = (a: string, b: string): number => (a < b ? -1 : Number(a > b));

/** The positions of a day, the easiest first: the same for everyone. */
export function dailyPuzzles(puzzles: readonly Puzzle[], sheet: string, day: string): Puzzle[] {
  const drawn = new Map(puzzles.map((each) => [each, digest(`${sheet}/${day}/${each.id}`)]));
  return [...puzzles]
    .sort((a, b) => compared(drawn.get(a)!, drawn.get(b)!))
    .slice(0, DAILY)
    .sort((a, b) => a.rating - b.rating || compared(a.id, b.id));
}

/** The dice that fall after a roll in a daily challenge: the same for everyone. */
export function dailyDice(
  sheet: string,
  day: string,
  { id }: Puzzle,
  count: number,
  faces: number,
): number[] {
  const dice: number[] = [];
  for (let block = 0; dice.length < count; block++)
    for (const byte of sha256(utf8ToBytes(`${sheet}/${day}/${id}/${block}`)))
      if (dice.length < count && byte < 256 - (256 % faces)) dice.push((byte % faces) + 1);
  return dice;
}

/** What a cost looks like to people: nothing, a little, a lot. */
export function markOf(cost: number): "🟩" | "🟨" | "🟥" {
  return !cost ? "🟩" : cost < SMALL_LOSS ? "🟨" : "🟥";
}

/** A line to share that gives nothing away. */
export function shareLine(sheet: string, day: string, costs: readonly number[]): string {
  const lost = costs.reduce((sum, cost) => sum + cost, 0);
  return say("day-share", {
    sheet,
    day,
    marks: costs.map(markOf).join(""),
    lost: percentOf((100 * lost).toFixed(1)),
  });
}

/** Whether a text, such as one from a link, is a day up to this one. */
export function isDayUntil(day: string | null, last: string): day is string {
  if (!day || !/^\d{4}-\d\d-\d\d$/.test(day) || day > last) return false;
  const date = new Date(`${day}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(day);
}

/** The day on which it is now where we are. */
export function today(now = new Date()): string {
  const two = (part: number): string => String(part).padStart(2, "0");
  return `${now.getFullYear()}-${two(now.getMonth() + 1)}-${two(now.getDate())}`;
}

export function daysAfter(day: string, days: number): string {
  const date = new Date(`${day}T00:00:00Z`);
  date.setUTCDate(date.getUTCDate() + days);
  return date.toISOString().slice(0, 10);
}

/** A training as `greed train --export` writes it. */
export function writeTraining(training: Training): string {
  return `${JSON.stringify(training, null, 1)}\n`;
}

/** The training of a file. Throws an Error with a sentence for people if there is none in it. */
export function readTraining(text: string): Training {
  const found = parsed(text);
  if (typeof found["version"] === "number" && found["version"] !== VERSION)
    throw new Error(say("fault-training-version", { version: found["version"] }));
  const glicko = found["glicko"] ?? FRESH.glicko;
  const [drills, days] = [Object(found["drills"] ?? {}), Object(found["days"] ?? {})];
  const whole =
    isGlicko(glicko) &&
    Object.values(drills as object).every(isDrill) &&
    Object.values(days as object).every(isDay);
  if (!whole || !["drills", "glicko", "days"].some((key) => key in found))
    throw new Error(say("fault-no-training", { command: "`greed train --export`" }));
  const count = (value: unknown): number => (Number.isInteger(value) ? Number(value) : 0);
  const [streak, longest] = [count(found["streak"]), count(found["longest"])];
  return { version: VERSION, glicko, streak, longest, drills, days } as Training;
}

function parsed(text: string): Record<string, unknown> {
  try {
    return Object(JSON.parse(text)) as Record<string, unknown>;
  } catch {
    return {};
  }
}

const numbers = (value: object, ...names: string[]): boolean =>
  names.every((name) => Number.isFinite((value as Record<string, unknown>)[name]));

function isGlicko(value: unknown): boolean {
  return numbers(Object(value) as object, "rating", "deviation");
}

function isDrill(value: unknown): boolean {
  const drill = Object(value) as { glicko?: unknown; due?: unknown };
  return (
    isGlicko(drill.glicko) &&
    typeof drill.due === "string" &&
    numbers(drill, "step", "tries", "right")
  );
}

function isDay(value: unknown): boolean {
  const { costs } = Object(value) as { costs?: unknown };
  return Array.isArray(costs) && costs.every((cost) => Number.isFinite(cost));
}
