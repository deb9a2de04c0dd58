/** The pot: what a turn is worth, what the dice in hand would add, and what the next roll risks. */

import { say } from "../language/messages.ts";
import type { Choice, GameView } from "./game.ts";

export interface Pot {
  /** What the turn is worth, with the dice that are chosen. */
  total: number;
  /** What it was worth before these dice, where they add to something; else 0. */
  before: number;
  /** What they add. */
  added: number;
  /** The chance that the next roll is a bust; null where nobody rolls on from here. */
  risk: number | null;
  /** What a bust would take away, in words; "" where there is nothing to lose. */
  stake: string;
}

/** What lies in the pot: `held` points, and those of the choice of dice that is being made. */
export function potOf(
  game: GameView | null,
  held: number,
  choice: Choice | undefined,
  active: boolean,
): Pot {
  const total = choice?.turn ?? held;
  const added = choice?.points ?? 0;
  const pot = { total, added, before: choice && held ? held : 0 };
  if (!game || !active) return { ...pot, risk: null, stake: "" };
  if (choice) {
    const goesOn = !choice.ends && !choice.why_no_roll;
    return {
      ...pot,
      risk: goesOn ? (choice.risk ?? null) : null,
      stake: goesOn ? lost(total) : "",
    };
  }
  const { bust } = game.turn;
  // Dice that lie are kept before anybody rolls again.
  if (game.phase === "keep" || !bust) return { ...pot, risk: null, stake: "" };
  return { ...pot, risk: bust.chance, stake: lost(bust.points, bust.banked) };
}

function lost(turn: number, banked = 0): string {
  if (turn <= 0 && !banked) return "";
  return say(banked ? "pot-cost-banked" : "pot-cost", { points: turn, banked });
}

/** Chips as they are piled up, five on a pile at most: more points, more chips, but ever more slowly. */
export function piles(points: number): readonly number[] {
  const HIGH = 5;
  const chips = points > 0 ? Math.min(3 * HIGH, Math.ceil(Math.sqrt(points / 12))) : 0;
  const whole = Math.floor(chips / HIGH);
  return [...Array<number>(whole).fill(HIGH), ...(chips % HIGH ? [chips % HIGH] : [])];
}
