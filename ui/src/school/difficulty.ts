/** How hard a puzzle is: how many of a panel of bots miss the answer (`greed.coach.difficulty`). */

import * as engine from "../engine/whole.ts";
import type { Move, Pack, State } from "../engine/types.ts";

const LEVELS = [1, 2, 3, 4, 5, 6, 7, 8, 9] as const;

/** The bots that a puzzle is tried on, from beginners to strong players. */
export const PANEL: readonly string[] = [
  ...LEVELS.map((level) => `level:${level}`),
  ...["threshold:300", "threshold:500", "threshold:1000", "bold", "cautious", "maximiser"],
];

/** How many puzzles are solved without thinking, by the natural answer or by its opposite. */
export const GUESSED = 0.5;

const MEAN = 1500;
const [FINE, TENFOLD, SWING, PLAIN] = [0.04, 700, 500, 0.2];
const [FINEST, COARSEST] = [1e-6, 10];

/** The chance that a bot drawn from the panel doesn't play the best move, exactly. */
export function failingShare(pack: Pack, state: State, best: Move): number {
  const right = PANEL.map((bot) => engine.likely(pack, bot, state).get(best) ?? 0);
  return 1 - right.reduce((sum, chance) => sum + chance, 0) / PANEL.length;
}

/**
 * The rating that a puzzle starts with: that of a player who finds its best answer three times in
 * four. `losses`: what each of the others loses.
 */
export function startRating(losses: readonly number[], failing: number): number {
  let [low, high] = [FINEST, COARSEST];
  const odds = 1 / (GUESSED + (1 - GUESSED) / 2) - 1;
  for (let step = 0; step < 60; step++) {
    const middle = Math.sqrt(low * high);
    const wrong = losses.reduce((sum, loss) => sum + Math.exp(-loss / middle), 0);
    [low, high] = wrong < odds ? [middle, high] : [low, middle];
  }
  return Math.round(MEAN + TENFOLD * Math.log10(FINE / low) + SWING * (failing - PLAIN));
}
