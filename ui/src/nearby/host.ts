/**
 * The phone that keeps a room for the others. It answers what a server would answer, judges every
 * statement as a server would, and stores each step before anybody hears of it.
 */

import * as engine from "../engine/whole.ts";
import { listed } from "../language/messages.ts";
import { hex, unhex } from "../lib/fair/bytes.ts";
import { Dealer } from "../lib/fair/dealer.ts";
import { WAIT } from "../lib/fair/session.ts";
import { isKey } from "../lib/fair/signing.ts";
import { plainName } from "../lib/format.ts";
import type { DeviceSetup, ServerMessage } from "../lib/protocol.ts";
import { Audience, keyOf, type Caller } from "./audience.ts";
import { Draft } from "./draft.ts";
import { Refusal, refused, type Answer } from "./refusal.ts";
import * as checked from "./requests.ts";
import { empty, foldStep, gameOf, keeps, seatsOf, statusOf } from "./table.ts";
import type { Entry, Seat, Setup, Step, Table } from "./table.ts";
import { recordOf } from "./views.ts";

/** Seconds for which a device may owe a decision, or its part in a roll, before it is warned. */
const PATIENCE = { turn: 60, roll: 10 };

/** What a room has space for besides the course of its game: seats taken and given, keys renewed. */
const ASIDES = 500;
const COURSE = /^(?:reveal|decide|ready|value|over) /;

const isAside = (entry: Entry): boolean =>
  entry.kind === "said" ? entry.by !== "server" && !COURSE.test(entry.body) : true;

/** Where the host keeps a room: the step is there before anybody hears of it. */
export interface Shelf {
  append(step: Step): void;
}

export class Host {
  #table: Table;
  #dealer: Dealer | null = null;
  #asides = 0;
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
    this.#table = empty(setup, engine.readPack(pack));
    for (const step of steps) this.#fold(step);
  }

  get table(): Table {
    return this.#table;
  }

  #fold(step: Step): void {
    const [after, entries] = foldStep(this.#table, step);
    this.#table = after;
    this.#asides += step.entries.filter(isAside).length;
    this.#audience.told.push({ seq: step.seq, at: step.at, ply: after.ply, entries });
  }

  /** Do something: it is stored, and then told to everybody. */
  act(decide: (draft: Draft, dealer: Dealer) => void): void {
    const before = this.#table;
    const draft = new Draft(before, this.now());
    decide(draft, this.dealer);
    if (!draft.entries.length) return;
    const asides = draft.entries.filter(isAside).length;
    if (asides && this.#asides + asides > ASIDES && !draft.table.abandoned)
      throw new Refusal("wrong_phase", "this room has seen too many changes: open another");
    this.#asides += asides;
    const { seq, at } = draft.table;
    this.shelf.append({ seq, at, entries: draft.entries });
    this.#table = draft.table;
    this.#audience.told.push({ seq, at, ply: draft.table.ply, entries: draft.heard });
    this.#audience.update(before);
  }

  /** What this phone says of the dice of the game under way, or of the one to come. */
  get dealer(): Dealer {
    const game = gameOf(this.#table);
    if (this.#dealer?.game !== game) this.#dealer = new Dealer(unhex(this.setup.secret)!, game);
    return this.#dealer;
  }

  connect(send: (message: ServerMessage) => void): Caller {
    return this.#audience.connect(send);
  }

  /** Seats whose phones are connected. */
  get here(): Set<number> {
    return this.#audience.here;
  }

  // Requests

  /** Answer a request as a server would: `path` comes after the room's own. */
  answer(path: string, body: unknown, tokens: readonly string[]): Answer {
    return this.asked(path, body, tokens.map(keyOf));
  }

  asked(path: string, body: unknown, keys: readonly string[]): Answer {
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
      if (!keeps(this.#table, keys)) throw new Refusal("not_host", ["refused-host"]);
    };
    switch (word) {
      case "": {
        const said = /proof_since=(\d{1,9})/.exec(path)?.[1];
        const since = Number(/[?&]since=(\d{1,10})/.exec(path)?.[1] ?? table.seq);
        return this.#audience.snapshot(keys, since, said === undefined ? null : Number(said));
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
          this.#must(["open"], ["refused-started"]);
          if (table.seats.some(isFree)) throw new Refusal("wrong_phase", ["refused-open-seat"]);
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
        this.#must(["open", "revealing", "playing"], ["refused-over"]);
        this.act((draft) => draft.abandon());
        return this.#done();
      case "prepare":
        this.#prepare(checked.device(body), keys);
        return this.#done();
      case "say":
        this.#say(checked.say(body), keys);
        return this.#done();
      case "renew":
        return this.#renew(checked.say(body));
      case "rematch":
        return { room: { code: this.#rematch(keys) } };
      default:
        throw new Refusal("wrong_phase", "a room between phones has nothing like that");
    }
  }

  #done(): { seq: number; ply: number } {
    return { seq: this.#table.seq, ply: this.#table.ply };
  }

  #must(statuses: readonly string[], why: Refusal["why"]): void {
    if (!statuses.includes(statusOf(this.#table))) throw new Refusal("wrong_phase", why);
  }

  #join({ name, device }: checked.Joining): unknown {
    this.#must(["open"], ["refused-started"]);
    const { seats } = this.#table;
    // In a game that goes on, the seats have their names already.
    const own = seats.findIndex((seat) => isFree(seat) && seat.name === name);
    const seat = own < 0 ? seats.findIndex(isFree) : own;
    if (seat < 0) throw new Refusal("seat_taken", ["refused-full"]);
    const token = hex(crypto.getRandomValues(new Uint8Array(16)));
    this.act((draft) => {
      const called = unlike(name, seats, seat);
      draft.take({ kind: "seat", seat, name: called, key: keyOf(token), bot: null });
      if (device) draft.take({ kind: "device", seats: [seat], device: this.#fit(device, [seat]) });
    });
    return { token, seat, snapshot: this.#audience.snapshot([keyOf(token)], 0, 0) };
  }

  #seat(
    seat: number,
    { name, open, bot }: checked.Seating,
    call: boolean,
    keys: readonly string[],
  ): void {
    const { seats } = this.#table;
    const taken = seats[seat];
    if (!taken) throw new Refusal("bad_request", `there is no seat ${seat}`);
    if (bot !== null) return this.#bot(seat, bot, keys);
    if (isFree(taken)) throw new Refusal("bad_request", `nobody sits at seat ${seat}`);
    if (call) return this.#call(seat, keys);
    const own = keys.includes(taken.key);
    this.#must(["open"], ["refused-started"]);
    if (open) {
      if (!own && !keeps(this.#table, keys)) throw new Refusal("not_host", ["refused-host"]);
      if (seat === this.setup.keeper)
        throw new Refusal("wrong_phase", "the phone that keeps the room plays along");
      this.act((draft) => draft.take({ kind: "seat", seat, name: "", key: "", bot: null }));
    } else {
      if (!own) throw new Refusal("not_your_seat", ["refused-own-name"]);
      const signing = this.#table.prepared.get(seat);
      this.act((draft) => {
        draft.take({ ...taken, kind: "seat", seat, name: unlike(name, seats, seat) });
        if (signing) draft.take({ kind: "device", seats: [seat], device: signing });
      });
    }
  }

  /** Let a bot play at a free seat. */
  #bot(seat: number, bot: string, keys: readonly string[]): void {
    const { seats } = this.#table;
    if (!keeps(this.#table, keys)) throw new Refusal("not_host", ["refused-host"]);
    this.#must(["open"], ["refused-started"]);
    if (!isFree(seats[seat]!))
      throw new Refusal("wrong_phase", ["refused-taken", { name: seats[seat]!.name }]);
    this.#plays(bot);
    const name = unlike(plainName(bot), seats, seat);
    this.act((draft) => draft.take({ kind: "seat", seat, name, key: "", bot }));
  }

  /** Only bots that play by themselves: they answer at once, against anyone. */
  #plays(bot: string): void {
    if (!engine.bots(this.#table.pack).some(({ name }) => name === bot && name !== "optimal"))
      throw new Refusal("bad_request", `no bot ${bot} plays here`);
  }

  /** Warn a device that owes something for long enough. */
  #call(seat: number, keys: readonly string[]): void {
    const { session, owes, seats } = this.#table;
    const { name } = seats[seat]!;
    this.#must(["revealing", "playing"], ["refused-no-game"]);
    if (!seatsOf(this.#table, keys).length) throw new Refusal("wrong_token", ["refused-token"]);
    const device = session!.deviceOf(seat);
    if (session!.warned.has(device)) return;
    const since = owes.get(device);
    if (since === undefined) throw new Refusal("wrong_phase", ["refused-not-awaited", { name }]);
    const left = since + (session!.due ? PATIENCE.roll : PATIENCE.turn) - this.now();
    if (left > 0)
      throw new Refusal("wrong_phase", ["refused-longer", { name, n: Math.ceil(left) }]);
    this.act((draft) => draft.warn(device));
  }

  #prepare(device: DeviceSetup, keys: readonly string[]): void {
    const seats = seatsOf(this.#table, keys);
    if (!seats.length) throw new Refusal("wrong_token", ["refused-token"]);
    this.#must(["open"], ["refused-started"]);
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
    if (!seatsOf(this.#table, keys).length) throw new Refusal("wrong_token", ["refused-token"]);
    const log = session?.log ?? [];
    const known = (body: string, signature: string): boolean =>
      log.some((one) => one.by === device && one.body === body && hex(one.signature) === signature);
    if (says.every(([body, signature]) => known(body, signature))) return;
    this.#must(["revealing", "playing"], ["refused-no-game"]);
    this.act((draft, dealer) => {
      for (const [body, signature] of says) {
        this.#patient(body);
        const bot = /^seat \S+ \d+ bot:(.+)$/.exec(body)?.[1];
        if (bot !== undefined) this.#plays(bot);
        draft.take({ kind: "said", by: device, body, signature });
      }
      draft.deal(dealer);
    });
  }

  /** Another phone goes on for one that is lost, by its recovery code: it gets the seats as well. */
  #renew({ device, says }: checked.Saying): unknown {
    const { session, seats } = this.#table;
    this.#must(["playing"], ["refused-no-game"]);
    const [[body, signature]] = says as readonly [readonly [string, string]];
    const own = session!.seatsOf(device);
    if (says.length > 1 || !body.startsWith("renew ") || own.includes(this.setup.keeper))
      throw new Refusal("bad_request", "another phone is let in by its renewal alone");
    const token = hex(crypto.getRandomValues(new Uint8Array(16)));
    this.act((draft) => {
      draft.take({ kind: "said", by: device, body, signature });
      for (const seat of own)
        draft.take({ ...seats[seat]!, kind: "seat", seat, key: keyOf(token) });
    });
    return { token, seat: own[0], snapshot: this.#audience.snapshot([keyOf(token)], 0, 0) };
  }

  /** Nobody is passed over before a warned device has had its time by this phone's clock. */
  #patient(body: string): void {
    const [word, , device] = body.split(" ");
    const { session, seats } = this.#table;
    const notice = word === "over" ? session?.warned.get(Number(device)) : undefined;
    const left = notice ? notice.time + WAIT - this.now() : 0;
    if (left <= 0) return;
    const name = session!.seatsOf(Number(device)).map((seat) => seats[seat]!.name);
    const fields = { name: listed(name), n: Math.ceil(left) };
    throw new Refusal("wrong_phase", ["refused-longer", fields]);
  }

  #rematch(keys: readonly string[]): string {
    const { next, seats, state, attempts, previous, setup } = this.#table;
    if (!seatsOf(this.#table, keys).length) throw new Refusal("wrong_token", ["refused-token"]);
    if (next) return next;
    this.#must(["over"], ["refused-not-over"]);
    const entries = seats.map((sits, seat): Entry => ({ kind: "seat", seat, ...sits }));
    const first = (state!.first + 1) % seats.length;
    const { seats: count, keeper } = setup;
    const again = { seats: count, keeper, first, attempts, previous, created: this.now() };
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
