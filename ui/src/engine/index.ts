/** The engine's first door: the rules, for packs that `readPack` has read. `whole.ts` is the other one. */

import * as bank from "./bank.ts";
import { consequence as consequenceOf, type Consequence } from "./consequence.ts";
import * as declared from "./declared.ts";
import type { Ending } from "./declared.ts";
import * as events_ from "./events.ts";
import { throwsOf, ways } from "./dice.ts";
import type { BotData } from "./format.ts";
import * as game from "./game.ts";
import * as outcome_ from "./outcome.ts";
import { parseMove } from "./moves.ts";
import { answers, botsOf, opened, readPack } from "./pack.ts";
import * as people from "./people.ts";
import * as position_ from "./position.ts";
import * as replay_ from "./replay.ts";
import * as status from "./status.ts";
import type {
  Beginning,
  Cast,
  EntryNeed,
  GameEvent,
  Hand,
  Move,
  Odds,
  Outcome,
  Pack,
} from "./types.ts";
import type { PackBot, PlayEvent, State } from "./types.ts";

export type { Consequence } from "./consequence.ts";
export { readPack };
export { isChange, joined, seatOf } from "./moves.ts";
export { endsTurn } from "./replay.ts";

export function start(pack: Pack, seats: number, first = 0): State {
  return game.start(opened(pack), seats, first);
}

export function hand(pack: Pack, id: number): Hand {
  return opened(pack).turn.hand(id);
}

export function cast(pack: Pack, state: State, faces: readonly number[]): Cast {
  return opened(pack).turn.cast(state.hand, faces);
}

/** Every throw that can fall now, its faces ascending, with its chance. */
export function chances(
  pack: Pack,
  state: State,
): readonly { dice: readonly number[]; chance: number }[] {
  const { dice: count } = hand(pack, state.hand);
  const { faces } = pack.sheet;
  return [...throwsOf(count, faces)].map((dice) => ({ dice, chance: ways(dice) / faces ** count }));
}

export function throwDice(pack: Pack, state: State, faces: readonly number[]): State {
  return game.throwDice(opened(pack), state, faces);
}

export function legalMoves(pack: Pack, state: State): readonly Move[] {
  return game.legalMoves(opened(pack), state);
}

export function whyNot(pack: Pack, state: State, move: Move): string | null {
  return game.whyNot(opened(pack), state, move);
}

export function apply(pack: Pack, state: State, move: Move): State {
  return game.apply(opened(pack), state, move);
}

/** The state after a turn that was declared by its points, as a score pad takes it. */
export function declare(pack: Pack, state: State, move: Move): State {
  return declared.declare(opened(pack), state, parseMove(move));
}

/** The same with how the turn ended. */
export function ending(pack: Pack, state: State, move: Move): Ending {
  return declared.ending(opened(pack), state, parseMove(move));
}

/** The numbers of dice left of which one has to be said with the points of a turn; -1: none. */
export function leftChoices(pack: Pack, state: State, points: number): readonly number[] {
  return declared.leftChoices(opened(pack), state, points);
}

/** The state after an event of a record: a throw, a move, or a turn declared by its points. */
export function happen(pack: Pack, state: State, event: PlayEvent): State {
  return replay_.happen(opened(pack), state, event);
}

/** Why somebody can't join, sit out or be back now; null if they can. */
export function whyNoChange(pack: Pack, state: State, move: Move): string | null {
  return people.whyNoChange(opened(pack), state, parseMove(move));
}

export function events(
  pack: Pack,
  before: State,
  event: PlayEvent,
  after: State,
): readonly GameEvent[] {
  return events_.events(opened(pack), before, event, after);
}

/** What a legal move does that ends the turn; null if it doesn't end it. */
export function consequence(pack: Pack, state: State, move: Move): Consequence | null {
  return consequenceOf(opened(pack), state, move);
}

export function outcome(pack: Pack, state: State): Outcome | null {
  return outcome_.outcome(opened(pack), state);
}

export function entry(pack: Pack, state: State): EntryNeed | null {
  return bank.entry(opened(pack), state);
}

export function whyNoPoints(pack: Pack, state: State): string | null {
  return bank.whyNoPoints(opened(pack), state);
}

export function odds(pack: Pack, id: number): Odds {
  return opened(pack).turn.odds(id);
}

export function worst(pack: Pack, id: number): readonly number[] | null {
  return opened(pack).turn.worst(id);
}

export function freshHand(pack: Pack, standing: State["standing"][number]): number | null {
  return status.freshHand(opened(pack), standing);
}

export function position(pack: Pack, state: State): string {
  return position_.position(opened(pack), state);
}

export function parsePosition(pack: Pack, line: string): State {
  return position_.parsePosition(opened(pack), line);
}

/** The state before the first event of a game, and after each one. */
export function replay(
  pack: Pack,
  seats: number,
  from: Beginning,
  made: readonly PlayEvent[],
): State[] {
  return replay_.replay(opened(pack), seats, from, made);
}

/** The state before the first event of a game. */
export function begun(pack: Pack, seats: number, from: Beginning): State {
  return replay_.begun(opened(pack), seats, from);
}

/** Whether the pack's win probabilities answer for two. */
export function solved(pack: Pack): boolean {
  return answers(opened(pack));
}

export function bots(pack: Pack): readonly PackBot[] {
  return botsOf(opened(pack));
}

/** The bots of a pack as they stand in it. */
export function packedBots(pack: Pack): Readonly<Record<string, BotData>> {
  return opened(pack).file.bots ?? {};
}
