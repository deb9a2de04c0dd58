/** Why something isn't possible, in the words of greed.core. */

import "../language/reasons.ts";
import { say, type Fields } from "../language/messages.ts";

/** A reason by its key, its fields filled in. */
export function reason(key: string, fields: Fields = {}): string {
  return say(`reason-${key.replaceAll("_", "-")}`, fields);
}

/** Faces as a sentence shows them. */
export function spaced(dice: readonly number[]): string {
  return dice.join(" ");
}
