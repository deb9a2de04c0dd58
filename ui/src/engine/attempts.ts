/** What attempts at carryovers are worth, as the solver keeps them on this device. */

import type { AttemptsData, Status } from "./format.ts";
import { doubles } from "./planes.ts";
import { ON } from "./status.ts";

const STEPS = 2 ** 31 - 1;

interface Group {
  readonly on: boolean;
  readonly columns: number;
  readonly begins: number;
  readonly exact: Float64Array;
}

export class Attempts {
  readonly #data: AttemptsData;
  readonly #held: Int32Array;
  readonly #taken: Float64Array;
  readonly #groups: ReadonlyMap<string, Group>;
  /** Where the rows of each number of points begin, by the sum of the scores. */
  readonly #starts: readonly Float64Array[];

  constructor(data: AttemptsData, name: (mine: Status, other: Status, second: boolean) => string) {
    this.#data = data;
    this.#held = new Int32Array(data.held.data.slice().buffer);
    this.#taken = doubles(data.taken.data);
    this.#groups = new Map(
      data.groups.map(({ mine, other, second, columns, begins, exact }) => [
        name(mine, other, second),
        { on: mine[0] === ON, columns, begins, exact: doubles(exact.data) },
      ]),
    );
    this.#starts = startsOf(data.target);
  }

  /** In a race: with x units against y, t of which were banked just now; null if nobody can. */
  raced(group: string, offer: number, t: number, x: number, y: number): number {
    const found = this.#groups.get(group);
    const { target, step } = this.#data;
    if (!found || t >= target) return 0;
    const { on, columns, begins, exact } = found;
    const table = (offer * target + t) * columns;
    if (!on) return exact[table + Math.min(y, columns - 1)]!;
    if (y === t) return exact[table + x]!;
    const first = Math.max(0, x + y - target + 1);
    const place = begins + offer * step + this.#starts[t]![x + y]! - first + x;
    return this.#held[place]! / STEPS;
  }

  /** In the final round: so far behind. */
  ended(standing: number, offer: number, t: number, behind: number): number {
    const { offers, rows, deficits } = this.#data;
    const table = standing * offers + offer;
    const row = table * rows + Math.min(t, rows - 1);
    return this.#taken[row * deficits + Math.min(behind, deficits - 1)]!;
  }
}

function startsOf(target: number): Float64Array[] {
  const starts: Float64Array[] = [];
  let at = 0;
  for (let t = 0; t < target; t++) {
    const row = new Float64Array(2 * target);
    for (let both = 0; both < 2 * target - 1; both++) {
      row[both] = at;
      const first = Math.max(0, both - target + 1);
      if (t) at += Math.max(0, Math.min(target - 1, both - t) - first + 1);
    }
    starts.push(row);
  }
  return starts;
}
