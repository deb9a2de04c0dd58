/**
 * Many games of two who play best, from one position. Games that stand alike are counted together,
 * and positions are gone through by the sum of their scores, so that each turn is worked out once.
 */

import { duelOf, type Duel, type Ending } from "../engine/duel.ts";
import { banking } from "../engine/endgame.ts";
import { apply, ended, lose } from "../engine/game.ts";
import { graphsOf, type Graph } from "../engine/graph.ts";
import type { Opened } from "../engine/pack.ts";
import { best, wins } from "../engine/prices.ts";
import { taskOf, type Task } from "../engine/solving.ts";
import { freshHand } from "../engine/status.ts";
import type { Random, State } from "../engine/types.ts";
import type { Values } from "../engine/values.ts";
import type { Tally } from "../school/types.ts";
import { BUST, Choices, MISSED, type Played } from "./choices.ts";
import { worked, type Block } from "./turns.ts";

/** A bank that is worth more than this leaves nothing to be decided. */
const SURE = 1 - 1e-6;
/** How long the games go on before others get a word in, in ms. */
const SLICE = 150;
const MOST_GROUPS = 2 ** 20;

/** Positions that only differ in their scores: turns of one seat that begin alike. */
interface Group {
  readonly id: number;
  readonly state: State;
  readonly graph: Graph;
  /**
   * What banks are worth, by the other seat's score, the score that is banked, and whether a bonus
   * turn follows; in the final round, where only how far they are apart counts, by that.
   */
  readonly banks: Map<number, Float64Array>;
  /** What carryovers are worth that banks hand on: below what is to be reached, at it and above. */
  readonly taken: (Taken | false)[];
  /** The turns that follow banks below the target, by what these bring about. */
  readonly after: Group[];
}

type Taken = ReturnType<Values["taken"]>;

/** Where a game is once dice are about to fall, `start` being the place in its turn; or who has won. */
type Place =
  | { readonly group: Group; readonly scores: readonly number[]; readonly start: number }
  | { readonly winners: readonly number[] };

/** A position at the beginning of a turn, with the games that stand there. */
interface Cell {
  readonly group: Group;
  readonly scores: readonly number[];
  /** How many games go on, by where in the turn. */
  readonly starts: Map<number, number>;
  choices: Choices | null;
  lane: number;
  /** What it is worth to end the turn without points. */
  stop: number;
  /** What follows a bust. */
  lost: Place | null;
}

/** Random numbers that are the same for the same seed (mulberry32). */
export function seeded(seed: number): Random {
  let state = seed | 0;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/**
 * Play games of two from a position of a pack with win probabilities. `told` hears which part is
 * done, and says whether to stop: then there is no answer.
 */
export async function play(
  pack: Opened,
  module: WebAssembly.Module,
  state: State,
  games: number,
  random: Random,
  told: (part: number) => boolean = () => false,
): Promise<Tally | null> {
  const all = new Games(pack, random);
  all.begin(state, games);
  while (all.left) {
    await all.work(module);
    await new Promise((wake) => setTimeout(wake));
    if (told(all.part)) return null;
  }
  return { games, wins: all.wins, turns: all.turns };
}

class Games {
  readonly wins = [0, 0];
  turns = 0;
  /** The games that aren't over. */
  left = 0;
  readonly #pack: Opened;
  readonly #random: Random;
  readonly #duel: Duel;
  readonly #task: Task;
  /** More than a turn, or a game, can have. */
  readonly #rows: number;
  readonly #groups = new Map<string, Group>();
  /** By the sum of the scores. */
  readonly #cells = new Map<number, Map<number, Cell>>();
  #sum = NaN;
  #first = 0;
  /** Room for choices that nobody needs any more, by the graph of their turns. */
  readonly #spare = new Map<Graph, Choices[]>();
  #written: readonly Cell[] = [];

  constructor(pack: Opened, random: Random) {
    this.#pack = pack;
    this.#random = random;
    this.#duel = pack.once(duelOf)!;
    this.#task = taskOf(pack) as Task;
    const { unit } = this.#task;
    const settled = pack.once(graphsOf).map((graph) => graph?.settled ?? 0);
    this.#rows =
      2 * (pack.file.rules.target / unit + this.#duel.values.far + Math.max(...settled)) + 200;
  }

  begin(state: State, games: number): void {
    this.left += games;
    this.#first = state.scores[0]! + state.scores[1]!;
    this.#stand(this.#place(state), games);
  }

  /** About which part of all turns is played. */
  get part(): number {
    const whole = Math.max(1, 2 * this.#pack.file.rules.target - this.#first);
    return Math.min(1, Math.max(0, (this.#sum - this.#first) / whole || 0));
  }

  /** Play on for a while. */
  async work(module: WebAssembly.Module): Promise<void> {
    let until = 0;
    await worked(module, this.#task, this.#rows, (block) => {
      until ||= performance.now() + SLICE;
      this.#read(block);
      const [first, ...rest] = this.#due();
      if (!first || performance.now() > until) return false;
      const { graph } = first.group;
      const same = rest.filter((cell) => cell.group.graph === graph).slice(0, block.lanes - 1);
      this.#write(block, [first, ...same]);
      return true;
    });
  }

  /** Play all that is known, and return the positions that have to be worked out next. */
  #due(): Cell[] {
    while (this.left) {
      let cells = this.#cells.get(this.#sum);
      if (!cells) {
        this.#sum = Math.min(...this.#cells.keys());
        cells = this.#cells.get(this.#sum)!;
      }
      const open = [...cells.values()].filter(({ starts }) => starts.size);
      if (!open.length) this.#forget(cells);
      const ready = open.filter(({ choices }) => choices);
      for (const cell of ready) this.#throw(cell);
      if (open.length && !ready.length) return open;
    }
    return [];
  }

  /** All games have left a sum of scores. */
  #forget(cells: ReadonlyMap<number, Cell>): void {
    this.#cells.delete(this.#sum);
    for (const { choices, lane, group } of cells.values()) {
      const spare = this.#spare.get(group.graph) ?? [];
      if (choices && !lane) spare.push(choices);
      this.#spare.set(group.graph, spare);
    }
  }

  /** Write what the ends of some turns are worth. */
  #write(block: Block, cells: readonly Cell[]): void {
    this.#written = cells;
    const turns = cells.map((cell) => this.#duel.turn(stateOf(cell)));
    const { graph, state } = cells[0]!.group;
    const sources = graph.tally + 1;
    const used = [...new Set([0, ...graph.source])];
    const worths = cells.map((cell, lane) => this.#bank(cell, turns[lane]!));
    const tops = turns.map(({ top }, lane) => {
      let row = Math.max(graph.settled, top - this.#duel.values.far - 1);
      while (row < top && used.some((source) => worths[lane]!(row, source) < SURE)) row++;
      return row;
    });
    const top = Math.max(...tops);
    const starts = cells.flatMap((cell) => [...cell.starts.keys()]);
    const inherited = Math.floor(Math.max(...starts) / graph.nodes);
    block.begin(state.standing[state.seat]!, top, inherited && inherited + 1);
    const { lanes } = block;
    const banks = block.banks(sources);
    for (let lane = 0; lane < lanes; lane++) {
      const at = Math.min(lane, cells.length - 1);
      const { lost, stop, again } = turns[at]!.ends;
      cells[at]!.stop = stop;
      block.lose(lane, lost, stop);
      for (let row = 0; row <= top; row++)
        for (const source of used)
          banks[(row * sources + source) * lanes + lane] = worths[at]!(row, source);
      banks[graph.tally * lanes + lane] = again;
    }
  }

  /** What banks of a turn are worth; one number serves many turns unless something is handed on. */
  #bank(cell: Cell, { ends }: Ending): (row: number, source: number) => number {
    const { group, scores } = cell;
    const { state, graph } = group;
    const [mine, theirs] = [scores[state.seat]! / graph.unit, scores[1 - state.seat]! / graph.unit];
    const { target, banks } = this.#pack.file.rules;
    if (mine < 0 || banks.above === "forfeits") return (row, source) => ends.bank(row, source);
    const [by, apart] = state.final ? [0, this.#rows - theirs] : [theirs, 0];
    let known = group.banks.get(by);
    if (!known) group.banks.set(by, (known = new Float64Array(4 * this.#rows).fill(NaN)));
    const goal = state.final ? theirs : target / graph.unit;
    return (row, source) => {
      const total = mine + row;
      const bonus = source === graph.tally;
      const at = 2 * (total + apart) + Number(bonus);
      if (Number.isNaN(known[at])) known[at] = ends.bank(row, bonus ? source : 0);
      const plain = known[at]!;
      if (!source || !row || bonus) return plain;
      const kind = Math.sign(total - goal) + 1;
      const taken = (group.taken[kind] ??= this.#taken(cell, row));
      return taken ? Math.min(plain, 1 - taken(source - 1, row, theirs, total)) : plain;
    };
  }

  /** What carryovers are worth that are handed on by a bank; false if there are none. */
  #taken(cell: Cell, row: number): Taken | false {
    const { graph } = cell.group;
    const how = { recorded: true, bonus: false, offered: graph.offers[0]! };
    const begun = { ...stateOf(cell), points: row * graph.unit };
    const after = ended(this.#pack, begun, 0, how);
    return after.phase === "offer" && this.#duel.values.taken(after);
  }

  /** Keep what is best in the turns that were written, until all games have left their scores. */
  #read(block: Block): void {
    const [first] = this.#written;
    if (!first) return;
    const { graph } = first.group;
    const choices = this.#spare.get(graph)?.pop() ?? new Choices(graph, this.#rows, block.lanes);
    choices.read(block);
    this.#written.forEach((cell, lane) => ([cell.choices, cell.lane] = [choices, lane]));
    this.#written = [];
  }

  /** Play the turns of all games that stand at a position. */
  #throw(cell: Cell): void {
    const { choices, lane, stop, group } = cell;
    const { nodes } = group.graph;
    const starts = [...cell.starts];
    cell.starts.clear();
    for (const [start, games] of starts)
      for (let game = 0; game < games; game++) {
        const row = Math.floor(start / nodes);
        const played = choices!.play(lane, row, start % nodes, stop, this.#random);
        if (played.decision === BUST) this.#lose(cell);
        else this.#end(cell, played);
      }
  }

  /** A turn is ended by a decision, or by a throw that misses. */
  #end(cell: Cell, { row, decision }: Played): void {
    const { group, scores, choices, lane } = cell;
    const { graph, state } = group;
    const { seat } = state;
    const missed = decision === MISSED;
    const source = missed ? 0 : graph.source[decision]!;
    const bonus = source === graph.tally;
    if (!bonus) this.turns += 1;
    const total = scores[seat]! + row * graph.unit;
    const banked = !missed && row >= graph.bankFrom[decision]!;
    const recorded = banked && banking(this.#pack, total) !== "forfeits";
    const races = recorded && total < this.#pack.file.rules.target && !state.final;
    // A carryover that is worth nothing is left, and the next turn begins afresh.
    const bank = (brings: number): number => choices!.banked(lane, row, brings);
    const left = races && (bonus || bank(source) >= bank(0));
    const known = left ? group.after[source] : null;
    if (known) {
      const start = known.graph.start;
      return this.#stand({ group: known, scores: scores.with(seat, total), start });
    }
    const offered = recorded && source && !bonus ? graph.offers[source - 1]! : null;
    const begun = { ...stateOf(cell), points: recorded ? row * graph.unit : 0 };
    const place = this.#place(ended(this.#pack, begun, 0, { recorded, bonus, offered }));
    if (left && "group" in place) group.after[source] = place.group;
    this.#stand(place);
  }

  #lose(cell: Cell): void {
    this.turns += 1;
    this.#stand((cell.lost ??= this.#place(lose(this.#pack, stateOf(cell), true))));
  }

  /** Where a game goes on from a state, once what is to be chosen there is chosen. */
  #place(to: State): Place {
    let state = to;
    while (state.phase !== "throw" && state.phase !== "over")
      state = apply(this.#pack, state, this.#best(state));
    if (state.phase === "over") return { winners: state.winners };
    const group = this.#group(state);
    const { graph } = group;
    const start = graph.rowOf(state) * graph.nodes + graph.nodeOf(this.#pack, state);
    return { group, scores: state.scores, start };
  }

  #best(state: State): string {
    if (state.phase !== "offer") return best(this.#pack, state, wins(this.#pack)!);
    const { points, hand } = state.offer!;
    const { offers } = this.#pack.once(graphsOf)[state.standing[state.seat]!]!;
    return this.#duel.values.gains(state, points)(offers.indexOf(hand)) ? "accept" : "decline";
  }

  /** Games wait for their next throw, or are over. */
  #stand(place: Place, games = 1): void {
    if ("winners" in place) {
      for (const seat of place.winners) this.wins[seat]! += games / place.winners.length;
      this.left -= games;
      return;
    }
    const { group, scores, start } = place;
    const [one, other] = scores as [number, number];
    const sum = one + other;
    let cells = this.#cells.get(sum);
    if (!cells) this.#cells.set(sum, (cells = new Map()));
    const key = one * MOST_GROUPS + group.id;
    let cell = cells.get(key);
    if (!cell) {
      cell = { group, scores, starts: new Map(), choices: null, lane: 0, stop: 0, lost: null };
      cells.set(key, cell);
    }
    cell.starts.set(start, (cell.starts.get(start) ?? 0) + games);
    if (sum < this.#sum) this.#sum = NaN;
  }

  /** The group of a state in which dice are about to fall. */
  #group(state: State): Group {
    const { seat, first, standing, strikes, final } = state;
    const name = JSON.stringify([seat, first, standing, strikes, final]);
    let group = this.#groups.get(name);
    if (!group) {
      const graph = this.#pack.once(graphsOf)[standing[seat]!]!;
      const hand = freshHand(this.#pack, standing[seat]!)!;
      const begun = { ...state, points: 0, base: 0, best: 0, hand, ply: 0 };
      const nothing = { banks: new Map(), taken: [], after: [] };
      group = { id: this.#groups.size, state: begun, graph, ...nothing };
      this.#groups.set(name, group);
    }
    return group;
  }
}

/** The state at the beginning of a turn. */
function stateOf({ group, scores }: Cell): State {
  return { ...group.state, scores };
}
