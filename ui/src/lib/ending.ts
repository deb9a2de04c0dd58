/** What decided a game, in a sentence or two for one of its players. */

import type { Balance } from "./protocol.ts";

/** How well somebody played, by how many thousandths of a game an average choice cost. */
const PLAYED: readonly (readonly [number, string])[] = [
  [2, "You played almost perfectly."],
  [5, "You played very well."],
  [12, "You played well."],
  [25, "You gave a few chances away."],
  [Infinity, "You gave many chances away."],
];

/** Dice that moved the chances by less than this decided nothing. */
const LITTLE = 0.03;

export function decided(balance: Balance, won: boolean): string {
  const { luck, errors, gifts, decisions } = balance;
  const cost = decisions ? (1000 * errors) / decisions : 0;
  const played = PLAYED.find(([below]) => cost < below)![1];
  const choices = gifts - errors;
  const all = Math.abs(luck) + Math.abs(choices);
  if (all < LITTLE) return played;
  const share = Math.round((100 * Math.abs(luck)) / all);
  if (won === luck > 0) return `${played} Luck decided ${share}% of it, choices ${100 - share}%.`;
  return won
    ? `${played} The dice were against you, and your choices won it all the same.`
    : `${played} The dice were kind, so this one was lost by choices.`;
}
