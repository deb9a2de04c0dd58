/** The puzzles that come with the page, by sheet. */

import "../language/faults.ts";
import { say } from "../language/messages.ts";
import { packs } from "../lib/library.ts";
import type { SheetInfo } from "../lib/protocol.ts";
import { root } from "../lib/server.ts";
import { readPuzzles, type PuzzleFile, type PuzzleSet } from "./puzzles.ts";

async function file<T>(name: string): Promise<T> {
  const answer = await fetch(`${root}puzzles/${name}.json`).catch(() => null);
  if (!answer?.ok) throw new Error(say("fault-no-puzzles"));
  return answer.json() as Promise<T>;
}

/** The sheets that have puzzles. */
export async function puzzledSheets(): Promise<readonly SheetInfo[]> {
  const [counts, { sheets }] = await Promise.all([file<Record<string, number>>("index"), packs()]);
  return sheets.filter(({ name }) => counts[name]);
}

export const puzzlesOf = async (sheet: string): Promise<PuzzleSet> =>
  readPuzzles(await file<PuzzleFile>(sheet));

/** Rules that a person can remember, and how much they lose against perfect play. */
export interface StrategyCard {
  readonly lines: readonly string[];
  /** Which share of the games it wins less than half; `error`: its standard error, 0 if exact. */
  readonly loss: number;
  readonly error: number;
}

/** What there is to remember of a sheet; `busts`: how often a roll of 1, 2, … dice busts. */
export interface Strategy {
  readonly busts: readonly number[];
  readonly cards: readonly StrategyCard[];
}

/** The strategy of every sheet, by its name. */
export async function strategies(): Promise<Readonly<Record<string, Strategy>>> {
  const answer = await fetch(`${root}cards.json`).catch(() => null);
  if (!answer?.ok) throw new Error(say("fault-no-cards"));
  return answer.json() as Promise<Record<string, Strategy>>;
}
