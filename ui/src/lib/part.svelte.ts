/** Parts of the page that are fetched when they are needed, over lines that may break. */

/** How long a part that didn't come is waited with before it is asked for again, in ms. */
const PAUSES = [300, 1500, 4000];

class Missing {
  /** How many parts don't come: the page says so, and offers to reload. */
  parts = $state(0);
}

export const missing = new Missing();

/** Fetch a part of the page, such as `() => import("./Qr.svelte")`, however long the line is down. */
export async function part<T>(fetched: () => Promise<T>): Promise<T> {
  for (let tries = 0; ; tries++) {
    try {
      const came = await fetched();
      if (tries >= PAUSES.length) missing.parts -= 1;
      return came;
    } catch {
      if (tries === PAUSES.length - 1) missing.parts += 1;
    }
    await new Promise((over) => setTimeout(over, PAUSES[tries] ?? PAUSES.at(-1)));
  }
}

/** Say so if a worker's program doesn't come: those who ask that worker would wait for ever. */
export function watched(worker: Worker): Worker {
  worker.addEventListener("error", ({ message }) => {
    // What goes wrong in a program that has come has a message.
    if (!message) missing.parts += 1;
  });
  return worker;
}
