/**
 * A game's log of statements, each checked before it counts, without knowing any rule of the game.
 *
 * The twin of `greed.fair.session.Session` in Python; docs/fair-dice.md specifies both. Python has
 * its state in parts of a class; here it is private, which keeps it in one file.
 */

import { hex, unhex } from "./bytes.ts";
import { holds, isKey } from "./signing.ts";
import {
  baseOf,
  commitment,
  deviceOf,
  Misstatement,
  type Why,
  readStart,
  sixWords,
  whyBadShare,
  type Owner,
  type Start,
} from "./start.ts";
import {
  headAfter,
  linksBelow,
  readBody,
  rolled,
  sayMessage,
  signMessage,
  type By,
  type Statement,
  type Words,
} from "./statement.ts";

export type Happening =
  | { kind: "throw"; seat: number; number: number; dice: readonly number[]; given: Devices }
  | { kind: "draw"; seat: number; number: number; given: Devices }
  | { kind: "decision"; seat: number; move: string; by: By; why: string }
  | { kind: "forfeit"; seat: number; number: number }
  | { kind: "out" | "back"; seats: readonly number[] }
  | { kind: "end"; how: string };

type Devices = readonly number[];

/** An owner's chain as far as it has been shown, and how many numbers were spent before it began. */
interface Chain {
  readonly owner: Owner;
  readonly base: number;
  readonly at: number;
  readonly value: Uint8Array;
}

/** A roll that is due: for which seat (null: the draw), since which head. */
interface Ask {
  readonly seat: number | null;
  readonly at: number;
}

/** A device was told that the game waits for it: when, by which statement, and who has had enough. */
export interface Notice {
  readonly time: number;
  readonly at: number;
  readonly voices: ReadonlySet<number>;
}

/** Seconds between the warning of a device and the moment when others may pass it over. */
export const WAIT = 60;

const fresh = (owner: Owner, base = 0): Chain => ({ owner, base, at: 0, value: owner.anchor });

export class Session {
  readonly start: Start;
  log: Statement[] = [];
  /** The head after each statement; the first is D. */
  heads: Uint8Array[];
  /** E, once every device has shown its share. */
  base: Uint8Array | null = null;
  /** How many numbers are spent. */
  number = 0;
  /** Who holds each seat: "device:0", "bot:bold" or "unsigned". */
  holders: string[];
  /** The contributors to the next roll are fixed, and it has not fallen. */
  frozen = false;
  /** In an open freeze, the values that are here. */
  given = new Map<number, Uint8Array>();
  /** The devices that were warned, and have not given since what they owe. */
  warned = new Map<number, Notice>();
  /** The devices that were passed over: their seats sit out. */
  away = new Set<number>();
  /** Devices that are back; they contribute again from their own next decision on. */
  coming = new Set<number>();
  /** Those that fell silent after a freeze, until a turn of theirs has passed. */
  barred = new Set<number>();
  ended: string | null = null;

  #places: Map<string, number>;
  #server: Chain;
  #chains: Chain[];
  #keys: Set<string>;
  #heard: number[];
  #shares = new Map<number, Uint8Array>();
  #event = 0;
  #ask: Ask | null = null;
  #ready = new Set<number>();
  #turn: number | null = null;
  #set: Devices = [];
  #froze = 0;

  constructor(
    start: string | Start,
    readonly faces = 6,
  ) {
    this.start = typeof start === "string" ? readStart(start) : start;
    this.heads = [this.start.digest];
    this.holders = this.start.seats.map((seat) => seat.holder);
    this.#places = new Map([[hex(this.start.digest), 0]]);
    this.#server = fresh(this.start.server);
    this.#chains = this.start.devices.map((device) => fresh(device));
    const keys = this.start.devices.flatMap(({ key, recovery }) => [key, recovery]);
    this.#keys = new Set([this.start.server.key, ...keys].map(hex));
    this.#heard = this.start.devices.map(() => 0);
    if (!this.#chains.length) this.#begin(0);
  }

  /** A session that can go on by itself; this one stays as it is. */
  copy(): Session {
    const twin = new Session(this.start, this.faces);
    twin.log = [...this.log];
    twin.heads = [...this.heads];
    twin.base = this.base;
    twin.number = this.number;
    twin.holders = [...this.holders];
    twin.frozen = this.frozen;
    twin.given = new Map(this.given);
    twin.warned = new Map(this.warned);
    twin.away = this.away;
    twin.coming = this.coming;
    twin.barred = this.barred;
    twin.ended = this.ended;
    twin.#places = new Map(this.#places);
    twin.#server = this.#server;
    twin.#chains = [...this.#chains];
    twin.#keys = new Set(this.#keys);
    twin.#heard = [...this.#heard];
    twin.#shares = new Map(this.#shares);
    twin.#event = this.#event;
    twin.#ask = this.#ask;
    twin.#ready = new Set(this.#ready);
    twin.#turn = this.#turn;
    twin.#set = this.#set;
    twin.#froze = this.#froze;
    return twin;
  }

  // What can be asked

  get digest(): Uint8Array {
    return this.start.digest;
  }

  get count(): number {
    return this.log.length;
  }

  get head(): Uint8Array {
    return this.heads.at(-1)!;
  }

  /** Where a head stands in this log; null if it doesn't. */
  placeOf(head: string): number | null {
    return this.#places.get(head) ?? null;
  }

  /** The words that people compare; "" until every device has shown its share. */
  get words(): string {
    return this.base ? sixWords(this.base) : "";
  }

  /** The present key of each device. */
  get keys(): readonly Uint8Array[] {
    return this.#chains.map((chain) => chain.owner.key);
  }

  /** The numbers that were spent when a device's present chain took effect. */
  chainBase(device: number): number {
    return this.#chains[device]!.base;
  }

  /** The number of the last roll for which the server has shown its value. */
  get serverShown(): number {
    return this.#server.at;
  }

  /** Whether a roll was asked for and has not fallen. */
  get due(): boolean {
    return this.#ask !== null;
  }

  /** Whether the roll that is due decides who begins. */
  get drawing(): boolean {
    return this.#ask !== null && this.#ask.seat === null;
  }

  /** The seat for which a roll is due, if one is. */
  get asked(): number | null {
    return this.#ask?.seat ?? null;
  }

  /** The devices that hold a seat. */
  get holding(): Devices {
    return this.#chains.flatMap((_, d) => (this.seatsOf(d).length ? [d] : []));
  }

  /** The devices that hold a seat and don't sit out. */
  get playing(): Devices {
    return this.holding.filter((d) => !this.away.has(d));
  }

  /** The devices that the next roll waits for (strict). */
  get required(): Devices {
    if (this.start.mode === "fair") return [];
    return this.playing.filter((d) => !this.coming.has(d));
  }

  get waitingReveal(): Devices {
    return this.#chains.flatMap((_, d) => (this.#shares.has(d) ? [] : [d]));
  }

  get waitingReady(): Devices {
    if (!this.due || this.frozen) return [];
    return this.required.filter((d) => !this.#ready.has(d));
  }

  get waitingValues(): Devices {
    return this.#set.filter((d) => !this.given.has(d));
  }

  /** The set of an open freeze. */
  get contributors(): Devices {
    return this.#set;
  }

  deviceOf(seat: number): number {
    return deviceOf(this.holders[seat] ?? "");
  }

  seatsOf(device: number): number[] {
    return this.holders.flatMap((holder, seat) => (deviceOf(holder) === device ? [seat] : []));
  }

  /** Whether the server stands by head k. */
  signed(k: number, head: Uint8Array, signature: Uint8Array): boolean {
    return holds(signature, signMessage(this.digest, k, head), this.start.server.key);
  }

  /** The dice that follow from the server's value for the roll that is due. */
  dice(value: Uint8Array, count: number, faces = this.faces): number[] {
    const number = this.frozen ? this.number : this.number + 1;
    const values = [...this.given].sort(([a], [b]) => a - b);
    return rolled({ base: this.base!, number, key: value, values }, count, faces);
  }

  // What can be said

  /**
   * Take the next statement in and say what has happened with it. Throws a Misstatement, and
   * changes nothing, if it may not be said, or not now, or not by this device.
   *
   * `checked`: the signature was checked before, as in a log that this device has followed.
   */
  take(by: By, body: string, signature: Uint8Array = NOTHING, checked = false): Happening[] {
    if (this.ended) bad("after-end");
    const words = readBody(by, body);
    if (by === "server" && signature.length) bad("server-signs");
    const happened =
      by === "server" ? this.#byServer(words) : this.#byDevice(by, body, words, signature, checked);
    const statement: Statement = { by, body, signature };
    this.heads.push(headAfter(this.head, statement));
    this.log.push(statement);
    this.#places.set(hex(this.head), this.count);
    return happened;
  }

  #byDevice(
    by: number,
    body: string,
    { word, head, said }: Words,
    signature: Uint8Array,
    checked: boolean,
  ): Happening[] {
    const { owner } =
      this.#chains[by] ?? bad("no-device", { device: by, count: this.#chains.length });
    const message = sayMessage(this.digest, body);
    const keys = [owner.key, ...(word === "renew" ? [this.start.devices[by]!.recovery] : [])];
    if (signature.length !== 64 || !(checked || keys.some((key) => holds(signature, message, key))))
      bad("not-signed", { device: by });
    const known = this.placeOf(head) ?? bad("unknown-head");
    if (known < this.#heard[by]!) bad("later-head", { device: by });
    let happened: Happening[] = [];
    const [a = "", b = ""] = said;
    if (word === "reveal") this.#reveal(by, unhex(a)!);
    else if (!this.base) bad("before-shares", { word });
    else if (word === "decide") happened = this.#decide(by, known, Number(a), b);
    else if (word === "ready") this.#sayReady(by, known, Number(a));
    else if (word === "value") this.#sayValue(by, known, Number(a), b);
    else if (word === "over") happened = this.#over(by, known, Number(a), Number(b));
    else if (word === "back") happened = this.#back(by);
    else if (word === "renew") this.#renew(by, a, b);
    else this.#seat(by, Number(a), b);
    this.#heard[by] = known;
    return happened;
  }

  #byServer({ word, said }: Words): Happening[] {
    if (!this.base) bad("before-shares", { word });
    const [a = "", b = "", c = ""] = said;
    switch (word) {
      case "decide":
        return this.#decideFor(Number(a), b, c);
      case "freeze":
        this.#freeze(Number(a), b);
        return [];
      case "throw":
        return this.#throw(Number(a), b, c);
      case "draw":
        return this.#draw(Number(a), b, Number(c));
      case "warn":
        this.#warn(Number(a), Number(b));
        return [];
      default:
        this.ended = a;
        return [{ kind: "end", how: a }];
    }
  }

  // The start

  #reveal(by: number, share: Uint8Array): void {
    const line = this.start.devices[by]!;
    if (this.#shares.has(by)) bad("revealed", { device: by });
    const why = whyBadShare(share);
    if (why) bad(why);
    if (!same(commitment(this.start.game, line.key, share), line.commit))
      bad("other-share", { device: by });
    this.#shares.set(by, share);
    if (!this.waitingReveal.length) this.#begin(this.count + 1);
  }

  #begin(at: number): void {
    const shares = this.#chains.map((_, device) => this.#shares.get(device)!);
    this.base = baseOf(this.digest, shares);
    if (this.start.first === null) this.#ask = { seat: null, at };
  }

  // Decisions

  #decide(by: number, known: number, seat: number, move: string): Happening[] {
    this.#checkSeat(seat);
    if (this.deviceOf(seat) !== by) bad("other-holder", { device: by, seat });
    if (known < this.#event) bad("since-happened");
    return this.#decided(seat, move, by, "");
  }

  #decideFor(seat: number, why: string, move: string): Happening[] {
    this.#checkSeat(seat);
    const kind = why === "bot" ? "bot:" : why === "unsigned" ? "unsigned" : "device:";
    if (!this.holders[seat]!.startsWith(kind))
      bad("not-decided", { holder: this.holders[seat]!, why });
    if (kind === "device:" && !this.start.clock) bad("no-clock");
    if (kind === "device:" && !this.warned.has(this.deviceOf(seat)))
      bad("seat-not-warned", { seat });
    return this.#decided(seat, move, "server", why);
  }

  #decided(seat: number, move: string, by: By, why: string): Happening[] {
    if (this.#ask) bad("roll-first");
    const [at, device] = [this.count + 1, this.deviceOf(seat)];
    if (this.away.has(device)) bad("sits-out", { seat });
    if (move !== "throw") this.#event = at;
    if (ASKS.has(move)) {
      this.#ask = { seat, at };
      this.#ready = new Set(by === "server" ? [] : [by]);
    }
    const notice = by === "server" ? this.warned.get(device) : undefined;
    this.warned = new Map(notice ? [[device, notice]] : []);
    if (by !== "server") this.coming = less(this.coming, by);
    if (STARTS.has(move)) this.#startTurn(seat);
    return [{ kind: "decision", seat, move, by, why }];
  }

  // Who contributes

  #checkOpen(number: number, known: number): void {
    if (this.start.mode === "fair") bad("fair-values");
    if (!this.#ask || this.frozen) bad("not-between");
    this.#checkNumber(number);
    if (known < this.#ask.at) bad("before-ask");
  }

  #checkFrozen(by: number, number: number, known: number): void {
    if (!this.frozen || number !== this.number) bad("not-frozen", { n: number });
    if (!this.#set.includes(by)) bad("not-in-set", { device: by, n: number });
    if (known < this.#froze) bad("before-freeze");
  }

  #checkNumber(number: number): void {
    if (number !== this.number + 1) bad("next-number", { due: this.number + 1, n: number });
  }

  #sayReady(by: number, known: number, number: number): void {
    this.#checkOpen(number, known);
    if (!this.required.includes(by) || this.#ready.has(by))
      bad("not-awaited", { device: by, n: number });
    this.#ready = new Set(this.#ready).add(by);
    this.warned.delete(by);
  }

  #freeze(number: number, set: string): void {
    if (this.start.mode === "fair") bad("fair-freeze");
    if (!this.#ask || this.frozen) bad("no-freeze");
    this.#checkNumber(number);
    const waiting = this.waitingReady;
    if (waiting.length) bad("unready", { devices: waiting.join(", ") });
    const { required } = this;
    if (devicesIn(set).join() !== required.join())
      bad("other-set", { n: number, devices: required.join(", ") || "-" });
    this.number = number;
    this.frozen = true;
    this.#froze = this.count + 1;
    this.#set = required;
    this.#ready = new Set();
  }

  #sayValue(by: number, known: number, number: number, value: string): void {
    this.#checkFrozen(by, number, known);
    if (this.given.has(by)) bad("given", { device: by });
    const chain =
      this.#shown(this.#chains[by]!, number, unhex(value)!) ??
      bad("other-value", { device: by, n: number });
    this.#chains[by] = chain;
    this.given = new Map(this.given).set(by, chain.value);
    this.warned.delete(by);
  }

  // Silence

  #warn(device: number, time: number): void {
    if (!this.playing.includes(device)) bad("no-player", { device });
    if (this.warned.has(device)) bad("warned", { device });
    if (this.due && !this.waitingReady.includes(device) && !this.waitingValues.includes(device))
      bad("owes-nothing", { device });
    this.warned.set(device, { time, at: this.count + 1, voices: new Set() });
  }

  #over(by: number, known: number, device: number, time: number): Happening[] {
    const notice = this.warned.get(device);
    if (by === device || !this.playing.includes(by)) bad("no-say", { by, device });
    if (!notice || known < notice.at) return bad("not-warned", { device });
    if (time < notice.time + WAIT)
      bad("too-soon", { device, wait: WAIT, time: String(notice.time) });
    if (this.waitingReady.includes(by) || this.waitingValues.includes(by))
      bad("owes-first", { device: by });
    this.warned.set(device, { ...notice, voices: new Set(notice.voices).add(by) });
    const silent = this.#givenUp();
    return silent.size ? this.#passOver(silent) : [];
  }

  /**
   * The devices for which nobody wants to wait any longer: the most of which each has been given
   * up by all others that play; by those that are coming back, if none else is left.
   */
  #givenUp(): ReadonlySet<number> {
    let silent = [...this.warned].flatMap(([d, { voices }]) => (voices.size ? [d] : []));
    while (silent.length) {
      const others = this.playing.filter((d) => !silent.includes(d));
      const there = others.filter((d) => !this.coming.has(d));
      const voters = there.length ? there : others;
      const agreed = silent.filter(
        (d) => voters.length && voters.every((voter) => this.warned.get(d)!.voices.has(voter)),
      );
      if (agreed.length === silent.length) break;
      silent = agreed;
    }
    return new Set(silent);
  }

  /** Let the seats of silent devices sit out; a throw that they have spoilt is void. */
  #passOver(silent: ReadonlySet<number>): Happening[] {
    const [ask, at, spoilt, drawing] = [this.#ask, this.count + 1, this.frozen, this.drawing];
    const happened: Happening[] = [];
    this.away = new Set([...this.away, ...silent]);
    this.coming = without(this.coming, silent);
    for (const device of silent) this.warned.delete(device);
    if (spoilt) {
      this.barred = new Set([...this.barred, ...silent]);
      this.#thaw();
      if (ask) this.#ask = { seat: ask.seat, at };
    }
    this.#ready = without(this.#ready, silent);
    if (ask && ask.seat !== null && silent.has(this.deviceOf(ask.seat))) {
      if (spoilt) happened.push({ kind: "forfeit", seat: ask.seat, number: this.number });
      this.#ask = null;
    }
    this.#event = at;
    return drawing ? [] : [...happened, { kind: "out", seats: this.#seats(silent) }];
  }

  #back(by: number): Happening[] {
    if (!this.away.has(by)) bad("not-away", { device: by });
    if (this.barred.has(by)) bad("spoilt", { device: by });
    this.away = less(this.away, by);
    this.coming = new Set(this.coming).add(by);
    const seats = this.seatsOf(by);
    return seats.length && !this.drawing ? [{ kind: "back", seats }] : [];
  }

  /** Note whose turn it is: those that were passed over on the way have sat out theirs. */
  #startTurn(seat: number): void {
    if (this.#turn !== null) {
      const [from, seats] = [this.#turn, this.holders.length];
      const steps = (seat - from - 1 + seats) % seats;
      const passed = Array.from({ length: steps }, (_, i) => this.deviceOf((from + 1 + i) % seats));
      this.barred = without(this.barred, new Set(passed));
    }
    this.#turn = seat;
  }

  /** The seats that devices hold, in order. */
  #seats(devices: ReadonlySet<number>): number[] {
    return this.holders.flatMap((holder, seat) => (devices.has(deviceOf(holder)) ? [seat] : []));
  }

  // Rolls

  /** A chain once it has shown its value for a roll; null if that isn't it. */
  #shown(chain: Chain, number: number, value: Uint8Array): Chain | null {
    const at = number - chain.base;
    if (at <= chain.at) return null;
    const below = linksBelow(this.start.game, chain.owner.key);
    let link = value;
    for (let j = at - 1; j >= chain.at; j--) link = below(j, link);
    return same(link, chain.value) ? { ...chain, at, value } : null;
  }

  #shows(number: number, value: string): Chain {
    if (this.start.mode === "fair") this.#checkNumber(number);
    else if (!this.frozen || number !== this.number) bad("not-frozen", { n: number });
    else if (this.waitingValues.length)
      bad("values-missing", { devices: this.waitingValues.join(", ") });
    const chain = this.#shown(this.#server, number, unhex(value)!);
    return chain ?? bad("server-value", { n: number });
  }

  #throw(number: number, value: string, faces: string): Happening[] {
    const seat = this.asked ?? bad("no-throw");
    const server = this.#shows(number, value);
    const dice = faces.split(",").map(Number);
    const due = this.dice(server.value, dice.length);
    if (due.join() !== faces)
      bad("other-throw", { n: number, due: due.join(" "), fallen: dice.join(" ") });
    const given = this.#set;
    this.#fallen(server, number);
    return [{ kind: "throw", seat, number, dice, given }];
  }

  #draw(number: number, value: string, seat: number): Happening[] {
    if (!this.drawing) bad("no-draw");
    const server = this.#shows(number, value);
    const [face] = this.dice(server.value, 1, this.holders.length);
    if (seat !== face! - 1) bad("other-draw", { due: face! - 1, seat });
    const given = this.#set;
    this.#fallen(server, number);
    const seats = this.#seats(this.away); // they sit out from the beginning
    const drawn: Happening = { kind: "draw", seat, number, given };
    return seats.length ? [drawn, { kind: "out", seats }] : [drawn];
  }

  #fallen(server: Chain, number: number): void {
    this.#server = server;
    this.number = number;
    this.#ask = null;
    this.#event = this.count + 1;
    this.#thaw();
  }

  #thaw(): void {
    this.frozen = false;
    this.#set = [];
    this.given = new Map();
    this.#ready = new Set();
  }

  // Other hands

  #renew(by: number, key: string, anchor: string): void {
    if (this.frozen) bad("frozen-device");
    if (this.#keys.has(key)) bad("key-used");
    const owner: Owner = { key: unhex(key)!, anchor: unhex(anchor)! };
    if (!isKey(owner.key)) bad("weak-key");
    this.#chains[by] = fresh(owner, this.number);
    this.#keys = new Set(this.#keys).add(key);
    this.#ready = less(this.#ready, by);
  }

  #seat(by: number, seat: number, holder: string): void {
    this.#checkSeat(seat);
    if (this.deviceOf(seat) !== by) bad("other-holder", { device: by, seat });
    if (this.frozen) bad("frozen-seat");
    const other = deviceOf(holder);
    if (other >= this.#chains.length) bad("no-holder", { holder });
    if (other === by) bad("holds-already", { holder, seat });
    if (this.away.has(by) || this.away.has(other)) bad("seat-stays");
    this.holders[seat] = holder;
    // It owes nothing any more.
    if (!this.due || !this.seatsOf(by).length) this.warned.delete(by);
  }

  #checkSeat(seat: number): void {
    if (seat >= this.holders.length) bad("no-seat", { seat, count: this.holders.length });
  }
}

const NOTHING = new Uint8Array();
const ASKS = new Set(["throw", "roll", "accept", "decline"]);
const STARTS = new Set(["throw", "accept", "decline"]);

function bad(...why: Why): never {
  throw new Misstatement(...why);
}

function same(a: Uint8Array, b: Uint8Array): boolean {
  return a.length === b.length && a.every((byte, i) => byte === b[i]);
}

function less(set: ReadonlySet<number>, one: number): Set<number> {
  return without(set, new Set([one]));
}

function without(set: ReadonlySet<number>, others: ReadonlySet<number>): Set<number> {
  return new Set([...set].filter((one) => !others.has(one)));
}

function devicesIn(set: string): number[] {
  return set === "-" ? [] : set.split(",").map(Number);
}
