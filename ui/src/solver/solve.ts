/** Solve a sheet on this device, in a worker of its own. */

import "../language/play.ts";
import { opened } from "../engine/pack.ts";
import { taskOf } from "../engine/solving.ts";
import type { Pack } from "../engine/types.ts";
import { say } from "../language/messages.ts";
import { SECONDS, type Among, type Cost } from "../local/values.ts";
import { compiled } from "./kernels.ts";
import { threeOf } from "./three.ts";
import type { Progress, Question, Reply } from "./worker.ts";
import { written, writtenThree } from "./written.ts";

/** Told which part of it is done, and how many seconds are left; null while nobody can say. */
export type OnPart = (part: number, left: number | null) => void;

/** How long it is measured, in seconds, before anybody believes that it takes too long. */
const MEASURED = { short: 0.3, long: 3 };

/** Whether the solver takes a sheet; whether it has an answer shows once it is asked. */
export function solvable(pack: Pack, among: Among): boolean {
  const rules = opened(pack);
  return among === 2 ? typeof taskOf(rules) !== "string" : threeOf(rules) !== null;
}

/**
 * The win probabilities of a sheet as this device keeps them, or what they would take if that is
 * more than `most` seconds or too much memory. Throws a sentence if they can't be solved, or the
 * solver isn't on this device, and what stops it if that comes first.
 */
export async function solve(
  rules: Pack,
  among: Among,
  most: number,
  told: OnPart,
  stop: AbortSignal,
): Promise<Uint8Array<ArrayBuffer> | Cost> {
  const pack = opened(rules);
  const task = taskOf(pack);
  const three = among === 3 ? threeOf(pack) : null;
  if (typeof task === "string" || (among === 3 && !three)) throw new Error(say("wins-none"));
  const module = await compiled();
  const more = three && { module: await compiled(3), task: three };
  const worker = new Worker(new URL("./worker.ts", import.meta.url), {
    type: "module",
    name: "solver",
  });
  let bytes = 0;
  try {
    return await new Promise((done, fail) => {
      const stopped = (): void => fail(stop.reason);
      if (stop.aborted) return stopped();
      stop.addEventListener("abort", stopped, { once: true });
      const moved = ({ part, measured, left, least: seconds }: Progress): void => {
        const sure = measured > (seconds > SECONDS.asked ? MEASURED.long : MEASURED.short);
        if (sure && seconds > most) done({ seconds, bytes });
        else told(part, sure && part < 1 ? left : null); // then it is written down
      };
      const refused = (): void => fail(new Error(say("wins-none")));
      worker.onerror = refused;
      worker.onmessage = ({ data }: MessageEvent<Reply>) => {
        if ("part" in data) moved(data);
        else if ("answer" in data) written(pack, task, data.answer).then(done, refused);
        else if ("three" in data) writtenThree(pack, task, data.three).then(done, refused);
        else if ("none" in data) refused();
        else if (data.fits) ({ bytes } = data);
        else done({ seconds: null, bytes: data.bytes });
      };
      worker.postMessage({ module, task, ...(more && { three: more }) } satisfies Question);
    });
  } finally {
    worker.terminate();
  }
}
