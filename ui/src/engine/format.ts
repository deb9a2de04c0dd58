/** The members of a pack as docs/pack.md describes them, as far as the engine reads them. */

import type { Page, ScoreCard } from "../lib/protocol.ts";
import type { Standing } from "./types.ts";

export interface PackFile {
  readonly sheet: {
    readonly name: string;
    readonly title: string;
    readonly summary: string;
    readonly hash: string;
    readonly data: Readonly<Record<string, unknown>>;
  };
  readonly rules: Rules;
  readonly hands: readonly HandData[];
  /** The hand rolled next, whether the turn allows the bank, whether the points are banked at once. */
  readonly leads: readonly (readonly [hand: number, bank: 0 | 1, tally: 0 | 1])[];
  readonly scores: readonly ScoreData[];
  readonly sets: readonly {
    readonly name: string;
    readonly kind: string;
    readonly dice: string;
    readonly points: number;
  }[];
  readonly graphs: readonly (GraphData | null)[] | null;
  readonly why_no_graphs?: string;
  /** The positions between turns, by the number of players, where they can be described. */
  readonly positions?: Readonly<Partial<Record<string, readonly TableData[]>>>;
  /** Win probabilities between two; missing in packs without them. */
  readonly values?: ValuesData;
  /** Win probabilities between three, once this device has worked them out. */
  readonly three?: ThreeData;
  readonly reasons: Readonly<Record<string, string>>;
  readonly outcomes: Readonly<Record<string, string>>;
  readonly bots?: Readonly<Record<string, BotData>>;
  readonly page: Page;
  readonly card: ScoreCard;
}

/** What follows a turn: a table of positions, or who has won; null where nothing can. */
export type End = number | readonly number[] | null;

/** Below the goal, at it and above it. */
export type TableEnds = readonly [End, End, End];

/** A table of positions. */
export interface TableData {
  readonly graph: number;
  /** Whose distances there are, from the player to move on. */
  readonly axes: readonly ("score" | "start" | "gap" | "")[];
  readonly offered: boolean;
  readonly cost: number | null;
  readonly floor: boolean;
  readonly bust: TableEnds;
  readonly nothing: TableEnds;
  readonly bank: TableEnds;
  readonly again?: TableEnds;
  readonly bank_again?: TableEnds;
}

/** Everything of a game that isn't the turn itself. */
export interface Rules {
  readonly dice: number;
  readonly faces: number;
  readonly seats: readonly [fewest: number, most: number];
  readonly target: number;
  /** What a bank does that ends below the target, at it, and above it. */
  readonly banks: { readonly below: Banking; readonly at: Banking; readonly above: Banking };
  /** Each seat begins with the first. */
  readonly statuses: readonly SeatStatus[];
  readonly minimum: { readonly points: number; readonly inherited: boolean };
  /** The reason why a locked hand can't be banked. */
  readonly locked: string;
  /** What busts in a row come to, for sentences. */
  readonly toll: { readonly limit: number; readonly points: number } | null;
  readonly reached: Called;
  readonly beaten: Called;
  readonly leader_wins_ties: boolean;
  readonly single_faces: readonly number[];
  /** The most points of one turn; null where it may go on for ever. */
  readonly most_in_turn: number | null;
}

export type Banking = "adds" | "calls" | "wins" | "forfeits" | "bounces";

/** What matters of a seat besides its score, and what follows from it. */
export interface SeatStatus {
  readonly standing: Standing;
  readonly strikes: number;
  /** The hand that begins a turn. */
  readonly hand: number;
  readonly entry: EntryRule | null;
  readonly bust: Loss;
  /** The same for the leader of the final round. */
  readonly leading: Loss;
  /** The statuses after a turn that recorded nothing, and after one that recorded its points. */
  readonly nothing: number;
  readonly bank: number;
  readonly offered: boolean;
  readonly offered_in_final: boolean;
  readonly inherited_counts: boolean;
  readonly attempt_counts: boolean;
}

export interface EntryRule {
  readonly points: number;
  readonly scope: "turn" | "throw";
  readonly early: "forfeits" | "refused";
}

export interface Loss {
  readonly status: number;
  /** How many busts in a row it makes; 0 where they aren't counted. */
  readonly busts: number;
  readonly all: boolean;
  readonly points: number;
  readonly floor: boolean;
}

/** Who has a turn to come. */
export interface Called {
  readonly waiting: boolean;
  readonly done: boolean;
  readonly leader: boolean;
  readonly later: boolean;
}

export interface HandData {
  readonly dice: number;
  readonly opening: number;
  readonly attempt: boolean;
  readonly locked: boolean;
  readonly dead: boolean;
  readonly sets: readonly number[];
  readonly offer: number | null;
  /** These four are missing where there are no dice. */
  readonly score?: number;
  readonly leads?: readonly number[];
  readonly needs?: readonly number[];
  readonly saved?: {
    readonly points: number;
    readonly lead: number;
    readonly throws: string;
  } | null;
}

export interface ScoreData {
  readonly keeps: string;
  readonly points: readonly number[];
  readonly parts: readonly (readonly number[])[];
  readonly forced: readonly (readonly number[])[] | null;
  readonly alone?: readonly number[];
  readonly idle?: Readonly<Record<string, string>>;
}

/** The turn of a player of one standing, as solvers read it. */
export interface GraphData {
  readonly unit: number;
  readonly start: number;
  readonly offers: readonly number[];
  readonly attempts: readonly number[];
  readonly nodes: readonly NodeData[];
  readonly decisions: readonly (readonly [
    node: number,
    source: number,
    bankFrom: number,
    stopFrom: number,
  ])[];
}

export interface NodeData {
  readonly hand: number;
  readonly own: number;
  readonly best: boolean;
  readonly bust: number;
  readonly missed: number;
  readonly outcomes: readonly (readonly [weight: number, options: readonly number[]])[];
}

interface Bytes {
  readonly data: Uint8Array;
}

/**
 * What this device has worked out of games between three, as the module `multi.wasm` lays it out:
 * chances in steps of 1 / 65535, and where each stands as 32-bit numbers.
 */
export interface ThreeData {
  readonly unit: number;
  /** The statuses that a seat can have, in the order in which groups are numbered. */
  readonly statuses: readonly Status[];
  /** Whether it matters who began the rounds. */
  readonly turning: boolean;
  /** Rows of a turn above the target, or the leader, that are worked out one by one. */
  readonly beyond: number;
  /** What the third seat and the mover win at the beginning of a turn, before the final round. */
  readonly values: Bytes;
  /** By group: where it begins, past the highest and from the lowest score of each seat. */
  readonly offset: Bytes;
  readonly wide: Bytes;
  readonly low: Bytes;
  /** By group: how many positions of the first two seats have a lower sum, and how many there are. */
  readonly before: Bytes;
  readonly pairs: Bytes;
  /** What the mover and the next win in a final round. */
  readonly finals: Bytes;
  /** By kind and who is off the board: where that begins; -1: it can't be. */
  readonly start: Bytes;
  /** By kind, for the mover and the other: how far behind the leader it can be, and is at least. */
  readonly most: Bytes;
  readonly behind: Bytes;
}

/** A table as it stands in a pack: bytes, as text in base64 or as they are. */
export interface PlaneData {
  readonly rows: number;
  readonly columns: number;
  readonly data: string | Uint8Array;
}

/** Tables of doubles, and one of 32-bit steps, as bytes. */
export interface AttemptsData {
  /** How many scores there are, and carryovers. */
  readonly target: number;
  readonly offers: number;
  /** How many numbers `held` has of each carryover. */
  readonly step: number;
  /** The rows and columns of each table in `taken`. */
  readonly rows: number;
  readonly deficits: number;
  readonly groups: readonly {
    readonly mine: Status;
    readonly other: Status;
    readonly second: boolean;
    readonly columns: number;
    /** Where the group begins in `held`; -1 if its seat to move is off the board. */
    readonly begins: number;
    /** Tables by carryover and points: of the other seat's score, or of one's own. */
    readonly exact: { readonly data: Uint8Array };
  }[];
  readonly held: { readonly data: Uint8Array };
  /** Tables by standing and carryover: points, and how far behind. */
  readonly taken: { readonly data: Uint8Array };
}

export interface ValuesData {
  readonly unit: number;
  readonly lowest: number;
  readonly rounds: boolean;
  /** How far a value may be off because of its bits, in billionths. */
  readonly rounding: number;
  /** How far values were from satisfying their own equations, in billionths. */
  readonly residual: number;
  readonly bits: number;
  readonly race: readonly (PlaneData & {
    readonly mine: Status;
    readonly other: Status;
    readonly second: boolean;
  })[];
  readonly final: readonly {
    readonly standing: number;
    readonly behind: PlaneData;
    readonly bonus: PlaneData;
  }[];
  /** What this device has worked out of carryovers. */
  readonly kept?: AttemptsData;
}

/** What a bot is, for people, and the numbers that make it what it is. */
export interface BotData {
  readonly about: string;
  readonly [parameter: string]: number | string;
}

export type Status = readonly [standing: number, strikes: number];
