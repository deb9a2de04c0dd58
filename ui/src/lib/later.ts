/** What a first throw doesn't need waits for it; in a page that is kept on the device nothing waits. */

const WAIT = 1500;
let until = navigator.serviceWorker?.controller ? 0 : performance.now() + WAIT;
let come = until === 0;

/** Something more urgent is on its way: a table is being laid. */
export function hurry(): void {
  if (!come) until = performance.now() + WAIT;
}

/** Resolves when the first throw has had its time; at once from then on. */
export async function later(): Promise<void> {
  for (let left = until - performance.now(); !come && left > 0; left = until - performance.now())
    await new Promise((resolve) => setTimeout(resolve, left));
  come = true;
}
