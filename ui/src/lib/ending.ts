/** What decided a game, in a sentence or two for one of its players. */

import { percentOf, say } from "../language/messages.ts";
import type { Balance } from "./protocol.ts";

/** How well somebody played, by the part of a game that all choices together cost. */
const PLAYED: readonly (readonly [number, string])[] = [
  [0.04, "almost-perfectly"],
  [0.12, "very-well"],
  [0.25, "well"],
  [0.45, "few"],
  [Infinity, "many"],
];

/** Dice that moved the chances by less than this decided nothing. */
const LITTLE = 0.03;

export function decided(balance: Balance, won: boolean): string {
  const { luck, errors, gifts } = balance;
  const played = say(`played-${PLAYED.find(([below]) => errors < below)![1]}`);
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
