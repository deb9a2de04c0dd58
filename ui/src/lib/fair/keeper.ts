/** Keeps this browser's chains of values for strict dice: each is drawn here and told nobody early. */

import { chainOf } from "./dice.ts";
import { hex, unhex } from "./sha256.ts";

/** Enough for the longest games; making it takes a few hundredths of a second. */
const LENGTH = 4096;

const made = new Map<string, Uint8Array[]>();

function chain(start: string): Uint8Array[] {
  const known = made.get(start) ?? chainOf(unhex(start)!, LENGTH);
  made.set(start, known);
  return known;
}

/** What is given before the game: the end to which every value leads back. */
export function anchor(start: string): string {
  return hex(chain(start)[0]!);
}

/** The value for a throw of the game. */
export function value(start: string, number: number): string {
  return hex(chain(start)[number] ?? new Uint8Array());
}
