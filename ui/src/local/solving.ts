/** What is known of win probabilities here, and how they are worked out: one sheet at a time. */

import "../language/faults.ts";
import * as engine from "../engine/index.ts";
import type { Pack } from "../engine/types.ts";
import { say } from "../language/messages.ts";
import { solvable, solve, type OnPart } from "../solver/solve.ts";
import type { Shelf } from "./shelf.ts";
import { keyOf, needed, SECONDS, type Among, type Cost, type Wins } from "./values.ts";

/** What it takes to solve some rules, by where the answer is kept, as far as that has been measured. */
const costs = new Map<string, Cost>();

/** What stops the solver. */
let solving: AbortController | null = null;
let running: Promise<unknown> = Promise.resolve();

/** What is known for a table of this size. */
export async function winsOf(pack: Pack, seats: number, shelf: Shelf): Promise<Wins> {
  let wins: Wins = "here";
  for (const among of needed(seats)) {
    if (await isHere(pack, among, shelf)) continue;
    if (!solvable(pack, among)) return "none";
    wins = "solvable";
  }
  return wins;
}

async function isHere(pack: Pack, among: Among, shelf: Shelf): Promise<boolean> {
  if (among === 2 && engine.solved(pack)) return true;
  return shelf.hasValues(keyOf(pack.sheet.hash, among));
}

/** Solve a sheet and let it be `learned`; or return what it takes, if that is too much. */
export async function solveWins(
  pack: Pack,
  among: Among,
  most: number,
  tell: OnPart,
  shelf: Shelf,
  learned: (values: Uint8Array<ArrayBuffer>) => Promise<void>,
): Promise<Cost | null> {
  const key = keyOf(pack.sheet.hash, among);
  // A look at how long it would take stops nothing else.
  if (most <= SECONDS.seen) await running;
  if (await isHere(pack, among, shelf)) return null;
  const cost = costs.get(key);
  if (cost && (cost.seconds === null || cost.seconds > most)) return cost;
  stop();
  solving = new AbortController();
  const found = solve(pack, among, most, tell, solving.signal);
  running = found.catch(() => {});
  const values = await found;
  if ("seconds" in values) costs.set(key, values);
  else await learned(values);
  return "seconds" in values ? values : null;
}

export function stop(): void {
  solving?.abort(new Error(say("fault-stopped")));
}
