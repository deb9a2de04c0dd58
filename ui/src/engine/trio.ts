/** What any state of a game between three is worth if each seat plays best for itself. */

import type { ThreeData } from "./format.ts";
import { apply, ended, legalMoves, lose } from "./game.ts";
import { graphsOf, type Graph } from "./graph.ts";
import { Answers } from "./answers.ts";
import type { Opened } from "./pack.ts";
import { ON, freshHand } from "./status.ts";
import { playThree, type Shares, TIE } from "./three.ts";
import type { Move, State } from "./types.ts";

const KEPT = 200;
export const SEATS = 3;
/** Into how many steps a chance is divided. */
export const STEPS = 65535;
/** What is less comes from adding up floating-point numbers, and is nobody's chance. */
const NOISE = 1e-12;

/** Chances of three seats, by their place at the table. */
export type Chances = readonly [number, number, number];

/** Where positions are kept, as whole numbers. */
const PLACES = ["offset", "wide", "low", "before", "pairs", "start", "most", "behind"] as const;

export class Trio {
  readonly #pack: Opened;
  readonly #data: ThreeData;
  readonly #places: Readonly<Record<(typeof PLACES)[number], Int32Array>>;
  readonly #values: Uint16Array;
  readonly #finals: Uint16Array;
  readonly #rests = new Answers<string, Shares>(KEPT);

  constructor(pack: Opened, data: ThreeData) {
    this.#pack = pack;
    this.#data = data;
    const whole = PLACES.map((name) => [name, new Int32Array(data[name].data.slice().buffer)]);
    this.#places = Object.fromEntries(whole) as Record<(typeof PLACES)[number], Int32Array>;
    this.#values = new Uint16Array(data.values.data.slice().buffer);
    this.#finals = new Uint16Array(data.finals.data.slice().buffer);
  }

  /** What each seat wins, a shared win its share. */
  chances(state: State): Chances {
    if (state.phase === "over") {
      const share = 1 / state.winners.length;
      return [0, 1, 2].map((seat) => (state.winners.includes(seat) ? share : 0)) as never;
    }
    if (state.phase !== "throw") return this.chances(apply(this.#pack, state, this.best(state)));
    const fresh = freshHand(this.#pack, state.standing[state.seat]!);
    if (!state.points && state.hand === fresh && !state.final) return this.#begun(state);
    const graph = this.#graph(state);
    const rest = this.#rest(state, graph);
    const [mine, next] = rest.at(graph.rowOf(state), graph.nodeOf(this.#pack, state));
    return seated(state.seat, mine, next);
  }

  /** The move that wins the player to move most; of equals, the next player; else the first. */
  best(state: State): Move {
    const moves = legalMoves(this.#pack, state);
    if (moves.length === 1) return moves[0]!;
    const liked = moves.map((move) => {
      const found = this.chances(apply(this.#pack, state, move));
      return found[state.seat]! + TIE * found[(state.seat + 1) % SEATS]!;
    });
    return moves[liked.indexOf(Math.max(...liked))]!;
  }

  /** Work out the rest of the turn of a state, so that answers about it come at once. */
  prepare(state: State): void {
    if (state.phase !== "over") this.#rest(state, this.#graph(state));
  }

  #graph(state: State): Graph {
    return this.#pack.once(graphsOf)[state.standing[state.seat]!]!;
  }

  /** What the beginning of a turn is worth, read from the tables; or the end of the game. */
  #begun(state: State): Chances {
    if (state.phase === "over") return this.chances(state);
    const { seat, scores, final } = state;
    const order = [seat, (seat + 1) % SEATS, (seat + 2) % SEATS];
    if (final) {
      const leader = (final.leader - seat + SEATS) % SEATS;
      const rest = order.filter((_, number) => number !== leader);
      const off = rest.reduce((sum, each, j) => sum | (Number(this.#isOff(state, each)) << j), 0);
      const behind = rest.map((each) => (scores[final.leader]! - scores[each]!) / this.#data.unit);
      const at = 2 * this.#final(kindOf(state), off, behind);
      return seated(seat, this.#finals[at]! / STEPS, this.#finals[at + 1]! / STEPS);
    }
    const at = this.#place(
      this.#group(state, order),
      order.map((each) => scores[each]! / this.#data.unit),
    );
    const [third, mine] = [this.#values[at]!, this.#values[this.#values.length / 2 + at]!];
    return seated(seat, mine / STEPS, 1 - (mine + third) / STEPS);
  }

  #isOff(state: State, seat: number): boolean {
    return state.standing[seat] !== ON;
  }

  /** The number of a position's group: `layout_kernels` says how they are numbered. */
  #group({ standing, strikes, first, seat }: State, order: readonly number[]): number {
    const { statuses, turning } = this.#data;
    const number = order.reduceRight((sum, each) => {
      const at = statuses.findIndex(([s, k]) => s === standing[each] && k === strikes[each]);
      return sum * statuses.length + at;
    }, 0);
    return SEATS * number + (turning ? (first - seat + SEATS) % SEATS : 0);
  }

  /** Where a position is kept: as the module `multi.wasm` has it. */
  #place(group: number, [mover, next, third]: readonly number[]): number {
    const { offset, wide, low, before, pairs } = this.#places;
    const [least, other, last] = [0, 1, 2].map((k) => low[SEATS * group + k]!);
    const most = wide[SEATS * group + 1]!;
    // Rows that no throws lead to may ask for less than the lowest score; that changes nothing.
    const score = Math.max(mover!, least!);
    const both = score + Math.max(next!, other!);
    const row = before[group * (before.length / offset.length) + both - least! - other!]!;
    const plane = (Math.max(third!, last!) - last!) * pairs[group]!;
    return offset[group]! + plane + row - Math.max(least!, both - most + 1) + score;
  }

  /** Where a turn in a final round is kept: see `place_in` and `seen_of` in the same room. */
  #final(kind: number, off: number, behind: readonly number[]): number {
    const { start, most, behind: low } = this.#places;
    const each = start.length / (most.length / 2);
    const from = start.subarray(kind * each, (kind + 1) * each);
    const alive = [0, 1].reduce((sum, j) => sum | (Number(most[2 * kind + j]! > 1) << j), 0);
    const seen = Math.max(...from) > from[0]! ? off & alive : 0;
    let place = 0;
    for (const [j, far] of behind.entries()) {
      const highest = most[2 * kind + j]!;
      const least = low[4 * kind + 2 * j + ((seen >> j) & 1)]!;
      place = place * (highest + 1 - least) + Math.min(Math.max(far, least), highest) - least;
    }
    return from[seen]! + place;
  }

  /** The rest of the turn that a state belongs to, from every throw that may still come. */
  #rest(state: State, graph: Graph): Shares {
    const { seat, first, scores, standing, final } = state;
    const turn = JSON.stringify([seat, first, scores, standing, final]);
    return this.#rests.get(turn, () => {
      const pack = this.#pack;
      const begins: State = { ...state, phase: "decide", points: 0, base: 0, best: 0, throw: [] };
      const { target, banks } = pack.file.rules;
      const share = (after: State): readonly [number, number] => {
        const found = this.#begun(after);
        return [found[seat]!, found[(seat + 1) % SEATS]!];
      };
      const how = { recorded: true, bonus: false, offered: null };
      const goal = ((final ? scores[final.leader]! : target) - scores[seat]!) / graph.unit;
      const top = Math.max(goal + this.#data.beyond, graph.settled);
      return playThree(graph, top, {
        lost: share(lose(pack, begins, true)),
        bank: (row) => share(ended(pack, { ...begins, points: row * graph.unit }, 0, how)),
        recordTo: banks.above === "forfeits" ? (target - scores[seat]!) / graph.unit : Infinity,
      });
    });
  }
}

function seated(seat: number, mine: number, next: number): Chances {
  const found: [number, number, number] = [0, 0, 0];
  for (const [k, chance] of [mine, next, 1 - mine - next].entries())
    found[(seat + k) % SEATS] = chance > NOISE ? chance : 0;
  return found;
}

/** The kind of final round that a state is in, as the module `multi.wasm` numbers them. */
export function kindOf({ final, seat }: State): number {
  const leader = (final!.leader - seat + SEATS) % SEATS;
  const other = (seat + SEATS - leader) % SEATS;
  return ((leader - 1) * 2 + Number(final!.queue.includes(other))) * 2 + Number(final!.beaten);
}

/** What a pack knows of games between three; null until this device has worked them out. */
export function trioOf(pack: Opened): Trio | null {
  const { three, graphs } = pack.file;
  return three && graphs ? new Trio(pack, three) : null;
}
