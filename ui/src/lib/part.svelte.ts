/** Parts of the page that are fetched when they are needed, over lines that may break. */

/** How long a part that didn't come is waited with before it is asked for again, in ms. */
const PAUSES = [300, 1500];

class Missing {
  /** A part didn't come however often it was asked for: the page says so, and offers to reload. */
  part = $state(false);
}

export const missing = new Missing();

/** Fetch a part of the page, such as `() => import("./Qr.svelte")`. */
export async function part<T>(fetched: () => Promise<T>): Promise<T> {
  for (const pause of PAUSES) {
    try {
      return await fetched();
    } catch {
      await new Promise((over) => setTimeout(over, pause));
    }
  }
  try {
    return await fetched();
  } catch (error) {
    missing.part = true;
    throw error;
  }
}

/** Say so if a worker's program doesn't come: those who ask that worker would wait for ever. */
export function watched(worker: Worker): Worker {
  worker.addEventListener("error", ({ message }) => {
    // What goes wrong in a program that has come has a message.
    if (!message) missing.part = true;
  });
  return worker;
}
