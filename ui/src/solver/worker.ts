/** The worker that solves one sheet and ends: to stop waiting is to end it. */

import type { Task } from "../engine/solving.ts";
import { compiled, MOST } from "./module.ts";
import { raced, surveyed, type Answer } from "./race.ts";

/** Asked once: what to solve. */
export interface Question {
  readonly task: Task;
}

/** What it takes, how far it is, and at last what was found or what went wrong. */
export type Reply =
  | { readonly bytes: number; readonly fits: boolean }
  | Progress
  | { readonly answer: Answer }
  | { readonly problem: string };

/** How far it is, and the seconds spent so far, measured so far, and left. */
export interface Progress {
  readonly part: number;
  readonly spent: number;
  readonly measured: number;
  readonly left: number;
}

const answer = (reply: Reply, transfer: Transferable[] = []): void =>
  self.postMessage(reply, { transfer });
const now = (): number => performance.now() / 1000;

async function solve({ task }: Question): Promise<void> {
  const module = await compiled();
  const work = await surveyed(module, task);
  if (work) answer({ bytes: work.bytes, fits: work.bytes <= MOST });
  if (work && work.bytes > MOST) return;
  const begun = now();
  let first: { at: number; part: number } | null = null;
  const found = await raced(module, task, (round, done) => {
    const [at, part] = [now(), work?.done(round, done) ?? done];
    first ??= { at, part };
    const measured = at - first.at;
    // What comes before the first word of it is done once.
    const left = part > first.part ? (measured / (part - first.part)) * (1 - part) : Infinity;
    answer({ part, spent: at - begun, measured, left });
  });
  const { whole: _, ...rows } = found;
  answer(
    { answer: found },
    Object.values(rows).map(({ buffer }) => buffer),
  );
}

self.onmessage = ({ data }: MessageEvent<Question>) => {
  solve(data).catch((error: unknown) =>
    answer({ problem: error instanceof Error ? error.message : String(error) }),
  );
};
