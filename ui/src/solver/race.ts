/** A race between two, solved: from its task to the numbers that `written` reads. */

import type { Task } from "../engine/solving.ts";
import { run, type OnRound, type Row } from "./module.ts";
import { workOf, type Horizon, type Work } from "./work.ts";

/** The numbers that the kernel returns: see `Answer` in `exact/race/_numbers`. */
export interface Answer {
  readonly whole: readonly number[];
  readonly said: Real;
  readonly values: Real;
  readonly behind: Real;
  readonly taken: Real;
  readonly bonus: Real;
  readonly tried: Real;
  readonly entered: Real;
  readonly kept: Int32Array<ArrayBuffer>;
}

type Real = Float64Array<ArrayBuffer>;
type Reals = [Real, Real, Real, Real, Real, Real, Real];

const numbers = (row: Row): number[] => [...row].map(Number);

/** What it takes to solve a task, found in a moment; null if it has no answer. */
export async function surveyed(module: WebAssembly.Module, task: Task): Promise<Work | null> {
  const [far, unseen] = await run(module, "horizon", [task.whole, task.parts]);
  const horizon = numbers(far!) as unknown as Horizon;
  return horizon[0] || Number(unseen![0]) > 1 ? null : workOf(task, horizon);
}

/** Solve a task; throws a sentence if there isn't enough memory. */
export async function raced(
  module: WebAssembly.Module,
  task: Task,
  told: OnRound = () => {},
): Promise<Answer> {
  const rows = await run(module, "race", [task.whole, task.parts], told);
  const [said, values, behind, taken, bonus, tried, entered] = rows.slice(1, 8) as Reals;
  return {
    whole: numbers(rows[0]!),
    ...{ said, values, behind, taken, bonus, tried, entered },
    kept: rows[8] as Int32Array<ArrayBuffer>,
  };
}
