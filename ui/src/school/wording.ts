/** How positions, choices and themes are called. */

import { percent, plural, points } from "../lib/format.ts";
import type { Theme } from "./puzzles.ts";
import type { Option, Shown } from "./types.ts";

/** A choice on a button: what it is, and what speaks for or against it. */
export function worded(
  shown: Shown,
  { move, points: gained, left, hot, does }: Option,
): {
  label: string;
  detail: string;
} {
  switch (move.split(" ", 1)[0]) {
    case "keep": {
      const on = hot ? `hot dice: all ${left} again` : left ? `${plural(left, "die")} left` : "";
      const rest = does?.words ?? on;
      return { label: `Keep ${faces(move).join(" ")}`, detail: joined(scored(gained), rest) };
    }
    case "roll":
      return { label: `Roll ${plural(left, "die")}`, detail: risk(shown) };
    case "bank":
      return { label: `Bank ${points(gained)}`, detail: does?.words ?? "" };
    case "accept":
      return {
        label: `Take over ${points(gained)}`,
        detail: joined(`roll ${plural(shown.left, "die")}`, risk(shown)),
      };
    default:
      return { label: "Start fresh", detail: `roll ${plural(left, "die")} for your own points` };
  }
}

const scored = (gained: number): string => `${points(gained)} points`;
const joined = (...parts: string[]): string => parts.filter(Boolean).join(" · ");
const risk = ({ bust }: Shown): string =>
  bust === null ? "" : bust ? `${percent(bust)} bust` : "never busts";

/** The dice that a move such as "keep 1 5" names. */
export function faces(move: string): number[] {
  return move.split(" ").slice(1).map(Number);
}

/** The order of choices on the screen: it gives nothing away. */
export function inOrder<T extends { readonly move: string }>(choices: readonly T[]): T[] {
  const key = ({ move }: T): [number, string] => [-move.split(" ").length, move];
  return [...choices].sort((a, b) => {
    const [one, other] = [key(a), key(b)];
    return one[0] - other[0] || (one[1] < other[1] ? -1 : 1);
  });
}

/** What a position asks, in a few words. */
export function asked({ phase, left, points: turn }: Shown): string {
  switch (phase) {
    case "keep":
      return "Which dice do you keep?";
    case "decide":
      return left ? "Roll on, or bank?" : "Nothing is left to roll.";
    case "offer":
      return "Take it over, or start fresh?";
    case "throw":
      return turn ? "The dice are about to fall." : "A new turn begins.";
    case "over":
      return "The game is over.";
  }
}

export const THEME_WORDS: Readonly<Record<Theme, string>> = {
  entry: "Getting on the board",
  endgame: "The endgame",
  strikes: "Busts in a row",
  "take it or not": "Take it or not?",
  "a gift": "What you leave behind",
  "bank or roll": "Bank or roll?",
  "dice or points": "Dice or points?",
};

/** A day such as 2026-11-22 as people say it. */
export function dayWords(day: string, style: "long" | "short" = "long"): string {
  const options = { month: style, day: "numeric", timeZone: "UTC" } as const;
  const weekday = style === "long" ? ({ weekday: "long" } as const) : {};
  return new Date(`${day}T00:00:00Z`).toLocaleDateString("en-GB", { ...options, ...weekday });
}
