/** The worker that solves one sheet and ends: to stop waiting is to end it. */

import { gunzipSync } from "fflate";
import type { Task } from "../engine/solving.ts";
import { run, type Answer } from "./module.ts";

/** Asked once: the module's address, and what to solve. */
export interface Question {
  readonly module: string;
  readonly task: Task;
}

/** How far it is, and at last what was found or what went wrong. */
export type Reply =
  | { readonly round: number; readonly part: number }
  | { readonly answer: Answer }
  | { readonly problem: string };

const GZIP = 0x1f;

const answer = (reply: Reply): void => self.postMessage(reply);

async function solve({ module, task }: Question): Promise<void> {
  const fetched = await fetch(module).catch(() => null);
  if (!fetched?.ok) throw new Error("The solver isn’t on this device yet: go online once.");
  const bytes = new Uint8Array(await fetched.arrayBuffer());
  // A host may have unpacked it already.
  const code = bytes[0] === GZIP ? gunzipSync(bytes) : bytes;
  const compiled = await WebAssembly.compile(code as Uint8Array<ArrayBuffer>);
  answer({
    answer: await run(compiled, task, (round, part) => answer({ round, part })),
  });
}

self.onmessage = ({ data }: MessageEvent<Question>) => {
  solve(data).catch((error: unknown) =>
    answer({ problem: error instanceof Error ? error.message : String(error) }),
  );
};
