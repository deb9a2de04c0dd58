/** The worker that solves one sheet and ends: to stop waiting is to end it. */

import type { Task } from "../engine/solving.ts";
import { MOST } from "./module.ts";
import { raced, surveyed, type Answer } from "./race.ts";
import { Speed, type Estimate } from "./speed.ts";
import { preparedThree, type ThreeAnswer, type ThreeTask } from "./three.ts";

/** Asked once: what to solve, and with which modules; `three` for games between three. */
export interface Question {
  readonly module: WebAssembly.Module;
  readonly task: Task;
  readonly three?: { readonly module: WebAssembly.Module; readonly task: ThreeTask };
}

/** What it takes, how far it is, and at last what was found, or that there is no answer. */
export type Reply =
  | { readonly bytes: number; readonly fits: boolean }
  | Progress
  | { readonly answer: Answer }
  | { readonly three: ThreeAnswer }
  | { readonly none: true };

export interface Progress extends Estimate {
  readonly part: number;
}

/** About how often all positions are worked out where scores can fall. */
const ROUNDS = 6;

const answer = (reply: Reply, transfer: Transferable[] = []): void =>
  self.postMessage(reply, { transfer });
const seconds = (): number => performance.now() / 1000;

/** Say what it takes; return whether there is room for it. */
function fits(bytes: number): boolean {
  answer({ bytes, fits: bytes <= MOST });
  return bytes <= MOST;
}

/** Tell how far the work is, from a part of it on. */
function progress(): (part: number) => void {
  const speed = new Speed(seconds());
  return (part) => answer({ part, ...speed.told(seconds(), part) });
}

async function solve({ module, task }: Question): Promise<void> {
  const work = await surveyed(module, task);
  if (work && !fits(work.bytes)) return;
  const tell = progress();
  const found = await raced(module, task, (round, done) => tell(work?.done(round, done) ?? done));
  const { whole: _, ...rows } = found;
  answer(
    { answer: found },
    Object.values(rows).map(({ buffer }) => buffer),
  );
}

async function solveThree(
  question: Question,
  three: NonNullable<Question["three"]>,
): Promise<void> {
  const prepared = await preparedThree(question.module, three.module, three.task);
  if (!prepared) return answer({ none: true });
  if (!fits(prepared.bytes)) return;
  const tell = progress();
  const rounds = three.task.falls ? ROUNDS : 1;
  const found = await prepared.solve((round, done) =>
    tell(Math.min(1, (round - 1 + done) / rounds)),
  );
  answer(
    { three: found },
    Object.values(found.tables).map(({ buffer }) => buffer),
  );
}

self.onmessage = ({ data }: MessageEvent<Question>) => {
  // A kernel fails where its memory isn't enough.
  const work = data.three ? solveThree(data, data.three) : solve(data);
  work.catch(() => answer({ bytes: MOST, fits: false }));
};
