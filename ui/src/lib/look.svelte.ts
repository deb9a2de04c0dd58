/** How the page looks, sounds and feels on this device: chosen under Settings, remembered here. */

import * as memory from "./memory.ts";
import { isFlag, isNumber, isOneOf, type Is } from "./shapes.ts";

/** Of which looks people choose one. */
const LOOKS = {
  theme: ["auto", "light", "dark"],
  colours: ["classic", "clear", "contrast"],
  felt: ["green", "blue", "wine", "slate"],
  dice: ["ivory", "night", "cherry", "sky"],
} as const;

type Looks = { [Key in keyof typeof LOOKS]: (typeof LOOKS)[Key][number] };

export interface Look extends Looks {
  /** Numbers on the dice instead of pips. */
  numbers: boolean;
  /** The chance to win, as a line under the scores. */
  odds: boolean;
  /** Our face and its colour, by their numbers; null: those that go with the seat. */
  face: number | null;
  wall: number | null;
  sound: boolean;
  /** Vibration, on devices that have it. */
  touch: boolean;
}

const isPerson = (value: unknown): value is number | null =>
  value === null || (isNumber(value) && Number.isInteger(value) && value >= 0);
const CHECKS: { readonly [Key in keyof Look]: Is<Look[Key]> } = {
  theme: isOneOf(...LOOKS.theme),
  colours: isOneOf(...LOOKS.colours),
  felt: isOneOf(...LOOKS.felt),
  dice: isOneOf(...LOOKS.dice),
  numbers: isFlag,
  odds: isFlag,
  face: isPerson,
  wall: isPerson,
  sound: isFlag,
  touch: isFlag,
};

const FIRST: Look = {
  theme: "auto",
  colours: "classic",
  felt: "green",
  dice: "ivory",
  numbers: false,
  odds: false,
  face: null,
  wall: null,
  sound: true,
  touch: true,
};

/** What people chose for each; what has never been chosen is as it was at first. */
export const look: Look = $state({ ...FIRST, ...sound(memory.look()) });

function sound(kept: Record<string, unknown>): Partial<Look> {
  const fits = ([key, value]: [string, unknown]): boolean =>
    key in CHECKS && CHECKS[key as keyof Look](value);
  return Object.fromEntries(Object.entries(kept).filter(fits));
}

/** Remember a choice, and show it. */
export function wish(change: Partial<Look>): void {
  Object.assign(look, change);
  memory.setLook($state.snapshot(look) as unknown as Record<string, unknown>);
  show();
}

/** Put the choices where the style sheet finds them. */
export function show(): void {
  const { dataset } = document.documentElement;
  const { theme, colours, felt, dice } = look;
  Object.assign(dataset, { theme, colours, felt, dice });
  for (const meta of document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')) {
    const dark = theme === "auto" ? meta.media.includes("dark") : theme === "dark";
    meta.content = dark ? "#171512" : "#f4eedf";
  }
}

/** People who want less motion get none, and no noise either. */
export const still = (): boolean => matchMedia("(prefers-reduced-motion: reduce)").matches;
