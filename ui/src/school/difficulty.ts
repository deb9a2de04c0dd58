/** How hard a puzzle is: how many of a panel of bots miss the answer (`greed.coach.difficulty`). */

import * as engine from "../engine/index.ts";
import type { Move, Pack, State } from "../engine/types.ts";

const LEVELS = [1, 2, 3, 4, 5, 6, 7, 8, 9] as const;

/** The bots that a puzzle is tried on, from beginners to strong players. */
export const PANEL: readonly string[] = [
  ...LEVELS.map((level) => `level:${level}`),
  ...["threshold:300", "threshold:500", "threshold:1000", "bold", "cautious", "maximiser"],
];

const MEAN = 1500;
const LEAST = 1 / (2 * PANEL.length);
const PLAIN = 0.1;
const FINE = 100;

/** The chance that a bot drawn from the panel doesn't play the best move, exactly. */
export function failingShare(pack: Pack, state: State, best: Move): number {
  const right = PANEL.map((bot) => engine.likely(pack, bot, state).get(best) ?? 0);
  return 1 - right.reduce((sum, chance) => sum + chance, 0) / PANEL.length;
}

/** The rating that a puzzle starts with; `loss`: what the tempting answer loses. */
export function startRating(failing: number, loss: number): number {
  const share = Math.min(Math.max(failing, LEAST), 1 - LEAST);
  const fine = Math.max(-1, 1 - loss / PLAIN);
  return Math.round(MEAN + 400 * Math.log10(share / (1 - share)) + FINE * fine);
}
