/** What any state of a game between two is worth if both play best from there. */

import { banking } from "./endgame.ts";
import { apply, ended, legalMoves, lose, type End } from "./game.ts";
import { graphsOf, type Graph } from "./graph.ts";
import { inductUpTo, type Ends, type Rest } from "./induction.ts";
import { Answers } from "./answers.ts";
import type { Opened } from "./pack.ts";
import { freshHand, statusOf } from "./status.ts";
import type { State } from "./types.ts";
import { valuesOf, type Values } from "./values.ts";

const KEPT = 200;

/** What the ends of a turn are worth; from row `top` on every bank is worth the same. */
export interface Ending {
  readonly graph: Graph;
  readonly ends: Ends;
  readonly top: number;
}

export class Duel {
  readonly #pack: Opened;
  readonly values: Values;
  readonly #rests = new Answers<string, Rest>(KEPT);

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
    const standing = state.standing[state.seat]!;
    const graph = this.#pack.once(graphsOf)[standing]!;
    if (state.phase === "offer") {
      const { points, hand } = state.offer!;
      const gain = this.values.gains(state, points)(graph.offers.indexOf(hand));
      if (gain !== null) return this.values.begun(state) + gain;
    }
    if (state.phase !== "throw") {
      const { seat } = state;
      const moves = legalMoves(this.#pack, state);
      return Math.max(...moves.map((move) => this.worth(apply(this.#pack, state, move), seat)));
    }
    if (!state.points && state.hand === freshHand(this.#pack, standing))
      return this.values.begun(state);
    if (this.#pack.turn.hand(state.hand).attempt) return this.#attempt(state, graph);
    return this.#rest(state).at(graph.rowOf(state), graph.nodeOf(this.#pack, state));
  }

  /** An attempt that nothing was thrown for: as good as the offer was, if that was worth taking. */
  #attempt(state: State, graph: Graph): number {
    const gain = this.values.gains(state, state.points)(graph.offers.indexOf(state.hand));
    const fresh = this.values.begun(state);
    if (gain) return fresh + gain;
    const worked = this.#rest(state).at(graph.rowOf(state), graph.nodeOf(this.#pack, state));
    return gain === null ? worked : Math.min(worked, fresh);
  }

  /** What a state is worth to a seat if nobody takes anything over. */
  #unoffered(state: State, seat: number): number {
    return state.phase === "offer" ? 1 - this.values.begun(state) : this.worth(state, seat);
  }

  /** Work out the rest of the turn of a state, so that answers about it come at once. */
  prepare(state: State): void {
    if (state.phase === "over") return;
    this.#rest(state.phase === "offer" ? apply(this.#pack, state, "accept") : state);
  }

  /** The rest of the turn that a state belongs to, from every throw that may still come. */
  #rest(state: State): Rest {
    const { seat, first, scores, standing, strikes, final } = state;
    const inherited = this.#inherited(state);
    const turn = JSON.stringify([seat, first, scores, standing, strikes, final, inherited]);
    return this.#rests.get(turn, () => this.#induct(state, inherited));
  }

  /** The rows that a turn began with, where points of its own count apart; -1: that may change. */
  #inherited(state: State): number {
    const graph = this.#pack.once(graphsOf)[state.standing[state.seat]!]!;
    const settled = statusOf(this.#pack, state).attempt_counts && graph.below.includes(true);
    return settled ? Math.floor(state.base / graph.unit) : -1;
  }

  #induct(state: State, inherited: number): Rest {
    const { graph, ends, top } = this.turn(state);
    return inductUpTo(graph, ends, top, inherited);
  }

  /** What the ends of a turn are worth that a seat begins with these scores. */
  turn(state: State): Ending {
    const pack = this.#pack;
    const { seat, scores } = state;
    const graph = pack.once(graphsOf)[state.standing[seat]!]!;
    const begins: State = { ...state, phase: "decide", points: 0, base: 0, best: 0, throw: [] };
    const { target } = pack.file.rules;
    const over = (row: number): boolean =>
      banking(pack, scores[seat]! + row * graph.unit) === "forfeits";
    const end = (points: number, how: End): State => ended(pack, { ...begins, points }, 0, how);
    const nothing = end(0, { recorded: false, bonus: false, offered: null });
    const stop = this.worth(nothing, seat);
    const once = end(0, { recorded: false, bonus: true, offered: null });
    const again = graph.source.includes(graph.tally) ? this.worth(once, seat) : stop;
    // Whatever is offered, the scores after a bank are the same.
    const [some = null] = graph.offers;
    const banks = (row: number): ((source: number) => number) => {
      const points = row * graph.unit;
      const banked = end(points, { recorded: true, bonus: false, offered: some });
      const worth = this.#unoffered(banked, seat);
      if (banked.phase !== "offer") return () => worth;
      const gains = this.values.gains(banked, points);
      return (source) => worth - (source ? (gains(source - 1) ?? 0) : 0);
    };
    const known: ReturnType<typeof banks>[] = [];
    const bank = (row: number, source: number): number => {
      if (over(row)) return source === graph.tally ? again : stop;
      if (source !== graph.tally) return (known[row] ??= banks(row))(source);
      const how = { recorded: true, bonus: true, offered: null };
      return this.worth(end(row * graph.unit, how), seat);
    };
    // Where no throw busts, a pack has no values of seats that did.
    const lost = graph.bust.some(Boolean) ? this.worth(lose(pack, begins, true), seat) : stop;
    const goal = (Math.max(target, ...scores) - scores[seat]!) / graph.unit;
    const top = Math.max(Math.ceil(goal) + this.values.far + 1, graph.settled);
    return { graph, ends: { lost, stop, again, bank }, top };
  }
}

/** The duel of a pack; null if it has no values. */
export function duelOf(pack: Opened): Duel | null {
  const values = valuesOf(pack);
  return values && new Duel(pack, values);
}
