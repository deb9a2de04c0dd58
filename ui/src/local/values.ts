/** Win probabilities that this device keeps: those that it has worked out, and those between three. */

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

/** The file between three, by the name of a sheet; where it is kept, by the hash of the rules. */
export function three(name: string): string {
  return `${name}.three`;
}

/** The pack with the win probabilities that it lacks and that are kept on this device. */
export async function withKept(
  pack: Pack,
  kept: (key: string) => Promise<Uint8Array<ArrayBuffer> | null>,
  damaged: (key: string) => unknown = () => {},
): Promise<Pack> {
  const { hash } = pack.sheet;
  let found = pack;
  for (const key of [...(engine.solved(pack) ? [] : [hash]), three(hash)]) {
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
