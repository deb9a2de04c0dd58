/**
 * What the page and its engine agree on. The engine reads packs (docs/pack.md) and referees games;
 * it knows no scoring rule. All of it is pure: a state is plain JSON, chance comes from outside, and
 * nothing here touches the browser, so it runs in a worker, in the page and in Node alike.
 *
 * Seats are numbered from 0. Every function below is exported by `engine/index.ts`.
 */

import type { Part } from "../lib/game.ts";
import type { Page, ScoreCard } from "../lib/protocol.ts";

/** A move as text: "keep 1 1 5" (faces ascending), "roll", "bank", "accept" or "decline". */
export type Move = string;

/**
 * What brings a state on: a throw (the faces in the order they fell), a move, "forfeit", or a change
 * of who plays: "join", "out 3", "back 3".
 */
export type PlayEvent = readonly number[] | Move;

export type Phase = "offer" | "throw" | "keep" | "decide" | "over";

/** Not yet on the board, on the board, off again after a reset. */
export type Standing = 0 | 1 | 2;

/** A random number from 0 up to, but not including, 1. */
export type Random = () => number;

/** A pack after `readPack` has checked it. The rest of it belongs to the engine alone. */
export interface Pack {
  /** The `sha256` of the pack: games are stored beside the pack with this hash. */
  readonly hash: string;
  readonly sheet: PackSheet;
  /** The sheet as data (`sheet.data`), exactly as a record's first line holds it. */
  readonly rules: Readonly<Record<string, unknown>>;
  readonly page: Page;
  readonly card: ScoreCard;
}

/** A sheet in brief; the names are those of `SheetInfo`. `hash` is the sheet's own, as in records. */
export interface PackSheet {
  readonly name: string;
  readonly title: string;
  readonly summary: string;
  readonly hash: string;
  readonly dice: number;
  readonly faces: number;
  readonly target: number;
  readonly min_seats: number;
  readonly max_seats: number;
  readonly variants: readonly string[];
}

/** One state of a game. `ply` counts throws and moves. */
export interface State {
  readonly phase: Phase;
  readonly seat: number;
  readonly first: number;
  readonly scores: readonly number[];
  readonly standing: readonly Standing[];
  readonly strikes: readonly number[];
  /** Points of the turn so far; `base` are those that count neither for entry nor as the player's own. */
  readonly points: number;
  readonly base: number;
  /** Points of the best single throw, while a player off the board needs one. */
  readonly best: number;
  /** The hand to throw next (in phase keep: the hand that was thrown), as the pack numbers them. */
  readonly hand: number;
  /** The turn's own word on the bank, in phase decide. */
  readonly may_bank: boolean;
  /** The throw on the table, ascending, in phase keep; else empty. */
  readonly throw: readonly number[];
  readonly offer: { readonly points: number; readonly hand: number } | null;
  readonly final: {
    readonly leader: number;
    readonly queue: readonly number[];
    readonly beaten: boolean;
  } | null;
  readonly ply: number;
  readonly winners: readonly number[];
  /** The seats that sit out, ascending; missing while nobody does. */
  readonly away?: readonly number[];
}

/** The dice to throw next, and what of the turn so far bears on what may follow. */
export interface Hand {
  /** How many are thrown; 0 when the turn can only be banked. */
  readonly dice: number;
  /** Points that this one throw must show for a player off the board; 0: no such test. */
  readonly opening: number;
  /** The throw is an attempt at a carryover. */
  readonly attempt: boolean;
}

/** One legal keep of a throw. */
export interface Keep {
  /** The faces kept, ascending. */
  readonly dice: readonly number[];
  readonly points: number;
  /** The sets they make, for people. */
  readonly parts: readonly Part[];
  /** The hand thrown next. */
  readonly hand: number;
  readonly may_bank: boolean;
  /** The turn's points are banked at once and a bonus turn begins. */
  readonly tally: boolean;
}

/** What a throw of a hand leads to; `points` is what a saved throw scores. */
export interface Cast {
  readonly outcome: "keep" | "saved" | "missed" | "bust";
  readonly keeps: readonly Keep[];
  readonly points: number;
}

/** What a hand brings: the chance that its throw loses the turn, and the most it scores on average. */
export interface Odds {
  readonly bust: number;
  readonly gain: number;
}

/** What a player still needs to get on the board, and the points of this turn that count. */
export interface EntryNeed {
  readonly points: number;
  readonly have: number;
  readonly scope: "throw" | "turn";
}

/** What the core's events are called, with the fields of `greed.core.events`. */
export interface GameEvent {
  readonly type:
    | "Bust"
    | "MissedOpening"
    | "Saved"
    | "HotDice"
    | "BonusTurn"
    | "Banked"
    | "Forfeited"
    | "Entered"
    | "Strike"
    | "Spared"
    | "Fine"
    | "Reset"
    | "OfferMade"
    | "OfferTaken"
    | "OfferPassed"
    | "FinalRound"
    | "ScoreToBeat"
    | "Joined"
    | "SatOut"
    | "CameBack"
    | "Won";
  readonly seat?: number;
  readonly [field: string]: unknown;
}

/** Who has won, what ended the game (the words of `Termination`), and that as a sentence. */
export interface Outcome {
  readonly winners: readonly number[];
  readonly termination: string;
  readonly sentence: string;
}

/** A legal move and its value to the seat that moves; `then` is what best follows a keep. */
export interface Price {
  readonly move: Move;
  readonly value: number;
  readonly then?: "roll" | "bank";
}

/**
 * Every legal move, the best first. `caveat` says what the numbers leave out; "" if nothing.
 * `estimated`: they are estimates among more than two players, to be shown as ranges.
 */
export interface Prices {
  readonly measure: "win probability" | "points of the turn";
  readonly caveat: string;
  readonly estimated: boolean;
  readonly moves: readonly Price[];
}

/** A bot that the pack can play, and one sentence about it. */
export interface PackBot {
  readonly name: string;
  readonly about: string;
}

/** A choice that a seat made: what it cost, and what would have been best. */
export interface Decision {
  /** The number of the event, from 1. */
  readonly event: number;
  readonly seat: number;
  readonly move: Move;
  readonly best: Move;
  readonly cost: number;
}

/** One seat's game in chances to win: start + luck − errors + gifts + drift + undivided = end. */
export interface Account {
  readonly start: number;
  readonly end: number;
  /** What all throws changed, its own decisions cost, and those of others brought. */
  readonly luck: number;
  readonly errors: number;
  readonly gifts: number;
  readonly decisions: number;
  /** What the estimate among more than two moved by itself. */
  readonly drift: number;
  /** What turns entered as points changed, luck and skill together. */
  readonly undivided: number;
}

/** A game looked at again. */
export interface Review {
  /** What the numbers leave out; "" if nothing. */
  readonly caveat: string;
  /** Each seat's chance to win, before the first event and after each one. */
  readonly worth: readonly (readonly number[])[];
  readonly decisions: readonly Decision[];
  /** By event: what a throw changed for the seat that threw; 0 for moves. */
  readonly luck: readonly number[];
  readonly accounts: readonly Account[];
}

/** What a record holds besides its events. */
/** How a game begins: who begins it, or the position that it is played from. */
export type Beginning = number | string;

export interface Headers {
  readonly seats: readonly string[];
  readonly first: number;
  /** The position that it was played from; absent: the beginning. */
  readonly position?: string;
  /** Where the dice came from. */
  readonly dice: string;
  readonly tags: Readonly<Record<string, string>>;
}

/** A record that was read. */
export interface Recorded extends Headers {
  readonly events: readonly PlayEvent[];
}

/** The engine. Functions throw `RangeError` where a caller asks for what cannot be. */
export interface Engine {
  /**
   * Read the text of a pack, its hash checked. Throws an Error that says what is wrong if it is
   * damaged or of another version.
   */
  readPack(text: string): Pack;
  start(pack: Pack, seats: number, first?: number): State;
  hand(pack: Pack, id: number): Hand;
  /** What a throw of a state's hand would lead to, whatever the phase; faces in any order. */
  cast(pack: Pack, state: State, faces: readonly number[]): Cast;
  /** The state after dice have fallen. Throws with a reason if they cannot fall here. */
  throwDice(pack: Pack, state: State, faces: readonly number[]): State;
  /** The legal moves, in the core's order; none while dice are to fall or once the game is over. */
  legalMoves(pack: Pack, state: State): readonly Move[];
  /** Why a move isn't legal now, in the core's words; null if it is. */
  whyNot(pack: Pack, state: State, move: Move): string | null;
  /** The state after a move, or after "forfeit". Throws with a reason if it is not legal. */
  apply(pack: Pack, state: State, move: Move): State;
  /** The state after a turn declared by its points ("points 650 leaving 3"), as score pads take it. */
  declare(pack: Pack, state: State, move: Move): State;
  /** The numbers of dice left of which one has to be said with such points; -1: saying none. */
  leftChoices(pack: Pack, state: State, points: number): readonly number[];
  /** The state after any event of a record. */
  happen(pack: Pack, state: State, event: PlayEvent): State;
  /** What an event came to, in telling order, given the states before and after it. */
  events(pack: Pack, before: State, event: PlayEvent, after: State): readonly GameEvent[];
  /** Null while the game goes on. */
  outcome(pack: Pack, state: State): Outcome | null;
  /** What the seat to move still needs to get on the board; null if it is there. */
  entry(pack: Pack, state: State): EntryNeed | null;
  /** Why banking now would record no points, in the core's words; null if it would. */
  whyNoPoints(pack: Pack, state: State): string | null;
  odds(pack: Pack, hand: number): Odds;
  /** Every throw that can fall in a state whose dice are about to, with its chance. */
  chances(
    pack: Pack,
    state: State,
  ): readonly { readonly dice: readonly number[]; readonly chance: number }[];
  /** A throw of a hand that is a bust, ascending; null if there is none. */
  worst(pack: Pack, hand: number): readonly number[] | null;
  /**
   * Each seat's chance to win if all play best (with three or more an estimate); null without values.
   */
  worth(pack: Pack, state: State): readonly number[] | null;
  /** What each legal move is worth: by win probability if the pack has values, else by points. */
  prices(pack: Pack, state: State): Prices;
  /**
   * The state before the first event of a game, and after each one. `seats` counts those who join
   * later, too.
   */
  replay(
    pack: Pack,
    seats: number,
    from: Beginning,
    events: readonly PlayEvent[],
  ): readonly State[];
  /** Whether a turn is over with an event that led to a state. */
  endsTurn(before: State, event: PlayEvent, after: State): boolean;
  bots(pack: Pack): readonly PackBot[];
  /** The move of a bot by name, such as "bold" or "threshold:300". */
  choose(pack: Pack, bot: string, state: State, random: Random): Move;
  /** How likely a bot is to take each legal move; moves that it never takes are missing. */
  likely(pack: Pack, bot: string, state: State): ReadonlyMap<Move, number>;
  /**
   * What was luck and what was skill in a game; null without values. Without `drift` the drift of
   * the estimate among more than two counts as luck, which takes much less time.
   */
  review(
    pack: Pack,
    seats: number,
    from: Beginning,
    events: readonly PlayEvent[],
    drift?: boolean,
  ): Review | null;
  /** The record of a game as JSON Lines, and as text for people; as the core writes them. */
  writeRecord(pack: Pack, headers: Headers, events: readonly PlayEvent[]): string;
  writeText(pack: Pack, headers: Headers, events: readonly PlayEvent[]): string;
  /**
   * Read a record of a game of this pack, JSON Lines or text. Throws an Error that names the line
   * which is damaged, altered or impossible.
   */
  readRecord(pack: Pack, text: string): Recorded;
  /** The hand with which a turn begins; null where no player can have this standing. */
  freshHand(pack: Pack, standing: Standing): number | null;
  /** The hand of this many dice of which nothing else matters; null if no turn comes to it. */
  plainHand(pack: Pack, dice: number): number | null;
  /** The hand that is handed on where this one is left; null where none is. */
  offeredHand(pack: Pack, hand: number): number | null;
  /** Whether the game is over the moment the target is banked. */
  endsAtTarget(pack: Pack): boolean;
  /** The fewest points of a turn with which a hand can be rolled, beginning with none. */
  leastPoints(pack: Pack, standing: Standing, hand: number): number;
  /** All points are multiples of this; null for a pack without turn graphs. */
  unitOf(pack: Pack): number | null;
  /** The position as one line of text, as the core writes it. */
  position(pack: Pack, state: State): string;
}
