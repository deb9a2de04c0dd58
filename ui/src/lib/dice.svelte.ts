/**
 * The dice of one room as this browser follows them: it checks every statement, says
 * what is due by itself, and stops with an alarm where something can't be true.
 *
 * What it follows, says and shows is one state that nobody else changes, and so one file.
 */

import "../language/friends.ts";
import { say } from "../language/messages.ts";
import * as api from "./api.ts";
import { Refused } from "./api.ts";
import { hex, unhex } from "./fair/bytes.ts";
import { Device, keyWords, type Said } from "./fair/device.ts";
import { Lease } from "./fair/lease.ts";
import { Session, WAIT, type Happening } from "./fair/session.ts";
import { Alarm, Misstatement, type Why } from "./fair/start.ts";
import type { By } from "./fair/statement.ts";
import * as memory from "./memory.ts";
import type {
  AnswerMessage,
  ClientMessage,
  DeviceSetup,
  Entry,
  Happened,
  ProofView,
  RoomView,
  Seated,
  You,
} from "./protocol.ts";

/** How the dice reach the server: sent until answered, resolved when its update has arrived. */
export type Send = (id: string, message: ClientMessage) => Promise<AnswerMessage>;

/** What the game waits for, and which devices. */
export interface Wait {
  readonly what: "reveal" | "ready" | "value";
  readonly devices: readonly number[];
}

/** A fresh key that asks to go on for a device. */
export interface Wish {
  readonly device: number;
  readonly key: string;
  readonly anchor: string;
  /** Words that the asking device shows, too. */
  readonly words: string;
}

/** A device that was warned, because the game waits for it. */
export interface Warned {
  readonly device: number;
  /** When this browser heard of it, by its own clock. */
  readonly heard: number;
  /** The devices that don't want to wait any longer. */
  readonly voices: readonly number[];
}

/** What of the dice the page shows; a new one for each change. */
interface Shown {
  readonly words: string;
  readonly attempt: number;
  readonly own: number | null;
  readonly wait: Wait | null;
  readonly number: number;
  /** The number of devices that the next roll needs, or that have contributed to an open freeze. */
  readonly contributors: readonly number[];
  readonly given: readonly number[];
  readonly warned: readonly Warned[];
  /** The devices that were passed over, and those of them that still have to sit out a turn. */
  readonly away: readonly number[];
  readonly barred: readonly number[];
  /** Whether a roll is being made. */
  readonly rolling: boolean;
  readonly asksFor: number | null;
  readonly replaced: boolean;
}

export class RoomDice {
  shown = $state.raw<Shown | null>(null);
  /** Why this device has stopped; "" if it has not. */
  alarm = $state("");
  /** Another tab of this browser speaks for the device. */
  standby = $state(false);
  wishes = $state.raw<readonly Wish[]>([]);
  /** How many starts of a game this browser has seen at the table. */
  starts = $state(0);
  /** How many starts in this room it has seen: all but the last one were called off. */
  tries = $state(0);
  /** A person has to agree before this browser reveals its share once more. */
  asks = $state(false);
  /** When the game began to wait for somebody, by this browser's clock. */
  waitsSince = $state(0);

  #session: Session | null = null;
  #device: Device | null = null;
  #lease: Lease | null = null;
  #room: RoomView | null = null;
  #you: You = { seats: [], host: false };
  #flying = new Set<string>();
  #preparing = new Set<string>();
  #heard = new Map<string, number>();
  #events: string[] = [];
  #told: string[] = [];
  #compared = 0;
  #waited = "";
  #line: Promise<void> = Promise.resolve();

  constructor(
    readonly code: string,
    readonly send: Send,
    /** Ask for everything again: something is missing. */
    readonly reload: () => void,
  ) {
    addEventListener("pagehide", this.#hide);
    addEventListener("pageshow", this.#back);
  }

  close(): void {
    removeEventListener("pagehide", this.#hide);
    removeEventListener("pageshow", this.#back);
    this.#lease?.close();
    this.#lease = null;
  }

  #hide = (): void => this.#lease?.release();

  /** A page that comes back as it was asks again whether it may speak. */
  #back = (event: PageTransitionEvent): void => {
    if (event.persisted) void this.#lease?.ask().then((held) => this.#holds(held));
  };

  /** How many statements are known of a game, for the next greeting. */
  get known(): number {
    return this.#session?.count ?? 0;
  }

  get session(): Session | null {
    return this.#session;
  }

  // What the server tells

  /** Take in the room: who sits where, and for which game a device is to be prepared. */
  enter(room: RoomView, you: You): void {
    this.#room = room;
    this.#you = you;
    if (!you.seats.length) return;
    if (room.status === "open") void this.#prepare(room);
    else if (room.status === "playing") this.#wish(room);
  }

  /** Take in statements, and the steps that came with them; `whole` if these are all steps. */
  hear(proof: ProofView | null, steps: readonly Happened[], whole = false): Promise<void> {
    const heard = async (): Promise<void> => {
      if (whole) [this.#told, this.#compared] = [[], 0];
      for (const entry of steps.flatMap((step) => step.entries)) this.#tell(entry);
      try {
        if (proof && (!this.alarm || proof.game !== this.#session?.start.game))
          await this.#follow(proof);
        if (!this.alarm) this.#compare();
        if (this.#room) this.enter(this.#room, this.#you);
        this.#act();
      } catch (error) {
        this.#stop(error);
      }
      this.#show();
    };
    this.#line = this.#line.then(heard);
    return this.#line;
  }

  /** The line was broken: what may not have arrived is said again, as it was. */
  again(): void {
    this.#flying.clear();
  }

  // What a person does

  /** Decide for an own seat. */
  async decide(seat: number, ...moves: readonly string[]): Promise<number> {
    await this.#line; // what the page shows has been checked by then
    return this.#sent(this.#speak((device, session) => device.decide(session, seat, ...moves)));
  }

  /** Say something else, as ("back") or ("seat", "0", "bot:bold"). */
  async say(...words: readonly string[]): Promise<void> {
    await this.#line;
    await this.#sent(this.#speak((device, session) => [device.say(session, ...words)]));
  }

  /** Let a fresh key go on for this device. */
  admit({ key, anchor }: Pick<Wish, "key" | "anchor">): Promise<void> {
    return this.say("renew", key, anchor);
  }

  /** Say that a silent device isn't to be waited for any longer. */
  async goOn(device: number): Promise<void> {
    const notice = this.#session?.warned.get(device);
    const warned = this.shown?.warned.find((one) => one.device === device);
    if (!notice || !warned) return;
    const waited = Math.floor((Date.now() - warned.heard) / 1000);
    if (waited < WAIT) throw new Error(say("alarm-wait", { n: WAIT - waited }));
    await this.say("over", String(device), String(notice.time + waited));
  }

  /** Let this fresh device go on for a lost one, whose recovery code a person knows. */
  async recover(code: string): Promise<void> {
    await this.#line;
    const [device, session, own] = [this.#device, this.#session, this.shown?.asksFor];
    if (!device || !session || own == null) return;
    const id = memory.chance(8);
    const says = [device.recover(session, own, code)] as const;
    await this.send(id, { type: "say", device: own, says, id });
  }

  /** Let this phone, which has no seat, go on for a lost one; what opens its seats. */
  async regain(code: string): Promise<Seated> {
    await this.#line;
    const session = this.#session!;
    const device = Device.fresh(session.start.game, memory.shelf, () => true, { late: true });
    const number = device.ownerOf(session, code.trim().toLowerCase());
    if (number < 0) throw new Error(say("notice-wrong-code"));
    const seated = await api.renew(this.code, number, [device.recover(session, number, code)]);
    this.#session = null; // it is followed from its start, as one in which this phone takes part
    return seated;
  }

  /** The words with which another device could go on for this one; "" if it plays no part. */
  get recoveryCode(): string {
    return this.#device && !this.#device.asks ? this.#device.code : "";
  }

  /** Take part in this start, though others were called off before it. */
  agree(): void {
    memory.remember(this.code, { agreed: hex(this.#session!.digest) });
    this.#attempt();
  }

  /** Make this tab the one that plays. */
  takeOver(): void {
    this.#lease?.take();
    this.#holds(true);
  }

  #holds(held: boolean): void {
    this.standby = !held;
    if (!held) return;
    this.#flying.clear();
    this.#attempt();
  }

  /** Play on here after another device has taken over: with fresh keys, once it is let in. */
  askBack(): void {
    if (!this.#room) return;
    this.#device = null;
    this.#fresh(this.#room, true);
    void this.#announce();
  }

  /** Add a typed text to this device's share in the dice, before the start. */
  async type(text: string): Promise<void> {
    if (!this.#device || !this.#room) return;
    this.#device.type(text);
    await this.#announce();
  }

  get typed(): string {
    return this.#device?.typed ?? "";
  }

  /** The link by which an old or another device lets this one in: nothing in it is secret. */
  get plea(): { hash: string; words: string } | null {
    const own = this.shown?.asksFor;
    if (own == null || !this.#device) return null;
    const { game, key, anchor } = this.#device.intro;
    return { hash: `#admit=${own}.${key}.${anchor}`, words: keyWords(game, key, anchor) };
  }

  /** Read such a link; null if it isn't one. */
  wishOf(hash: string): Wish | null {
    const found = /^#admit=(\d{1,2})\.([0-9a-f]{64})\.([0-9a-f]{64})$/.exec(hash);
    const game = this.#session?.start.game;
    if (!found || !game) return null;
    const [, device, key, anchor] = found as unknown as [string, string, string, string];
    return { device: Number(device), key, anchor, words: keyWords(game, key, anchor) };
  }

  /** What this browser saw and said by itself, to be kept and compared; null if nothing. */
  witness(): ReturnType<Device["witness"]["file"]> | null {
    const [device, session] = [this.#device, this.#session];
    if (!device || !session || device.asks) return null;
    return device.witness.file(session.start.text, device.number, this.starts, device.unseen);
  }

  // Before the start

  /** What a browser that is about to take a seat tells of itself; null if another tab must. */
  async intro(): Promise<DeviceSetup | null> {
    const room = this.#room;
    if (room?.status !== "open" || !(await this.#open(room.dice.game))) return null;
    if (!this.#device) this.#fresh(room, false);
    return this.#device!.intro;
  }

  async #prepare(room: RoomView): Promise<void> {
    const { game } = room.dice;
    const wanted = `${game} ${this.#you.seats.join()}`;
    if (this.#preparing.has(wanted)) return;
    this.#preparing.add(wanted);
    try {
      if (!(await this.#open(game))) return;
      if (!this.#device) this.#fresh(room, false);
      const { key } = this.#device!.intro;
      const there = this.#room!.dice.devices.find((device) => device.key === key);
      if (there?.seats.join() !== this.#you.seats.join()) await this.#announce();
    } catch {
      setTimeout(() => this.#preparing.delete(wanted), 1500);
    }
  }

  /** Turn to a game, and become the one tab for it; false if another is. */
  async #open(game: string): Promise<boolean> {
    if (this.#lease?.game !== game) {
      this.#lease?.close();
      this.#session = null;
      this.shown = null;
      this.alarm = "";
      const lease = new Lease(game, memory.shelf, () => (this.standby = !this.#live()));
      this.#lease = lease;
      this.#device = Device.known(game, memory.shelf, this.#live);
      this.standby = !(await lease.ask());
      // The tab that had it may have stored more meanwhile.
      this.#device = Device.known(game, memory.shelf, this.#live);
    }
    return this.#lease?.game === game && this.#live();
  }

  #live = (): boolean => this.#lease?.held ?? false;

  #fresh(room: RoomView, late: boolean): void {
    const { game } = room.dice;
    this.#device = Device.fresh(game, memory.shelf, this.#live, { late });
    const games = memory.room(this.code)?.games ?? [];
    if (!games.includes(game)) memory.remember(this.code, { games: [...games, game] });
  }

  async #announce(): Promise<void> {
    const intro: DeviceSetup = this.#device!.intro;
    const id = memory.chance(8);
    await this.send(id, { type: "prepare", ...intro, id });
  }

  // In the game

  /** Without a device of its own in a game that is on, a browser asks to be let in. */
  #wish(room: RoomView): void {
    const [session, game] = [this.#session, room.dice.game];
    this.wishes = room.dice.devices.flatMap(({ renewal }, device) =>
      renewal ? [{ device, ...renewal, words: keyWords(game, renewal.key, renewal.anchor) }] : [],
    );
    if (!session || session.start.game !== game) return;
    if (this.#device || !this.#live() || this.#mine() === null) return;
    this.#fresh(room, true);
    void this.#announce().catch(() => {});
    this.#show();
  }

  /** The device that plays for this browser's seats, whether that is this browser or not. */
  #mine(): number | null {
    const own = this.#you.seats.find((seat) => (this.#session?.deviceOf(seat) ?? -1) >= 0);
    return own === undefined ? null : this.#session!.deviceOf(own);
  }

  async #follow(proof: ProofView): Promise<void> {
    if (this.#session?.start.game !== proof.game) {
      if (proof.start === null) {
        this.#session = null;
        return this.reload();
      }
      await this.#begin(proof.start);
    }
    for (let page: ProofView | null = proof; page; page = await this.#more(page)) this.#take(page);
  }

  async #begin(text: string): Promise<void> {
    const session = new Session(text, this.#room?.sheet.faces ?? 6);
    const { game } = session.start;
    if (this.#you.seats.length) await this.#open(game);
    else this.alarm = "";
    this.#checkTable(session);
    this.#session = session;
    this.#heard.clear();
    this.#events = [];
    this.#compared = 0;
  }

  /** Does the start say what this page has shown, and count as this browser has counted? */
  #checkTable({ start }: Session): void {
    const room = this.#room;
    if (!room) return;
    const sits = start.seats.length === room.seats.length;
    if (start.mode !== room.dice.mode || !start.sheet.startsWith(room.sheet.hash) || !sits)
      throw new Alarm("alarm-different");
    const digest = hex(start.digest);
    const before = memory.tableOf(this.code, start.previous);
    this.tries = memory.room(this.code)?.tries ?? 0;
    if (before.includes(digest)) {
      this.starts = before.length;
      return;
    }
    if (start.attempt <= before.length)
      throw new Alarm("alarm-start", { attempt: start.attempt, before: before.length });
    this.starts = before.length + 1;
    this.tries += 1;
    if (this.#you.seats.length)
      memory.remember(this.code, { starts: [...before, digest], tries: this.tries });
  }

  #take(proof: ProofView): void {
    const session = this.#session!;
    const fresh = proof.statements.slice(Math.max(0, session.count - proof.from));
    if (proof.from > session.count) return this.reload();
    let rolled = false;
    for (const [who, body, digits] of fresh) {
      const by = (who === "server" ? who : Number(who)) as By;
      const signature = unhex(digits) ?? new Uint8Array();
      const checked = this.#device?.followed(session.digest, session.count + 1) ?? false;
      const happened = session.take(by, body, signature, checked);
      rolled ||= happened.some(({ kind }) => kind !== "decision");
      this.#events.push(...happened.flatMap(asEvent));
      this.#watch(session);
    }
    if (session.count !== proof.count) return;
    const [head, signature] = [unhex(proof.head), unhex(proof.signature)];
    if (!head || !signature || !session.signed(session.count, head, signature))
      throw new Alarm("alarm-unsigned");
    if (this.#device && this.#you.seats.length && !this.#device.asks) {
      if (rolled || hex(session.head) !== proof.head)
        this.#device.witness.head(session.count, proof.head, proof.signature);
    }
    if (hex(session.head) !== proof.head) throw new Alarm("alarm-other-game");
    const device = this.#device;
    if (device && (!device.asks || device.numberIn(session) !== null))
      device.follow(session, this.#you.seats);
  }

  async #more(page: ProofView): Promise<ProofView | null> {
    const session = this.#session!;
    if (session.count >= page.count) return null;
    const next = await api.proofSince(this.code, memory.tokens(this.code), session.count);
    return next?.game === session.start.game && next.statements.length ? next : null;
  }

  /** Note when warnings are heard; what a page reads when it opens was said at its time. */
  #watch(session: Session): void {
    for (const [device, { at, time }] of session.warned) {
      const [key, now] = [`${device} ${at}`, Date.now()];
      if (!this.#heard.has(key))
        this.#heard.set(key, this.shown ? now : Math.min(now, time * 1000));
    }
  }

  /** What the page is told of the game, in the words of the proof. */
  #tell(entry: Entry): void {
    if (entry.kind === "reopen") [this.#told, this.#compared] = [[], 0];
    if (entry.kind === "throw") this.#told.push(`${entry.seat} throw ${entry.dice.join(" ")}`);
    if (entry.kind !== "move") return;
    this.#told.push(`${entry.seat} ${entry.move.replace(/^(out|back) .*/, "$1")}`);
  }

  /** What is shown of the game has to be what the proof holds. */
  #compare(): void {
    if (!this.#session) return;
    for (; this.#compared < this.#told.length; this.#compared++) {
      if (this.#told[this.#compared] !== this.#events[this.#compared])
        throw new Alarm("alarm-shown");
    }
  }

  /** Say what is due, and what was said and has not arrived. */
  #act(): void {
    const [session, device] = [this.#session, this.#device];
    if (!session || !device || device.alarm || !this.#live() || session.ended) return;
    const own = device.numberIn(session);
    if (own === null) return;
    this.asks =
      session.waitingReveal.includes(own) &&
      this.tries >= ASKED_FROM &&
      memory.room(this.code)?.agreed !== hex(session.digest);
    if (this.asks) return;
    for (const group of device.unanswered(session)) this.#fly(group);
    const said = device.due(session);
    if (said) this.#fly([said]);
  }

  #fly(group: readonly Said[]): void {
    if (group.every(([, signature]) => this.#flying.has(signature))) return;
    void this.#sent(group).catch(() => {});
  }

  #attempt(): void {
    try {
      const [session, room] = [this.#session, this.#room];
      if (room) {
        this.#preparing.clear();
        this.enter(room, this.#you);
      }
      if (session && this.#device && this.#device.numberIn(session) !== null)
        this.#device.follow(session, this.#you.seats);
      this.#act();
    } catch (error) {
      this.#stop(error);
    }
    this.#show();
  }

  #speak(statements: (device: Device, session: Session) => Said[]): Said[] {
    const [session, device] = [this.#session, this.#device];
    if (this.alarm) throw new Error(this.alarm);
    if (!session || !device) throw new Error(say("alarm-no-part"));
    try {
      return statements(device, session);
    } catch (error) {
      if (error instanceof Alarm) this.#stop(error);
      throw error;
    }
  }

  async #sent(group: readonly Said[]): Promise<number> {
    const device = this.#device!;
    const number = device.numberIn(this.#session!)!;
    for (const [, signature] of group) this.#flying.add(signature);
    const id = memory.chance(8);
    try {
      const answer = await this.send(id, { type: "say", device: number, says: group, id });
      return answer.seq;
    } catch (error) {
      for (const [, signature] of group) this.#flying.delete(signature);
      if (!(error instanceof Refused) || LATER.has(error.problem.code)) {
        setTimeout(() => this.#attempt(), 1500);
      } else {
        device.drop(group);
      }
      throw error;
    }
  }

  #stop(error: unknown): void {
    const why: Why | null =
      error instanceof Misstatement
        ? ["alarm-cannot-be", { why: error.message }]
        : error instanceof Alarm
          ? error.why
          : null;
    if (!why) {
      // Another tab may have taken over between two words; anything else is a fault of this page.
      this.standby = this.#lease !== null && !this.#live();
      if (!this.standby) this.alarm = say("alarm-stuck", { why: api.reason(error) });
      return;
    }
    this.alarm = say(...why);
    try {
      this.#device?.stop(...why);
    } catch {
      // The device keeps the reason, for the next time this page is opened.
    }
  }

  #show(): void {
    const session = this.#session;
    if (!session) return;
    const device = this.#device;
    if (device?.alarm) this.alarm ||= device.alarm;
    const wait = waitOf(session);
    const key = JSON.stringify(wait) + session.number;
    if (key !== this.#waited) [this.#waited, this.waitsSince] = [key, Date.now()];
    this.shown = {
      words: session.words,
      attempt: session.start.attempt,
      own: device?.numberIn(session) ?? null,
      wait,
      number: session.number,
      contributors: session.frozen ? session.contributors : session.required,
      given: [...session.given.keys()],
      warned: [...session.warned].map(([silent, { at, voices }]) => ({
        ...{ device: silent, heard: this.#heard.get(`${silent} ${at}`) ?? Date.now() },
        voices: [...voices],
      })),
      away: [...session.away],
      barred: [...session.barred],
      rolling: session.due,
      asksFor: device?.asks ? this.#mine() : null,
      replaced: device?.replacedIn(session) ?? false,
    };
  }
}

/** Starts in one room in which this browser takes part before it asks a person. */
const ASKED_FROM = 3;

/** Refusals that pass by themselves. */
const LATER = new Set(["busy", "closing", "too_fast", "fault"]);

function waitOf(session: Session): Wait | null {
  if (session.ended) return null;
  if (session.waitingReveal.length) return { what: "reveal", devices: session.waitingReveal };
  if (session.waitingReady.length) return { what: "ready", devices: session.waitingReady };
  if (session.waitingValues.length) return { what: "value", devices: session.waitingValues };
  return null;
}

/** A happening as the page tells of it. */
function asEvent(happening: Happening): string[] {
  switch (happening.kind) {
    case "throw":
      return [`${happening.seat} throw ${happening.dice.join(" ")}`];
    case "decision":
      return happening.move === "throw" ? [] : [`${happening.seat} ${happening.move}`];
    case "forfeit":
      return [`${happening.seat} forfeit`];
    case "out":
    case "back":
      return happening.seats.map((seat) => `${seat} ${happening.kind}`);
    default:
      return [];
  }
}
