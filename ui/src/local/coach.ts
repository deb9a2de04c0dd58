/** What the coach says: of a position while a game is played, and of the whole game afterwards. */

import * as engine from "../engine/index.ts";
import type { Pack, State } from "../engine/types.ts";
import type { Advice, Balance, Mistake, Reviewed } from "../lib/protocol.ts";
import type { Board } from "./board.ts";

/** Among more players than this, nobody can say what was luck and what was skill. */
const MOST = 4;
const WORST = 5;

export function adviceOf(board: Board): Advice {
  const { pack, state } = board;
  if (!state) throw new Error("the game has not started");
  const { measure, caveat, moves } = engine.prices(pack, state);
  const best = moves[0]?.value ?? 0;
  return {
    ply: board.ply,
    measure,
    moves: moves.map(({ move, value, then }) => ({
      ...{ move, worth: value, cost: best - value },
      then: then ?? null,
    })),
    words: "",
    note: caveat,
    solving: false,
  };
}

/**
 * A finished game, event by event. Between two events a seat's chance changes for one of two reasons:
 * dice fell, which is luck, or somebody chose, which can only cost the one who did.
 */
export function reviewOf(board: Board): Reviewed {
  const { pack, game, played, state } = board;
  if (!state) throw new Error("the game has not started");
  const seats = game.seats.map((_, seat) => seat);
  const blank = { balances: [], mistakes: [], solving: false };
  const states = [engine.start(pack, seats.length, state.first)];
  for (const { event } of played) states.push(after(pack, states.at(-1)!, event));
  const worth: (readonly number[])[] = [];
  for (const each of states) {
    const now = engine.worth(pack, each);
    if (!now)
      return { ...blank, worth: [], note: "this page has no win probabilities for these rules" };
    worth.push(now);
  }
  const note = seats.length > 2 ? MANY : "";
  if (seats.length > MOST) return { ...blank, worth, note };
  const luck = seats.map(() => 0);
  const errors = seats.map(() => 0);
  const gifts = seats.map(() => 0);
  const drift = seats.map(() => 0);
  const decisions = seats.map(() => 0);
  const mistakes: Mistake[] = [];
  played.forEach(({ event, seat }, index) => {
    const before = states[index]!;
    const change = seats.map((s) => worth[index + 1]![s]! - worth[index]![s]!);
    if (typeof event !== "string") {
      const moved = seats.length > 2 ? drifted(pack, before, worth[index]!) : seats.map(() => 0);
      for (const s of seats) {
        luck[s]! += change[s]! - moved[s]!;
        drift[s]! += moved[s]!;
      }
      return;
    }
    for (const s of seats) if (s !== seat) gifts[s]! += change[s]!;
    errors[seat]! -= change[seat]!;
    const legal = engine.legalMoves(pack, before);
    if (event === "forfeit" || legal.length < 2) return;
    decisions[seat]! += 1;
    const cost = Math.max(0, -change[seat]!);
    if (!cost) return;
    const value = (move: string): number =>
      engine.worth(pack, engine.apply(pack, before, move))![seat]!;
    const best = legal.reduce((a, b) => (value(b) > value(a) ? b : a));
    mistakes.push({ event: index + 1, seat, move: event, best, cost });
  });
  const balances = seats.map((seat): Balance => ({
    start: worth[0]![seat]!,
    end: worth.at(-1)![seat]!,
    luck: luck[seat]!,
    errors: errors[seat]!,
    gifts: gifts[seat]!,
    decisions: decisions[seat]!,
    drift: drift[seat]!,
  }));
  mistakes.sort((a, b) => b.cost - a.cost);
  return { worth, balances, mistakes: mistakes.slice(0, WORST), note, solving: false };
}

const MANY = "with more than two players this is an estimate, built from two-player games";

function after(pack: Pack, state: State, event: readonly number[] | string): State {
  return typeof event === "string"
    ? engine.apply(pack, state, event)
    : engine.throwDice(pack, state, event);
}

/** By how much an estimate is more on average after a throw than before it, by seat. */
function drifted(pack: Pack, state: State, worth: readonly number[]): number[] {
  const moved = worth.map(() => 0);
  const { dice } = engine.hand(pack, state.hand);
  for (const [faces, chance] of throws(dice, pack.sheet.faces)) {
    const then = engine.worth(pack, engine.throwDice(pack, state, faces))!;
    moved.forEach((_, seat) => (moved[seat]! += chance * (then[seat]! - worth[seat]!)));
  }
  return moved;
}

/** Every sorted throw with its chance. */
function* throws(dice: number, faces: number): Generator<[number[], number]> {
  function* from(face: number, left: number): Generator<[number[], number]> {
    if (face === faces) {
      yield [Array<number>(left).fill(face), 1 / (factorial(left) * faces ** dice)];
      return;
    }
    for (let count = 0; count <= left; count++)
      for (const [rest, part] of from(face + 1, left - count))
        yield [[...Array<number>(count).fill(face), ...rest], part / factorial(count)];
  }
  const all = factorial(dice);
  for (const [faces_, part] of from(1, dice)) yield [faces_, part * all];
}

function factorial(count: number): number {
  return count < 2 ? 1 : count * factorial(count - 1);
}
