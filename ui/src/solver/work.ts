/**
 * What it takes to solve a sheet: memory, and how much of the work each part of it is. The numbers
 * of a task are those of `rules_kernels`; where its arrays lie is told in `layout_kernels`.
 */

import type { Task } from "../engine/solving.ts";

/** How far a race is worked out, in units. */
export type Horizon = readonly [
  why: number, below: number, lowest: number, beyond: number, least: number, limit: number, most: number,
]; // prettier-ignore

export interface Work {
  /** The memory that the solver takes. */
  readonly bytes: number;
  /** Which part of all work is done after this part of a round. */
  done(round: number, part: number): number;
}

const [LANES, DOUBLE, HALF] = [8, 8, 4];
const NEVER = 2 ** 40;
/** Where the statuses of seats begin, and the cost of a bust in each. */
const [FIRST, EACH, COST] = [18, 4, 3];
/** Where the turn of each standing is told. */
const TURNS = 12;
/** Bytes of every module, and the numbers for each value of which a guess is made (`anderson_kernels`). */
const [LEAST, GUESSED] = [2 ** 21, 19];
/** Where busts cost points, a few rounds work out as many rows of each turn, and then some all of them. */
const [FINED, RESET, ALL] = [{ rough: 3, rows: 96 }, { rough: 1, rows: 48 }, 4];

/** A task by its names. */
interface Race {
  readonly target: number;
  readonly seconds: number;
  readonly statuses: number;
  readonly on: number;
  /** What a bust costs, by the status of a seat on the board: 0, -1 for all, or units. */
  readonly costs: readonly number[];
  readonly challenged: boolean;
  readonly offered: boolean;
  /** What is known of turns, by standing. */
  readonly turns: readonly { readonly decisions: number; readonly offers: number }[];
}

/** What a task takes. */
export function workOf({ whole }: Task, horizon: Horizon): Work {
  const race = raceOf([...whole].map(Number), horizon);
  const { costs } = race;
  const lost = costs.some((cost) => cost > 0) ? FINED : costs.includes(-1) ? RESET : null;
  const full = diagonals(race, horizon, NEVER);
  const rough = lost ? diagonals(race, horizon, lost.rows) : [0];
  const [few, many] = lost ? [lost.rough, ALL] : [0, 1];
  const [each, first] = [full.at(-1)!, rough.at(-1)!];
  return {
    bytes: bytesOf(race, horizon),
    done(round, part) {
      const before = round - 1;
      const within = before < few ? rough : full;
      const here = within[Math.max(0, Math.round(part * within.length) - 1)]!;
      const past = Math.min(before, few) * first + Math.max(0, before - few) * each;
      return Math.min(1, (past + here) / (few * first + many * each));
    },
  };
}

function raceOf(whole: readonly number[], [, below]: Horizon): Race {
  const on = whole[11]!;
  const turns = [0, 1, 2].map((standing) => {
    const begin = whole[TURNS + standing]! || whole[TURNS + 1]!;
    return { decisions: whole[begin + 1]!, offers: whole[begin + 4]! };
  });
  return {
    ...{ target: whole[0]! + below, seconds: whole[5]! + 1, statuses: whole[10]!, on, turns },
    costs: Array.from({ length: on }, (_, status) => whole[FIRST + EACH * status + COST]!),
    ...{ challenged: Boolean(whole[6]! || whole[7]!), offered: Boolean(whole[9]!) },
  };
}

/** The rows of all turns up to each diagonal, from the highest sum of scores down. */
function diagonals(race: Race, horizon: Horizon, most: number): readonly number[] {
  const { target, turns } = race;
  const [, , lowest, beyond, least, limit] = horizon;
  const found: number[] = [];
  let rows = 0;
  for (let sum = 2 * target - 2; sum >= (turns[1]!.offers ? lowest : 2 * lowest); sum--) {
    const high = Math.min(target - 1, sum - lowest);
    for (let first = Math.max(lowest, sum - target + 1); first <= high; first += LANES) {
      const top = target - sum + Math.min(first + LANES - 1, high) + beyond;
      rows += Math.min(Math.max(top, least), limit, most);
    }
    found.push(rows);
  }
  return found;
}

/** What the arrays of a race take together, but for some small ones. */
function bytesOf(race: Race, [, , , beyond, least, limit, most]: Horizon): number {
  const { target, seconds, statuses, on, costs, challenged, turns } = race;
  const { decisions, offers } = turns[1]!;
  const groups = on * on * seconds;
  const bonus = limit < NEVER ? limit + LANES : 0;
  const width = target + 3 * LANES + bonus;
  const rows = 2 * target + beyond + least + 2 * LANES + bonus + 4;
  const played = rows - target - bonus;
  const rooms = turns.reduce((sum, turn) => sum + (turn.decisions + 1) * LANES, 0);
  const square = target * target;
  let doubles = groups * (2 * rows * width + square) + played * (decisions + 1) * LANES;
  if (statuses > on) doubles += played * rooms;
  doubles += costs.filter((cost) => cost > 0).length * on * seconds * square * GUESSED;
  if (challenged) {
    const behind = Math.max(beyond, 1, least);
    const size = most + 2 * LANES + behind;
    doubles += 3 * offers * size * (size + behind + 1) + (2 * size + behind) * rooms;
  }
  if (!offers) return LEAST + DOUBLE * doubles;
  let halves = 0;
  for (let points = 1; points < target; points++) {
    doubles += on * seconds * offers * (points + 1) * (target - points);
    halves += on * seconds * offers * target * (target - points);
  }
  doubles += (groups + (statuses ** 2 * seconds - groups) / 2) * offers * square;
  doubles += 4 * target * (target + LANES);
  if (challenged && race.offered)
    doubles += seconds * offers * (target + beyond + least) * (rows + 2 * width);
  return LEAST + DOUBLE * doubles + HALF * halves;
}
