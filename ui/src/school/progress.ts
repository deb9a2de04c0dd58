/** What the trainer knows of the player at this device: one text in the browser's storage. */

import { shelf } from "../lib/memory.ts";
import { FRESH, readTraining, writeTraining, type Training } from "./training.ts";

const TRAINING = "greed.training";
const SHEET = "greed.training.sheet";

/** What is known; a text that can't be read any more counts as none. */
export function progress(): Training {
  const text = shelf.read(TRAINING);
  try {
    return text ? readTraining(text) : FRESH;
  } catch {
    return FRESH;
  }
}

export function setProgress(training: Training): void {
  shelf.write(TRAINING, writeTraining(training));
}

export function forgetProgress(): void {
  shelf.write(TRAINING, writeTraining(FRESH));
}

/** The sheet that was practised last. */
export const trained = (): string => shelf.read(SHEET) ?? "official";
export const setTrained = (sheet: string): void => shelf.write(SHEET, sheet);
