/**
 * A turn that is declared by its points alone: the twin of `greed.core.declared`, which says what
 * counts as one. Only a score pad takes them.
 */

import { entryOf, whyNoBank, whyNoPoints } from "./bank.ts";
import { throwsOf } from "./dice.ts";
import { end, lose } from "./game.ts";
import type { Opened } from "./pack.ts";
import { statusOf } from "./status.ts";
import type { Move, State } from "./types.ts";
import { reason } from "./words.ts";

/** The most points of a turn that might go on for ever, in units of the sheet. */
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
  if (!fitting.length) throw new RangeError(reason("no_such_left", { points, left }));
  if (left < 0) fitting = fitting.filter(({ how }) => how === "bank");
  if (!fitting.length)
    throw new RangeError(reason("say_left", { points: `${points}`, left: first.left }));
  if (new Set(fitting.map(({ after }) => JSON.stringify(after))).size === 1) return fitting[0]!;
  if (left >= 0) throw new RangeError(reason("needs_dice"));
  throw new RangeError(reason("say_left", { points: `${points}`, left: fitting[0]!.left }));
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
  if (state.phase === "over") return reason("over");
  if (state.phase === "offer") return reason("answer_first");
  const { hand: fresh } = statusOf(pack, state);
  const begins = !state.points && state.hand === fresh;
  if (state.phase !== "throw" || !(begins || pack.turn.hand(state.hand).attempt))
    return reason("turn_begun");
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
  const { hand: at, base, points: inherited } = state;
  const { attempt, opening } = pack.turn.hand(at);
  if (!points || points < opening) {
    const after = lose(pack, state, !points);
    return [{ how: points ? "missed" : "bust", after, left: 0, reason: null }];
  }
  const more = points - inherited;
  const { unit, steps } = pack.once(stepsOf);
  const { most_in_turn: most } = pack.file.rules;
  if (more < 0) throw new RangeError(reason("too_little", { inherited, points }));
  if (more % unit) throw new RangeError(reason("no_step", { unit, points }));
  const beyond = more > Math.min(most ?? Infinity, MOST * unit);
  const found = beyond ? [] : endsOf(steps, at, more / unit);
  if (!found.length) throw new RangeError(reason("no_such_turn", { points }));
  // What an attempt scores may count like points taken over; it needn't have scored more.
  const apart = attempt && !statusOf(pack, state).attempt_counts ? Math.min(more, unit) : 0;
  const own = points - base - apart;
  const entry = entryOf(pack, state);
  const best = entry?.scope === "throw" ? Math.min(own, entry.points) : 0;
  const turn = { phase: "decide" as const, points, base: base + apart, best, may_bank: true };
  const told = found.map(({ hand, tally }) => {
    const last = { ...state, ...turn, hand };
    return { last, tally, why: tally ? null : whyNoBank(pack, last) };
  });
  const open = told.filter(({ why }) => why === null);
  if (!open.length) throw new RangeError(told.map(({ why }) => why!).sort()[0]);
  const ended = open.map(({ last, tally }): Ending => {
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

/** What may be left when a turn ends, and whether a bonus turn follows. */
interface Last {
  readonly hand: number;
  readonly tally: boolean;
}

/** What a throw may lead to: its points in units, and whether the turn may end there. */
interface Step extends Last {
  readonly points: number;
  readonly mayEnd: boolean;
}

/**
 * What the throws of each hand may lead to, and the greatest number of which the points of all
 * throws are multiples.
 */
function stepsOf(pack: Opened): { unit: number; steps: readonly (readonly Step[])[] } {
  const { faces } = pack.file.rules;
  let unit = 0;
  const found = pack.file.hands.map(({ dice }, at) => {
    const steps = new Map<string, Step>();
    for (const thrown of dice ? throwsOf(dice, faces) : []) {
      const { keeps, saved } = pack.turn.cast(at, thrown);
      for (const { points, hand, may_bank, tally } of saved ? [saved] : keeps) {
        unit = gcd(unit, points);
        const step = { points, hand, tally, mayEnd: may_bank || tally };
        steps.set(Object.values(step).join(), step);
      }
    }
    return [...steps.values()];
  });
  unit ||= 1;
  const inUnits = (step: Step): Step => ({ ...step, points: step.points / unit });
  return { unit, steps: found.map((each) => each.map(inUnits)) };
}

/** How a turn from a hand may end with this many units of points, in the order of the hands. */
function endsOf(steps: readonly (readonly Step[])[], begin: number, more: number): Last[] {
  // Bit n of a number stands for n units of points.
  const mask = (1n << BigInt(more + 1)) - 1n;
  const reached = new Map([[begin, 1n]]);
  const ends = new Map<number, Last>();
  const due = [begin];
  while (due.length) {
    const at = due.pop()!;
    for (const { points, hand, tally, mayEnd } of steps[at]!) {
      const bits = (reached.get(at)! << BigInt(points)) & mask;
      if (mayEnd && bits >> BigInt(more)) ends.set(2 * hand + Number(tally), { hand, tally });
      const known = reached.get(hand) ?? 0n;
      if (tally || (bits | known) === known) continue;
      reached.set(hand, bits | known);
      if (!due.includes(hand)) due.push(hand);
    }
  }
  return [...ends].sort(([a], [b]) => a - b).map(([, last]) => last);
}

function gcd(a: number, b: number): number {
  return b ? gcd(b, a % b) : a;
}
