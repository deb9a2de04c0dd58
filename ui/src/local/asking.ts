/** What is asked about a game before anything is done: why a move can't be made, what may be said. */

import "../language/faults.ts";
import * as engine from "../engine/index.ts";
import type { State } from "../engine/types.ts";
import { say } from "../language/messages.ts";
import type { Board } from "./board.ts";

/** Moves by which somebody joins, sits out or comes back. */
export const COMING = /^(join|out|back)\b/;

/** Why a move, as people write it, can't be made now; null if it can. */
export function whyNot(board: Board, move: string): string | null {
  const { state, undoable, game } = board;
  if (!state) return say("fault-not-started");
  const word = move.trim().split(" ", 1)[0];
  if (word === "throw") return state.phase === "throw" ? null : whyCannotThrow(state);
  if (word === "undo" && game.dice !== "real") return say("fault-undo");
  if (word === "undo") return undoable ? null : say("undo-nothing");
  return whyNotIn(board, state, word === "join" ? "join" : move);
}

/** The same in another state of the game. Only where people roll can a turn be entered as points. */
export function whyNotIn({ game, pack }: Board, state: State, move: string): string | null {
  if (COMING.test(move))
    return game.seats.some(({ bot }) => bot)
      ? say("fault-bots-stay")
      : engine.whyNoChange(pack, state, move);
  if (!move.startsWith("points") || game.dice !== "real") return engine.whyNot(pack, state, move);
  if (game.seats[state.seat]?.bot) return say("fault-bot-dice");
  try {
    engine.declare(pack, state, move);
    return null;
  } catch (error) {
    if (error instanceof RangeError) return error.message;
    throw error;
  }
}

/**
 * Of these numbers of dice left one has to be said with a turn's points; -1: saying none. Points
 * that are entered where an offer waits are those of a turn that begins fresh.
 */
export function lefts({ state, game, pack }: Board, points: number): readonly number[] {
  if (!state || game.dice !== "real") return [];
  try {
    const begins = state.phase === "offer" ? engine.apply(pack, state, "decline") : state;
    return engine.leftChoices(pack, begins, points);
  } catch (error) {
    if (error instanceof RangeError) return [];
    throw error;
  }
}

export function whyCannotThrow({ phase }: State): string {
  switch (phase) {
    case "over":
      return say("reason-over");
    case "offer":
      return say("reason-answer-first");
    case "keep":
      return say("reason-keep-first");
    default:
      return say("room-decide");
  }
}
