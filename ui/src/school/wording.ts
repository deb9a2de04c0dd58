/** How positions, choices and themes are called. */

import "../language/school.ts";
import { say } from "../language/messages.ts";
import { percent } from "../lib/format.ts";
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
      const on = hot
        ? say("choice-hot", { n: left })
        : left
          ? say("choice-left", { dice: left })
          : "";
      const rest = does?.words ?? on;
      return {
        label: say("choice-keep", { dice: faces(move) }),
        detail: joined(scored(gained), rest),
      };
    }
    case "roll":
      return { label: say("button-roll", { dice: left }), detail: risk(shown) };
    case "bank":
      return { label: say("button-bank-points", { points: gained }), detail: does?.words ?? "" };
    case "accept":
      return {
        label: say("choice-take-over", { points: gained }),
        detail: joined(say("choice-roll", { dice: shown.left }), risk(shown)),
      };
    default:
      return { label: say("button-fresh"), detail: say("choice-own", { dice: left }) };
  }
}

const scored = (gained: number): string => say("points", { n: gained });
const joined = (...parts: string[]): string => parts.filter(Boolean).join(" · ");
const risk = ({ bust }: Shown): string =>
  bust === null ? "" : bust ? say("risk", { chance: percent(bust) }) : say("choice-never");

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
      return say("asks-keep");
    case "decide":
      return left ? say("asks-decide") : say("asks-nothing-left");
    case "offer":
      return say("asks-offer");
    case "throw":
      return turn ? say("asks-about-to-fall") : say("asks-new-turn");
    case "over":
      return say("asks-over");
  }
}

/** What a theme is called. */ export const themeWords = (theme: Theme): string =>
  say(`theme-${theme.replaceAll(" ", "-")}`);

/** A day such as 2026-11-22 as people say it. */
export function dayWords(day: string, style: "long" | "short" = "long"): string {
  const options = { month: style, day: "numeric", timeZone: "UTC" } as const;
  const weekday = style === "long" ? ({ weekday: "long" } as const) : {};
  return new Date(`${day}T00:00:00Z`).toLocaleDateString(say("dates"), { ...options, ...weekday });
}
