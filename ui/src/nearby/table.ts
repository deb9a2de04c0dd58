/**
 * A room that is kept by one of its phones: what its log has made of it, and the one way in which
 * an entry changes that. The twin of `greed.room.fold`.
 */

import * as engine from "../engine/index.ts";
import type { Pack, PlayEvent, State } from "../engine/types.ts";
import type { Told } from "../lib/protocol.ts";
import { begin, fold as foldDice, type Course, type Start } from "../lib/sealed/course.ts";
import type * as sealed from "../lib/sealed/course.ts";
import { Refusal } from "./refusal.ts";

/** A room as it was opened. */
export interface Setup {
  readonly code: string;
  /** The id of its game, and the last link of the host's chain; that never leaves its phone. */
  readonly game: string;
  readonly secret: string;
  readonly seats: number;
  /** The seat of the phone that keeps the room. */
  readonly keeper: number;
  /** The seat that begins, null if the dice decide, or the position that the game goes on from. */
  readonly first: number | string | null;
  readonly created: number;
}

/** A device at the table: its name in the game, and the anchor of its chain. */
export interface Device {
  readonly name: string;
  readonly anchor: string;
}

export type Mover = "seat" | "bot" | "host";

export type Entry =
  | {
      readonly kind: "seat";
      readonly seat: number;
      readonly name: string;
      readonly key: string;
      readonly bot: string | null;
    }
  | { readonly kind: "device"; readonly seats: readonly number[]; readonly device: Device }
  | { readonly kind: "start"; readonly start: Start }
  | { readonly kind: "dice"; readonly entry: sealed.Entry }
  | {
      readonly kind: "move";
      readonly move: string;
      readonly by: Mover;
      /** What its page calls it, so that it isn't made twice. */
      readonly id?: string;
    }
  | { readonly kind: "call" | "back"; readonly seat: number }
  | { readonly kind: "skip" }
  | { readonly kind: "next"; readonly code: string }
  | { readonly kind: "abandon" };

export interface Step {
  readonly seq: number;
  readonly at: number;
  readonly entries: readonly Entry[];
}

/** The player who holds the token of this key sits here, or a bot; "": no player does. */
export interface Seat {
  readonly name: string;
  readonly key: string;
  readonly bot: string | null;
}

export interface Table {
  readonly setup: Setup;
  readonly pack: Pack;
  readonly seq: number;
  readonly at: number;
  readonly ply: number;
  readonly seats: readonly Seat[];
  /** Devices that have told of themselves and take no part yet, by seat. */
  readonly prepared: ReadonlyMap<number, Device>;
  /** The dice of the game from its start on. */
  readonly course: Course | null;
  /** All that was said of them after the start. */
  readonly sealed: readonly sealed.Entry[];
  /** Who asks for the roll that is due: a device, "" for nobody's; null: none is due. */
  readonly asks: string | null;
  readonly state: State | null;
  /** Throws and moves so far, as a record holds them. */
  readonly events: readonly PlayEvent[];
  /** Players who were called and have not answered, and since when. */
  readonly called: ReadonlyMap<number, number>;
  /** The present turn is played to its end for a player who is away. */
  readonly skips: boolean;
  readonly next: string | null;
  readonly abandoned: boolean;
}

const OPEN: Seat = { name: "", key: "", bot: null };
/** Moves after which dice fall. */
const ASKS = new Set(["throw", "roll", "accept", "decline"]);

export function empty(setup: Setup, pack: Pack): Table {
  return {
    ...{ setup, pack, seq: 0, at: setup.created, ply: 0 },
    seats: Array.from({ length: setup.seats }, () => OPEN),
    prepared: new Map(),
    ...{ course: null, sealed: [], asks: null, state: null, events: [] },
    ...{ called: new Map(), skips: false, next: null, abandoned: false },
  };
}

export type Status = "open" | "starting" | "playing" | "over" | "abandoned";

export function statusOf({ abandoned, state, course }: Table): Status {
  if (abandoned) return "abandoned";
  if (!course) return "open";
  if (!state) return "starting";
  return state.phase === "over" ? "over" : "playing";
}

/** The seats that these keys open. */
export function seatsOf({ seats }: Table, keys: readonly string[]): number[] {
  return seats.flatMap(({ key }, seat) => (key && keys.includes(key) ? [seat] : []));
}

/** Whether one of these keys is that of the phone that keeps the room. */
export function keeps({ seats, setup }: Table, keys: readonly string[]): boolean {
  return keys.includes(seats[setup.keeper]!.key);
}

/** The devices that are prepared, in the order of their seats. */
export function devicesOf({ prepared }: Table): { device: Device; seats: number[] }[] {
  const devices = new Map<string, { device: Device; seats: number[] }>();
  for (const [seat, device] of [...prepared].sort(([a], [b]) => a - b)) {
    const known = devices.get(device.name);
    if (known) known.seats.push(seat);
    else devices.set(device.name, { device, seats: [seat] });
  }
  return [...devices.values()];
}

/** The device that plays for a seat; "" where there is none. */
export function deviceAt({ course }: Table, seat: number): string {
  return course?.devices.find(({ seats }) => seats.includes(seat))?.name ?? "";
}

/** The same once those that have come since the last roll take part. */
export function nextDeviceAt(table: Table, seat: number): string {
  return table.prepared.get(seat)?.name ?? deviceAt(table, seat);
}

type Folded = readonly [Table, readonly Told[]];

/** The room after a step of its log, and what everybody hears of it. */
export function foldStep(table: Table, { seq, at, entries }: Step): Folded {
  if (seq !== table.seq + 1) throw new Error(`step ${table.seq + 1} is missing`);
  let [after, heard]: Folded = [{ ...table, seq, at }, []];
  for (const entry of entries) {
    const [next, more] = fold(after, entry);
    [after, heard] = [next, [...heard, ...more]];
  }
  return [after, heard];
}

/**
 * The room after an entry, and what everybody hears of it. Throws a DiceError or a Refusal if it
 * can't happen.
 */
export function fold(table: Table, entry: Entry): Folded {
  switch (entry.kind) {
    case "seat": {
      const { seat, name, key, bot } = entry;
      const prepared = without(table.prepared, [seat]);
      const called = without(table.called, [seat]);
      const seats = table.seats.map((was, at) => (at === seat ? { name, key, bot } : was));
      return [{ ...table, prepared, called, seats }, [{ kind: "seat", seat, name, bot }]];
    }
    case "device": {
      const fresh = entry.seats.map((seat) => [seat, entry.device] as const);
      return [{ ...table, prepared: new Map([...table.prepared, ...fresh]) }, []];
    }
    case "start": {
      const begun = { ...table, course: begin(entry.start), prepared: new Map() };
      const { first } = table.setup;
      const [after, heard]: Folded = first === null ? [begun, []] : started(begun, first);
      return [after, [{ kind: "dice", entry: entry.start }, ...heard]];
    }
    case "dice": {
      const [after, heard] = fell(table, entry.entry);
      return [after, [{ kind: "dice", entry: entry.entry }, ...heard]];
    }
    case "move":
      return decided(table, entry.move, entry.by);
    case "call": {
      const called = new Map([...table.called, [entry.seat, table.at]]);
      return [{ ...table, called }, [{ kind: "call", seat: entry.seat }]];
    }
    case "back": {
      const called = without(table.called, [entry.seat]);
      return [{ ...table, called }, [{ kind: "back", seat: entry.seat }]];
    }
    case "skip":
      return [{ ...table, skips: true }, []];
    case "next":
      return [{ ...table, next: entry.code }, []];
    case "abandon":
      return [{ ...table, abandoned: true }, []];
  }
}

function without<T>(all: ReadonlyMap<number, T>, gone: readonly number[]): Map<number, T> {
  return new Map([...all].filter(([seat]) => !gone.includes(seat)));
}

function started(table: Table, from: number | string): Folded {
  const state = engine.begun(table.pack, table.seats.length, from);
  const { first } = state;
  const position = typeof from === "string" ? { position: from } : {};
  return [{ ...table, state }, [{ kind: "start", first, ...position }]];
}

/** What an entry of the dice brings about in the game. */
function fell(table: Table, entry: sealed.Entry): Folded {
  if (!table.course) throw new Refusal("not_started", ["refused-not-started"]);
  const course = foldDice(table.course, entry);
  let after: Table = { ...table, course, sealed: [...table.sealed, entry] };
  if (entry[0] === "joined") return [{ ...after, prepared: without(table.prepared, entry[3]) }, []];
  if (entry[0] === "rolled") {
    const { state } = table;
    after = { ...after, asks: null };
    if (!state) return started(after, entry[4][0]! - 1);
    const [dice, { seat }] = [entry[4], state];
    const by = table.seats[seat]!.bot ? "bot" : table.skips ? "host" : "seat";
    const next = engine.throwDice(table.pack, state, dice);
    return [moved(after, dice, next), [{ kind: "throw", seat, dice, by }]];
  }
  // The device of the player who asked was silent: that costs the turn.
  const lost = entry[0] === "void" && !course.again && table.state;
  return lost ? made({ ...after, asks: null }, "forfeit", "host") : [after, []];
}

function decided(table: Table, move: string, by: Mover): Folded {
  const state = playing(table);
  const { seat } = state;
  if (state.phase === "over") throw new Refusal("wrong_phase", ["refused-over"]);
  if (table.asks !== null) throw new Refusal("wrong_phase", ["refused-rolling"]);
  const asks = by === "seat" ? nextDeviceAt(table, seat) : "";
  if (move === "throw") {
    if (state.phase !== "throw") throw new Refusal("illegal", "no dice are to fall now");
    return [{ ...table, asks }, []];
  }
  const why = whyNot(table.pack, state, move);
  if (why !== null) throw new Refusal("illegal", why, engine.legalMoves(table.pack, state));
  const [after, heard] = made(table, move, by);
  return [ASKS.has(move) ? { ...after, asks } : after, heard];
}

/** Why a move can't be made, which may be any text. */
function whyNot(pack: Pack, state: State, move: string): string | null {
  try {
    return engine.whyNot(pack, state, move);
  } catch (error) {
    return (error as Error).message;
  }
}

function made(table: Table, move: string, by: Mover): Folded {
  const state = playing(table);
  const after = engine.happen(table.pack, state, move);
  return [moved(table, move, after), [{ kind: "move", seat: state.seat, move, by }]];
}

function moved(table: Table, event: PlayEvent, state: State): Table {
  const skips = table.skips && !engine.endsTurn(table.state!, event, state);
  return { ...table, state, skips, ply: table.ply + 1, events: [...table.events, event] };
}

function playing({ state }: Table): State {
  if (!state) throw new Refusal("not_started", ["refused-not-started"]);
  return state;
}
