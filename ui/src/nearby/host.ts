/**
 * The phone that keeps a room for the others. It answers what a server would answer, and stores
 * each step before anybody hears of it.
 */

import * as engine from "../engine/whole.ts";
import { plainName } from "../lib/format.ts";
import type { Paper, Said } from "../lib/link.ts";
import type {
  Bot,
  DoneMessage,
  Move,
  Open,
  Rename,
  Seal,
  ServerMessage,
  Sit,
  Told,
} from "../lib/protocol.ts";
import { hex, unhex } from "../lib/sealed/bytes.ts";
import { Chain, HOST } from "../lib/sealed/chain.ts";
import { Dealer, WAIT } from "../lib/sealed/dealer.ts";
import { Audience, keyOf, type Caller } from "./audience.ts";
import { Draft } from "./draft.ts";
import { named, read, type Wanted } from "./asks.ts";
import { Refusal, problemOf } from "./refusal.ts";
import { deviceAt, empty, foldStep, keeps, nextDeviceAt, seatsOf, statusOf } from "./table.ts";
import type { Entry, Seat, Setup, Step, Table } from "./table.ts";
import { ABSENCE, recordOf } from "./views.ts";

/** What a room has space for besides the course of its game: seats taken and given, calls. */
const ASIDES = 500;
const COURSE = new Set<Entry["kind"]>(["start", "dice", "move"]);

/** Where the host keeps a room: the step is there before anybody hears of it. */
export interface Shelf {
  append(step: Step): void;
}

export class Host {
  #table: Table;
  readonly dealer: Dealer;
  #asides = 0;
  /** The roll for which links are awaited, and since when; a new one after a reload. */
  #asked = { k: 0, at: 0 };
  /** Moves by what their pages call them, with the step and the ply that they became. */
  readonly #done = new Map<string, { seq: number; ply: number }>();
  readonly #audience: Audience = new Audience(this);

  constructor(
    readonly setup: Setup,
    readonly pack: string,
    readonly shelf: Shelf,
    /** Open the room in which the same people play again. */
    readonly rematch: (setup: Omit<Setup, "secret" | "code" | "game">, seats: Entry[]) => string,
    steps: readonly Step[] = [],
    readonly now = (): number => Date.now() / 1000,
  ) {
    this.dealer = new Dealer(new Chain(setup.game, HOST, unhex(setup.secret)!));
    this.#table = empty(setup, engine.readPack(pack));
    for (const step of steps) {
      const [after, entries] = foldStep(this.#table, step);
      this.#took(after, step, entries);
    }
  }

  get table(): Table {
    return this.#table;
  }

  #took(after: Table, { seq, at, entries }: Step, heard: readonly Told[]): void {
    const before = this.#table;
    this.#table = after;
    this.#asides += entries.filter(({ kind }) => !COURSE.has(kind)).length;
    for (const entry of entries)
      if (entry.kind === "move" && entry.id) this.#done.set(entry.id, { seq, ply: after.ply });
    this.#audience.told.push({ seq, at, ply: after.ply, entries: heard });
    this.#audience.update(before);
    this.#await();
  }

  /** Do something: it is stored, and then told to everybody. */
  act(decide: (draft: Draft) => void): void {
    const draft = new Draft(this.#table, this.now(), this.dealer, this.here);
    decide(draft);
    const { entries, table, heard } = draft;
    if (!entries.length) return;
    const asides = entries.filter(({ kind }) => !COURSE.has(kind)).length;
    if (asides && this.#asides + asides > ASIDES && !table.abandoned)
      throw new Refusal("wrong_phase", "this room has seen too many changes: open another");
    const step = { seq: table.seq, at: table.at, entries };
    this.shelf.append(step);
    this.#took(table, step, heard);
  }

  /** Wait for links, but not for long. */
  #await(): void {
    const k = this.#table.course?.asked?.[1] ?? 0;
    if (!k || k === this.#asked.k) return;
    this.#asked = { k, at: this.now() };
    setTimeout(() => this.tick(), WAIT * 1000 + 50);
  }

  /** Go on without devices that have been silent for too long. */
  tick(): void {
    if (!this.#table.course?.asked || this.#table.abandoned) return;
    if (this.now() - this.#asked.at >= WAIT) this.act((draft) => draft.void());
  }

  connect(send: (message: ServerMessage) => void): Caller {
    return this.#audience.connect(send);
  }

  /** Seats whose phones are connected. */
  get here(): Set<number> {
    return this.#audience.here;
  }

  // What is asked for

  /** Answer a phone as a server would. */
  answer(sent: unknown, tokens: readonly string[]): Said {
    return this.asked(sent, tokens.map(keyOf));
  }

  asked(sent: unknown, keys: readonly string[]): Said {
    try {
      const wanted = read(sent);
      if (wanted.do === "read") return { type: "text", text: this.#text(wanted.what) };
      const more = this.#do(wanted, keys);
      const { seq, ply } = this.#table;
      return { type: "done", seq, ply, ...more };
    } catch (error) {
      return { type: "refused", problem: problemOf(error, this.#table.ply) };
    }
  }

  #text(what: Paper["what"]): string {
    if (what === "pack") return this.pack;
    if (what === "record") return recordOf(this.#table);
    const { sheet, rules, page, card } = this.#table.pack;
    return JSON.stringify({ sheet, rules, page, card });
  }

  #do(wanted: Exclude<Wanted, Paper>, keys: readonly string[]): Partial<DoneMessage> | void {
    switch (wanted.do) {
      case "sit":
        return this.#sit(wanted);
      case "stand":
        return this.#stand(wanted.seat, keys);
      case "bot":
        return this.#bot(wanted, keys);
      case "name":
        return this.#rename(wanted, keys);
      case "start":
        this.#mustKeep(keys);
        this.#must(["open"], ["refused-started"]);
        if (this.#table.seats.some(isFree)) throw new Refusal("wrong_phase", ["refused-open-seat"]);
        return this.act((draft) => draft.begin());
      case "abandon":
        this.#mustKeep(keys);
        this.#must(["open", "starting", "playing"], ["refused-over"]);
        return this.act((draft) => draft.take({ kind: "abandon" }));
      case "move":
        return this.#move(wanted, keys);
      case "skip":
        return this.#skip(wanted.ply, keys);
      case "call":
        return this.#call(wanted.seat, keys);
      case "seal":
        return this.#seal(wanted, keys);
      case "open":
        return this.#open(wanted, keys);
      case "react":
        return this.#audience.react(this.#own(keys)[0]!, wanted.what);
      case "rematch":
        return { room: this.#rematch(keys) };
    }
  }

  #mustKeep(keys: readonly string[]): void {
    if (!keeps(this.#table, keys)) throw new Refusal("not_host", ["refused-host"]);
  }

  #must(statuses: readonly string[], why: Refusal["why"]): void {
    if (!statuses.includes(statusOf(this.#table))) throw new Refusal("wrong_phase", why);
  }

  /** The seats of somebody at the table. */
  #own(keys: readonly string[]): number[] {
    const seats = seatsOf(this.#table, keys);
    if (!seats.length) throw new Refusal("wrong_token", ["refused-token"]);
    return seats;
  }

  #sit({ name: said, seat: wanted = null }: Sit): Partial<DoneMessage> {
    const [name, { seats }] = [named(said), this.#table];
    const lost = wanted !== null && statusOf(this.#table) === "playing";
    if (!lost) this.#must(["open"], ["refused-started"]);
    // In a game that goes on, the seats have their names already.
    const own = seats.findIndex((seat) => isFree(seat) && seat.name === name);
    const seat = lost ? this.#lost(wanted) : own < 0 ? seats.findIndex(isFree) : own;
    if (seat < 0) throw new Refusal("seat_taken", ["refused-full"]);
    const token = hex(crypto.getRandomValues(new Uint8Array(16)));
    const called = lost ? seats[seat]!.name : unlike(name, seats, seat);
    const key = keyOf(token);
    this.act((draft) => draft.take({ kind: "seat", seat, name: called, key, bot: null }));
    return { token, seat };
  }

  /** A seat whose phone is gone: its owner sits down again with another one. */
  #lost(seat: number): number {
    const { key, name } = this.#table.seats[seat] ?? {};
    if (!key) throw new Refusal("bad_request", `nobody sits at seat ${seat}`);
    if (this.here.has(seat)) throw new Refusal("seat_taken", ["refused-here", { name }]);
    return seat;
  }

  /** A seat at which a person sits. */
  #taken(seat: number): Seat {
    const taken = this.#table.seats[seat];
    if (!taken || isFree(taken)) throw new Refusal("bad_request", `nobody sits at seat ${seat}`);
    return taken;
  }

  #stand(seat: number, keys: readonly string[]): void {
    const own = keys.includes(this.#taken(seat).key);
    this.#must(["open"], ["refused-started"]);
    if (!own) this.#mustKeep(keys);
    if (seat === this.setup.keeper)
      throw new Refusal("wrong_phase", "the phone that keeps the room plays along");
    this.act((draft) => draft.take({ kind: "seat", seat, name: "", key: "", bot: null }));
  }

  #rename({ seat, name }: Rename, keys: readonly string[]): void {
    const taken = this.#taken(seat);
    const { prepared, seats } = this.#table;
    this.#must(["open"], ["refused-started"]);
    if (!keys.includes(taken.key)) throw new Refusal("not_your_seat", ["refused-own-name"]);
    const [called, device] = [unlike(named(name), seats, seat), prepared.get(seat)];
    this.act((draft) => {
      draft.take({ ...taken, kind: "seat", seat, name: called });
      if (device) draft.take({ kind: "device", seats: [seat], device });
    });
  }

  /** Let a bot play at a free seat, or for a player who leaves, or who is away. */
  #bot({ seat, bot }: Bot, keys: readonly string[]): void {
    const { seats } = this.#table;
    const taken = seats[seat];
    if (!taken) throw new Refusal("bad_request", `there is no seat ${seat}`);
    const playing = statusOf(this.#table) === "playing";
    if (playing) this.#say(seat, keys);
    else {
      this.#mustKeep(keys);
      this.#must(["open"], ["refused-started"]);
      if (!isFree(taken)) throw new Refusal("wrong_phase", ["refused-taken", { name: taken.name }]);
    }
    if (!engine.bots(this.#table.pack).some(({ name }) => name === bot && name !== "optimal"))
      throw new Refusal("bad_request", `no bot ${bot} plays here`);
    if (playing && seat === this.setup.keeper)
      throw new Refusal("wrong_phase", "the phone that keeps the room plays along");
    const name = unlike(plainName(bot), seats, seat);
    this.act((draft) => {
      draft.take({ kind: "seat", seat, name, key: "", bot });
      draft.deal();
    });
  }

  /** Ask whether a player is still there; everybody sees it. */
  #call(seat: number, keys: readonly string[]): void {
    const { name } = this.#taken(seat);
    this.#must(["playing"], ["refused-no-game"]);
    if (this.#own(keys).includes(seat))
      throw new Refusal("wrong_phase", "you can only call another person");
    if (this.here.has(seat) && !this.#owes(seat))
      throw new Refusal("wrong_phase", ["refused-here", { name }]);
    if (!this.#table.called.has(seat)) this.act((draft) => draft.take({ kind: "call", seat }));
  }

  /** Whether the roll that a seat has asked for waits for its device alone. */
  #owes(seat: number): boolean {
    const { course } = this.#table;
    const by = course?.asked?.[2];
    return !!by && by === deviceAt(this.#table, seat) && this.dealer.waiting(course).includes(by);
  }

  /** Refuse what isn't for somebody to say about a seat: it is its player's, until that was called. */
  #say(seat: number, keys: readonly string[]): void {
    if (this.#own(keys).includes(seat)) return;
    const { seats, called } = this.#table;
    const { name } = seats[seat]!;
    const since = called.get(seat);
    if (since === undefined) throw new Refusal("not_your_seat", ["refused-call-first", { name }]);
    const n = Math.ceil(since + ABSENCE - this.now());
    if (n > 0) throw new Refusal("not_your_seat", ["refused-called", { name, n }]);
  }

  /** Have the turn of a player who is away played to its end. */
  #skip(ply: number, keys: readonly string[]): void {
    this.#own(keys);
    this.#must(["playing"], ["refused-no-game"]);
    const { state, course, ply: now } = this.#table;
    if (!state || ply !== now) throw new Refusal("stale", ["refused-moved-on", { ply, now }]);
    this.#say(state.seat, keys);
    this.act((draft) => {
      if (course!.asked) return draft.void(true);
      draft.take({ kind: "skip" });
      draft.deal();
    });
  }

  /** A device has come: before the game, or in the place of one that is lost. */
  #seal({ game, device: name, anchor }: Seal, keys: readonly string[]): void {
    const device = { name, anchor };
    const seats = this.#own(keys);
    const { course, prepared } = this.#table;
    if (game !== this.setup.game) throw new Refusal("stale", `the game here is ${this.setup.game}`);
    this.#must(["open", "starting", "playing"], ["refused-over"]);
    if (seats.every((seat) => nextDeviceAt(this.#table, seat) === name)) return;
    const others = [...prepared].flatMap(([seat, one]) => (seats.includes(seat) ? [] : one.name));
    if ([HOST, ...others, ...(course?.devices ?? []).map((one) => one.name)].includes(name))
      throw new Refusal("bad_request", "another device has this name");
    this.act((draft) => draft.take({ kind: "device", seats, device }));
  }

  #open({ k, device, link }: Open, keys: readonly string[]): void {
    this.#own(keys);
    const { course } = this.#table;
    if (course?.asked?.[1] !== k) return; // it has come too late, or twice
    this.dealer.take(course, ["opening", k, device, link]);
    this.act((draft) => draft.deal());
  }

  #move(
    { move, then, ply, id, seat = null }: Move,
    keys: readonly string[],
  ): Partial<DoneMessage> | void {
    const own = this.#own(keys);
    const before = id && this.#done.get(id);
    if (before) return { ...before, again: true };
    const { state, seats, ply: now } = this.#table;
    if (!state) throw new Refusal("not_started", ["refused-not-started"]);
    if (statusOf(this.#table) !== "playing") throw new Refusal("wrong_phase", ["refused-over"]);
    if (!own.includes(state.seat) || (seat !== null && seat !== state.seat))
      throw new Refusal("not_your_turn", ["refused-turn", { name: seats[state.seat]!.name }]);
    if (ply !== now) throw new Refusal("stale", ["refused-moved-on", { ply, now }]);
    this.act((draft) => {
      if (this.#table.called.has(state.seat)) draft.take({ kind: "back", seat: state.seat });
      draft.move(move, "seat", id ?? undefined);
      if (then) draft.move(then, "seat");
      draft.deal();
    });
  }

  /** Somebody who was called is there again. */
  back(seats: readonly number[]): void {
    const called = seats.filter((seat) => this.#table.called.has(seat));
    if (called.length && statusOf(this.#table) === "playing")
      this.act((draft) => called.forEach((seat) => draft.take({ kind: "back", seat })));
  }

  #rematch(keys: readonly string[]): string {
    this.#own(keys);
    const { next, seats, state, setup } = this.#table;
    if (next) return next;
    this.#must(["over"], ["refused-not-over"]);
    const entries = seats.map((sits, seat): Entry => ({ kind: "seat", seat, ...sits }));
    const first = (state!.first + 1) % seats.length;
    const again = { seats: setup.seats, keeper: setup.keeper, first, created: this.now() };
    const code = this.rematch(again, entries);
    this.act((draft) => draft.take({ kind: "next", code }));
    return code;
  }
}

const isFree = ({ key, bot }: Seat): boolean => !key && !bot;

function unlike(name: string, seats: readonly { name: string }[], own: number): string {
  const others = seats.flatMap((seat, index) => (index === own ? [] : [seat.name]));
  let said = name;
  for (let count = 2; others.includes(said); count++) said = `${name} ${count}`;
  return said;
}
