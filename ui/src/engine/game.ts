/** The game as pure functions: start, throw, apply, and what is legal. */

import { whyNoBank, whyNoPoints } from "./bank.ts";
import { sorted } from "./dice.ts";
import { afterBank, banking, nextSeat, scoreAfter, winners, type Final } from "./endgame.ts";
import type { Loss, SeatStatus } from "./format.ts";
import { parseMove } from "./moves.ts";
import type { Opened } from "./pack.ts";
import { statusOf } from "./status.ts";
import type { Keep, Move, Standing, State } from "./types.ts";
import { whyNotLegal } from "./why.ts";
import { reason } from "./words.ts";

const OFFER = ["accept", "decline"] as const;
const BOTH = ["roll", "bank"] as const;
const ROLL = ["roll"] as const;
const BANK = ["bank"] as const;
const NONE = [] as const;

/** Scores, standing and strikes: what outlives a turn. */
type Held = Pick<State, "scores" | "standing" | "strikes">;

export function start(pack: Opened, seats: number, first = 0): State {
  const { rules } = pack.file;
  const why = outOfPlayers(pack, seats);
  if (why !== null) throw new RangeError(why);
  if (!Number.isInteger(first) || first < 0 || first >= seats)
    throw new RangeError(`first must be a seat from 0 to ${seats - 1}, not ${first}`);
  const [begins] = rules.statuses as [SeatStatus];
  return {
    phase: "throw",
    seat: first,
    first,
    scores: Array<number>(seats).fill(0),
    standing: Array<Standing>(seats).fill(begins.standing),
    strikes: Array<number>(seats).fill(0),
    points: 0,
    base: 0,
    best: 0,
    hand: begins.hand,
    may_bank: false,
    throw: NONE,
    offer: null,
    final: null,
    ply: 0,
    winners: NONE,
  };
}

/** Why the game isn't for this number of players; null if it is. */
export function outOfPlayers(pack: Opened, players: number): string | null {
  const { rules, sheet } = pack.file;
  const [least, most] = rules.seats;
  if (Number.isInteger(players) && least <= players && players <= most) return null;
  return reason("players", { sheet: sheet.name || sheet.title, least, most, players });
}

/** The legal moves, in the core's order; none while dice are to fall or once the game is over. */
export function legalMoves(pack: Opened, state: State): readonly Move[] {
  switch (state.phase) {
    case "keep":
      return pack.turn.cast(state.hand, state.throw).moves;
    case "decide":
      if (!pack.turn.hand(state.hand).dice) return BANK;
      return whyNoBank(pack, state) === null ? BOTH : ROLL;
    case "offer":
      return OFFER;
    default:
      return NONE;
  }
}

/** Why a move isn't legal now; null if it is. */
export function whyNot(pack: Opened, state: State, move: Move): string | null {
  const meant = parseMove(move);
  return legalMoves(pack, state).includes(meant) ? null : whyNotLegal(pack, state, meant);
}

export function throwDice(pack: Opened, state: State, dice: readonly number[]): State {
  if (state.phase !== "throw") throw new RangeError(reason("no_throw", { phase: state.phase }));
  const fallen = sorted(dice);
  const { faces } = pack.file.rules;
  const { dice: count } = pack.turn.hand(state.hand);
  const fits = fallen.every((face) => Number.isInteger(face) && face >= 1 && face <= faces);
  if (fallen.length !== count || !fits)
    throw new RangeError(reason("wrong_dice", { count, faces, dice: `[${fallen.join(", ")}]` }));
  const cast = pack.turn.cast(state.hand, fallen);
  if (cast.keeps.length) return { ...state, phase: "keep", throw: cast.thrown, ply: state.ply + 1 };
  if (cast.saved) return decide(pack, state, cast.saved);
  return lose(pack, state, cast.outcome === "bust");
}

/** The state after a move, or after "forfeit", which only the host of a game can declare. */
export function apply(pack: Opened, state: State, move: Move): State {
  const meant = parseMove(move);
  if (meant === "forfeit") {
    if (state.phase === "over") throw new RangeError(reason("no_forfeit"));
    return lose(pack, state, true);
  }
  if (state.phase === "keep") {
    const keep = pack.turn.cast(state.hand, state.throw).byMove.get(meant);
    if (keep) {
      const decided = decide(pack, state, keep);
      return keep.tally ? end(pack, decided, decided.ply, true) : decided;
    }
  }
  const legal = legalMoves(pack, state);
  if (!legal.includes(meant))
    throw new RangeError(
      reason("illegal", {
        move: meant,
        reason: whyNotLegal(pack, state, meant),
        legal: legal.join(", ") || "nothing",
      }),
    );
  if (meant === "roll") return { ...state, phase: "throw", may_bank: false, ply: state.ply + 1 };
  if (meant === "bank") return end(pack, state, state.ply + 1, false);
  return answer(pack, state, meant === "accept");
}

/** The player, having kept dice, may roll or bank. */
export function decide(pack: Opened, state: State, keep: Keep): State {
  let { base, best } = state;
  const { entry, attempt_counts } = statusOf(pack, state);
  if (!attempt_counts && pack.turn.hand(state.hand).attempt) base += keep.points;
  else if (entry?.scope === "throw") best = Math.max(best, keep.points);
  return {
    ...state,
    phase: "decide",
    points: state.points + keep.points,
    base,
    best,
    hand: keep.hand,
    may_bank: keep.may_bank,
    throw: NONE,
    ply: state.ply + 1,
  };
}

function answer(pack: Opened, state: State, accepted: boolean): State {
  const after = { ...state, phase: "throw" as const, best: 0, offer: null, ply: state.ply + 1 };
  const { hand: fresh, inherited_counts } = statusOf(pack, state);
  if (!accepted || !state.offer) return { ...after, points: 0, base: 0, hand: fresh };
  const { points, hand } = state.offer;
  return { ...after, points, base: inherited_counts ? 0 : points, hand };
}

/** A turn is ended, by its player or by a keep that gives a bonus turn. */
export function end(pack: Opened, state: State, ply: number, bonus: boolean): State {
  const recorded = whyNoPoints(pack, state, bonus) === null;
  const offered = bonus || !recorded ? null : pack.turn.hand(state.hand).offer;
  return ended(pack, state, ply, { recorded, bonus, offered });
}

/** How a turn ends: whether its points count, and what that brings about. */
export interface End {
  readonly recorded: boolean;
  readonly bonus: boolean;
  /** The hand that is offered to the next player. */
  readonly offered: number | null;
}

/** The state after a turn that ended like this. */
export function ended(pack: Opened, state: State, ply: number, how: End): State {
  const { seat } = state;
  const { nothing, bank } = statusOf(pack, state);
  if (!how.recorded) {
    const same = become(pack, state, nothing, state.scores[seat]!);
    return passOn(pack, state, ply, same, state.final, null, how.bonus);
  }
  const score = scoreAfter(pack, state);
  const banked = become(pack, state, bank, score);
  if (banking(pack, state.scores[seat]! + state.points) === "wins")
    return over(pack, state, ply, banked, [seat], null);
  const offer = how.offered === null ? null : { points: state.points, hand: how.offered };
  return passOn(pack, state, ply, banked, afterBank(pack, state, score), offer, how.bonus);
}

/** A turn is lost; `struck`: by dice that scored nothing, or by a forfeit. */
export function lose(pack: Opened, state: State, struck: boolean): State {
  const score = state.scores[state.seat]!;
  const { status, all, points, floor } = lossOf(pack, state);
  const left = all ? 0 : score - points;
  const held = struck
    ? become(pack, state, status, floor ? Math.max(left, 0) : left)
    : become(pack, state, statusOf(pack, state).nothing, score);
  return passOn(pack, state, state.ply + 1, held, state.final, null, false);
}

/** What a bust does to the seat whose turn it is. */
export function lossOf(pack: Opened, state: State): Loss {
  const { bust, leading } = statusOf(pack, state);
  return state.final?.leader === state.seat ? leading : bust;
}

/** What outlives the turn once the seat to act has this status and score. */
function become(pack: Opened, state: State, status: number, score: number): Held {
  const { seat } = state;
  const { standing, strikes } = pack.file.rules.statuses[status]!;
  return {
    scores: put(state.scores, seat, score),
    standing: put(state.standing, seat, standing),
    strikes: put(state.strikes, seat, strikes),
  };
}

/** The player whose turn it was has left it: no points, and no bust. */
export function leave(pack: Opened, state: State): State {
  return passOn(pack, state, state.ply + 1, state, state.final, null, false);
}

/** The state in which the next turn begins, or the game is over. */
function passOn(
  pack: Opened,
  state: State,
  ply: number,
  held: Held,
  final: Final | null,
  offer: State["offer"],
  bonus: boolean,
): State {
  const next = bonus ? { seat: state.seat, final } : nextSeat(state, final);
  if (next.seat === null)
    return over(pack, state, ply, held, winners(pack, held.scores, next.final!), next.final);
  const { seat } = next;
  const { hand, offered: mayTake, offered_in_final } = statusOf(pack, { ...state, ...held, seat });
  const takes = seat !== state.seat && (next.final ? offered_in_final : mayTake);
  const offered = takes ? offer : null;
  return {
    phase: offered ? "offer" : "throw",
    seat,
    first: state.first,
    scores: held.scores,
    standing: held.standing,
    strikes: held.strikes,
    points: 0,
    base: 0,
    best: 0,
    hand,
    may_bank: false,
    throw: NONE,
    offer: offered,
    final: next.final,
    ply,
    winners: NONE,
    ...(state.away && { away: state.away }),
  };
}

function over(
  pack: Opened,
  state: State,
  ply: number,
  held: Held,
  won: readonly number[],
  final: Final | null,
): State {
  return {
    phase: "over",
    seat: state.seat,
    first: state.first,
    scores: held.scores,
    standing: held.standing,
    strikes: held.strikes,
    points: 0,
    base: 0,
    best: 0,
    hand: pack.turn.none,
    may_bank: false,
    throw: NONE,
    offer: null,
    final,
    ply,
    winners: won,
    ...(state.away && { away: state.away }),
  };
}

/** The values with one seat's replaced. */
function put<T>(values: readonly T[], seat: number, value: T): readonly T[] {
  return values[seat] === value ? values : values.with(seat, value);
}
