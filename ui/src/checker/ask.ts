/** Check a certificate in a worker of its own, loaded once somebody asks. */

import "../language/editor.ts";
import { say } from "../language/messages.ts";
import type { Claim } from "./checker.ts";
import type { Question, Reply } from "./worker.ts";

/** What a certificate proves about the game of a pack. Throws a sentence if it proves nothing. */
export async function ask(
  question: Question,
  told: (part: number) => void,
  stop: AbortSignal,
): Promise<Claim> {
  const worker = new Worker(new URL("./worker.ts", import.meta.url), {
    type: "module",
    name: "checker",
  });
  try {
    return await new Promise((done, fail) => {
      stop.addEventListener("abort", () => fail(stop.reason), { once: true });
      worker.onerror = () => fail(new Error(say("check-failed")));
      worker.onmessage = ({ data }: MessageEvent<Reply>) => {
        if ("part" in data) told(data.part);
        else if ("problem" in data) fail(new Error(data.problem));
        else done(data.claim);
      };
      worker.postMessage(question);
    });
  } finally {
    worker.terminate();
  }
}
