/** How long things are shown, at the pace that people chose in this browser. */

import { pace } from "./memory.ts";
import type { Event } from "./told.ts";

/** How long dice roll and how long something stands, in ms. `beat`: a bust asks for more. */
interface Times {
  tumble: number;
  throw: number;
  keep: number;
  roll: number;
  bank: number;
  offer: number;
  beat: number;
}

const CALM: Times = {
  tumble: 620,
  ...{ throw: 530, keep: 750, roll: 120, bank: 950, offer: 1100, beat: 800 },
};
const NONE: Times = {
  tumble: 0,
  ...{ throw: 0, keep: 0, roll: 0, bank: 0, offer: 0, beat: 0 },
};

/** What we did ourselves needs no telling; others' turns pass so that one can just follow them. */
const TIMES: Record<ReturnType<typeof pace>, { ours: Times; others: Times }> = {
  calm: { ours: { ...CALM, throw: 0, keep: 0, roll: 0, bank: 350, offer: 0 }, others: CALM },
  brisk: {
    ours: {
      tumble: 340,
      ...{ throw: 0, keep: 0, roll: 0, bank: 180, offer: 0, beat: 520 },
    },
    others: {
      tumble: 190,
      ...{ throw: 130, keep: 220, roll: 10, bank: 270, offer: 210, beat: 210 },
    },
  },
  instant: { ours: NONE, others: NONE },
};

/** How long dice roll, in ms. */
export function tumbling(ours: boolean): number {
  return TIMES[pace()][ours ? "ours" : "others"].tumble;
}

/** How long an event stands before the next is shown, its dice lying still; in ms. */
export function standing(event: Event, ours: boolean): number {
  const times = TIMES[pace()][ours ? "ours" : "others"];
  switch (event.kind) {
    case "throw":
      return times.throw + (event.outcome === "keep" ? 0 : times.beat);
    case "keep":
    case "roll":
    case "bank":
    case "offer":
      return times[event.kind];
    case "points":
      return times.bank;
    default:
      return 0;
  }
}
