/** The positions of a certificate, and what follows a turn in each; see docs/certificates.md. */

import type { PackFile, SeatStatus } from "../engine/format.ts";
import { Graph, need, ONE, type Ends } from "./turns.ts";

/** Before the target has been reached, a challenger of the final round, a leader's bonus turn. */
type Kind = "race" | "final" | "lead";

/** The statuses of the player to move and the other, who began, and both scores in units. */
interface Position {
  readonly kind: Kind;
  readonly m: number;
  readonly o: number;
  readonly s: number;
  readonly a: number;
  readonly b: number;
}

/** Positions that follow each other in the file, row by row. */
interface Block extends Position {
  readonly rows: number;
  readonly columns: number;
  readonly start: number;
}

const MOST = 2 ** 24;

export class Positions {
  readonly blocks: Block[] = [];
  readonly size: number;
  /** What is claimed of all positions, at least and at most. */
  bounds: readonly [Float64Array, Float64Array] = [new Float64Array(), new Float64Array()];
  private readonly byName = new Map<string, Block>();
  private readonly graphs: readonly (Graph | null)[];
  private readonly statuses: readonly SeatStatus[];
  private readonly target: number;
  private readonly unit: number;
  private readonly calls: boolean;
  private readonly forfeits: boolean;
  private readonly recalls: boolean;
  private readonly called: readonly [boolean, boolean];
  private readonly tie: number;
  private readonly leads: number;
  private readonly bonus: boolean;

  constructor(
    pack: PackFile,
    private readonly lowest: number,
    private readonly beyond: number,
  ) {
    const { rules, graphs } = pack;
    need(graphs !== null, "this pack has no turn graph");
    const units = new Set(graphs!.flatMap((graph) => (graph ? [graph.unit] : [])));
    need(units.size === 1, "the turns of this pack have several units");
    this.unit = [...units][0]!;
    this.target = rules.target / this.unit;
    const dice = pack.hands.map((hand) => hand.dice);
    this.graphs = graphs!.map((graph) => graph && new Graph(graph, dice, rules.faces));
    this.statuses = rules.statuses;
    this.calls = rules.banks.at === "calls";
    this.forfeits = rules.banks.above === "forfeits";
    this.recalls = rules.beaten.leader || rules.beaten.later;
    this.called = [this.calls && rules.reached.waiting, this.calls && rules.reached.done];
    this.tie = rules.leader_wins_ties ? 0 : ONE / 2;
    const decisions = this.graphs.flatMap((graph) => graph?.decisions ?? []);
    this.bonus = decisions.some(([, source]) => source > 0);
    this.refuse(pack, this.bonus);
    const size = this.target - lowest;
    const least = Math.max(...decisions.flatMap(([, , ...rows]) => rows));
    need(
      [lowest, beyond, this.target].every(Number.isInteger) &&
        -1024 <= lowest && lowest <= 0 && least < beyond && beyond <= 1 << 13 && size > 0,
      "odd sizes",
    ); // prettier-ignore
    this.leads = this.calls ? size + beyond : 0;
    this.size = this.list(size, this.bonus);
  }

  /** Refuse by name what the inequalities don't speak of. */
  private refuse({ rules }: PackFile, bonus: boolean): void {
    const { banks, beaten, statuses } = rules;
    const bank = statuses[0]!.bank;
    need(!Object.values(banks).includes("bounces"), "a score can bounce off the target");
    need(banks.below === "adds", "banks below the target don't add up");
    need(banks.at === "calls" || banks.at === "wins", "the target can't be reached");
    need(banks.above === banks.at || this.forfeits, "the target and more differ");
    need(!(beaten.leader && beaten.later), "a beaten leader is called twice");
    need(this.on(bank), "banks lead off the board");
    for (const [m, { standing, bust, leading, ...status }] of statuses.entries()) {
      need(!!this.graphs[standing], "a standing has no turn graph");
      need(status.bank === bank, "banks lead to several statuses");
      need(this.on(status.nothing) === this.on(m), "recording nothing changes the standing");
      need(bust.points % this.unit === 0, "a fine has to be a multiple of the unit");
      need(this.on(bust.status) || !this.on(m) || bust.all, "a score off the board");
      need(this.on(m) || bust.all || bust.floor || !bust.points, "a score below 0");
      const costs = leading.all || leading.points > 0 || !this.on(leading.status);
      need(!(bonus && this.on(m) && costs), "the leader's bonus turn can cost points");
    }
  }

  private list(size: number, bonus: boolean): number {
    let start = 0;
    const rounds = this.called[0] !== this.called[1] ? [0, 1] : [0];
    const all = [...this.statuses.keys()];
    const bank = this.statuses[0]!.bank;
    const add = (kind: Kind, m: number, o: number, s: number): void => {
      const [rows, columns] =
        kind === "race" ? [this.on(m) ? size : 1, this.on(o) ? size : 1] : [1, this.leads];
      const [a, b] = kind === "race" ? [this.low(m), this.low(o)] : [0, 0];
      const block: Block = { kind, m, o, s, a, b, rows: rows!, columns: columns!, start };
      this.blocks.push(block);
      const own = kind === "race" ? `${m} ${o} ${s}` : kind === "final" ? m : o;
      this.byName.set(`${kind} ${own}`, block);
      start += rows! * columns!;
      need(start <= MOST, "there are too many positions");
    };
    for (const m of all) for (const o of all) for (const s of rounds) add("race", m, o, s);
    if (this.calls) for (const m of all) add("final", m, bank, 0);
    if (this.calls && bonus) for (const o of all) add("lead", bank, o, 0);
    return start;
  }

  /** The position with which a game begins. */
  get first(): number {
    return this.race(0, 0, 0, 0, 0) ?? 0;
  }

  /** The first position of a block that doesn't hold, as a sentence; null if all do. */
  fault(block: Block, row: number): string | null {
    const [low, high] = this.bounds;
    for (let column = 0; column < block.columns; column += 1) {
      const at = block.start + row * block.columns + column;
      const [L, U] = [low[at]!, high[at]!];
      if (!(0 <= L && L <= U && U <= ONE)) return "bounds lie outside 0 and 1";
      if (L === 0 && U === ONE) continue;
      const place = this.position(block, row, column);
      const graph = this.graphs[this.statuses[place.m]!.standing]!;
      const [least, most] = graph.worth(this.ends(place));
      if ((L > 0 && least <= L) || (U < ONE && most >= U))
        return `${place.kind} of ${place.m} and ${place.o} at ${place.a} to ${place.b} claims ${L} to ${U}, but a turn is worth ${least} to ${most}`;
    }
    return null;
  }

  private position({ kind, m, o, s, a, b }: Block, row: number, column: number): Position {
    if (kind === "race")
      return { kind, m, o, s, a: this.on(m) ? a + row : 0, b: this.on(o) ? b + column : 0 };
    return kind === "final"
      ? { kind, m, o, s, a: 0, b: column }
      : { kind, m, o, s, a: column, b: 0 };
  }

  private on(status: number): boolean {
    return this.statuses[status]!.standing === 1;
  }

  private low(status: number): number {
    return this.on(status) ? this.lowest : 0;
  }

  private race(m: number, o: number, s: number, a: number, b: number): number | null {
    const block = this.byName.get(`race ${m} ${o} ${s}`) ?? this.byName.get(`race ${m} ${o} 0`)!;
    const [row, column] = [this.on(m) ? a - this.lowest : 0, this.on(o) ? b - this.lowest : 0];
    return row < 0 || column < 0 ? null : block.start + row * block.columns + column;
  }

  private own(at: number | null, up: 0 | 1): number {
    return at === null ? up * ONE : this.bounds[up][at]!;
  }

  private other(at: number | null, up: 0 | 1): number {
    return at === null ? up * ONE : ONE - this.bounds[up ? 0 : 1][at]!;
  }

  /** What it is worth that a turn led to a status and a score, or that a bonus turn follows. */
  private after(
    { kind, o, s, b }: Position,
    status: number,
    score: number,
    ending: boolean,
    bonus: boolean,
    up: 0 | 1,
  ): number {
    if (!ending)
      return bonus
        ? this.own(this.race(status, o, s, score, b), up)
        : this.other(this.race(o, status, 1 - s, b, score), up);
    const ahead = score - b;
    const won = ahead > 0 ? ONE : ahead < 0 ? 0 : this.tie;
    const called = { race: this.called[s]!, final: this.recalls && ahead > 0, lead: true };
    // Nothing is known of those who are further apart than the file goes.
    const by = Math.abs(ahead);
    const at = (name: string): number | null =>
      by < this.leads ? this.byName.get(name)!.start + by : null;
    if (!bonus) return called[kind] ? this.other(at(`final ${o}`), up) : won;
    if (called[kind]) return this.own(at(`lead ${o}`), up);
    return kind === "race" || ahead > 0 ? won : this.own(at(`final ${status}`), up);
  }

  private ends(place: Position): Ends {
    const { kind, m, a, b } = place;
    const { bust, bank, nothing } = this.statuses[m]!;
    const ending = kind !== "race";
    const fine = bust.all ? 2 ** 40 : bust.points / this.unit;
    const floor = (bust.all || bust.floor) && !ending;
    const left = kind === "lead" ? a : (floor ? Math.max(a, fine) : a) - fine;
    const both = (worth: (up: 0 | 1) => number) => [worth(0), worth(1)] as const;
    const needs = { race: this.target - a, final: b, lead: this.leads - a };
    const stop = both((up) => this.after(place, nothing, a, ending, false, up));
    const bonuses = this.byName.has("lead 0") || !this.calls;
    const again = bonuses ? both((up) => this.after(place, nothing, a, ending, true, up)) : stop;
    const lost = both((up) => this.after(place, bust.status, left, ending, false, up));
    return {
      bust: lost,
      stop,
      again,
      bank: (row, bonus, up) => {
        const score = a + row;
        if (this.forfeits && score > (ending ? b : this.target)) return (bonus ? again : stop)[up];
        return this.after(place, bank, score, ending || score >= this.target, bonus, up);
      },
      top: needs[kind] + this.beyond,
      ended: this.calls,
      // Further up a turn that forfeits its points records nothing.
      above: this.forfeits
        ? both((up) =>
            (up ? Math.max : Math.min)(lost[up], stop[up], (this.bonus ? again : stop)[up]),
          )
        : [0, ONE],
    };
  }
}
