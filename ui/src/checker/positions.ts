/** The positions of a certificate, and what follows a turn in each; see docs/certificates.md. */

import type { End, PackFile, TableData } from "../engine/format.ts";
import { Graph, need, ONE, type Ends } from "./turns.ts";

/** Positions that follow each other in the file, with an axis for each player’s distance. */
interface Table extends Omit<TableData, "axes" | "graph"> {
  readonly graph: Graph;
  /** The least distance of each axis and how many there are. */
  readonly axes: readonly (readonly [least: number, length: number])[];
  readonly start: number;
}

type Name = "bust" | "nothing" | "bank" | "again" | "bank_again";
type Side = 0 | 1;

const MOST = 2 ** 24;

export class Positions {
  readonly tables: readonly Table[];
  readonly size: number;
  /** The position with which a game begins. */
  readonly first: number;
  /** What is claimed of all positions, at least and at most. */
  bounds: readonly [Float64Array, Float64Array] = [new Float64Array(), new Float64Array()];
  private readonly target: number;

  constructor(
    { rules, graphs, hands, positions }: PackFile,
    reach: number,
    private readonly beyond: number,
  ) {
    const tables = positions?.["2"];
    need(!!tables && !!graphs, "this pack has no positions for 2 players");
    const target = rules.target / graphs!.find((graph) => graph)!.unit;
    const sound = [reach, beyond, target].every((each) => Number.isInteger(each) && each > 0);
    need(sound && target <= reach && reach <= 2 ** 20 && beyond <= 2 ** 13, "odd sizes");
    const decisions = graphs!.flatMap((graph) => graph?.decisions ?? []);
    const last = Math.max(...decisions.flatMap(([, , ...rows]) => rows));
    need(last < beyond, "a bank depends on more points than the file speaks of");
    const dice = hands.map((hand) => hand.dice);
    const turns = graphs!.map((graph) => graph && new Graph(graph, dice, rules.faces));
    const ends = turns.every(
      (turn) => turn?.nodes.every(({ bust, missed }) => bust + missed > 0) ?? true,
    );
    const forfeits = tables!.some((table) => table.bank[2] === null);
    need(!forfeits || ends, "a turn beyond the target may never end");
    const lengths = { score: [1, reach], start: [target, 1], gap: [0, reach + beyond] } as const;
    let start = 0;
    this.tables = tables!.map((table) => {
      const axes = table.axes.map((axis) => (axis === "" ? ([0, 1] as const) : lengths[axis]));
      const found = { ...table, graph: turns[table.graph]!, axes, start };
      start += axes[0]![1] * axes[1]![1];
      need(start <= MOST, "there are too many positions");
      return found;
    });
    this.size = start;
    this.target = target;
    this.first = this.place(this.tables[0]!, [target, target])!;
  }

  /** The first position of a row of a table that doesn't hold, as a sentence; null if all do. */
  fault(number: number, row: number): string | null {
    const table = this.tables[number]!;
    const [[mine], [other, columns]] = table.axes as [[number, number], [number, number]];
    for (let column = 0; column < columns; column += 1) {
      const at = table.start + row * columns + column;
      const [low, high] = [this.bounds[0][at]!, this.bounds[1][at]!];
      if (!(0 <= low && low <= high && high <= ONE)) return "bounds lie outside 0 and 1";
      if (low === 0 && high === ONE) continue;
      const [least, most] = table.graph.worth(this.ends(table, mine + row, other + column));
      if ((low > 0 && least <= low) || (high < ONE && most >= high))
        return `position ${at - table.start} of table ${number} claims ${low} to ${high}, but is worth ${least} to ${most}`;
    }
    return null;
  }

  /** A position by the distances of both players; null beyond the end of its table. */
  private place({ axes, start }: Table, far: readonly number[]): number | null {
    let at = 0;
    for (const [k, [least, length]] of axes.entries()) {
      const place = length > 1 ? far[k]! - least : 0;
      if (place >= length) return null;
      at = at * length + place;
    }
    return start + at;
  }

  /** What it is worth that this follows a turn, with the same player to move or the next one. */
  private follow(end: End, same: boolean, far: readonly [number, number], up: Side): number {
    if (end !== null && typeof end !== "number") return end[0] ? (end[1] ? ONE / 2 : ONE) : 0;
    const at = end === null ? null : this.place(this.tables[end]!, same ? far : [far[1], far[0]]);
    if (at === null) return up * ONE;
    return same ? this.bounds[up][at]! : ONE - this.bounds[up ? 0 : 1][at]!;
  }

  private ends(table: Table, mine: number, other: number): Ends {
    /** A goal that is passed moves, so that the other one is further away. */
    const end = (name: Name, after: number, up: Side): number => {
      const which = after > 0 ? 0 : after === 0 ? 1 : 2;
      const far = [Math.max(after, 0), other - Math.min(after, 0)] as const;
      return this.follow(table[name]![which], name.endsWith("again"), far, up);
    };
    const both = (name: Name, after: number) => [end(name, after, 0), end(name, after, 1)] as const;
    const left = table.cost === null ? Infinity : mine + table.cost;
    const bust = both("bust", table.floor ? Math.min(left, this.target) : left);
    const stop = both("nothing", mine);
    const again = table.again ? both("again", mine) : stop;
    const records = table.bank[2] !== null;
    return {
      bust,
      stop,
      again,
      bank: (row, bonus, up) =>
        row > mine && !records
          ? (bonus ? again : stop)[up]
          : end(bonus ? "bank_again" : "bank", mine - row, up),
      top: mine + this.beyond,
      ended: [table.bank, table.bank_again].map((ends) => typeof ends?.[2] === "number"),
      // Further up a turn that forfeits its points records nothing.
      above: records
        ? [0, ONE]
        : [Math.min(bust[0], stop[0], again[0]), Math.max(bust[1], stop[1], again[1])],
    };
  }
}
