/** A chart of scores: numbers in, coordinates out. */

import type { Turn } from "./history.ts";

export interface Axis {
  /** Round values for lines across the chart, from the lowest to the highest. */
  ticks: number[];
  low: number;
  high: number;
}

/** An axis that holds all values (and 0, if it begins there), with three to six round ticks. */
export function axis(values: readonly number[], zero = true): Axis {
  const low = Math.min(...(zero ? [0] : []), ...values);
  const high = Math.max(low + 100, ...values);
  const rough = (high - low) / 4;
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = [1, 2, 5, 10].map((factor) => factor * power).find((size) => size >= rough)!;
  const first = Math.floor(low / step) * step;
  const last = Math.ceil(high / step) * step;
  const ticks = Array.from(
    { length: Math.round((last - first) / step) + 1 },
    (_, i) => first + i * step,
  );
  return { ticks, low: first, high: last };
}

/** The score of a seat as it began, and after each of its turns; without any, the one it has. */
export function scoresOf(turns: readonly Pick<Turn, "change" | "score">[], now = 0): number[] {
  const [first] = turns;
  return [first ? first.score - first.change : now, ...turns.map((turn) => turn.score)];
}
