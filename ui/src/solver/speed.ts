/** How long solving takes, as far as it shows while it is under way. */

/** In seconds: measured so far, left at this pace, and what all of it takes a device at rest. */
export interface Estimate {
  readonly measured: number;
  readonly left: number;
  readonly least: number;
}

/** When a part of the work was done, in seconds. */
interface Moment {
  readonly at: number;
  readonly part: number;
}

/** How long the stretches are, in seconds, of which the quickest counts. */
const STRETCH = 0.1;

export class Speed {
  #first: Moment | null = null;
  #before: Moment | null = null;
  // A device that does something else meanwhile has its quick moments all the same.
  #most = 0;

  constructor(readonly begun: number) {}

  /** What there is to say now that a part is done. */
  told(at: number, part: number): Estimate {
    const now: Moment = { at, part };
    // What comes before the first word of it is done once.
    const first = (this.#first ??= now);
    const before = (this.#before ??= now);
    if (at - before.at >= STRETCH) {
      this.#most = Math.max(this.#most, (part - before.part) / (at - before.at));
      this.#before = now;
    }
    const measured = at - first.at;
    const left = part > first.part ? (measured / (part - first.part)) * (1 - part) : Infinity;
    return { measured, left, least: at - this.begun + (1 - part) / this.#most };
  }
}
