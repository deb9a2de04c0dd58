/** What any state of a game between two is worth if both play best from there. */

import { apply, ended, legalMoves, lose } from "./game.ts";
import { graphsOf } from "./graph.ts";
import { inductUpTo, type Rest } from "./induction.ts";
import { Kept } from "./kept.ts";
import type { Opened } from "./pack.ts";
import type { State } from "./types.ts";
import { valuesOf, type Values } from "./values.ts";

const KEPT = 200;

export class Duel {
  readonly #pack: Opened;
  readonly values: Values;
  readonly #rests = new Kept<Rest>(KEPT);

  constructor(pack: Opened, values: Values) {
    this.#pack = pack;
    this.values = values;
  }

  /** The chance that a seat wins, a shared win being half. */
  worth(state: State, seat: number): number {
    if (state.phase === "over") return state.winners.includes(seat) ? 1 / state.winners.length : 0;
    const found = this.#worth(state);
    return seat === state.seat ? found : 1 - found;
  }

  /** The same to the seat whose turn it is; the game isn't over. */
  #worth(state: State): number {
    if (state.phase !== "throw") {
      const { seat } = state;
      const moves = legalMoves(this.#pack, state);
      return Math.max(...moves.map((move) => this.worth(apply(this.#pack, state, move), seat)));
    }
    const standing = state.standing[state.seat]!;
    if (!state.points && state.hand === this.#pack.file.rules.start[standing])
      return this.values.begun(state);
    const graph = this.#pack.once(graphsOf)[standing]!;
    return this.#rest(state).at(graph.rowOf(state), graph.nodeOf(this.#pack, state));
  }

  /** What the end of a turn is worth to the seat that made it, by what the pack says of offers. */
  #after(state: State, seat: number): number {
    if (!state.offer) return this.worth(state, seat);
    const fresh = this.values.begun(apply(this.#pack, state, "decline"));
    const { offers } = this.#pack.once(graphsOf)[state.standing[state.seat]!]!;
    return 1 - fresh - this.values.gain(state, offers.indexOf(state.offer.hand));
  }

  /** The rest of the turn that a state belongs to, from every throw that may still come. */
  #rest(state: State): Rest {
    const { seat, first, scores, standing, strikes, final } = state;
    const turn = JSON.stringify([seat, first, scores, standing, strikes, final]);
    return this.#rests.get(turn, () => this.#induct(state));
  }

  #induct(state: State): Rest {
    const pack = this.#pack;
    const { seat, scores } = state;
    const graph = pack.once(graphsOf)[state.standing[seat]!]!;
    const begins: State = { ...state, phase: "decide", points: 0, base: 0, best: 0, throw: [] };
    const { target } = pack.file.rules;
    const overshoot = pack.file.rules.end.overshoot === "forfeits" ? target : Infinity;
    const over = (row: number): boolean => scores[seat]! + row * graph.unit > overshoot;
    const plain = { bonus: false, offered: null };
    const stop = this.#after(ended(pack, begins, 0, { recorded: false, ...plain }), seat);
    const bank = (row: number, source: number): number => {
      if (over(row)) return stop;
      const bonus = source === graph.tally;
      const offered = source && !bonus ? graph.offers[source - 1]! : null;
      const banks = { ...begins, points: row * graph.unit };
      return this.#after(ended(pack, banks, 0, { recorded: true, bonus, offered }), seat);
    };
    const lost = this.#after(lose(pack, begins, true), seat);
    const goal = (Math.max(target, ...scores) - scores[seat]!) / graph.unit;
    const top = Math.max(Math.ceil(goal) + this.values.far + 1, graph.settled);
    return inductUpTo(graph, { lost, stop, bank }, top);
  }
}

/** The duel of a pack; null if it has no values. */
export function duelOf(pack: Opened): Duel | null {
  const values = valuesOf(pack);
  return values && new Duel(pack, values);
}
