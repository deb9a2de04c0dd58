/**
 * More than two seats, approximately: a seat's game against each rival, put together. It is the twin
 * of `greed.solver.estimate`, which says what it leaves out.
 */

import type { Duel } from "./duel.ts";
import { apply, legalMoves } from "./game.ts";
import { Answers } from "./answers.ts";
import type { Opened } from "./pack.ts";
import { statusOf } from "./status.ts";
import type { Move, State } from "./types.ts";

const KEPT = 4096;
/** The game between two of the seats, as if the others were not there; `seat` becomes seat 0. */
export function between(pack: Opened, state: State, seat: number, rival: number): State {
  const pair = [seat, rival];
  const seats = state.scores.length;
  const nextTo = (place: number): number =>
    (seat - place + seats) % seats <= (rival - place + seats) % seats ? seat : rival;
  const turn = pair.includes(state.seat) ? state.seat : nextTo(state.seat);
  const of = <T>(values: readonly T[]): T[] => pair.map((each) => values[each]!);
  let { final } = state;
  if (final) {
    const queue = final.queue.filter((each) => pair.includes(each) && each !== turn);
    const ahead = state.scores[rival]! > state.scores[seat]! ? rival : seat;
    const leader = pair.includes(final.leader) ? final.leader : ahead;
    final = {
      leader: pair.indexOf(leader),
      queue: queue.map((each) => pair.indexOf(each)),
      // Between two, a challenger has nobody else to answer to.
      beaten: final.beaten && turn === leader,
    };
  }
  const reduced: State = {
    ...state,
    scores: of(state.scores),
    standing: of(state.standing),
    strikes: of(state.strikes),
    first: pair.indexOf(nextTo(state.first)),
    seat: pair.indexOf(turn),
    final,
  };
  if (turn === state.seat) return reduced;
  return {
    ...reduced,
    phase: "throw",
    points: 0,
    base: 0,
    best: 0,
    may_bank: false,
    throw: [],
    offer: null,
    hand: statusOf(pack, state, turn).hand,
  };
}

export class Estimate {
  readonly #pack: Opened;
  readonly #duel: Duel;
  readonly #settled = new Answers<string, State>(KEPT);
  readonly #found = new Answers<string, number>(KEPT);

  constructor(pack: Opened, duel: Duel) {
    this.#pack = pack;
    this.#duel = duel;
  }

  /** About what a state is worth to a seat: a win is 1, a shared one its share. */
  worth(state: State, seat: number): number {
    if (state.phase === "over") return state.winners.includes(seat) ? 1 / state.winners.length : 0;
    if (state.phase !== "throw")
      return this.worth(
        this.#settled.get(keyOf(state), () => this.#settle(state)),
        seat,
      );
    return this.#found.get(`${seat} ${keyOf(state)}`, () => this.#find(state, seat));
  }

  /** The move that is worth most to the seat whose turn it is; the first of equals. */
  best(state: State): Move {
    const moves = legalMoves(this.#pack, state);
    if (moves.length === 1) return moves[0]!;
    const worths = moves.map((move) => this.worth(apply(this.#pack, state, move), state.seat));
    return moves[worths.indexOf(Math.max(...worths))]!;
  }

  /** The next throw, or the end of the game, if the choices until then are best. */
  #settle(state: State): State {
    let at = state;
    while (at.phase !== "throw" && at.phase !== "over") at = apply(this.#pack, at, this.best(at));
    return at;
  }

  #find(state: State, seat: number): number {
    const others = state.scores.flatMap((_, each) => (each === seat ? [] : [each]));
    const pair = (rival: number): number =>
      this.#duel.worth(between(this.#pack, state, seat, rival), 0);
    const { final } = state;
    if (final) {
      const waits = (each: number): boolean => final.queue.includes(each) || each === state.seat;
      if (seat === final.leader)
        return others.filter(waits).reduce((found, each) => found * pair(each), 1);
      if (!waits(seat) && !final.beaten && state.scores[seat]! < state.scores[final.leader]!)
        return 0;
      return pair(final.leader);
    }
    let odds = 0;
    for (const each of others) {
      const won = pair(each);
      if (won <= 0) return 0;
      odds += (1 - won) / won;
    }
    return 1 / (1 + odds);
  }
}

function keyOf(state: State): string {
  return JSON.stringify({ ...state, ply: 0 });
}
