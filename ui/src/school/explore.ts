/** What can follow a position, and when to bank: the twins of `greed.coach.explore` and its map. */

import * as engine from "../engine/whole.ts";
import type { Pack, State } from "../engine/types.ts";
import { ON } from "../engine/status.ts";

/** A difference that comes from rounding. */
const TINY = 1e-12;

/** Throws that have the same best answer; `move` is null where nothing is left to choose. */
export interface Branch {
  readonly move: string | null;
  /** Nothing is left to choose because all of these throws end the turn. */
  readonly bust: boolean;
  readonly chance: number;
  /** What they are worth on average to the player who rolls. */
  readonly value: number;
  /** The likeliest of the throws. */
  readonly example: readonly number[];
}

/** What can follow a roll, the likeliest answer first; the chances add up to 1. */
export function branches(pack: Pack, state: State): Branch[] {
  const found = new Map<
    string | null,
    { chance: number; value: number; dice: readonly number[]; ends: boolean }[]
  >();
  for (const { dice, chance } of engine.chances(pack, state)) {
    const after = engine.throwDice(pack, state, dice);
    const { move, value } = answer(pack, state, after);
    const ends = after.seat !== state.seat || after.phase === "over";
    found.set(move, [...(found.get(move) ?? []), { chance, value, dice, ends }]);
  }
  const made = [...found].map(([move, held]): Branch => {
    const chance = held.reduce((sum, each) => sum + each.chance, 0);
    const value = held.reduce((sum, each) => sum + each.chance * each.value, 0) / chance;
    const bust = held.every(({ ends }) => ends);
    return { move, bust, chance, value, example: held.reduce(likelier).dice };
  });
  return made.sort((a, b) => b.chance - a.chance);
}

function likelier<T extends { chance: number; value: number }>(one: T, other: T): T {
  const more = other.chance - one.chance || other.value - one.value;
  return more >= 0 ? other : one;
}

/** The best answer to a throw, and what the throw is worth to the player who rolled. */
function answer(pack: Pack, before: State, after: State): { move: string | null; value: number } {
  const { seat } = before;
  if (after.seat === seat && after.phase === "keep") {
    const [best] = engine.prices(pack, after).moves;
    return best!;
  }
  const worth = engine.worth(pack, after);
  if (worth) return { move: null, value: worth[seat]! };
  if (after.seat === seat && after.phase === "decide")
    return { move: null, value: engine.prices(pack, after).moves[0]!.value };
  return { move: null, value: after.scores[seat]! - before.scores[seat]! };
}

/** Two players at the beginning of a turn of the first, on the board where that takes points. */
export function standingAt(pack: Pack, own: number, other: number): State {
  const state = engine.start(pack, 2);
  const off = state.standing[0] !== ON;
  const scores = [own, other];
  const standing = scores.map((score) => (off && !score ? 0 : ON) as State["standing"][number]);
  const final =
    other >= pack.sheet.target ? { leader: 1, queue: [] as number[], beaten: false } : null;
  return { ...state, scores, standing, final, hand: engine.freshHand(pack, standing[0]!)! };
}

/**
 * The fewest points of a turn that are better banked than rolled on with this many dice; null where
 * there are none, up to a fifth of the target beyond what is needed, or without win probabilities.
 */
export function bankFrom(pack: Pack, left: number, own: number, other: number): number | null {
  const hand = engine.plainHand(pack, left);
  const unit = engine.unitOf(pack);
  if (hand === null || unit === null) return null;
  const { target } = pack.sheet;
  const begin = standingAt(pack, own, other);
  const goal = Math.max(target, other) - own + Math.floor(target / 5);
  const least = Math.max(unit, engine.leastPoints(pack, begin.standing[0]!, hand));
  for (let points = least; points <= goal; points += unit) {
    const state: State = { ...begin, phase: "decide", points, hand, may_bank: true };
    if (!engine.legalMoves(pack, state).includes("bank")) continue;
    const [bank, roll] = ["bank", "roll"].map(
      (move) => engine.worth(pack, engine.apply(pack, state, move))?.[0],
    );
    if (bank === undefined || roll === undefined) return null;
    if (bank - roll >= -TINY) return points;
  }
  return null;
}
