/** Storm: as many puzzles as one can in three minutes, from easy to hard; a mistake costs time. */

import { isNumber, isTableOf } from "../lib/shapes.ts";
import { stored } from "../lib/storage.ts";
import type { Puzzle } from "./puzzles.ts";

export const LASTS = 180;
export const PENALTY = 10;
const BEST = "greed.storm";

export interface Storm {
  readonly right: number;
  readonly wrong: number;
  /** Right answers in a row, now and at best. */
  readonly streak: number;
  readonly longest: number;
}

export const CALM: Storm = { right: 0, wrong: 0, streak: 0, longest: 0 };

export function stormed(storm: Storm, right: boolean): Storm {
  const streak = right ? storm.streak + 1 : 0;
  return {
    right: storm.right + Number(right),
    wrong: storm.wrong + Number(!right),
    streak,
    longest: Math.max(storm.longest, streak),
  };
}

/** Seconds that are left after some have passed. */
export function timeLeft(passed: number, { wrong }: Storm): number {
  return Math.max(0, LASTS - passed - PENALTY * wrong);
}

/**
 * The puzzle for the next answer, none of them twice: each right answer asks for a harder one. `pick`
 * is a number from 0 to 1 that chooses among those that are about as hard.
 */
export function nextInStorm(
  puzzles: readonly Puzzle[],
  storm: Storm,
  shown: ReadonlySet<string>,
  pick: number,
): Puzzle | null {
  const fresh = puzzles.filter(({ id }) => !shown.has(id)).sort((a, b) => a.rating - b.rating);
  if (!fresh.length) return null;
  const AMONG = Math.min(12, fresh.length);
  const first = Math.min(fresh.length - AMONG, Math.floor((storm.right / 40) * fresh.length));
  return fresh[first + Math.min(AMONG - 1, Math.floor(pick * AMONG))]!;
}

/** The best storm of a sheet on this device, and whether this one beats it. */
export function bestStorm(sheet: string): number {
  return bests()[sheet] ?? 0;
}

export function setBestStorm(sheet: string, right: number): void {
  if (right > bestStorm(sheet)) stored.write(BEST, { ...bests(), [sheet]: right });
}

const bests = (): Record<string, number> => stored.read(BEST, isTableOf(isNumber), {});
