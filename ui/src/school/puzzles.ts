/** Puzzles as Greed's files hold them, and a player's own mistakes as puzzles (`greed.coach.mistakes`). */

import { sha256 } from "@noble/hashes/sha2.js";
import { bytesToHex, utf8ToBytes } from "@noble/hashes/utils.js";
import * as engine from "../engine/whole.ts";
import type { Pack, PlayEvent, Price, State } from "../engine/types.ts";
import "../language/coach.ts";
import { say } from "../language/messages.ts";
import { capital, spoken } from "../lib/words.ts";
import { precise } from "../lib/format.ts";
import { failingShare, PANEL, startRating } from "./difficulty.ts";
import { stageOf } from "./situations.ts";

export const THEMES = [
  "entry",
  "endgame",
  "strikes",
  "take it or not",
  "a gift",
  "bank or roll",
  "dice or points",
] as const;
export type Theme = (typeof THEMES)[number];

/** A legal move, its win probability, and how much less that is than the best. */
export interface Answer {
  readonly move: string;
  readonly value: number;
  readonly cost: number;
}

/** A position with a right answer: the first of its answers. */
export interface Puzzle {
  readonly id: string;
  readonly position: string;
  readonly theme: Theme;
  readonly rating: number;
  readonly answers: readonly Answer[];
  /** What most people would answer, right or wrong. */
  readonly natural: string;
  /** Which share of a panel of bots gets it wrong. */
  readonly failing: number;
}

export interface PuzzleSet {
  readonly sheet: string;
  readonly hash: string;
  readonly puzzles: readonly Puzzle[];
}

/** A puzzle in a file: position, theme, natural answer, share that fails, and what answers win. */
type Row = readonly [string, Theme, string, number, readonly (readonly [string, number])[]];

/** A file of puzzles, as `greed puzzles` writes it. */
export interface PuzzleFile {
  readonly sheet: string;
  readonly hash: string;
  readonly puzzles: readonly Row[];
}

export function readPuzzles({ sheet, hash, puzzles }: PuzzleFile): PuzzleSet {
  return { sheet, hash, puzzles: puzzles.map(puzzleOf) };
}

function puzzleOf([position, theme, natural, failing, values]: Row): Puzzle {
  const best = Math.max(...values.map(([, value]) => value));
  const answers = values
    .map(([move, value]) => ({ move, value, cost: best - value }))
    .sort((a, b) => a.cost - b.cost);
  const losses = answers.slice(1).map(({ cost }) => cost);
  const rating = startRating(losses, failing);
  return { id: digest(position).slice(0, 10), position, theme, rating, answers, natural, failing };
}

/** What the hash of a text begins with. */
export function digest(text: string): string {
  return bytesToHex(sha256(utf8ToBytes(text)));
}

/** How many bots get a puzzle wrong, in words. */
export function missed({ failing }: Puzzle): string {
  const bots = PANEL.length;
  return say("lesson-missed", { missed: Math.round(failing * bots), bots });
}

/** The decisions of some seats that lost at least this share of the wins; none without values. */
export function* mistakes(
  pack: Pack,
  states: readonly State[],
  events: readonly PlayEvent[],
  seats: readonly number[],
  least = 0.02,
): Generator<Puzzle> {
  for (const [at, move] of events.entries()) {
    const state = states[at]!;
    if (!seats.includes(state.seat) || typeof move !== "string" || move === "forfeit") continue;
    if (engine.legalMoves(pack, state).length < 2) continue;
    const { measure, moves } = engine.prices(pack, state);
    if (measure !== "win probability") return;
    const lost = moves[0]!.value - moves.find((each) => each.move === move)!.value;
    if (lost >= least) yield puzzleFrom(pack, state, moves, move);
  }
}

/** A priced decision as a puzzle, with the answer that looks natural. */
function puzzleFrom(pack: Pack, state: State, moves: readonly Price[], natural: string): Puzzle {
  const failing = failingShare(pack, state, moves[0]!.move);
  const values = moves.map(({ move, value }) => [move, value] as const);
  return puzzleOf([engine.position(pack, state), themeOf(pack, state), natural, failing, values]);
}

/** What a decision is about; only the position tells, not its answer. */
function themeOf(pack: Pack, state: State): Theme {
  const stage = stageOf(pack, state);
  if (state.phase === "offer") return "take it or not";
  if (stage === "endgame" || stage === "final round") return "endgame";
  if (stage === "entry") return "entry";
  if (state.phase === "keep") return "dice or points";
  if (state.strikes[state.seat]) return "strikes";
  return engine.apply(pack, state, "bank").phase === "offer" ? "a gift" : "bank or roll";
}

/**
 * What is said after each answer: why it is wrong; after the right one, why a natural one is, or the
 * next best.
 */
export function lessons(pack: Pack, puzzle: Puzzle): Readonly<Record<string, string>> {
  const { answers, natural } = puzzle;
  const [best, next] = answers as [Answer, Answer];
  const state = engine.parsePosition(pack, puzzle.position);
  const wrong = (given: string): string =>
    given !== best.move ? given : natural !== best.move ? natural : next.move;
  return Object.fromEntries(
    answers.map(({ move }) => [move, whyNot(pack, state, answers, wrong(move))]),
  );
}

/** Why an answer is wrong, in the words of greed.coach. */
function whyNot(pack: Pack, state: State, answers: readonly Answer[], tempting: string): string {
  const [best] = answers as [Answer];
  const [right, wrong] = [best, answers.find(({ move }) => move === tempting)!].map(({ value }) =>
    precise(value),
  );
  if (state.phase === "keep") {
    const [one, two] = [best.move, tempting].map((move) => engine.apply(pack, state, move));
    return say("lesson-keep", {
      ...{ right, wrong, tempting: capital(spoken(tempting)) },
      best: spoken(best.move),
      scored: two!.points - state.points,
      left: diceOf(pack, two!),
      risk: precise(engine.odds(pack, two!.hand).bust),
      better: one!.points - state.points,
      stays: diceOf(pack, one!),
      safer: precise(engine.odds(pack, one!.hand).bust),
    });
  }
  const { points, hand } = state.offer ?? state;
  const { dice } = engine.hand(pack, hand);
  const { bust } = engine.odds(pack, hand);
  const fields = { right, wrong, dice, points, bust: precise(bust) };
  if (state.phase === "offer")
    return say(best.move === "accept" ? "lesson-take" : "lesson-pass", fields);
  if (best.move === "bank") return say("lesson-bank", fields);
  return say(bust ? "lesson-roll" : "lesson-roll-no-bust", {
    ...fields,
    reason: reasonNotToBank(pack, state),
  });
}

function reasonNotToBank(pack: Pack, state: State): string {
  const { seat, scores } = state;
  const after = engine.apply(pack, state, "bank");
  if (after.scores[seat] === scores[seat]) return say("lesson-nothing");
  if (after.phase === "offer") return say("lesson-gift");
  const { target } = pack.sheet;
  const needed = target - Math.max(...scores.filter((_, other) => other !== seat));
  if (needed <= 0) return say("lesson-final");
  return say(needed * 5 <= target ? "lesson-close" : "lesson-dice", { needed });
}

function diceOf(pack: Pack, { hand }: State): number {
  return engine.hand(pack, hand).dice;
}
