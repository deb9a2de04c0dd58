/**
 * A room as the screens know it: what is to be seen, what can be done, what can be asked. Whether
 * it is on a server or on this device is the business of the kinds of rooms, and of them alone.
 */

import { say } from "../../language/messages.ts";
import { Refused, reason } from "../api.ts";
import type { Worn } from "../faces.ts";
import { listed } from "../format.ts";
import type { Advice, Reviewed } from "../coached.ts";
import type {
  Ask,
  DiceMode,
  DiceView,
  Problem,
  Reaction,
  RoomView,
  SheetView,
  You,
} from "../protocol.ts";
import { labelOf } from "../label.ts";
import { look } from "../look.svelte.ts";
import { nameAt } from "../rivals.ts";
import type { SeatDice } from "../sealed/seat.svelte.ts";
import { Stage } from "../stage.svelte.ts";

/** Where dice come from; "device": this browser's own source of random numbers. */
export type Dicing = DiceMode | "device";

/** A room without its game. */
export type TableView = Omit<RoomView, "dice"> & {
  readonly dice: Omit<DiceView, "mode"> & { readonly mode: Dicing };
};

/** What the rules of a room's game look like on a page. */
export type Rulebook = Pick<SheetView, "sheet" | "page" | "card">;

/** How well the line to the room holds; "gone": the room no longer exists. */
export type Line = "connecting" | "live" | "lost" | "gone";

/** A link that leads others to this room. */
export interface RoomLink {
  title: string;
  text: string;
  link: string;
  open?: boolean;
}

/** What can be done about people in other places. */
export interface Others {
  /** Take an open seat, or the one of this number. */
  join(name: string, seat?: number): Promise<void>;
  /** Have anything else done that concerns them. */
  ask(asked: Ask): Promise<void>;
  /** Use a token from now on, and with it the identity of its owner. */
  take(token: string): void;
  /** Show everybody at the table what we think. */
  react(what: Reaction["what"]): void;
}

/** A costly choice, before it is made: what it loses, and why another is better. */
export interface Objection {
  readonly move: string;
  readonly cost: number;
  readonly why: string;
  /** Make the move anyway, or think again. */
  answer(anyway: boolean): void;
}

export abstract class Room {
  room = $state.raw<TableView | null>(null);
  you = $state.raw<You>({ seats: [], host: false });
  here = $state.raw<readonly number[]>([]);
  watching = $state(0);
  line = $state<Line>("connecting");
  /** The line seems open, but nothing comes through it. */
  silent = $state(false);
  /** What somebody shows the table just now; a new object each time. */
  reaction = $state.raw<Omit<Reaction, "type"> | null>(null);
  /** Something of ours is on its way. */
  sending = $state(false);
  /** One of the phones at the table keeps it, and no server. */
  get near(): boolean {
    return false;
  }

  /** Why there is no game to be seen yet, or not any more; "" where there is. */
  get hidden(): string {
    return "";
  }
  /** What people should know about how this room is kept; "" if all is well. */
  warning = $state("");
  readonly stage: Stage;
  /** What the tutor has against a move, until somebody answers. */
  objection = $state.raw<Objection | null>(null);
  /** The dice as this browser follows them; null where devices have no part in them. */
  dice = $state.raw<SeatDice | null>(null);
  /** Null where everybody sits at this device. */
  abstract readonly others: Others | null;

  constructor(readonly code: string) {
    this.stage = new Stage(
      (seat) => this.nameOf(seat),
      (seat) => this.holds(seat),
      (device) => this.deviceName(device),
    );
  }

  holds(seat: number): boolean {
    return this.you.seats.includes(seat);
  }

  /** The name to speak of a seat: "You" where one person plays one seat in this browser. */
  nameOf(seat: number): string {
    return this.#alone(seat) ? "You" : this.label(seat);
  }

  /** The name that stands on the score sheet; a person who gave none is "You" to themselves alone. */
  label(seat: number): string {
    const { name = "", bot } = this.room?.seats[seat] ?? {};
    return labelOf(bot ? nameAt(name, bot) : name, seat, this.#alone(seat));
  }

  /** What was chosen for the face of a seat; null: the one that goes with the seat. */
  faceAt(seat: number): Worn | null {
    return this.#alone(seat) ? look : null;
  }

  #alone(seat: number): boolean {
    return this.you.seats.length === 1 && this.holds(seat);
  }

  /** We look on, and play for nobody. */
  get looksOn(): boolean {
    return this.you.seats.length === 0 && !this.you.host;
  }

  /** The name to speak of a device: whose it is, by the seats for which it came. */
  deviceName(device: string): string {
    const seats = this.dice?.owners.get(device) ?? [];
    return seats.length
      ? say("device-of", { player: listed(seats.map((seat) => this.label(seat))) })
      : say("device-any");
  }

  /** The dice come from all devices at the table together. */
  get sealed(): boolean {
    return this.room?.dice.sealed ?? false;
  }

  /** This browser has stopped: the dice that it is shown can't be right. */
  get silenced(): boolean {
    return Boolean(this.dice?.alarm);
  }

  /** How the room is kept and who watches, in a few words. */
  abstract get about(): string;
  abstract close(): void;
  /** Make a move, and what follows it. */
  abstract move(move: string, then?: "roll" | "bank"): Promise<void>;
  /** Why a move cannot be made now; null if it can. */
  abstract whyNot(move: string): Promise<string | null>;
  /** Of these numbers of dice left one has to be said with a turn's points; -1: saying none. */
  abstract lefts(points: number): Promise<readonly number[]>;
  abstract start(): Promise<void>;
  /** Give the game up for everyone. */
  abstract abandon(): Promise<void>;
  /** Another name for the person at a seat of ours. */
  abstract rename(seat: number, name: string): Promise<void>;
  /** The address of the room in which the same people play again. */
  abstract rematch(): Promise<string>;
  abstract advice(ply: number): Promise<Advice>;
  /** The finished game looked at again; null where nobody can. */
  abstract review(): Promise<Reviewed | null>;
  /** A seat's chances to win, from the beginning to now; none where they aren't known. */
  async course(_seat: number): Promise<readonly number[]> {
    return [];
  }
  /** The record of the game, as JSON Lines. */
  abstract record(): Promise<string>;
  abstract rulebook(): Promise<Rulebook>;
  /** The links to hand on; none where a room is on this device alone. */
  abstract links(): Promise<readonly RoomLink[]>;
}

/** The sentence of a refusal, and whether the game has merely gone on meanwhile. */
export function refusalOf(error: unknown): { message: string; stale: boolean } {
  const problem: Problem | undefined = error instanceof Refused ? error.problem : undefined;
  const stale = problem?.code === "stale" || problem?.code === "misstated";
  return { message: problem?.message ?? reason(error), stale };
}
