/** The puzzles that come with the page, by sheet. */

import { packs } from "../lib/library.ts";
import type { SheetInfo } from "../lib/protocol.ts";
import { root } from "../lib/server.ts";
import type { PuzzleSet } from "./puzzles.ts";

async function file<T>(name: string): Promise<T> {
  const answer = await fetch(`${root}puzzles/${name}.json`).catch(() => null);
  if (!answer?.ok) throw new Error("The puzzles aren’t on this device yet: go online once.");
  return answer.json() as Promise<T>;
}

/** The sheets that have puzzles. */
export async function puzzledSheets(): Promise<readonly SheetInfo[]> {
  const [counts, { sheets }] = await Promise.all([file<Record<string, number>>("index"), packs()]);
  return sheets.filter(({ name }) => counts[name]);
}

export const puzzlesOf = (sheet: string): Promise<PuzzleSet> => file(sheet);
