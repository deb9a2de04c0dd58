/** What happened in a game, as the screens tell it: entries of a log, with what came of them. */

import type {
  Dice,
  GameEvent,
  HostChanged,
  PlayerBack,
  PlayerCalled,
  SeatChanged,
  Started,
  Threw,
} from "./protocol.ts";

/** Who acted for a seat: its person, a bot, the clock, or others at the table. */
export type By = NonNullable<Threw["by"]>;

interface Played {
  seat: number;
  by?: By;
  /** What the rules made of it, in telling order. */
  came_to?: readonly GameEvent[];
}

/** Dice fell; where the turn ended with them: what that cost, and the score then. */
export interface ToldThrow extends Played {
  kind: "throw";
  index: number;
  dice: readonly number[];
  outcome: "bust" | "keep" | "missed" | "saved";
  points?: number;
  lost?: number;
  score?: number;
}

/** Dice were kept; `score` where that banked the turn at once (a bonus turn follows). */
export interface ToldKeep extends Played {
  kind: "keep";
  dice: readonly number[];
  points: number;
  turn: number;
  hot?: boolean;
  score?: number;
}

export interface ToldRoll extends Played {
  kind: "roll";
}

/** The turn was ended: points recorded, and the score then; `why` if none were recorded. */
export interface ToldBank extends Played {
  kind: "bank";
  points: number;
  score: number;
  why?: string;
}

/** A whole turn was entered as its points. */
export interface ToldTurn extends Played {
  kind: "points";
  points: number;
  score: number;
  left?: number;
  again?: boolean;
  why?: string;
}

/** A carryover was accepted or declined. */
export interface ToldOffer extends Played {
  kind: "offer";
  accepted: boolean;
  points: number;
  dice: number;
}

/** The turn is lost, for the seat's device was silent when its roll was made. */
export interface ToldForfeit extends Played {
  kind: "forfeit";
  lost: number;
  score: number;
}

/** Somebody joined (with this name), sits out, or is back again. */
export interface ToldPeople extends Played {
  kind: "people";
  what: "back" | "join" | "out";
  name?: string;
  ends?: boolean;
}

export interface ToldUndo extends Played {
  kind: "undo";
}

export interface ToldEnd {
  kind: "over";
  winners: readonly number[];
  scores: readonly number[];
}

/** What came of a throw or a move. */
export type ToldMove = ToldKeep | ToldRoll | ToldBank | ToldTurn | ToldOffer | ToldForfeit;

export type Event =
  | Started
  | ToldThrow
  | ToldMove
  | ToldPeople
  | ToldUndo
  | ToldEnd
  | SeatChanged
  | PlayerCalled
  | PlayerBack
  | HostChanged
  | Dice;

/** A step of a log, told: everything in it happened together. */
export interface ToldStep {
  seq: number;
  events: readonly Event[];
}
