/**
 * A room that is kept by one of its phones: what its log has made of it, and the one way in which
 * an entry changes that. The twin of `greed.web.rooms.fold`, for strict dice.
 */

import * as engine from "../engine/index.ts";
import type { Pack, PlayEvent, State } from "../engine/types.ts";
import { hex, unhex } from "../lib/fair/bytes.ts";
import { plainName } from "../lib/format.ts";
import { Session, type Happening } from "../lib/fair/session.ts";
import { deviceOf } from "../lib/fair/start.ts";
import type { By } from "../lib/fair/statement.ts";
import type { DeviceSetup, Entry as Heard } from "../lib/protocol.ts";
import { Refusal } from "./refusal.ts";

/** A room as it was opened. */
export interface Setup {
  readonly code: string;
  /** The id of its game, without the number of the attempt to start it. */
  readonly game: string;
  /** What all that the host's phone says of the dice comes from; it never leaves that phone. */
  readonly secret: string;
  readonly seats: number;
  /** The seat of the phone that keeps the room. */
  readonly keeper: number;
  /** The seat that begins, null if the dice decide, or the position that the game goes on from. */
  readonly first: number | string | null;
  /** Starts at this table before, rematches included, and the last of them. */
  readonly attempts: number;
  readonly previous: string;
  readonly created: number;
}

export type Entry =
  | {
      readonly kind: "seat";
      readonly seat: number;
      readonly name: string;
      readonly key: string;
      readonly bot: string | null;
    }
  | { readonly kind: "device"; readonly seats: readonly number[]; readonly device: DeviceSetup }
  | { readonly kind: "attempt"; readonly text: string }
  | { readonly kind: "reopen" }
  | {
      readonly kind: "said";
      readonly by: By;
      readonly body: string;
      readonly signature: string;
    }
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
  readonly prepared: ReadonlyMap<number, DeviceSetup>;
  readonly attempts: number;
  readonly previous: string;
  /** The dice of the game from its start text on; never told anything, only succeeded by a copy. */
  readonly session: Session | null;
  readonly state: State | null;
  /** Throws and moves so far, as a record holds them. */
  readonly events: readonly PlayEvent[];
  /** Since when the game has waited for devices. */
  readonly owes: ReadonlyMap<number, number>;
  readonly next: string | null;
  readonly abandoned: boolean;
}

const OPEN: Seat = { name: "", key: "", bot: null };

export function empty(setup: Setup, pack: Pack): Table {
  return {
    ...{ setup, pack, seq: 0, at: setup.created, ply: 0 },
    seats: Array.from({ length: setup.seats }, () => OPEN),
    prepared: new Map(),
    ...{ attempts: setup.attempts, previous: setup.previous },
    ...{ session: null, state: null, events: [], owes: new Map(), next: null, abandoned: false },
  };
}

export type Status = "open" | "revealing" | "playing" | "over" | "abandoned";

export function statusOf({ abandoned, state, session }: Table): Status {
  if (abandoned) return "abandoned";
  if (!state) return session ? "revealing" : "open";
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

/** The id that the dice are bound to; between games, that of the game to come. */
export function gameOf({ session, setup, attempts }: Table): string {
  return session?.start.game ?? `${setup.game}.${attempts + 1}`;
}

/** The devices that are prepared, in the order of their seats. */
export function devicesOf({ prepared }: Table): { device: DeviceSetup; seats: number[] }[] {
  const devices = new Map<string, { device: DeviceSetup; seats: number[] }>();
  for (const [seat, device] of [...prepared].sort(([a], [b]) => a - b)) {
    const known = devices.get(device.key);
    if (known) known.seats.push(seat);
    else devices.set(device.key, { device, seats: [seat] });
  }
  return [...devices.values()];
}

/** What the game waits for, and from which devices. */
export function awaited(session: Session): ["reveal" | "ready" | "value" | null, Devices] {
  if (session.ended) return [null, []];
  if (session.waitingReveal.length) return ["reveal", session.waitingReveal];
  if (session.waitingValues.length) return ["value", session.waitingValues];
  return [session.waitingReady.length ? "ready" : null, session.waitingReady];
}

type Devices = readonly number[];
type Folded = readonly [Table, readonly Heard[]];

/** The room after a step of its log, and what everybody hears of it. */
export function foldStep(table: Table, { seq, at, entries }: Step): Folded {
  if (seq !== table.seq + 1) throw new Error(`step ${table.seq + 1} is missing`);
  let [after, heard]: Folded = [{ ...table, seq, at }, []];
  for (const entry of entries) {
    const [next, more] = fold(after, entry, true);
    [after, heard] = [next, [...heard, ...more]];
  }
  return [after, heard];
}

/**
 * The room after an entry, and what everybody hears of it. Throws a Misstatement or a Refusal if
 * it can't happen. `checked`: its signature has been checked before.
 */
export function fold(table: Table, entry: Entry, checked = false): Folded {
  switch (entry.kind) {
    case "seat": {
      const { seat, name, key, bot } = entry;
      const prepared = new Map([...table.prepared].filter(([index]) => index !== seat));
      return seated({ ...table, prepared }, seat, { name, key, bot });
    }
    case "device": {
      const fresh = entry.seats.map((seat) => [seat, entry.device] as const);
      return [{ ...table, prepared: new Map([...table.prepared, ...fresh]) }, []];
    }
    case "attempt":
      return attempt(table, entry.text);
    case "reopen":
      return [{ ...table, session: null, prepared: new Map() }, [{ kind: "reopen" }]];
    case "said":
      return said(table, entry, checked);
    case "next":
      return [{ ...table, next: entry.code }, []];
    case "abandon":
      return [{ ...table, abandoned: true }, []];
  }
}

function seated(table: Table, seat: number, by: Seat): Folded {
  const { name, bot } = by;
  const seats = table.seats.map((was, index) => (index === seat ? by : was));
  return [{ ...table, seats }, [{ kind: "seat", seat, name, bot }]];
}

function attempt(table: Table, text: string): Folded {
  const session = new Session(text, table.pack.sheet.faces);
  const { attempt: attempts } = session.start;
  const previous = hex(session.digest);
  return begun({ ...table, session, attempts, previous, prepared: new Map() }, session);
}

/** Begin as soon as every device has revealed its share, unless the dice decide who begins. */
function begun(table: Table, session: Session): Folded {
  const { first } = session.start;
  if (table.state || !session.base || first === null) return [table, []];
  return started(table, first);
}

function started(table: Table, from: number | string): Folded {
  const state = engine.begun(table.pack, table.seats.length, from);
  const { first } = state;
  const position = typeof from === "string" ? { position: from } : {};
  return [{ ...table, state }, [{ kind: "start", first, ...position }]];
}

function said(
  table: Table,
  { by, body, signature }: Entry & { kind: "said" },
  checked: boolean,
): Folded {
  if (!table.session) throw new Refusal("not_started", ["refused-not-started"]);
  const session = table.session.copy();
  const happened = session.take(by, body, unhex(signature) ?? new Uint8Array(), checked);
  let [after, heard]: Folded = [{ ...table, session }, told(by, body)];
  const [word, , seat, holder = ""] = body.split(" ");
  if (word === "seat") [after, heard] = handed(after, Number(seat), holder);
  for (const one of happened) {
    const [next, more] = cameOf(after, one);
    [after, heard] = [next, [...heard, ...more]];
  }
  const [next, more] = begun(after, session);
  return [{ ...next, owes: owing(next, session, by, body) }, [...heard, ...more]];
}

/** Somebody has given a seat away, to a bot or to another phone. */
function handed(table: Table, seat: number, holder: string): Folded {
  const [kind, who = ""] = [holder.slice(0, holder.indexOf(":")), holder.replace(/^\w+:/, "")];
  if (kind === "bot") return seated(table, seat, { name: plainName(who), key: "", bot: who });
  const other = table.session!.seatsOf(Number(who)).find((held) => held !== seat);
  const key = other === undefined ? "" : table.seats[other]!.key;
  return seated(table, seat, { ...table.seats[seat]!, key, bot: null });
}

/** What everybody hears of a statement, besides the moves and throws that it brings about. */
function told(by: By, body: string): Heard[] {
  const [word, a = "", b = ""] = body.split(" ");
  if (by === "server") return word === "warn" ? [{ kind: "warn", device: Number(a) }] : [];
  if (word === "over") return [{ kind: "device", what: "over", device: Number(b), by }];
  return word === "back" || word === "renew"
    ? [{ kind: "device", what: word, device: by, by }]
    : [];
}

/** What a statement has brought about in the game. */
function cameOf(table: Table, happening: Happening): Folded {
  switch (happening.kind) {
    case "draw":
      return started(table, happening.seat);
    case "decision":
      return decided(
        table,
        happening.seat,
        happening.move,
        happening.why === "bot" ? "bot" : "seat",
      );
    case "throw": {
      const [{ seat, dice }, state] = [happening, playing(table)];
      const after = engine.throwDice(table.pack, state, dice);
      return [moved(table, dice, after), [{ kind: "throw", seat, dice, by: "seat" }]];
    }
    case "forfeit":
      return made(table, playing(table).seat, "forfeit");
    case "out":
    case "back": {
      let [after, heard]: Folded = [table, []];
      for (const seat of happening.seats) {
        if (!after.state || after.state.phase === "over") break;
        const [next, more] = made(after, seat, `${happening.kind} ${seat + 1}`);
        [after, heard] = [next, [...heard, ...more]];
      }
      return [after, heard];
    }
    case "end":
      return [table, []];
  }
}

function decided(table: Table, seat: number, move: string, by: Mover): Folded {
  const state = playing(table);
  if (state.phase === "over") throw new Refusal("wrong_phase", ["refused-over"]);
  if (seat !== state.seat)
    throw new Refusal("not_your_turn", ["refused-turn", { name: table.seats[state.seat]!.name }]);
  if (move === "throw") {
    if (state.phase !== "throw") throw new Refusal("illegal", "no dice are to fall now");
    return [table, []];
  }
  const why = engine.whyNot(table.pack, state, move);
  if (why !== null) throw new Refusal("illegal", why, engine.legalMoves(table.pack, state));
  return made(table, seat, move, by);
}

type Mover = "seat" | "bot";

function made(table: Table, seat: number, move: string, by: Mover = "seat"): Folded {
  const after = engine.happen(table.pack, playing(table), move);
  return [moved(table, move, after), [{ kind: "move", seat, move, by }]];
}

function moved(table: Table, event: PlayEvent, state: State): Table {
  return { ...table, state, ply: table.ply + 1, events: [...table.events, event] };
}

function playing({ state }: Table): State {
  if (!state) throw new Refusal("not_started", ["refused-not-started"]);
  return state;
}

/** Which devices the game waits for now, and since when. */
function owing(table: Table, session: Session, by: By, body: string): ReadonlyMap<number, number> {
  const gave = /^(?:decide|ready|value) /.test(body) ? by : null;
  let [, devices] = awaited(session);
  const { state } = table;
  const turn = state && state.phase !== "over" ? deviceOf(session.holders[state.seat]!) : -1;
  if (!session.due && turn >= 0) devices = [turn];
  return new Map(
    devices.map((d) => [d, d === gave ? table.at : (table.owes.get(d) ?? table.at)] as const),
  );
}
