/**
 * A turn that is declared by its points alone: the twin of `greed.core.declared`, which says what
 * counts as one. Only a score pad takes them.
 */

import { entryOf, whyNoBank, whyNoPoints } from "./bank.ts";
import { throwsOf } from "./dice.ts";
import { decide, end, lose } from "./game.ts";
import type { Opened } from "./pack.ts";
import { statusOf } from "./status.ts";
import type { Keep, Move, State } from "./types.ts";
import { reason } from "./words.ts";

/** The most points of a turn that are looked at, in units of the sheet. */
const MOST = 1 << 14;

export interface Ending {
  readonly how: "bank" | "tally" | "bust" | "missed";
  readonly after: State;
  /** How many dice would be rolled next; 0 after a bust. */
  readonly left: number;
  /** Why a turn that was ended recorded nothing; null if its points were recorded. */
  readonly reason: string | null;
}

/** The state after a declared turn; RangeError says why no turn can end like this. */
export function declare(pack: Opened, state: State, move: Move): State {
  return ending(pack, state, move).after;
}

/** How a declared turn ended. */
export function ending(pack: Opened, state: State, move: Move): Ending {
  const { points, left } = pointsOf(move);
  const every = endings(pack, state, points);
  const [first] = every as [Ending];
  if (first.how === "bust" || first.how === "missed") return first;
  let fitting = every.filter((each) => left < 0 || each.left === left);
  if (!fitting.length) throw new RangeError(reason(pack, "no_such_left", { points, left }));
  if (left < 0) fitting = fitting.filter(({ how }) => how === "bank");
  if (!fitting.length)
    throw new RangeError(reason(pack, "all_scored", { points, dice: pack.file.rules.dice }));
  if (new Set(fitting.map(({ after }) => JSON.stringify(after))).size === 1) return fitting[0]!;
  if (left >= 0) throw new RangeError(reason(pack, "needs_dice"));
  throw new RangeError(reason(pack, "say_left", { points: `${points}`, left: fitting[0]!.left }));
}

/** The numbers of dice left of which one has to be said; -1 stands for saying none. */
export function leftChoices(pack: Opened, state: State, points: number): readonly number[] {
  const every = endings(pack, state, points);
  if (["bust", "missed"].includes(every[0]!.how)) return [-1];
  const least = new Map<string, number>();
  const banked = new Set<string>();
  for (const { how, after, left } of every) {
    const key = JSON.stringify(after);
    if (!least.has(key)) least.set(key, left);
    if (how === "bank") banked.add(key);
  }
  if (banked.size === 1) for (const key of banked) least.set(key, -1);
  return [...new Set(least.values())].sort((a, b) => a - b);
}

/** Why no turn can be declared by its points now; null if one can. */
export function whyNoDeclaring(pack: Opened, state: State): string | null {
  if (state.phase === "over") return reason(pack, "over");
  if (state.phase === "offer") return reason(pack, "answer_first");
  const { hand: fresh } = statusOf(pack, state);
  const begins = !state.points && state.hand === fresh;
  if (state.phase !== "throw" || !(begins || pack.turn.hand(state.hand).attempt))
    return reason(pack, "turn_begun");
  return null;
}

/** The points of a declared turn, and how many dice are left; -1 where that isn't said. */
export function pointsOf(move: Move): { points: number; left: number } {
  const [, points, left = "-1"] = /^points (\d+)(?: leaving (\d+))?$/.exec(move)!;
  return { points: Number(points), left: Number(left) };
}

/** How a turn can have come to these points, fewest dice left first. */
function endings(pack: Opened, state: State, points: number): readonly Ending[] {
  const closed = whyNoDeclaring(pack, state);
  if (closed !== null) throw new RangeError(closed);
  const ways = pack.once(waysOf);
  const { missed } = ways.throws(state.hand);
  const lost = { left: 0, reason: null };
  if (!points && ways.canBust(state.hand))
    return [{ how: "bust", after: lose(pack, state, true), ...lost }];
  if (!points && !missed.size) throw new RangeError(reason(pack, "no_bust"));
  if (!points || missed.has(points))
    return [{ how: "missed", after: lose(pack, state, false), ...lost }];
  if (points < state.points)
    throw new RangeError(reason(pack, "too_little", { inherited: state.points, points }));
  const units = (points - state.points) / ways.unit;
  if (!Number.isInteger(units))
    throw new RangeError(reason(pack, "no_step", { unit: ways.unit, points }));
  const found = units <= MOST ? [...lastStates(pack, state, ways, units)] : [];
  if (!found.length) throw new RangeError(reason(pack, "no_such_turn", { points }));
  const told = found.map((last) => ({
    ...last,
    why: last.tally ? null : whyNoBank(pack, last.state),
  }));
  const open = told.filter(({ why }) => why === null);
  if (!open.length) throw new RangeError(told.map(({ why }) => why!).sort()[0]);
  const ended = open.map(({ state: last, tally }): Ending => {
    const after = end(pack, last, state.ply + 1, tally);
    const { dice: left } = pack.turn.hand(last.hand);
    return { how: tally ? "tally" : "bank", after, left, reason: whyNoPoints(pack, last, tally) };
  });
  const counting = ended.filter((each) => each.reason === null);
  return (counting.length ? counting : ended).sort(
    (a, b) => a.left - b.left || compared(a.how, b.how) || compared(a.reason ?? "", b.reason ?? ""),
  );
}

const compared = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);

/** The state in which a turn ends, in phase decide, and whether by a tally. */
interface Last {
  readonly state: State;
  readonly tally: boolean;
}

/** How a turn that scores these units can end. */
function* lastStates(pack: Opened, state: State, ways: Ways, units: number): Generator<Last> {
  const { attempt } = pack.turn.hand(state.hand);
  if (!attempt || statusOf(pack, state).attempt_counts) {
    yield* lastAfter(pack, state, ways, units);
    return;
  }
  // What the attempt scores counts like points taken over.
  for (const option of ways.throws(state.hand).options) {
    const begun = decide(pack, state, option);
    const more = units - option.points / ways.unit;
    if (!more) yield { state: begun, tally: option.tally };
    if (more >= 0 && goesOn(pack, option)) yield* lastAfter(pack, begun, ways, more);
  }
}

/** The same for a turn that goes on with the hand of a state. */
function* lastAfter(pack: Opened, state: State, ways: Ways, units: number): Generator<Last> {
  const rule = entryOf(pack, state);
  const needed = rule?.scope === "throw" ? rule.points : 0;
  const points = state.points + units * ways.unit;
  for (const { hand, reached, bits } of ways.onward(state.hand, units, needed)) {
    for (const option of ways.throws(hand).options) {
      const before = units - option.points / ways.unit;
      if (before < 0 || !((bits >> BigInt(before)) & 1n)) continue;
      // Which throw was the best isn't known, only whether one can have been enough.
      const enough = reached || option.points >= needed;
      const best = enough ? needed : Math.min(points - state.base, needed - 1);
      const { hand: left, may_bank, tally } = option;
      const last = { ...state, phase: "decide" as const, points, best, hand: left, may_bank };
      yield { state: last, tally };
    }
  }
}

function goesOn(pack: Opened, { hand, tally }: Keep): boolean {
  return !tally && pack.turn.hand(hand).dice > 0;
}

/** What the throws of a hand lead to, each different way once. */
interface Throws {
  readonly options: readonly Keep[];
  /** What can score in throws that are worth too little to open with. */
  readonly missed: ReadonlySet<number>;
}

class Ways {
  readonly unit: number;
  readonly #pack: Opened;
  readonly #throws = new Map<number, Throws>();

  constructor(pack: Opened) {
    this.#pack = pack;
    const every = pack.file.hands.flatMap(({ dice }, hand) =>
      dice ? this.throws(hand).options.map(({ points }) => points) : [],
    );
    this.unit = every.reduce(gcd, 0) || 1;
  }

  throws(hand: number): Throws {
    let found = this.#throws.get(hand);
    if (!found) this.#throws.set(hand, (found = this.#look(hand)));
    return found;
  }

  #look(hand: number): Throws {
    const { leads = [], saved, opening, dice } = this.#pack.turn.hand(hand);
    const { keeps } = this.#pack.turn.score(hand);
    const leading = leads.map((lead, keep) => ({ points: keeps[keep]!.points, lead }));
    if (saved) leading.push(saved);
    const ways = new Map<string, Keep>();
    for (const { points, lead } of leading) {
      if (lead < 0) continue;
      const [to, bank, tally] = this.#pack.file.leads[lead]!;
      const kept = { dice: [], parts: [], points, hand: to };
      ways.set(`${points} ${lead}`, { ...kept, may_bank: bank === 1, tally: tally === 1 });
    }
    const missed = new Set<number>();
    if (opening)
      for (const thrown of throwsOf(dice, this.#pack.file.rules.faces))
        if (this.#pack.turn.cast(hand, thrown).outcome === "missed")
          for (const keep of this.#pack.turn.allowed(hand, thrown)) missed.add(keeps[keep]!.points);
    return { options: [...ways.values()], missed };
  }

  /** The hands that can be rolled after this one, and with how many units more, as bits. */
  onward(
    from: number,
    units: number,
    needed: number,
  ): Iterable<{ hand: number; reached: boolean; bits: bigint }> {
    const within = (2n << BigInt(units)) - 1n;
    const found = new Map<string, { hand: number; reached: boolean; bits: bigint }>();
    const begun = { hand: from, reached: !needed, bits: 1n };
    found.set(`${begun.hand} ${begun.reached}`, begun);
    for (const waiting = [begun]; waiting.length;) {
      const at = waiting.pop()!;
      for (const option of this.throws(at.hand).options) {
        if (!goesOn(this.#pack, option)) continue;
        const reached = at.reached || option.points >= needed;
        const key = `${option.hand} ${reached}`;
        const bits = (at.bits << BigInt(option.points / this.unit)) & within;
        const then = found.get(key) ?? { hand: option.hand, reached, bits: 0n };
        if (!(bits & ~then.bits)) continue;
        then.bits |= bits;
        found.set(key, then);
        waiting.push(then);
      }
    }
    return found.values();
  }

  canBust(from: number): boolean {
    const hands = new Set([from]);
    for (const hand of hands) {
      if (this.#pack.turn.worst(hand)) return true;
      for (const option of this.throws(hand).options)
        if (goesOn(this.#pack, option)) hands.add(option.hand);
    }
    return false;
  }
}

function gcd(a: number, b: number): number {
  return b ? gcd(b, a % b) : a;
}

function waysOf(pack: Opened): Ways {
  return new Ways(pack);
}
