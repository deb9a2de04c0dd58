/** Win probabilities that this device has worked out and keeps: between two, and among three. */

import * as engine from "../engine/index.ts";
import type { Pack } from "../engine/types.ts";

/** "here": on this device; "solvable": this device can work them out; "none": nobody can. */
export type Wins = "here" | "solvable" | "none";

/** What it takes to work them out: bytes of memory, and seconds, which only a device with room finds. */
export interface Cost {
  readonly seconds: number | null;
  readonly bytes: number;
}

/** What a device spends on one sheet at the most, in seconds: when asked, unasked, and to see how long it takes. */
export const SECONDS = { asked: 120, unasked: 60, seen: 3 } as const;

/** How many play: among three it is another game. */
export type Among = 2 | 3;

/** The games whose win probabilities say what choices are worth at a table of this size. */
export function needed(seats: number): readonly Among[] {
  return seats === 3 ? [2, 3] : [2];
}

/** Where win probabilities are kept, by the hash of the rules. */
export function keyOf(hash: string, among: Among): string {
  return among === 3 ? `${hash}.three` : hash;
}

/** The pack with the win probabilities that it lacks and that are kept on this device. */
export async function withKept(
  pack: Pack,
  kept: (key: string) => Promise<Uint8Array<ArrayBuffer> | null>,
  damaged: (key: string) => unknown = () => {},
): Promise<Pack> {
  const { hash } = pack.sheet;
  let found = pack;
  const lacking = engine.solved(pack) ? ([3] as const) : needed(3);
  for (const key of lacking.map((among) => keyOf(hash, among))) {
    const values = await kept(key);
    if (!values) continue;
    try {
      const { withValues } = await import("../engine/whole.ts");
      found = await withValues(found, values);
    } catch {
      await damaged(key); // or of another version: they can be had again
    }
  }
  return found;
}
