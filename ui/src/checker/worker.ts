/** The worker that checks one certificate and ends: to stop waiting is to end it. */

import { unsealed } from "../engine/seal.ts";
import { check, type Claim } from "./checker.ts";

/** Asked once: the texts of a pack and the bytes of a certificate. */
export interface Question {
  readonly pack: string;
  readonly file: Uint8Array;
}

/** Which part of the positions is done, and at last what is proven or why nothing is. */
export type Reply =
  { readonly part: number } | { readonly claim: Claim } | { readonly problem: string };

const answer = (reply: Reply): void => self.postMessage(reply);

self.onmessage = ({ data }: MessageEvent<Question>) => {
  try {
    const pack = unsealed(data.pack).file;
    answer({ claim: check(pack, data.file, (done, all) => answer({ part: done / all })) });
  } catch (error) {
    answer({ problem: error instanceof Error ? error.message : String(error) });
  }
};
