/** What the trainer knows of the player at this device: one text in the browser's storage. */

import { listOf } from "../lib/memory.ts";
import { stored } from "../lib/storage.ts";
import { isText } from "../lib/shapes.ts";
import { FRESH, readTraining, writeTraining, type Training } from "./training.ts";

const TRAINING = "greed.training";
const BEFORE = "greed.training.before";
const RECENT = "greed.training.recent";
const SHEET = "greed.training.sheet";

/** What is known; a text that can't be read any more counts as none. */
export function progress(): Training {
  const text = stored.get(TRAINING);
  try {
    return text ? readTraining(text) : FRESH;
  } catch {
    return FRESH;
  }
}

export function setProgress(training: Training): void {
  stored.set(TRAINING, writeTraining(training));
}

/** Whether anything was practised here. */
export function hasProgress(): boolean {
  const { drills, days } = progress();
  return Object.keys(drills).length + Object.keys(days).length > 0;
}

/** Go on from a text, and keep what there was before. Throws a sentence if it can't be read. */
export function restoreProgress(text: string): void {
  const restored = readTraining(text);
  stored.set(BEFORE, writeTraining(progress()));
  setProgress(restored);
}

/** Go back to what there was before that. */
export function takeBack(): void {
  const before = stored.get(BEFORE);
  if (before) setProgress(readTraining(before));
}

export function forgetProgress(): void {
  for (const key of [TRAINING, BEFORE]) stored.set(key, writeTraining(FRESH));
}

/** The puzzles that were shown last, which are not to come back at once. */
export function recentlyShown(): readonly string[] {
  return listOf(RECENT, isText);
}

export const setRecentlyShown = (ids: readonly string[]): void => void stored.write(RECENT, ids);

/** The sheet that was practised last. */
export const trained = (): string => stored.get(SHEET) ?? "official";
export const setTrained = (sheet: string): void => void stored.set(SHEET, sheet);
