/**
 * Win probabilities that come by themselves: worked out once a game has begun, so that the coach and
 * the review work in the first game already, and nobody has to ask for them.
 */

import { proxy } from "comlink";
import { device } from "../local/device.ts";

/** `solved` counts what has come, for those who ask again then. */
export const quiet = $state({ busy: false, solved: 0 });

const tried = new Set<string>();
/** People are asked before a device works for longer, in ms. */
const LONGEST = 60_000;

/** Solve a sheet whose win probabilities are missing here, unless the device is to be spared. */
export async function solveQuietly(sheet: string): Promise<void> {
  const { connection } = navigator as { connection?: { saveData?: boolean } };
  if (tried.has(sheet) || connection?.saveData || quiet.busy) return;
  tried.add(sheet);
  let timer: ReturnType<typeof setTimeout> | undefined;
  try {
    if ((await device().wins(sheet)) !== "solvable") return;
    quiet.busy = true;
    timer = setTimeout(() => void device().stopSolving(), LONGEST);
    await device().solveWins(
      sheet,
      proxy(() => {}),
    );
    quiet.solved += 1;
  } catch {
    // It takes too long, or can't be had: who wants it asks for it, and hears why.
  } finally {
    clearTimeout(timer);
    quiet.busy = false;
  }
}
