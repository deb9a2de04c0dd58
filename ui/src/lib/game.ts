/** A game as the screens know it: where it stands, what can be done, and why not the rest. */

/** One position of the game, with all that can be done in it and why not the rest. */
export interface GameView {
  /** Throws, moves and undos so far; moves are made for a ply. */
  ply: number;
  phase: "decide" | "keep" | "offer" | "over" | "throw";
  seat: number;
  /** The seat that began. */
  first: number;
  scores: readonly SeatScore[];
  turn: TurnView;
  throw: ThrowView | null;
  offer: OfferView | null;
  final: FinalView | null;
  winners: readonly number[];
  /** The legal moves, "throw" included; none while a roll is being made. */
  choices: readonly Choice[];
  /** Why the others can't be made: by a move's first word, or "keep 1 5" for choices of dice. */
  why_not: Record<string, string>;
  /** When the turn's time is up, as seconds since 1970; null: no clock runs. */
  deadline: number | null;
  position: string;
}

/** What a seat has: banked points, on the board or not, busts in a row where they count. */
export interface SeatScore {
  score: number;
  standing: "off" | "on" | "out";
  strikes: number;
  /** What its throws could have scored at most, less what such throws score on average. */
  luck: number;
  away: boolean;
}

/** The turn under way. */
export interface TurnView {
  points: number;
  inherited: number;
  /** What was kept from each throw since all dice were last thrown. */
  kept: readonly (readonly number[])[];
  /** How many dice the next throw has; in phase keep: that the throw had. */
  dice: number;
  attempt: boolean;
  entry: EntryView | null;
  bust: BustRisk | null;
}

/** What the seat to move still needs to get on the board: points, and what it has of them. */
export interface EntryView {
  points: number;
  have: number;
  scope: "throw" | "turn";
}

/** A bust in the next throw: its chance (0 to 1), and the points it would cost. */
export interface BustRisk {
  chance: number;
  points: number;
  banked: number;
}

/** The throw on the table: its number in the game, from 1, and the dice in falling order. */
export interface ThrowView {
  index: number;
  dice: readonly number[];
}

/** A carryover on offer: points to build on, dice to roll, and what either answer risks. */
export interface OfferView {
  points: number;
  dice: number;
  fresh: number;
  risk: number;
  fresh_risk: number;
}

/** The final round: who holds the score to beat, and who still has a turn, in order. */
export interface FinalView {
  leader: number;
  score_to_beat: number;
  queue: readonly number[];
}

/** A legal move, what it brings, and what could follow it. */
export interface Choice {
  move: string;
  dice?: readonly number[];
  points?: number;
  parts?: readonly Part[];
  turn?: number;
  left?: number;
  hot?: boolean;
  /** The turn ends with it. */
  ends?: boolean;
  /** The chance (0 to 1) that the next throw is a bust, if one rolls on after it. */
  risk?: number;
  /** What the end of the turn does, by this move or by banking right after it. */
  does?: Consequence | null;
  why_no_roll?: string | null;
  why_no_bank?: string | null;
}

/** One set within a keep, such as three 2s, of one of the kinds in docs/pack.md. */
export interface Part {
  kind: string;
  dice: readonly number[];
  points: number;
}

/** What the end of a turn does, in words for a button, and how they should look. */
export interface Consequence {
  kind: string;
  words: string;
  tone: "bad" | "big" | "good" | "plain";
}
