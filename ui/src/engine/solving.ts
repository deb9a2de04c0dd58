/** A game between two as the rows of numbers that the solver takes: `rules_kernels` describes them. */

import type { GraphData, PackFile, SeatStatus, Status } from "./format.ts";
import type { Opened } from "./pack.ts";
import { ON } from "./status.ts";

/** A row that no turn comes to. */
const NEVER = 2 ** 40;
/** Units below 0 that are kept where a penalty has no floor. */
const FLOOR = 80;
const FIRST = 18;

/** A sheet as the solver takes it, and what its answer is read with. */
export interface Task {
  readonly whole: BigInt64Array<ArrayBuffer>;
  readonly parts: Float64Array<ArrayBuffer>;
  readonly statuses: readonly Status[];
  readonly unit: number;
  readonly rounds: boolean;
}

/** The task of a sheet; a sentence if nobody can solve it. */
export function taskOf({ file, turn }: Opened): Task | string {
  const { rules, graphs } = file;
  if (!graphs?.[ON]) return file.why_no_graphs ?? "the turns of these rules have no bound";
  if (rules.seats[0] > 2) return "only games between two are worked out here";
  if (rules.banks.above === "bounces") return "a score can bounce off the target";
  const { unit } = graphs[ON];
  const known = statusesOf(file);
  const drops = known.map(({ drop }) => drop);
  const floor = rules.statuses.some(({ bust }) => bust.floor);
  const calls = rules.banks.at === "calls";
  const [first, second] = [calls && rules.reached.waiting, calls && rules.reached.done];
  const entries = rules.statuses.flatMap(({ entry }) => (entry ? [entry.points / unit] : []));
  const enters = rules.statuses.some(({ standing, entry }) => standing === 0 && entry);
  const again = rules.beaten.leader || rules.beaten.later;
  const forfeits = rules.banks.above === "forfeits";
  const equal = rules.leader_wins_ties ? 0 : 0.5;
  const on = known.findIndex(({ status }) => status.standing === ON && !status.strikes);
  const standings = new Set([ON, ...known.map(({ status }) => status.standing)]);
  const whole: number[] = [
    ...[rules.target / unit, enters ? Math.floor(Math.min(...entries)) : -1],
    ...[drops.some((drop) => drop > 0) && !floor ? FLOOR : 0, Number(floor), Number(forfeits)],
    ...[first !== second, first, second, again].map(Number),
    Number(rules.statuses.find(({ standing }) => standing === ON)!.offered_in_final),
    ...[known.length, known.filter(({ status }) => status.standing === ON).length],
  ];
  const parts = [0, equal, again ? 1 : forfeits ? 0 : 1, drops[on] ? 0 : equal];
  let at = FIRST + 4 * known.length;
  const [begin, real] = [
    [0, 0, 0],
    [0, 0, 0],
  ];
  const turns: number[] = [];
  for (const standing of [0, 1, 2]) {
    const graph = graphs[standing];
    if (!standings.has(standing as 0 | 1 | 2) || !graph) continue;
    const every = graph.nodes.map(({ hand }) => rules.faces ** turn.hand(hand).dice);
    [begin[standing], real[standing]] = [at, parts.length];
    const numbers = turnOf(graph);
    at += numbers.length;
    turns.push(...numbers);
    parts.push(...graph.nodes.map(({ bust }, n) => bust / every[n]!));
    parts.push(...graph.nodes.map(({ missed }, n) => missed / every[n]!));
    for (const [n, { outcomes }] of graph.nodes.entries())
      for (const [weight] of outcomes) parts.push(weight / every[n]!);
  }
  whole.push(...begin, ...real);
  for (const { status, bust, drop } of known)
    whole.push(status.standing, status.strikes, bust, drop > 0 ? Math.floor(drop / unit) : drop);
  whole.push(...turns);
  return {
    whole: BigInt64Array.from(whole, BigInt),
    parts: Float64Array.from(parts),
    statuses: known.map(({ status }) => [status.standing, status.strikes]),
    unit,
    rounds: first !== second,
  };
}

interface StatusRules {
  readonly status: SeatStatus;
  /** The place of the status after a bust. */
  readonly bust: number;
  /** What a bust costs: 0, -1 for the whole score, or points. */
  readonly drop: number;
}

/** The statuses that seats can have, those on the board first, then by standing and strikes. */
function statusesOf({ rules, graphs }: PackFile): readonly StatusRules[] {
  const all = rules.statuses;
  const busts = graphs!.some((graph) => graph?.nodes.some(({ bust }) => bust > 0));
  // Only those who host a game can bring a bust about.
  const left = busts
    ? [...all]
    : all.filter((status, at) => !at || (status.standing === ON && !status.strikes));
  const off = (status: SeatStatus): number => Number(status.standing !== ON);
  left.sort((a, b) => off(a) - off(b) || a.standing - b.standing || a.strikes - b.strikes);
  return left.map((status, at) => {
    if (!busts) return { status, bust: at, drop: 0 };
    const { all: whole, points, floor } = status.bust;
    const nothing = status.standing === 0 && (whole || floor);
    const drop = nothing ? 0 : whole ? -1 : points;
    return { status, bust: left.indexOf(all[status.bust.status]!), drop };
  });
}

/** A turn, as whole numbers. */
function turnOf(graph: GraphData): number[] {
  const outcomes = graph.nodes.flatMap((node) => node.outcomes);
  const pairs = outcomes.flatMap(([, options]) => options);
  const starts = (sizes: readonly number[]): number[] => {
    const found = [0];
    for (const size of sizes) found.push(found.at(-1)! + size);
    return found;
  };
  const row = (from: number): number => (from < 0 ? NEVER : from);
  return [
    ...[graph.nodes.length, graph.decisions.length, outcomes.length, pairs.length / 2],
    ...[graph.offers.length, graph.start, ...graph.attempts],
    ...starts(graph.nodes.map((node) => node.outcomes.length)),
    ...starts(outcomes.map(([, options]) => options.length / 2)),
    ...pairs.filter((_, index) => index % 2 === 0),
    ...pairs.filter((_, index) => index % 2 === 1),
    ...graph.decisions.map(([node]) => node),
    ...graph.decisions.map(([, source]) => source),
    ...graph.decisions.map(([, , bank]) => row(bank)),
    ...graph.decisions.map(([, , , stop]) => row(stop)),
  ];
}
