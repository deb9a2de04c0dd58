/** The puzzles that come with the page, by sheet. */

import { root } from "../lib/server.ts";
import type { PuzzleSet } from "./puzzles.ts";

async function file<T>(name: string): Promise<T> {
  const answer = await fetch(`${root}puzzles/${name}.json`).catch(() => null);
  if (!answer?.ok) throw new Error("The puzzles aren’t on this device yet: go online once.");
  return answer.json() as Promise<T>;
}

/** How many puzzles there are, by the name of their sheet. */
export const puzzleCounts = (): Promise<Record<string, number>> => file("index");

export const puzzlesOf = (sheet: string): Promise<PuzzleSet> => file(sheet);
