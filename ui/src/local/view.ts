/** The view of a game: what is, what can be done, and for everything else why not. */

import * as engine from "../engine/index.ts";
import type { Keep, Pack, State } from "../engine/types.ts";
import type { BustRisk, Choice, GameView, OfferView, SeatScore } from "../lib/game.ts";
import type { SeatView } from "../lib/protocol.ts";
import type { TableView } from "../lib/room/room.svelte.ts";
import { say } from "../language/messages.ts";
import { whyCannotThrow } from "./asking.ts";
import type { Board } from "./board.ts";
import { promised } from "./promise.ts";
import type { Around } from "./types.ts";

const LISTED = 200;
const STANDINGS = ["off", "on", "out"] as const;

/** The game as everybody sees it; null before it has started. `around` is said of rooms elsewhere. */
export function gameView(board: Board, around: Partial<Around> = {}): GameView | null {
  const { pack, state } = board;
  if (!state) return null;
  const over = state.phase === "over";
  return {
    ply: around.ply ?? board.ply,
    phase: state.phase,
    seat: state.seat,
    first: state.first,
    scores: state.scores.map((_, seat) => scored(board, state, seat)),
    turn: {
      points: state.points,
      inherited: state.base,
      kept: board.kept,
      dice: engine.hand(pack, state.hand).dice,
      attempt: engine.hand(pack, state.hand).attempt,
      entry: over ? null : engine.entry(pack, state),
      bust: bust(pack, state),
    },
    throw: board.thrown.length ? { index: board.throws, dice: board.thrown } : null,
    offer: offered(pack, state),
    final: state.final && {
      leader: state.final.leader,
      score_to_beat: state.scores[state.final.leader]!,
      queue: state.final.queue,
    },
    winners: state.winners,
    choices: around.rolling ? [] : choices(pack, state),
    why_not: { ...refusals(pack, state), ...(around.rolling && { throw: say("room-rolling") }) },
    deadline: around.deadline ?? null,
    position: engine.position(pack, state),
  };
}

function scored(board: Board, state: State, seat: number): SeatScore {
  return {
    score: state.scores[seat]!,
    standing: STANDINGS[state.standing[seat]!]!,
    strikes: state.strikes[seat]!,
    luck: Math.round(board.luck[seat]! * 10) / 10,
    away: state.away?.includes(seat) ?? false,
  };
}

/** What the next throw risks, where one is due or may be chosen. */
function bust(pack: Pack, state: State): BustRisk | null {
  if (!["throw", "decide"].includes(state.phase) || !engine.hand(pack, state.hand).dice)
    return null;
  let before = state;
  if (state.phase === "decide") {
    if (engine.whyNot(pack, state, "roll") !== null) return null;
    before = engine.apply(pack, state, "roll");
  }
  const worst = engine.worst(pack, before.hand);
  const after = worst && engine.throwDice(pack, before, worst);
  const score = (then: State): number => then.scores[state.seat]!;
  return {
    chance: risk(pack, before.hand),
    points: state.points,
    banked: after ? score(state) - score(after) : 0,
  };
}

function offered(pack: Pack, state: State): OfferView | null {
  if (!state.offer) return null;
  const taken = engine.apply(pack, state, "accept").hand;
  const fresh = engine.apply(pack, state, "decline").hand;
  return {
    points: state.offer.points,
    dice: engine.hand(pack, taken).dice,
    fresh: engine.hand(pack, fresh).dice,
    risk: risk(pack, taken),
    fresh_risk: risk(pack, fresh),
  };
}

function risk(pack: Pack, hand: number): number {
  return Math.round(engine.odds(pack, hand).bust * 1e6) / 1e6;
}

function choices(pack: Pack, state: State): Choice[] {
  if (state.phase === "throw") {
    const left = engine.hand(pack, state.hand).dice;
    return [{ move: "throw", left, turn: state.points }];
  }
  if (state.phase === "keep") {
    return engine.cast(pack, state, state.throw).keeps.map((keep) => choice(pack, state, keep));
  }
  const points = state.points + (state.offer?.points ?? 0);
  return engine
    .legalMoves(pack, state)
    .map((move) => ({ move, turn: points, ...does(pack, state, move) }));
}

function choice(pack: Pack, state: State, keep: Keep): Choice {
  const move = `keep ${keep.dice.join(" ")}`;
  const left = engine.hand(pack, keep.hand).dice;
  const base: Choice = {
    move,
    dice: keep.dice,
    points: keep.points,
    parts: keep.parts,
    turn: state.points + keep.points,
    left,
    hot: keep.dice.length === engine.hand(pack, state.hand).dice && left > 0,
  };
  const after = engine.apply(pack, state, move);
  if (after.phase !== "decide") {
    const ends = say("room-turn-ends");
    const done = does(pack, state, move);
    return { ...base, ends: true, ...done, why_no_roll: ends, why_no_bank: ends };
  }
  const shut = engine.whyNot(pack, after, "bank");
  return {
    ...base,
    risk: risk(pack, after.hand),
    ...(shut === null && does(pack, after, "bank")),
    why_no_roll: engine.whyNot(pack, after, "roll"),
    why_no_bank: shut,
  };
}

/** What the end of a turn does, where a move ends it. */
function does(pack: Pack, state: State, move: string): Pick<Choice, "does"> {
  const done = promised(pack, state, move);
  return done ? { does: done } : {};
}

/** Why each move is refused that the page might offer. */
function refusals(pack: Pack, state: State): Record<string, string> {
  const said: Record<string, string> = {};
  for (const word of ["accept", "decline", "roll", "bank"]) {
    const why = engine.whyNot(pack, state, word);
    if (why !== null) said[word] = why;
  }
  if (state.phase !== "throw") said["throw"] = whyCannotThrow(state);
  if (state.phase === "keep") {
    let listed = 0;
    for (const dice of chosen(state.throw)) {
      const move = `keep ${dice.join(" ")}`;
      const why = engine.whyNot(pack, state, move);
      if (why === null) continue;
      if (listed++ === LISTED) break;
      said[move] = why;
    }
  }
  return said;
}

/** Every choice of dice of a sorted throw, none left out and none twice. */
function* chosen(thrown: readonly number[]): Generator<number[]> {
  const faces = [...new Set(thrown)];
  const counts = faces.map((face) => thrown.filter((other) => other === face).length);
  const taken = faces.map(() => 0);
  for (;;) {
    let place = faces.length - 1;
    while (place >= 0 && taken[place] === counts[place]) taken[place--] = 0;
    if (place < 0) return;
    taken[place]! += 1;
    yield faces.flatMap((face, at) => Array<number>(taken[at]!).fill(face));
  }
}

/** A room without its game; on this device everybody is there, and nobody watches. */
export function roomView(board: Board): TableView {
  const { game, pack } = board;
  return {
    code: null,
    watch: "",
    status: board.status,
    sheet: pack.sheet,
    seats: game.seats.map((seat, index): SeatView => ({
      kind: seat.bot ? "bot" : "person",
      name: seat.name,
      bot: seat.bot,
      here: true,
      host: !seat.bot && game.seats.findIndex((other) => !other.bot) === index,
      device: null,
      free_from: null,
    })),
    dice: {
      ...{ mode: game.dice, game: "", sealed: false, devices: [] },
    },
    clock: 0,
    listed: false,
    coach: game.coach,
    rematch: board.next,
    created: game.created / 1000,
    host_free_from: null,
  };
}
