/** What any state of a game between three is worth if each seat plays best for itself. */

import type { ThreeData } from "./format.ts";
import { apply, ended, legalMoves, lose } from "./game.ts";
import { graphsOf, type Graph } from "./graph.ts";
import { Answers } from "./answers.ts";
import type { Opened } from "./pack.ts";
import { unpackedBlock } from "./planes.ts";
import { freshHand } from "./status.ts";
import { playThree, type Shares, TIE } from "./three.ts";
import type { Move, State } from "./types.ts";

const KEPT = 200;
const SEATS = 3;
const ON = 1;
/** What is less comes from adding up floating-point numbers, and is nobody's chance. */
const NOISE = 1e-12;

/** Chances of three seats, by their place at the table. */
export type Chances = readonly [number, number, number];

interface Race {
  readonly rows: number;
  readonly columns: number;
  readonly mine: Uint16Array;
  readonly third: Uint16Array;
}

interface Final {
  readonly rows: number;
  readonly columns: number;
  readonly mine: Uint16Array;
  readonly next: Uint16Array;
}

export class Trio {
  readonly #pack: Opened;
  readonly #data: ThreeData;
  readonly #step: number;
  readonly #race: ReadonlyMap<string, Race>;
  readonly #final: ReadonlyMap<string, Final>;
  readonly #rests = new Answers<string, Shares>(KEPT);

  constructor(pack: Opened, data: ThreeData) {
    this.#pack = pack;
    this.#data = data;
    this.#step = 1 / (2 ** data.bits - 1);
    this.#race = new Map(
      data.race.map(({ off, first, tables, rows, columns, mine, third }) => [
        [...off, first].join(),
        {
          ...{ rows, columns },
          mine: unpackedBlock(mine.data, tables, rows, columns),
          third: unpackedBlock(third.data, tables, rows, columns),
        },
      ]),
    );
    this.#final = new Map(
      data.final.map(({ leader, waiting, beaten, off, rows, columns, mine, next }) => [
        [leader, waiting, beaten, ...off].join(),
        {
          ...{ rows, columns },
          mine: unpackedBlock(mine.data, 1, rows, columns),
          next: unpackedBlock(next.data, 1, rows, columns),
        },
      ]),
    );
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
    const { seat, scores, standing, first, final } = state;
    const [mover, next, third] = [seat, (seat + 1) % SEATS, (seat + 2) % SEATS] as const;
    const off = (each: number): number => (standing[each] === ON ? 0 : 1);
    const { unit, lowest, rounds } = this.#data;
    if (!final) {
      const begins = rounds ? (first - seat + SEATS) % SEATS : 0;
      const race = this.#race.get([off(mover), off(next), off(third), begins].join())!;
      const [a, b, c] = [mover, next, third].map((each) =>
        off(each) ? 0 : Math.max(0, scores[each]! / unit - lowest),
      ) as [number, number, number];
      const at = (c * race.rows + b) * race.columns + a;
      const mine = race.mine[at]! * this.#step;
      return seated(seat, mine, 1 - mine - race.third[at]! * this.#step);
    }
    const { leader, queue, beaten } = final;
    const other = SEATS - mover - leader;
    const kind = [(leader - seat + SEATS) % SEATS, queue.includes(other), beaten].join();
    const table =
      this.#final.get([kind, off(mover), off(other)].join()) ?? this.#final.get(`${kind},0,0`)!;
    const behind = (each: number, most: number): number =>
      Math.min((scores[leader]! - scores[each]!) / unit, most - 1);
    const at = behind(mover, table.rows) * table.columns + behind(other, table.columns);
    return seated(seat, table.mine[at]! * this.#step, table.next[at]! * this.#step);
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

/** What a pack knows of games between three; null if no file of these was fetched. */
export function trioOf(pack: Opened): Trio | null {
  const { three, graphs } = pack.file;
  return three && graphs ? new Trio(pack, three) : null;
}
