/** Solve a sheet on this device, in a worker of its own. */

import { opened } from "../engine/pack.ts";
import { taskOf } from "../engine/solving.ts";
import type { Pack } from "../engine/types.ts";
import type { Question, Reply } from "./worker.ts";
import { written } from "./written.ts";

const module = new URL("../../../src/greed/exact/data/kernels.wasm.gz", import.meta.url).href;

/** Told which part of it is done, in the order of time; null while nobody can say. */
export type OnPart = (part: number | null) => void;

/** Whether the solver takes a sheet; whether it has an answer shows once it is asked. */
export function solvable(pack: Pack): boolean {
  return typeof taskOf(opened(pack)) !== "string";
}

/**
 * The win probabilities of a sheet as this device keeps them. Throws a sentence if it can't be
 * solved, and what stops it if that comes first.
 */
export async function solve(
  rules: Pack,
  told: OnPart,
  stop: AbortSignal,
): Promise<Uint8Array<ArrayBuffer>> {
  const pack = opened(rules);
  const task = taskOf(pack);
  if (typeof task === "string") throw new Error(task);
  const worker = new Worker(new URL("./worker.ts", import.meta.url), {
    type: "module",
    name: "solver",
  });
  try {
    return await new Promise((done, fail) => {
      const stopped = (): void => fail(stop.reason);
      if (stop.aborted) return stopped();
      stop.addEventListener("abort", stopped, { once: true });
      worker.onerror = () => fail(new Error("The solver could not be started."));
      worker.onmessage = ({ data }: MessageEvent<Reply>) => {
        if ("part" in data) told(data.round > 1 ? null : data.part);
        else if ("problem" in data) fail(new Error(data.problem));
        else written(pack, task, data.answer).then(done, fail);
      };
      worker.postMessage({ module, task } satisfies Question);
    });
  } finally {
    worker.terminate();
  }
}
