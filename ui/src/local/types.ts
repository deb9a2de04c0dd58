/** A game on this device: what it is, what has happened in it, and what can be asked of it. */

import type { BotData } from "../engine/format.ts";
import type { Beginning } from "../engine/types.ts";
import type { GameView } from "../lib/game.ts";
import type { Advice, Reviewed } from "../lib/coached.ts";
import type { BotInfo, GameState, Happened, Told } from "../lib/protocol.ts";
import type { Rulebook, TableView } from "../lib/room/room.svelte.ts";
import type { By, ToldStep } from "../lib/told.ts";
import type { OnPart } from "../solver/solve.ts";
import type { Cost, Wins } from "./values.ts";

/** One entry of a game's log: an intent or dice, never what the rules make of them. */
export type Entry =
  | { kind: "start"; first: number; position?: string }
  | { kind: "throw"; dice: readonly number[]; by?: By }
  | { kind: "move"; move: string; by?: By }
  /** Somebody takes a seat after the last one; who sits out or is back is told by a move. */
  | { kind: "join"; name: string }
  | { kind: "undo" }
  | { kind: "abandon" }
  | { kind: "name"; seat: number; name: string }
  | { kind: "next"; game: string }
  /** What else happens at a table on a server. */
  | Exclude<Told, { kind: "start" | "throw" | "move" | "join" | "undo" }>;

/** Entries that happened together; `seq` numbers the steps of a game from 1 without gaps. */
export interface Step {
  game: string;
  seq: number;
  at: number;
  entries: readonly Entry[];
}

/** Where a game on a server stands, beside what its log says. */
export type Around = Pick<GameState, "ply" | "deadline"> & {
  /** A roll has been asked for, and waits for the devices. */
  rolling: boolean;
};

/** What has come of some steps: how they are told, and the game after them. */
export interface Followed {
  steps: readonly ToldStep[];
  game: GameView | null;
}

/** A game as it opens: with everything that happened in it. */
export interface Opened extends Followed {
  seq: number;
  room: TableView;
}

/** A seat: the name of a person, or a bot. */
export interface Seat {
  name: string;
  bot: string | null;
}

/** Where dice come from: this device draws them, or people throw their own. */
export type LocalDice = "device" | "real";

/** A game as it was set up. `pack` is the hash of the pack on which it is played to its end. */
export interface Game {
  id: string;
  pack: string;
  title: string;
  seats: readonly Seat[];
  dice: LocalDice;
  coach: boolean;
  first: number;
  created: number;
  /** Where the dice of a record came from, in its words; absent for games that began here. */
  source?: string;
  /** A record as it came, with what proves its dice. */
  record?: string;
  /** The seats that were ours, in a game from elsewhere; absent: those without bots. */
  mine?: readonly number[];
  /** The room on a server in which it was played. */
  room?: string;
  /** The position from which it is played; absent: from the beginning. */
  position?: string;
  /** The game that this one leaves, and after how many of its events. */
  leaves?: { game: string; events: number };
}

/** What is known of a record beside what it says. */
export type About = Partial<Pick<Game, "seats" | "mine" | "room" | "leaves" | "created" | "dice">>;

/** A game as it is kept, and what it is in brief. */
export type Shelved = Game & { known: GameInBrief };

/** A game to be looked at again: its events, and the pack on which they were played. */
export interface Played {
  game: Game;
  /** Who began, or the position from which it was played. */
  from: Beginning;
  first: number;
  events: readonly (readonly number[] | string)[];
}

/** A game in brief, for the list of games. */
export interface GameInBrief {
  id: string;
  title: string;
  who: string;
  real: boolean;
  at: number;
  over: boolean;
}

/** What to set up: a sheet by name, seats in order, and who begins. */
export interface Wish {
  sheet: string;
  /** The pack itself, where the sheet isn't one of the page's. */
  pack?: string;
  seats: readonly Seat[];
  dice: LocalDice;
  coach: boolean;
  /** Null: chance decides. */
  first: number | null;
  /** A position to play from instead of the beginning. */
  position?: string;
}

/** A step of a game for its screen, and what people should know about how it is kept. */
export interface News extends Followed {
  room: TableView;
  warning: string;
}

/** What a choice would cost in win probability, the best one instead, and why that is better. */
export interface Weighed {
  move: string;
  cost: number;
  best: string;
  why: string;
}

/** What the worker does for the page; every call is a message there and back. */
export interface Device {
  /** Speak a language from now on. */
  speak(code: string): Promise<void>;
  /** Set a game up; its id. */
  create(wish: Wish): Promise<string>;
  /** The game as it stands, and from now on every step of it; null if the game isn’t on this device. */
  open(id: string, hear: (news: News) => void): Promise<(Opened & { warning: string }) | null>;
  close(id: string): Promise<void>;
  /** Get the rules of a room elsewhere (`given`: its pack); throws a sentence if that fails. */
  follow(code: string, hash: string, real: boolean, server: string, given?: string): Promise<void>;
  /** What happened in it since the last call, or (`afresh`) from its beginning. */
  heard(
    code: string,
    steps: readonly Happened[],
    game: GameState | null,
    afresh: boolean,
  ): Promise<Followed>;
  move(id: string, move: string, ply: number, then: "roll" | "bank" | null): Promise<number>;
  whyNot(id: string, move: string): Promise<string | null>;
  /** Of these numbers of dice left one has to be said with a turn's points; -1: saying none. */
  lefts(id: string, points: number): Promise<readonly number[]>;
  abandon(id: string): Promise<void>;
  /** Another name for the person at a seat. */
  rename(id: string, seat: number, name: string): Promise<void>;
  rematch(id: string): Promise<string>;
  advice(id: string, ply: number): Promise<Advice>;
  review(id: string): Promise<Reviewed>;
  /** A seat's chances to win, from the beginning to now; none where they aren't known. */
  course(id: string, seat: number): Promise<readonly number[]>;
  record(id: string): Promise<string>;
  /** Make a game of a record, checked line by line, with its pack if the page has none; its id. */
  take(record: string, about?: About, pack?: string): Promise<string>;
  /**
   * Why the game of a record (with its pack, if the page has none) breaks its rules; null if it
   * doesn't. Throws if the rules can't be had.
   */
  faultOf(record: string, pack?: string): Promise<string | null>;
  rulebook(id: string): Promise<Rulebook>;
  games(): Promise<readonly GameInBrief[]>;
  forget(id: string): Promise<void>;
  /** All games as they are kept, the latest first. */
  shelved(): Promise<readonly Shelved[]>;
  /** The events of a game that stand; null if it isn't here. */
  played(id: string): Promise<Played | null>;
  /** The pack with a hash, as a game here is played on it. */
  pack(hash: string): Promise<string>;
  /** The win probabilities of some rules that are kept here; null if none are. */
  values(rules: string): Promise<Uint8Array<ArrayBuffer> | null>;
  /** A new game that begins like another, up to one of its events; its id. */
  leave(id: string, events: number, seats: readonly Seat[]): Promise<string>;
  /** What moves would cost, one after the other, and why; null where nobody knows. */
  weigh(id: string, moves: readonly string[]): Promise<Weighed | null>;
  /** Answer somebody else as well: another worker, at the other end of a channel. */
  line(port: MessagePort): Promise<void>;
  /** The rules of a sheet, with the bots that can play it here. */
  sheet(name: string): Promise<Rulebook & { bots: readonly BotInfo[] }>;
  /** The same of a pack that is at hand. */
  house(pack: string): Promise<Rulebook & { bots: readonly BotInfo[] }>;
  /** The member `bots` of a sheet's pack. */
  botsOf(sheet: string): Promise<Readonly<Record<string, BotData>>>;
  /** What is known of the win probabilities of some rules, by their name or hash, at a table of this size. */
  wins(rules: string, seats: number): Promise<Wins>;
  /**
   * Work them out, as long as nobody stops that, and keep them; games that are open use them at once.
   * What it takes, if that is more than `most` seconds or too much memory. Throws a sentence if it fails.
   */
  solveWins(rules: string, seats: number, most: number, tell: OnPart): Promise<Cost | null>;
  stopSolving(): void;
}
