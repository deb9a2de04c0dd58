/** What is known of win probabilities here, and how they are worked out: one sheet at a time. */

import "../language/faults.ts";
import * as engine from "../engine/index.ts";
import type { Pack } from "../engine/types.ts";
import { say } from "../language/messages.ts";
import { solvable, solve, type OnPart } from "../solver/solve.ts";
import type { Shelf } from "./shelf.ts";
import { sheetOf } from "./packs.ts";
import { SECONDS, three, type Cost, type Wins } from "./values.ts";

/** A server works it out, and is asked again after a while, in ms. */
const [SOLVING, AGAIN] = [202, 3000];

/** What it takes to solve some rules, by their hash, as far as that has been measured. */
const costs = new Map<string, Cost>();

/** What stops the solver. */
let solving: AbortController | null = null;
let running: Promise<unknown> = Promise.resolve();

export async function winsOf(pack: Pack, shelf: Shelf): Promise<Wins> {
  if (engine.solved(pack) || (await shelf.hasValues(pack.sheet.hash))) return "here";
  return solvable(pack) ? "solvable" : "none";
}

/** Solve a sheet and let it be `learned`; or return what it takes, if that is too much. */
export async function solveWins(
  pack: Pack,
  most: number,
  tell: OnPart,
  shelf: Shelf,
  learned: (values: Uint8Array<ArrayBuffer>) => Promise<void>,
): Promise<Cost | null> {
  const { hash } = pack.sheet;
  // A look at how long it would take stops nothing else.
  if (most <= SECONDS.seen) await running;
  if (await shelf.hasValues(hash)) return null;
  const cost = costs.get(hash);
  if (cost && (cost.seconds === null || cost.seconds > most)) return cost;
  stop();
  solving = new AbortController();
  const found = solve(pack, most, tell, solving.signal);
  running = found.catch(() => {});
  const values = await found;
  if ("seconds" in values) costs.set(hash, values);
  else await learned(values);
  return "seconds" in values ? values : null;
}

export function stop(): void {
  solving?.abort(new Error(say("fault-stopped")));
}

/** What a game between three is worth, if the page has a file of it. */
export async function fetchThree(
  root: string,
  { sheet: { hash } }: Pack,
): Promise<Uint8Array<ArrayBuffer> | null> {
  const sheet = await sheetOf(root, hash, "");
  if (!sheet) return null;
  const index = await fetch(`${root}values/index.json`);
  if (!Object.hasOwn((await index.json()) as object, three(sheet))) return null;
  for (;;) {
    const answer = await fetch(`${root}values/${three(sheet)}.values`);
    if (answer.status !== SOLVING)
      return answer.ok ? new Uint8Array(await answer.arrayBuffer()) : null;
    await new Promise((wake) => setTimeout(wake, AGAIN));
  }
}
