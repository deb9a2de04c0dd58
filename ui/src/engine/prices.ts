/** What each choice is worth: by win probability where the pack has values, else by points. */

import "../language/coach.ts";
import { percentOf, say } from "../language/messages.ts";
import { bestTurn } from "./bestturn.ts";
import { duelOf } from "./duel.ts";
import { Estimate } from "./estimate.ts";
import { apply, legalMoves } from "./game.ts";
import type { Opened } from "./pack.ts";
import { present } from "./people.ts";
import { trioOf } from "./trio.ts";
import type { Price, Prices, State } from "./types.ts";

/** A rounding that no number shown to people reveals. */
const SMALL = 1e-4;

/** Somebody who can say what a state is worth to a seat. */
export type Worth = (state: State, seat: number) => number;

/**
 * What a state is worth in wins: an estimate where `exact` says no, or where that is all that is
 * asked for; null without values. Those who sit out, and those who haven't joined yet, don't count:
 * they win nothing.
 */
export function wins(pack: Opened, estimated = false): Worth | null {
  const trio = estimated ? null : pack.once(trioOf);
  const duel = pack.once(duelOf);
  if (!duel) return null;
  const estimate = pack.once(estimateOf)!;
  return (whole, seat) => {
    const { state, seats } = present(whole);
    if (!seats.includes(seat) || seats.length === 1) return Number(seats.includes(seat));
    if (trio && seats.length === 3) return trio.chances(state)[seats.indexOf(seat)]!;
    const judge = seats.length === 2 ? duel : estimate;
    return judge.worth(state, seats.indexOf(seat));
  };
}

/** Whether what states are worth is exact, among this many players. */
export function exact(pack: Opened, seats: number): boolean {
  return seats <= 2 || (seats === 3 && pack.once(trioOf) !== null);
}

/** The estimate among more than two; null without values. */
export function estimateOf(pack: Opened): Estimate | null {
  const duel = pack.once(duelOf);
  return duel && new Estimate(pack, duel);
}

/** The points that a seat has gained, counted from `before`, once the turn under way is over. */
export function points(pack: Opened, before: State): Worth {
  const bestOf: Worth = (state, seat) => {
    const soFar = state.scores[seat]! - before.scores[seat]!;
    if (state.phase === "over" || state.seat !== seat) return soFar;
    if (state.phase !== "throw") {
      const moves = legalMoves(pack, state);
      return Math.max(...moves.map((move) => bestOf(apply(pack, state, move), seat)));
    }
    const turn = bestTurn(pack, state.standing[seat]!);
    return soFar + turn.thrown(turn.graph.nodeOf(pack, state), turn.graph.rowOf(state));
  };
  return bestOf;
}

/** Each seat's chance to win if all play best; null without values. */
export function worth(pack: Opened, state: State): readonly number[] | null {
  const judge = wins(pack);
  return judge && state.scores.map((_, seat) => judge(state, seat));
}

/** Every legal move with what it is worth to the seat that moves, the best first. */
export function prices(pack: Opened, whole: State): Prices {
  // To a player who is alone because all others sit out, only points count.
  const alone = present(whole).seats.length === 1;
  const { away: _, ...rest } = whole;
  const state = alone ? rest : whole;
  const judge = alone ? null : wins(pack);
  const counted = judge ?? points(pack, state);
  const moves = legalMoves(pack, state);
  const priced = moves.map((move): Price => {
    const after = apply(pack, state, move);
    const price = { move, value: counted(after, state.seat) };
    if (state.phase !== "keep" || after.phase !== "decide") return price;
    const then = best(pack, after, counted);
    return then === "roll" || then === "bank" ? { ...price, then } : price;
  });
  return {
    measure: judge ? "win probability" : "points of the turn",
    caveat: judge ? caveat(pack, state) : say("caveat-points"),
    estimated: judge !== null && !exact(pack, present(state).seats.length),
    moves: priced.sort((a, b) => b.value - a.value),
  };
}

/** The move that is worth most; the first of equals. */
export function best(pack: Opened, state: State, counted: Worth): string {
  const moves = legalMoves(pack, state);
  if (moves.length === 1) return moves[0]!;
  const worths = moves.map((move) => counted(apply(pack, state, move), state.seat));
  return moves[worths.indexOf(Math.max(...worths))]!;
}

/** What the numbers of a state leave out; "" if nothing. */
export function caveat(pack: Opened, whole: State): string {
  const { state, seats } = present(whole);
  if (seats.length > 2) return exact(pack, seats.length) ? "" : say("caveat-estimates");
  if (seats.length === 1) return "";
  const { values } = pack.once(duelOf)!;
  const below = values.below && Math.min(...state.scores) < 0;
  if (values.off <= SMALL && !below) return "";
  const percent = Math.max(Math.ceil(values.off * 10_000), 1) / 100;
  return say(below ? "caveat-below" : "caveat-rounding", { off: percentOf(`${percent}`) });
}
