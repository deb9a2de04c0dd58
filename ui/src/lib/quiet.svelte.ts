/**
 * Win probabilities that come by themselves: fetched once a game has begun, so that the coach and
 * the review work in the first game already, and nobody has to ask for them.
 */

import { proxy } from "comlink";
import { device } from "../local/device.ts";

/** `fetched` counts what has come, for those who ask again then. */
export const quiet = $state({ busy: false, fetched: 0 });

const tried = new Set<string>();

/** Fetch the win probabilities of a sheet if they are a file that is missing here. */
export async function fetchQuietly(sheet: string): Promise<void> {
  const { connection } = navigator as { connection?: { saveData?: boolean } };
  if (tried.has(sheet) || connection?.saveData || navigator.onLine === false) return;
  tried.add(sheet);
  try {
    const { state, bytes } = await device().wins(sheet);
    // Without a size a server would have to work them out first: people ask for that.
    if (state !== "offered" || !bytes) return;
    quiet.busy = true;
    await device().fetchWins(
      sheet,
      proxy(() => {}),
    );
    quiet.fetched += 1;
  } catch {
    tried.delete(sheet); // the next game tries again
  } finally {
    quiet.busy = false;
  }
}
