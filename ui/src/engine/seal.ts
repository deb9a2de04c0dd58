/** The outside of a pack: its version, and the hash over everything behind it. */

import { sha256 } from "@noble/hashes/sha2.js";
import { bytesToHex, utf8ToBytes } from "@noble/hashes/utils.js";
import type { PackFile } from "./format.ts";

/** The version of packs that this engine reads. */
export const VERSION = 1;

const HEAD = /^\{"greed-pack":([0-9]{1,9}),"sha256":"([0-9a-f]{64})",/;

/** What a pack holds. Throws an Error that says what is wrong, and what to do. */
export function unsealed(text: string): { hash: string; file: PackFile } {
  const head = HEAD.exec(text);
  if (!head) throw new Error("this isn't a pack; make one with: greed pack SHEET");
  const version = Number(head[1]);
  const hash = head[2]!;
  if (version !== VERSION) {
    const [age, remedy] =
      version > VERSION
        ? ["newer", "reload the page while you are online to update it"]
        : ["older", "write it again with: greed pack SHEET"];
    throw new Error(
      `this pack has version ${version}, ${age} than version ${VERSION}, which this page reads: ${remedy}`,
    );
  }
  const rest = text.slice(head[0].length);
  if (bytesToHex(sha256(utf8ToBytes(rest))) !== hash)
    throw new Error("this pack is damaged: its hash doesn't match. Fetch it again");
  try {
    return { hash, file: JSON.parse(`{${rest}`) as PackFile };
  } catch (error) {
    throw new Error(`this pack is not valid JSON: ${(error as Error).message}`);
  }
}
