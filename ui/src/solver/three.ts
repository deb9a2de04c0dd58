/** A game between three, solved: the numbers of `multi.wasm`, and which rules it takes. */

import { graphsOf } from "../engine/graph.ts";
import type { Opened } from "../engine/pack.ts";
import { taskOf, type Task } from "../engine/solving.ts";
import { TIE } from "../engine/three.ts";
import { SEATS, STEPS } from "../engine/trio.ts";
import { MOST_TURNS, mostTurns } from "./ends.ts";
import { run, type Given, type OnRound, type Row } from "./module.ts";
import { roundsOf } from "./rounds.ts";
import { ON } from "../engine/status.ts";

/** How closely it is worked out, as `greed solve` does: tolerances.py says what each bounds. */
const [SETTLED, NEGLIGIBLE] = [1e-6, 1e-7];
const FEW = 2 ** 24;

/** What goes into the solver besides the task between two: how games end. */
export interface ThreeTask {
  readonly task: Task;
  readonly ends: readonly Given[];
  /** Whether games have a final round, points beyond the target are lost, and scores can fall. */
  readonly final: boolean;
  readonly forfeits: boolean;
  readonly falls: boolean;
}

/** What is kept of a solution: where positions lie, and what they are worth in steps of 1 / 65535. */
export interface ThreeAnswer {
  /** Whether chances that depend on scores that fall came to rest. */
  readonly settled: boolean;
  readonly turning: boolean;
  readonly beyond: number;
  readonly tables: Readonly<Record<TableName, Int32Array<ArrayBuffer> | Uint16Array<ArrayBuffer>>>;
}

/** What the kernel returns of positions, in its order; "": the page doesn't need it. */
const NAMES = ["values", "offset", "wide", "low", "before", "pairs", "", "finals", "start", "", "most", "behind"] as const; // prettier-ignore
export type TableName = Exclude<(typeof NAMES)[number], "">;

/** The task of a sheet; null if games between three aren't worked out here. */
export function threeOf(pack: Opened): ThreeTask | null {
  const { rules, graphs } = pack.file;
  const [least, most] = rules.seats;
  const task = taskOf(pack);
  if (typeof task === "string" || least > SEATS || most < SEATS) return null;
  const { reached, given: ends } = roundsOf(pack);
  const final = reached.some((kind) => kind >= 0);
  const forfeits = rules.banks.above === "forfeits";
  const turns = pack.once(graphsOf).filter((graph) => graph !== null);
  if (rules.statuses.some(({ offered }) => offered)) return null;
  if (turns.some((graph) => graph.source.includes(graph.tally))) return null;
  if (rules.toll) {
    const { nodes, decisions } = graphs![ON]!;
    const stops = decisions.some(([, , bank, stop]) => stop >= 0 && (bank < 0 || stop < bank));
    const missed = nodes.some((node) => node.missed > 0);
    const sinks = rules.statuses.some(({ bust }) => bust.points > 0 && !bust.floor);
    if (final || forfeits || stops || missed || sinks) return null;
  }
  if (!(mostTurns(pack) < MOST_TURNS)) return null;
  const falls = rules.statuses.some(({ bust }) => bust.all || bust.points > 0);
  return { task, ends, final, forfeits, falls };
}

/** What solving takes, and the solving itself. */
export interface Prepared {
  readonly bytes: number;
  solve(told: OnRound): Promise<ThreeAnswer>;
}

/** Find what it takes; null if the rules have no answer after all. */
export async function preparedThree(
  race: WebAssembly.Module,
  module: WebAssembly.Module,
  { task, ends, final, forfeits }: ThreeTask,
): Promise<Prepared | null> {
  const { whole, parts } = task;
  const gain = async (chance: number): Promise<number> => {
    const [row] = await run(race, "gain", [whole, parts, chance]);
    const [most, likely] = row as Float64Array;
    return likely! < chance ? most! : 0;
  };
  const [limits, [unseen]] = (await run(race, "horizon", [whole, parts])) as [Row, Float64Array];
  const [why, , lowest, far, least] = [...limits].map(Number) as [
    number, number, number, number, number,
  ]; // prettier-ignore
  if (why || unseen! > 1) return null;
  let beyond = Number(forfeits);
  if (final) beyond = Math.min(far, (far > 1 && (await gain(NEGLIGIBLE ** 0.5))) || far);
  const unlikely = final && beyond > 1 ? await gain(NEGLIGIBLE) : 0;
  const asked = (solve: boolean): Given[] => [
    ...[whole, parts, ...ends, new BigInt64Array()],
    ...[beyond, least, lowest, unlikely, 0, 1, Number(solve)].map(BigInt),
    ...[SETTLED, NEGLIGIBLE, TIE],
    ...[0n, 0n, 0n],
  ];
  const [found, , , ...places] = await run(module, "game_3", asked(false));
  const [, , positions, , finals] = [...found!].map(Number) as [
    number, number, number, number, number,
  ]; // prettier-ignore
  const spots = placesOfLayer(places[3] as BigInt64Array, places[2] as BigInt64Array);
  const bytes = FEW + 16 * (positions + finals) + 40 * spots;
  return {
    bytes,
    async solve(told) {
      const [numbers, said, , ...rows] = await run(module, "game_3", asked(true), told);
      const tables: Record<string, Int32Array | Uint16Array> = {};
      NAMES.forEach((name, k) => {
        const row = rows[k]!;
        if (name) tables[name] = row instanceof Float64Array ? steps(row) : plain(row);
      });
      const settled = Number(said![0]) <= SETTLED;
      const turning = numbers![0] === 1n;
      return { settled, turning, beyond, tables: tables as ThreeAnswer["tables"] };
    },
  };
}

/** How many positions a layer has at the most, of all groups. */
function placesOfLayer(low: BigInt64Array, wide: BigInt64Array): number {
  let spots = 0;
  for (let g = 0; g < low.length; g += SEATS)
    spots += Number((wide[g]! - low[g]!) * (wide[g + 1]! - low[g + 1]!));
  return spots;
}

function steps(row: Float64Array): Uint16Array<ArrayBuffer> {
  return Uint16Array.from(row, (chance) => Math.round(Math.min(Math.max(chance, 0), 1) * STEPS));
}

function plain(row: Row): Int32Array<ArrayBuffer> {
  return Int32Array.from(row as ArrayLike<number | bigint>, Number);
}
