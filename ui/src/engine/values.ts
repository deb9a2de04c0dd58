/** What the beginning of a turn is worth between two seats, read from the values of a pack. */

import { Attempts } from "./attempts.ts";
import type { Status, ValuesData } from "./format.ts";
import { answers, type Opened } from "./pack.ts";
import { Plane } from "./planes.ts";
import type { State } from "./types.ts";
import { ON } from "./status.ts";

export class Values {
  readonly unit: number;
  /** A lead of more units than this is worth as much as this one. */
  readonly far: number;
  readonly #data: ValuesData;
  readonly #race: ReadonlyMap<string, Plane>;
  readonly #final: ReadonlyMap<number, { behind: Plane; bonus: Plane }>;
  readonly #kept: Attempts | null;

  constructor(data: ValuesData) {
    this.#data = data;
    this.unit = data.unit;
    this.#race = new Map(
      data.race.map((plane) => [
        groupOf(plane.mine, plane.other, plane.second),
        new Plane(plane, data.bits),
      ]),
    );
    this.#final = new Map(
      data.final.map(({ standing, behind, bonus }) => [
        standing,
        { behind: new Plane(behind, data.bits), bonus: new Plane(bonus, data.bits) },
      ]),
    );
    this.#kept = data.kept ? new Attempts(data.kept, groupOf) : null;
    const leads = [...this.#final.values()].flatMap(({ behind, bonus }) => [behind, bonus]);
    this.far = Math.max(...leads.map(({ columns }) => columns));
  }

  /** How far a value may be off because of its bits, and by as much as its equations are. */
  get off(): number {
    return (this.#data.rounding + this.#data.residual) / 1e9;
  }

  /** Whether there are values for scores below 0, too. */
  get below(): boolean {
    return this.#data.lowest < 0;
  }

  /** What the beginning of a turn is worth to the seat whose turn it is. */
  begun(state: State): number {
    const { seat, final, scores, standing } = state;
    const other = 1 - seat;
    const mine = scores[seat]! / this.unit;
    const theirs = scores[other]! / this.unit;
    if (final?.leader === other)
      return last(this.#final.get(standing[seat]!)!.behind, theirs - mine);
    if (final)
      return final.queue.length ? last(this.#final.get(standing[other]!)!.bonus, mine - theirs) : 1;
    const group = this.#group(state);
    const plane = this.#race.get(group);
    if (!plane) throw new RangeError("no game of these rules comes to this state");
    const row = plane.rows > 1 ? Math.max(0, mine - this.#data.lowest) : 0;
    const column = plane.columns > 1 ? Math.max(0, theirs - this.#data.lowest) : 0;
    if (!(row < plane.rows && column < plane.columns))
      throw new RangeError("no game of these rules can have these scores");
    return plane.at(row, column);
  }

  /**
   * How much more it is worth to the seat to move to take points over than to pass, by the place of
   * the carryover in the graph; null where nobody but a third seat can have left them.
   */
  gains(state: State, points: number): (offer: number) => number | null {
    const { seat, final, scores, standing, strikes } = state;
    const other = 1 - seat;
    const [a, b] = [scores[seat]! / this.unit, scores[other]! / this.unit];
    const t = points / this.unit;
    const kept = this.#kept;
    if (!t || !kept || (final && final.leader !== other)) return () => 0;
    const banked = standing[other] === ON && !strikes[other] && b >= t;
    if (!final && !banked) return () => null;
    const begun = this.begun(state);
    if (final) return (offer) => Math.max(0, kept.ended(standing[seat]!, offer, t, b - a) - begun);
    const group = this.#group(state);
    const { lowest } = this.#data;
    return (offer) => Math.max(0, kept.raced(group, offer, t, a - lowest, b - lowest) - begun);
  }

  /**
   * What carryovers are worth that the seat to move is offered in a state, by their place in the
   * graph, their units, its own score and that of the other seat, in units.
   */
  taken(state: State): (offer: number, t: number, mine: number, theirs: number) => number {
    const kept = this.#kept!;
    const { lowest } = this.#data;
    const standing = state.standing[state.seat]!;
    if (state.final) return (offer, t, a, b) => kept.ended(standing, offer, t, b - a);
    const group = this.#group(state);
    return (offer, t, a, b) => kept.raced(group, offer, t, a - lowest, b - lowest);
  }

  /** The statuses of the two seats, and who began the round if that matters. */
  #group({ seat, first, standing, strikes }: State): string {
    const status = (each: number): Status => [standing[each]!, strikes[each]!];
    return groupOf(status(seat), status(1 - seat), this.#data.rounds && seat !== first);
  }
}

/** A number of a plane with one row, or its last one. */
function last(plane: Plane, place: number): number {
  return plane.at(0, Math.min(place, plane.columns - 1));
}

/** The name of a group. */
function groupOf(mine: Status, other: Status, second: boolean): string {
  return [...mine, ...other, second].join(" ");
}

/** The values of a pack; null if it has none, or not all that games of its sheet need. */
export function valuesOf(pack: Opened): Values | null {
  return answers(pack) ? new Values(pack.file.values!) : null;
}
