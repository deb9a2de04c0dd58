/** The choices of a game that mattered most. */

import type { Made, Step, Story } from "./types.ts";

/** A smaller loss than this is not worth looking back at; so in the terminal. */
const MATTERS = 0.005;

export interface Moment {
  readonly step: number;
  readonly cost: number;
  readonly seat: number;
  readonly made: Made;
}

/** The costly choices of some seats, the worst first; one for each roll. */
export function momentsOf(
  steps: readonly Step[],
  seats: readonly number[] | null = null,
): readonly Moment[] {
  return steps
    .flatMap(({ decisions, seat }, step): Moment[] => {
      const made = [...decisions].sort((a, b) => b.cost - a.cost)[0];
      const ours = seats === null || seats.includes(seat);
      return made && made.cost >= MATTERS && ours ? [{ step, cost: made.cost, seat, made }] : [];
    })
    .sort((a, b) => b.cost - a.cost);
}

/** The step that an event of the record belongs to; events are counted from 1. */
export function stepOf({ steps }: Story, event: number): number {
  const found = steps.findIndex(({ from, to }) => from < event && event <= to);
  return found < 0 ? 0 : found;
}
