/** How long things are shown, at the pace that people chose in this browser. */

import { pace } from "./memory.ts";

/** How long dice roll at the calm pace, in ms. */
export const TUMBLE = 620;

/** Parts of the calm pace; others' turns pass more quickly than what we do ourselves. */
const PARTS = {
  calm: { tumble: 1, ours: 1, others: 1 },
  brisk: { tumble: 0.5, ours: 0.5, others: 0.3 },
  instant: { tumble: 0, ours: 0, others: 0 },
};

/** How long dice roll, in ms. */
export function tumbling(): number {
  return TUMBLE * PARTS[pace()].tumble;
}

/** What is left of a pause of the calm pace, in ms. */
export function paced(ms: number, ours: boolean): number {
  const part = PARTS[pace()];
  return ms * (ours ? part.ours : part.others);
}
