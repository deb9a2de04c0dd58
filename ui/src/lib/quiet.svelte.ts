/**
 * Win probabilities that come by themselves: worked out once a game has begun, so that the coach and
 * the review work in the first game already, and nobody has to ask for them.
 */

import { proxy } from "comlink";
import { device } from "../local/device.ts";
import { SECONDS } from "../local/values.ts";

/** Which sheet is being solved, "" for none; `solved` counts what has come, for those who ask again then. */
export const quiet = $state({ sheet: "", solved: 0 });

const tried = new Set<string>();

/**
 * Solve a sheet whose win probabilities are missing here, for a table of this size, unless the device
 * is to be spared, and say whether they are there now.
 */
export async function solveQuietly(sheet: string, seats = 2): Promise<boolean> {
  const { connection } = navigator as { connection?: { saveData?: boolean } };
  const wish = `${seats === 3 ? 3 : 2} ${sheet}`;
  if (tried.has(wish) || connection?.saveData || quiet.sheet) return false;
  tried.add(wish);
  quiet.sheet = sheet;
  try {
    if ((await device().wins(sheet, seats)) !== "solvable") return false;
    const told = proxy(() => {});
    // People are asked before a device works for longer.
    if (await device().solveWins(sheet, seats, SECONDS.unasked, told)) return false;
    quiet.solved += 1;
    return true;
  } catch {
    return false; // It can't be had: who wants it asks for it, and hears why.
  } finally {
    quiet.sheet = "";
  }
}
