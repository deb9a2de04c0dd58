/** The worker that solves one sheet and ends: to stop waiting is to end it. */

import type { Task } from "../engine/solving.ts";
import { MOST } from "./module.ts";
import { raced, surveyed, type Answer } from "./race.ts";
import { Speed, type Estimate } from "./speed.ts";

/** Asked once: what to solve, and with which module. */
export interface Question {
  readonly module: WebAssembly.Module;
  readonly task: Task;
}

/** What it takes, how far it is, and at last what was found or what went wrong. */
export type Reply =
  { readonly bytes: number; readonly fits: boolean } | Progress | { readonly answer: Answer };

export interface Progress extends Estimate {
  readonly part: number;
}

const answer = (reply: Reply, transfer: Transferable[] = []): void =>
  self.postMessage(reply, { transfer });
const seconds = (): number => performance.now() / 1000;

async function solve({ module, task }: Question): Promise<void> {
  const work = await surveyed(module, task);
  if (work) answer({ bytes: work.bytes, fits: work.bytes <= MOST });
  if (work && work.bytes > MOST) return;
  const speed = new Speed(seconds());
  const found = await raced(module, task, (round, done) => {
    const part = work?.done(round, done) ?? done;
    answer({ part, ...speed.told(seconds(), part) });
  });
  const { whole: _, ...rows } = found;
  answer(
    { answer: found },
    Object.values(rows).map(({ buffer }) => buffer),
  );
}

self.onmessage = ({ data }: MessageEvent<Question>) => {
  // A kernel fails where its memory isn't enough.
  solve(data).catch(() => answer({ bytes: MOST, fits: false }));
};
