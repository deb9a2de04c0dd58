/** What the school's worker does: games looked at again, puzzles, positions. */

import type { Account, Price } from "../engine/types.ts";
import type { Consequence } from "../lib/game.ts";
import type { Placed, Skill } from "./measures.ts";
import type { Branch } from "./explore.ts";
import type { Puzzle } from "./puzzles.ts";
import type { Figures } from "./statistics.ts";
import type { Tone } from "../lib/words.ts";

/** A legal move in a position, and what it leads to. */
export interface Option {
  readonly move: string;
  /** Points that it scores, or that the turn then has. */
  readonly points: number;
  /** Dice left to roll. */
  readonly left: number;
  readonly hot: boolean;
  /** What it does if it ends the turn; null if the turn goes on. */
  readonly does: Consequence | null;
}

/** A position for people. */
export interface Shown {
  readonly position: string;
  readonly sheet: string;
  readonly title: string;
  readonly target: number;
  readonly phase: "offer" | "throw" | "keep" | "decide" | "over";
  readonly seat: number;
  readonly scores: readonly number[];
  /** Seats that aren't on the board. */
  readonly off: readonly boolean[];
  readonly strikes: readonly number[];
  /** Points of the turn so far. */
  readonly points: number;
  /** The throw on the table, ascending; else empty. */
  readonly dice: readonly number[];
  /** How many dice are rolled next, or have been. */
  readonly left: number;
  readonly faces: number;
  /** The chance that rolling them loses the turn; null where none are rolled. */
  readonly bust: number | null;
  readonly offer: { readonly points: number; readonly dice: number } | null;
  /** The seat to beat in the final round. */
  readonly leader: number | null;
  readonly options: readonly Option[];
}

/** A price, and the position that the move leads to. */
export interface Priced extends Price {
  readonly cost: number;
  readonly position: string;
}

/** A position taken apart. */
export interface Explored {
  readonly shown: Shown;
  readonly measure: "win probability" | "points of the turn";
  readonly caveat: string;
  /** The numbers are estimates among more than two players. */
  readonly estimated: boolean;
  /** Everybody's chance to win; null without win probabilities. */
  readonly chances: readonly number[] | null;
  readonly moves: readonly Priced[];
  readonly why: string;
  /** What can follow if the dice are rolled now; empty where they can't be. */
  readonly branches: readonly (Branch & { readonly position: string })[];
}

/** A position between two as somebody sets it up; `dice` is a throw to choose from, or null. */
export interface Setup {
  readonly own: number;
  readonly other: number;
  readonly points: number;
  readonly left: number;
  readonly dice: readonly number[] | null;
  /** The points and dice are the opponent's, to be taken over. */
  readonly offer: boolean;
}

/** What can be set up on a sheet. */
export interface Ground {
  readonly sheet: string;
  readonly title: string;
  readonly target: number;
  readonly dice: number;
  readonly faces: number;
  readonly unit: number;
  /** Numbers of dice with which a turn can go on. */
  readonly lefts: readonly number[];
  readonly offers: boolean;
  /** The fewest points with which one is on the board; 0 where that takes none. */
  readonly entry: number;
  /** There are win probabilities. */
  readonly exact: boolean;
}

/** What came of many games from a position, both seats playing best. */
export interface Tally {
  readonly games: number;
  /** By seat, a shared win being half. */
  readonly wins: readonly number[];
  /** All of them together; a bonus turn belongs to the one that earned it. */
  readonly turns: number;
}

/** A decision of a game that was looked at again. */
export type Made = Placed & { readonly position: string };

/** A throw with what was done about it, or an answer to an offer. */
export interface Step {
  readonly kind: "start" | "roll" | "offer" | "end";
  /** How many events there are before it and after it. */
  readonly from: number;
  readonly to: number;
  readonly seat: number;
  readonly round: number;
  readonly dice: readonly number[];
  /** The places of the dice that were kept. */
  readonly chosen: readonly number[];
  readonly kept: readonly (readonly number[])[];
  readonly bust: boolean;
  readonly points: number;
  readonly scores: readonly number[];
  readonly lines: readonly { readonly text: string; readonly tone: Tone }[];
  /** Everybody's chance to win after it; null without win probabilities. */
  readonly chances: readonly number[] | null;
  /** What the dice changed for the seat that rolled. */
  readonly luck: number;
  readonly decisions: readonly Made[];
}

/** A whole game, roll by roll. */
export interface Story {
  readonly id: string;
  /** The name of the rules, or their hash if they have none. */
  readonly rules: string;
  readonly title: string;
  readonly target: number;
  readonly names: readonly string[];
  readonly bots: readonly (string | null)[];
  readonly mine: readonly number[];
  readonly created: number;
  readonly over: boolean;
  readonly steps: readonly Step[];
  readonly accounts: readonly Account[];
  readonly skills: readonly Skill[];
  readonly caveat: string;
  /** Chances are estimates among more than two players. */
  readonly estimated: boolean;
  /** The bots that can play on from any moment. */
  readonly players: readonly string[];
}

/** A finished game in figures, and what it was. */
export interface Reckoned {
  readonly id: string;
  readonly sheet: string;
  readonly title: string;
  readonly created: number;
  readonly bots: readonly (string | null)[];
  readonly mine: readonly number[];
  readonly figures: Figures;
}

export interface School {
  /** Speak a language from now on. */
  speak(code: string): Promise<void>;
  /** Where the games are: the worker that plays them. */
  connect(device: MessagePort): Promise<void>;
  /** Look again at what is on this device: win probabilities have come. */
  refresh(): Promise<void>;
  story(id: string): Promise<Story | null>;
  /** A game on this device for the end of a link; null where that would be too long. */
  pack(id: string): Promise<string | null>;
  /** The record of a game that came in a link. */
  unpack(text: string): Promise<string>;
  /** A finished game in figures; null where it isn't over, or isn't a whole game of its own. */
  reckon(id: string): Promise<Reckoned | null>;
  /** The choice that is due after this many events of a game. */
  choice(id: string, events: number): Promise<Explored>;
  /** The player's own mistakes in their last games on a sheet, the latest game first. */
  mistakes(sheet: string, games: number): Promise<readonly Puzzle[]>;
  /** A position of a puzzle; refused if these aren't the rules that it was made for. */
  puzzle(sheet: string, hash: string | null, position: string): Promise<Shown>;
  /** What is said after each answer to a puzzle. */
  lessons(sheet: string, puzzle: Puzzle): Promise<Readonly<Record<string, string>>>;
  ground(sheet: string): Promise<Ground>;
  /** A position as the one sees it who sits in a seat. */
  explore(sheet: string, at: Setup | string, you: number): Promise<Explored>;
  /** Games from a position, the same for the same seed; null if they were stopped. */
  games(
    sheet: string,
    position: string,
    games: number,
    seed: number,
    tell: (part: number) => void,
  ): Promise<Tally | null>;
  stopGames(): Promise<void>;
  /** From how many points to bank, for my score and each of theirs; null where never. */
  banks(
    sheet: string,
    left: number,
    own: number,
    others: readonly number[],
  ): Promise<readonly (number | null)[]>;
}
