/** House rules on their way: from the editor to a new room, and in links that share them. */

import { isObject, isOptional, isShape, isText } from "./shapes.ts";
import { passing, stored } from "./storage.ts";

const KEY = "greed.house";
const DRAFT = "greed.draft";

export interface House {
  title: string;
  toml: string;
  /** Where there is no server: the rules as a pack, to play them on this device. */
  pack?: string | undefined;
}

const isHouse = isShape<House>({ title: isText, toml: isText, pack: isOptional(isText) });

/** Keep rules that are being edited, sound or not, through reloads. */
export function keepDraft(rules: Record<string, unknown>): void {
  stored.write(DRAFT, rules);
}

export function draft(): Record<string, unknown> | null {
  return stored.read(DRAFT, isObject, null);
}

/** Keep rules for the page that makes a room. */
export function keep(house: House): void {
  passing.write(KEY, house);
}

export function kept(): House | null {
  return passing.read(KEY, isHouse, null);
}

/** Rules as the part of a link behind the #, which no server sees. */
export function packed(rules: Record<string, unknown>): string {
  const bytes = new TextEncoder().encode(JSON.stringify(rules));
  const text = btoa(String.fromCharCode(...bytes));
  return text.replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
}

/** Rules from a link; null if it holds none. */
export function unpacked(text: string): Record<string, unknown> | null {
  try {
    const raw = atob(text.replaceAll("-", "+").replaceAll("_", "/"));
    const bytes = Uint8Array.from(raw, (char) => char.charCodeAt(0));
    const rules: unknown = JSON.parse(new TextDecoder().decode(bytes));
    return isObject(rules) ? rules : null;
  } catch {
    return null;
  }
}

/** The string that loads a preset with variants and another target. */
export function sheetName(
  base: string,
  variants: readonly string[],
  target: number | null,
): string {
  const options = target ? `(target=${target})` : "";
  return [base, ...variants].join("+") + options;
}
