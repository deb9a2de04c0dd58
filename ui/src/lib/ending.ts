/** What decided a game, in a sentence or two for one of its players. */

import { percentOf, say } from "../language/messages.ts";
import type { Balance } from "./protocol.ts";

/** How well somebody played, by how many thousandths of a game an average choice cost. */
const PLAYED: readonly (readonly [number, string])[] = [
  [2, "almost-perfectly"],
  [5, "very-well"],
  [12, "well"],
  [25, "few"],
  [Infinity, "many"],
];

/** Dice that moved the chances by less than this decided nothing. */
const LITTLE = 0.03;

export function decided(balance: Balance, won: boolean): string {
  const { luck, errors, gifts, decisions } = balance;
  const cost = decisions ? (1000 * errors) / decisions : 0;
  const played = say(`played-${PLAYED.find(([below]) => cost < below)![1]}`);
  const choices = gifts - errors;
  const all = Math.abs(luck) + Math.abs(choices);
  if (all < LITTLE) return played;
  const share = Math.round((100 * Math.abs(luck)) / all);
  if (won === luck > 0)
    return say("decided-shares", {
      played,
      luck: percentOf(`${share}`),
      choices: percentOf(`${100 - share}`),
    });
  return say(won ? "decided-won" : "decided-lost", { played });
}
