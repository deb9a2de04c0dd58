/**
 * The phone that keeps a room for the others. It answers what a server would answer, judges every
 * statement as a server would, and stores each step before anybody hears of it.
 */

import * as engine from "../engine/index.ts";
import { hex, sha256, unhex } from "../lib/fair/bytes.ts";
import { Dealer } from "../lib/fair/dealer.ts";
import { WAIT } from "../lib/fair/session.ts";
import { isKey } from "../lib/fair/signing.ts";
import type {
  ClientMessage,
  DeviceSetup,
  Happened,
  Problem,
  ServerMessage,
  Snapshot,
} from "../lib/protocol.ts";
import { Draft } from "./draft.ts";
import { Refusal, refused, type Answer } from "./refusal.ts";
import * as checked from "./requests.ts";
import { empty, foldStep, gameOf, statusOf } from "./table.ts";
import type { Entry, Setup, Step, Table } from "./table.ts";
import { gameState, proofView, recordOf, roomView } from "./views.ts";

/** Seconds for which a device may owe a decision, or its part in a roll, before it is warned. */
const PATIENCE = { turn: 60, roll: 10 };

const REACTIONS = new Set(["smile", "wow", "sad", "heart", "thumb", "luck"]);

/** Where the host keeps a room: the step is there before anybody hears of it. */
export interface Shelf {
  append(step: Step): void;
}

/** One phone's line to the host. */
export interface Caller {
  hear(message: ClientMessage): void;
  close(): void;
}

interface Listener {
  readonly send: (message: ServerMessage) => void;
  keys: readonly string[];
  said: number;
  greeted: boolean;
}

export class Host {
  #table: Table;
  #dealer: Dealer | null = null;
  readonly #told: Happened[] = [];
  readonly #listeners = new Set<Listener>();

  constructor(
    readonly setup: Setup,
    readonly pack: string,
    readonly shelf: Shelf,
    /** Open the room in which the same people play again. */
    readonly rematch: (setup: Omit<Setup, "secret" | "code" | "game">, seats: Entry[]) => string,
    steps: readonly Step[] = [],
    readonly now = (): number => Date.now() / 1000,
  ) {
    this.#table = empty(setup, engine.readPack(pack));
    for (const step of steps) this.#fold(step);
  }

  get table(): Table {
    return this.#table;
  }

  /** Seats whose phones are connected. */
  get here(): Set<number> {
    const keys = new Set([...this.#listeners].flatMap((listener) => listener.keys));
    return new Set(this.#table.seats.flatMap(({ key }, seat) => (keys.has(key) ? [seat] : [])));
  }

  #fold(step: Step): void {
    const [after, entries] = foldStep(this.#table, step);
    this.#table = after;
    this.#told.push({ seq: step.seq, at: step.at, ply: after.ply, entries });
  }

  /** Do something: it is stored, and then told to everybody. */
  act(decide: (draft: Draft, dealer: Dealer) => void): void {
    const before = this.#table;
    const draft = new Draft(before, this.now());
    decide(draft, this.dealer);
    if (!draft.entries.length) return;
    const { seq, at } = draft.table;
    this.shelf.append({ seq, at, entries: draft.entries });
    this.#table = draft.table;
    this.#told.push({ seq, at, ply: draft.table.ply, entries: draft.heard });
    for (const listener of this.#listeners) if (listener.greeted) this.#update(listener, before);
  }

  /** What this phone says of the dice of the game under way, or of the one to come. */
  get dealer(): Dealer {
    const game = gameOf(this.#table);
    if (this.#dealer?.game !== game) this.#dealer = new Dealer(unhex(this.setup.secret)!, game);
    return this.#dealer;
  }

  // Lines

  connect(send: (message: ServerMessage) => void): Caller {
    const listener: Listener = { send, keys: [], said: 0, greeted: false };
    this.#listeners.add(listener);
    return {
      hear: (message) => this.#hear(listener, message),
      close: () => {
        this.#listeners.delete(listener);
        this.#present();
      },
    };
  }

  #hear(listener: Listener, message: ClientMessage): void {
    switch (message.type) {
      case "hello":
        listener.keys = checked.tokens(message.tokens).map(keyOf);
        listener.greeted = true;
        listener.said = this.#table.session?.count ?? 0;
        listener.send({
          type: "snapshot",
          snapshot: this.#snapshot(listener.keys, message.since ?? 0, message.proof_since ?? null),
        });
        return this.#present();
      case "ping":
        return listener.send({ type: "pong" });
      case "react": {
        const [seat] = this.#seatsOf(listener.keys);
        if (seat === undefined || !REACTIONS.has(message.what)) return;
        for (const each of this.#listeners)
          each.send({ type: "reaction", seat, what: message.what });
        return;
      }
      default: {
        const path = message.type === "say" ? "/say" : "/prepare";
        const id = message.id ?? null;
        const { status, body } = this.#asked(path, message, listener.keys);
        if (status < 300)
          listener.send({ type: "answer", id, ...(body as { seq: number; ply: number }) });
        else listener.send({ type: "refused", id, problem: body as Problem });
      }
    }
  }

  #update(listener: Listener, before: Table): void {
    const table = this.#table;
    const quiet = before.seats === table.seats && before.prepared === table.prepared;
    const same = quiet && statusOf(before) === statusOf(table) && before.next === table.next;
    const shown = before.session?.warned.size || table.session?.warned.size || !same;
    const proof = proofView(table, this.dealer, listener.said);
    listener.said = table.session?.count ?? 0;
    listener.send({
      type: "update",
      steps: this.#told.slice(-1),
      game: gameState(table),
      ...(shown || before.session?.away.size !== table.session?.away.size
        ? { room: roomView(table, this.here) }
        : {}),
      ...(proof?.statements.length || proof?.start ? { proof } : {}),
    });
  }

  #present(): void {
    const here = [...this.here];
    const watching = [...this.#listeners].filter(({ keys }) => !this.#seatsOf(keys).length).length;
    for (const listener of this.#listeners)
      if (listener.greeted) listener.send({ type: "presence", here, watching });
  }

  #snapshot(keys: readonly string[], since: number, said: number | null): Snapshot {
    const table = this.#table;
    return {
      seq: table.seq,
      room: roomView(table, this.here),
      game: gameState(table),
      you: { seats: this.#seatsOf(keys), host: this.#keeps(keys) },
      log: this.#told.slice(since),
      proof: said === null ? null : proofView(table, this.dealer, said),
    };
  }

  #seatsOf(keys: readonly string[]): number[] {
    return this.#table.seats.flatMap(({ key }, seat) => (key && keys.includes(key) ? [seat] : []));
  }

  #keeps(keys: readonly string[]): boolean {
    return keys.includes(this.#table.seats[this.setup.keeper]!.key);
  }

  // Requests

  /** Answer a request as a server would: `path` comes after the room's own. */
  answer(path: string, body: unknown, tokens: readonly string[]): Answer {
    return this.#asked(path, body, tokens.map(keyOf));
  }

  #asked(path: string, body: unknown, keys: readonly string[]): Answer {
    try {
      return { status: 200, body: this.#do(path, body, keys) };
    } catch (error) {
      return refused(error, this.#table.ply);
    }
  }

  #do(path: string, body: unknown, keys: readonly string[]): unknown {
    const [, word = "", number] = path.split(/[/?]/);
    const table = this.#table;
    const host = (): void => {
      if (!this.#keeps(keys))
        throw new Refusal("not_host", "only the phone that keeps the room can do that");
    };
    switch (word) {
      case "": {
        const said = /proof_since=(\d{1,9})/.exec(path)?.[1];
        const since = Number(/[?&]since=(\d{1,10})/.exec(path)?.[1] ?? table.seq);
        return this.#snapshot(keys, since, said === undefined ? null : Number(said));
      }
      case "sheet": {
        const { sheet, rules, page, card } = table.pack;
        return { sheet, rules, page, card, toml: "", estimate: { seconds: 0, megabytes: 0 } };
      }
      case "pack":
        return this.pack;
      case "record":
        return recordOf(table, this.dealer);
      case "seats":
        if (number === undefined) return this.#join(checked.join(body));
        this.#seat(Number(number), checked.seat(body), path.endsWith("/call"), keys);
        return this.#done();
      case "start":
        host();
        this.act((draft, dealer) => {
          this.#must(["open"], "the game has already started");
          if (table.seats.some(({ key }) => !key))
            throw new Refusal("wrong_phase", "a seat is still open");
          draft.begin(dealer);
        });
        return this.#done();
      case "reopen":
        host();
        this.#must(["revealing"], "only a start that waits for phones can be called off");
        this.act((draft) => draft.take({ kind: "reopen" }));
        return this.#done();
      case "abandon":
        host();
        this.#must(["open", "revealing", "playing"], "the game is over");
        this.act((draft) => draft.abandon());
        return this.#done();
      case "prepare":
        this.#prepare(checked.device(body), keys);
        return this.#done();
      case "say":
        this.#say(checked.say(body), keys);
        return this.#done();
      case "rematch":
        return { room: { code: this.#rematch(keys) } };
      default:
        throw new Refusal("wrong_phase", "a room between phones has nothing like that");
    }
  }

  #done(): { seq: number; ply: number } {
    return { seq: this.#table.seq, ply: this.#table.ply };
  }

  #must(statuses: readonly string[], why: string): void {
    if (!statuses.includes(statusOf(this.#table))) throw new Refusal("wrong_phase", why);
  }

  #join({ name, device }: checked.Joining): unknown {
    this.#must(["open"], "the game has already started");
    const { seats } = this.#table;
    // In a game that goes on, the seats have their names already.
    const own = seats.findIndex((free) => !free.key && free.name === name);
    const seat = own < 0 ? seats.findIndex(({ key }) => !key) : own;
    if (seat < 0) throw new Refusal("seat_taken", "every seat is taken");
    const token = hex(crypto.getRandomValues(new Uint8Array(16)));
    this.act((draft) => {
      draft.take({ kind: "seat", seat, name: unlike(name, seats, seat), key: keyOf(token) });
      if (device) draft.take({ kind: "device", seats: [seat], device: this.#fit(device, [seat]) });
    });
    return { token, seat, snapshot: this.#snapshot([keyOf(token)], 0, 0) };
  }

  #seat(
    seat: number,
    { name, open }: checked.Seating,
    call: boolean,
    keys: readonly string[],
  ): void {
    const { seats } = this.#table;
    const taken = seats[seat];
    if (!taken?.key) throw new Refusal("bad_request", `nobody sits at seat ${seat}`);
    if (call) return this.#call(seat, keys);
    const own = keys.includes(taken.key);
    this.#must(["open"], "names and seats are fixed once the game starts");
    if (open) {
      if (!own && !this.#keeps(keys))
        throw new Refusal("not_host", "only the host frees other seats");
      if (seat === this.setup.keeper)
        throw new Refusal("wrong_phase", "the phone that keeps the room plays along");
      this.act((draft) => draft.take({ kind: "seat", seat, name: "", key: "" }));
    } else {
      if (!own) throw new Refusal("not_your_seat", "only its own player can change a name");
      const signing = this.#table.prepared.get(seat);
      this.act((draft) => {
        draft.take({ kind: "seat", seat, name: unlike(name, seats, seat), key: taken.key });
        if (signing) draft.take({ kind: "device", seats: [seat], device: signing });
      });
    }
  }

  /** Warn a device that owes something for long enough. */
  #call(seat: number, keys: readonly string[]): void {
    const { session, owes } = this.#table;
    this.#must(["revealing", "playing"], "no game is in progress");
    if (!this.#seatsOf(keys).length) throw new Refusal("wrong_token", "you don't play along");
    const device = session!.deviceOf(seat);
    if (session!.warned.has(device)) return;
    const since = owes.get(device);
    if (since === undefined)
      throw new Refusal("wrong_phase", "the game isn’t waiting for this player");
    const left = since + (session!.due ? PATIENCE.roll : PATIENCE.turn) - this.now();
    if (left > 0)
      throw new Refusal(
        "wrong_phase",
        `give this player a little longer: ${Math.ceil(left)} more seconds`,
      );
    this.act((draft) => draft.warn(device));
  }

  #prepare(device: DeviceSetup, keys: readonly string[]): void {
    const seats = this.#seatsOf(keys);
    if (!seats.length) throw new Refusal("wrong_token", "your token doesn’t belong to a seat here");
    this.#must(["open"], "the game began without this phone");
    const known = seats.map((seat) => JSON.stringify(this.#table.prepared.get(seat)));
    const fit = this.#fit(device, seats);
    if (known.every((other) => other === JSON.stringify(fit))) return;
    this.act((draft) => draft.take({ kind: "device", seats, device: fit }));
  }

  #fit(device: DeviceSetup, seats: readonly number[]): DeviceSetup {
    const game = gameOf(this.#table);
    if (device.game !== game)
      throw new Refusal(
        "stale",
        `this phone is ready for game ${device.game}, the next is ${game}`,
      );
    for (const digits of [device.key, device.recovery])
      if (!isKey(unhex(digits)!)) throw new Refusal("bad_request", "this key binds nobody");
    for (const [seat, other] of this.#table.prepared)
      if (!seats.includes(seat) && other.key === device.key)
        throw new Refusal("bad_request", "this key belongs to another phone");
    const { key, anchor, commit, recovery } = device;
    return { game, key, anchor, commit, recovery };
  }

  #say({ device, says }: checked.Saying, keys: readonly string[]): void {
    const { session } = this.#table;
    if (!this.#seatsOf(keys).length) throw new Refusal("wrong_token", "you don’t play along");
    const log = session?.log ?? [];
    const known = (body: string, signature: string): boolean =>
      log.some((one) => one.by === device && one.body === body && hex(one.signature) === signature);
    if (says.every(([body, signature]) => known(body, signature))) return;
    this.#must(["revealing", "playing"], "no game is in progress");
    this.act((draft, dealer) => {
      for (const [body, signature] of says) {
        this.#patient(body);
        draft.take({ kind: "said", by: device, body, signature });
      }
      draft.deal(dealer);
    });
  }

  /** Nobody is passed over before a warned device has had its time by this phone's clock. */
  #patient(body: string): void {
    const [word, , device] = body.split(" ");
    const notice = word === "over" ? this.#table.session?.warned.get(Number(device)) : undefined;
    const left = notice ? notice.time + WAIT - this.now() : 0;
    if (left > 0) throw new Refusal("wrong_phase", `wait ${Math.ceil(left)} more seconds`);
  }

  #rematch(keys: readonly string[]): string {
    const { next, seats, state, attempts, previous, setup } = this.#table;
    if (!this.#seatsOf(keys).length) throw new Refusal("wrong_token", "you don’t play along");
    if (next) return next;
    this.#must(["over"], "the game is not over yet");
    const entries = seats.map(({ name, key }, seat): Entry => ({ kind: "seat", seat, name, key }));
    const first = (state!.first + 1) % seats.length;
    const { seats: count, keeper } = setup;
    const again = { seats: count, keeper, first, attempts, previous, created: this.now() };
    const code = this.rematch(again, entries);
    this.act((draft) => draft.take({ kind: "next", code }));
    return code;
  }
}

/** What a token opens; the token itself is nowhere in the log. */
export function keyOf(token: string): string {
  return hex(sha256(new TextEncoder().encode(token)));
}

function unlike(name: string, seats: readonly { name: string }[], own: number): string {
  const others = seats.flatMap((seat, index) => (index === own ? [] : [seat.name]));
  let said = name;
  for (let count = 2; others.includes(said); count++) said = `${name} ${count}`;
  return said;
}
