/** What a throw, a move or a forfeit came to, read off the states before and after it. */

import { whyNoPoints } from "./bank.ts";
import { ending, pointsOf } from "./declared.ts";
import { overshotBy } from "./endgame.ts";
import { decide, lossOf } from "./game.ts";
import { diceOf, isChange, parseMove, seatOf } from "./moves.ts";
import { outcome } from "./outcome.ts";
import type { Opened } from "./pack.ts";
import type { GameEvent, PlayEvent, State } from "./types.ts";
import { ON } from "./status.ts";

const OUT = 2;

/** The events in telling order, with the fields and their order as the core writes them. */
export function events(
  pack: Opened,
  before: State,
  event: PlayEvent,
  after: State,
): readonly GameEvent[] {
  const first =
    typeof event === "string"
      ? ofMove(pack, before, parseMove(event), after)
      : ofThrow(pack, before, event, after);
  return [...first, ...ofStanding(before, after), ...ofTheEnd(pack, before, after)];
}

function* ofThrow(
  pack: Opened,
  before: State,
  thrown: readonly number[],
  after: State,
): Generator<GameEvent> {
  if (after.phase === "keep") return;
  const { seat, hand } = before;
  const { outcome: ended, saved } = pack.turn.cast(hand, thrown);
  if (saved)
    yield { type: "Saved", seat, points: saved.points, dice: pack.turn.hand(saved.hand).dice };
  else if (ended === "missed")
    yield { type: "MissedOpening", seat, needed: pack.turn.hand(hand).opening };
  else {
    yield { type: "Bust", seat, lost: before.points };
    yield* ofStrikes(pack, before, after);
  }
}

function* ofMove(pack: Opened, before: State, move: string, after: State): Generator<GameEvent> {
  const { seat, offer } = before;
  if (isChange(move)) {
    yield ofChange(before, move);
    return;
  }
  const score = after.scores[seat]!;
  const points = score - before.scores[seat]!;
  if (move.startsWith("keep")) {
    const left = pack.turn.hand(after.hand).dice;
    const keep = pack.turn.cast(before.hand, before.throw).byMove.get(move)!;
    if (keep.tally) {
      const decided = decide(pack, before, keep);
      const recorded = whyNoPoints(pack, decided, true) === null;
      const over = recorded ? overshot(pack, before, decided.points) : 0;
      yield { type: "BonusTurn", seat, points, score, over };
    } else if (diceOf(move).length === pack.turn.hand(before.hand).dice && left)
      yield { type: "HotDice", seat, dice: left };
  } else if (move === "bank") {
    const reason = whyNoPoints(pack, before);
    const over = reason === null ? overshot(pack, before, before.points) : 0;
    yield { type: "Banked", seat, points, score, reason, over };
  } else if (move.startsWith("points")) {
    yield* ofDeclared(pack, before, move, after, points);
  } else if (move === "forfeit") {
    yield { type: "Forfeited", seat, lost: before.points };
    yield* ofStrikes(pack, before, after);
  } else if (offer) {
    const { dice } = pack.turn.hand(offer.hand);
    const type = move === "accept" ? "OfferTaken" : "OfferPassed";
    yield { type, seat, points: offer.points, dice };
  }
}

function ofChange(before: State, move: string): GameEvent {
  if (move === "join") return { type: "Joined", seat: before.scores.length };
  const seat = seatOf(move);
  if (move.startsWith("back")) return { type: "CameBack", seat };
  return { type: "SatOut", seat, lost: seat === before.seat ? before.points : 0 };
}

function* ofDeclared(
  pack: Opened,
  before: State,
  move: string,
  after: State,
  points: number,
): Generator<GameEvent> {
  const { seat } = before;
  const score = after.scores[seat]!;
  const ended = ending(pack, before, move);
  const { reason } = ended;
  const over = reason === null ? overshot(pack, before, pointsOf(move).points) : 0;
  if (ended.how === "bank") yield { type: "Banked", seat, points, score, reason, over };
  else if (ended.how === "tally") yield { type: "BonusTurn", seat, points, score, over };
  else if (ended.how === "missed")
    yield { type: "MissedOpening", seat, needed: pack.turn.hand(before.hand).opening };
  else {
    yield { type: "Bust", seat, lost: before.points };
    yield* ofStrikes(pack, before, after);
  }
}

/** By how much a bank of these points overshoots a target that scores bounce off. */
function overshot(pack: Opened, { scores, seat }: State, points: number): number {
  return overshotBy(pack, scores[seat]! + points);
}

/** What the busts in a row came to. */
function* ofStrikes(pack: Opened, before: State, after: State): Generator<GameEvent> {
  const { toll } = pack.file.rules;
  const { seat } = before;
  const { busts, all } = lossOf(pack, before);
  if (!toll || !busts) return;
  const { limit, points: penalty } = toll;
  const lost = before.scores[seat]! - after.scores[seat]!;
  const off_board = before.standing[seat] === ON && after.standing[seat] !== ON;
  if (busts < limit) yield { type: "Strike", seat, busts, limit, penalty };
  else if (!lost && !off_board) yield { type: "Spared", seat, busts };
  else if (!all) yield { type: "Fine", seat, busts, lost };
  else yield { type: "Reset", seat, busts, lost, off_board };
}

function* ofStanding(before: State, after: State): Generator<GameEvent> {
  const { seat } = before;
  if (before.standing[seat] !== ON && after.standing[seat] === ON)
    yield { type: "Entered", seat, again: before.standing[seat] === OUT };
}

/** What is to come for the others, now that a score has been banked. */
function* ofTheEnd(pack: Opened, before: State, after: State): Generator<GameEvent> {
  const ended = outcome(pack, after);
  if (ended) {
    const { winners, termination } = ended;
    const score = after.scores[winners[0]!]!;
    yield { type: "Won", outcome: { winners, termination }, score };
    return;
  }
  if (after.offer && !before.offer) {
    const { points, hand } = after.offer;
    yield { type: "OfferMade", seat: after.seat, points, dice: pack.turn.hand(hand).dice };
  }
  if (!after.final) return;
  const seat = after.final.leader;
  const score = after.scores[seat]!;
  if (!before.final) yield { type: "FinalRound", seat, score };
  else if (score !== before.scores[before.final.leader])
    yield { type: "ScoreToBeat", seat, score, raised: seat === before.final.leader };
}
