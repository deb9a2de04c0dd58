/** What the coach says: of a position while a game is played, and of the whole game afterwards. */

import "../language/faults.ts";
import * as engine from "../engine/whole.ts";
import type { Advice, Reviewed } from "../lib/coached.ts";
import type { State } from "../engine/types.ts";
import "../language/coach.ts";
import { say } from "../language/messages.ts";
import type { Board } from "./board.ts";
import type { Weighed } from "./types.ts";
import { against, sentence } from "./why.ts";

/** Most seats for separating luck from skill: with more it takes too long. */
const MOST = 4;
const WORST = 5;

export function adviceOf(board: Board): Advice {
  const { pack, game, state, ply } = board;
  if (!state) throw new Error(say("fault-not-started"));
  const { measure, caveat, moves, estimated } = engine.prices(pack, state);
  const best = moves[0]?.value ?? 0;
  const advised = moves.map(({ move, value, then = null }) => {
    return { move, worth: value, cost: best - value, then };
  });
  const names = game.seats.map(({ name }) => name);
  return {
    ply,
    measure,
    moves: advised,
    words: sentence(pack, state, names),
    note: caveat,
    estimated,
    solving: false,
  };
}

/** The costliest of moves that are made one after the other; null without win probabilities. */
export function weighed({ pack }: Board, at: State, moves: readonly string[]): Weighed | null {
  let [state, worst]: [State, Weighed | null] = [at, null];
  for (const move of moves) {
    if (engine.whyNot(pack, state, move) !== null) break;
    const { measure, moves: priced } = engine.prices(pack, state);
    if (measure !== "win probability") return null;
    const best = priced[0]!;
    const cost = best.value - (priced.find((each) => each.move === move)?.value ?? best.value);
    if (cost > (worst?.cost ?? -1))
      worst = { move, cost, best: best.move, why: against(pack, state, move) };
    state = engine.apply(pack, state, move);
  }
  return worst;
}

/** A finished game, with what was luck and what was skill; among many only who was ahead. */
export function reviewOf(board: Board): Reviewed {
  const { pack, game, played, state } = board;
  if (!state) throw new Error(say("fault-not-started"));
  const seats = game.seats.length;
  const estimated = !engine.exact(pack, seats);
  const blank = { worth: [], balances: [], mistakes: [], estimated, solving: false };
  const events = played.map(({ event }) => event);
  const found = engine.review(pack, seats, game.position ?? state.first, events, seats <= MOST);
  if (!found) return { ...blank, note: say("note-no-values") };
  const { worth, accounts, decisions, caveat } = found;
  if (seats > MOST) return { ...blank, worth, note: caveat + say("note-few", { most: MOST }) };
  const costly = decisions.filter(({ cost }) => cost > 0).sort((a, b) => b.cost - a.cost);
  const note = caveat + (estimated ? say("note-drift") : "");
  return { ...blank, worth, balances: accounts, mistakes: costly.slice(0, WORST), note };
}

/** What a seat wins, before the first event and after each one; none between more than two. */
export function courseOf({ pack, game, played, state }: Board, seat: number): readonly number[] {
  if (!game.coach || !state || game.seats.length !== 2) return [];
  const events = played.map(({ event }) => event);
  const states = engine.replay(pack, 2, game.position ?? state.first, events);
  return states.flatMap((each) => engine.worth(pack, each)?.[seat] ?? []);
}
