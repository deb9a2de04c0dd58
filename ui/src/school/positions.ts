/** Positions for people: what there is to see, what can be done, and what it is worth. */

import "../language/faults.ts";
import { say } from "../language/messages.ts";
import * as engine from "../engine/whole.ts";
import type { Pack, State } from "../engine/types.ts";
import { promised } from "../local/promise.ts";

import { sentence } from "../local/why.ts";
import { branches, standingAt } from "./explore.ts";
import type { Explored, Ground, Option, Setup, Shown } from "./types.ts";
import { ON } from "../engine/status.ts";

export function shownAt(pack: Pack, state: State): Shown {
  const { sheet } = pack;
  const { dice } = engine.hand(pack, state.offer?.hand ?? state.hand);
  const rolls = state.phase !== "keep" && state.phase !== "over" && dice > 0;
  return {
    position: engine.position(pack, state),
    sheet: sheet.name,
    title: sheet.title,
    target: sheet.target,
    phase: state.phase,
    seat: state.seat,
    scores: state.scores,
    off: state.standing.map((standing) => standing !== ON),
    strikes: state.strikes,
    points: state.points,
    dice: state.throw,
    left: dice,
    faces: sheet.faces,
    bust: rolls ? engine.odds(pack, state.offer?.hand ?? state.hand).bust : null,
    offer: state.offer && { points: state.offer.points, dice },
    leader: state.final?.leader ?? null,
    options: engine.legalMoves(pack, state).map((move) => option(pack, state, move)),
  };
}

function option(pack: Pack, state: State, move: string): Option {
  const after = engine.apply(pack, state, move);
  const { dice } = engine.hand(pack, after.hand);
  const does = promised(pack, state, move);
  if (state.phase !== "keep") {
    const all = engine.hand(pack, state.hand).dice;
    const taken = state.offer && move === "accept" ? state.offer.points : state.points;
    const left = move === "roll" ? all : move === "bank" ? 0 : dice;
    return { move, points: move === "decline" ? 0 : taken, left, hot: false, does };
  }
  const keep = engine
    .cast(pack, state, state.throw)
    .keeps.find((each) => `keep ${each.dice.join(" ")}` === move)!;
  const left = engine.hand(pack, keep.hand).dice;
  const hot = !does && keep.dice.length === state.throw.length && left > 0;
  return { move, points: keep.points, left, hot, does };
}

/** A position taken apart; `names` are the players in the order of their seats. */
export function exploredAt(pack: Pack, state: State, names: readonly string[]): Explored {
  const shown = shownAt(pack, state);
  const due = shown.options.length > 0;
  const { measure, caveat, estimated, moves } = engine.prices(pack, state);
  const best = moves[0]?.value ?? 0;
  const rolling = rolled(pack, state);
  return {
    shown,
    measure,
    caveat,
    estimated,
    chances: engine.worth(pack, state),
    moves: moves.map((price) => ({
      ...price,
      cost: best - price.value,
      position: engine.position(pack, engine.apply(pack, state, price.move)),
    })),
    why: due ? sentence(pack, state, names) : "",
    branches: rolling
      ? branches(pack, rolling).map((branch) => ({
          ...branch,
          position: engine.position(pack, engine.throwDice(pack, rolling, branch.example)),
        }))
      : [],
  };
}

/** The state in which the dice are about to fall; null where none are. */
function rolled(pack: Pack, state: State): State | null {
  if (state.phase === "throw") return state;
  if (state.phase !== "decide") return null;
  return engine.legalMoves(pack, state).includes("roll") ? engine.apply(pack, state, "roll") : null;
}

export function groundOf(pack: Pack): Ground {
  const { sheet } = pack;
  const opening = engine.start(pack, 2);
  const counts = Array.from({ length: sheet.dice }, (_, at) => at + 1);
  const plain = counts.filter((dice) => engine.plainHand(pack, dice) !== null);
  return {
    sheet: sheet.name,
    title: sheet.title,
    target: sheet.target,
    dice: sheet.dice,
    faces: sheet.faces,
    unit: engine.unitOf(pack) ?? 50,
    lefts: plain,
    offers: plain.some((dice) => engine.offeredHand(pack, engine.plainHand(pack, dice)!) !== null),
    entry: engine.entry(pack, opening)?.points ?? 0,
    exact: engine.worth(pack, opening) !== null,
  };
}

/** The position that was set up. Throws RangeError with a reason if no game comes to it. */
export function placedAt(pack: Pack, { own, other, points, left, dice, offer }: Setup): State {
  const { sheet } = pack;
  const ground = groundOf(pack);
  for (const [whose, score] of [
    ["own", own],
    ["other", other],
  ] as const) {
    if (score % ground.unit || score < 0)
      throw new RangeError(say(`fault-${whose}-multiple`, { unit: ground.unit }));
    if (score && score < ground.entry)
      throw new RangeError(say(`fault-${whose}-entry`, { entry: ground.entry }));
  }
  if (points % ground.unit) throw new RangeError(say("fault-steps", { unit: ground.unit }));
  if (own >= sheet.target) throw new RangeError(say("fault-turn-over", { target: sheet.target }));
  const begin = standingAt(pack, own, other);
  if (begin.final && engine.endsAtTarget(pack))
    throw new RangeError(say("fault-game-over", { target: sheet.target }));
  if (offer) return offered(pack, begin, points, left);
  const fresh = !points && left === engine.hand(pack, begin.hand).dice;
  const hand = fresh ? begin.hand : engine.plainHand(pack, left);
  if (hand === null) throw new RangeError(say("fault-no-turn", { dice: left }));
  const least = fresh ? 0 : engine.leastPoints(pack, begin.standing[0]!, hand);
  if (points < least || (!fresh && !points))
    throw new RangeError(say("fault-least", { dice: left, points: Math.max(least, ground.unit) }));
  if (dice) return thrown(pack, { ...begin, points, hand, phase: "throw" }, dice);
  return fresh ? begin : { ...begin, phase: "decide", points, hand, may_bank: true };
}

function thrown(pack: Pack, state: State, dice: readonly number[]): State {
  const after = engine.throwDice(pack, state, dice);
  if (after.phase !== "keep" && after.seat !== state.seat) throw new RangeError(say("fault-bust"));
  return after;
}

/** What the opponent has left to be taken over. */
function offered(pack: Pack, begin: State, points: number, left: number): State {
  const plain = engine.plainHand(pack, left);
  const hand = plain === null ? null : engine.offeredHand(pack, plain);
  if (hand === null) throw new RangeError(say("fault-no-offer", { dice: left }));
  if (begin.scores[1]! < points || !points) throw new RangeError(say("fault-offer"));
  return { ...begin, phase: "offer", offer: { points, hand } };
}
