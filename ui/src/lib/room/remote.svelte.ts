/** A room on a server or a phone nearby, over its socket: everything as it happens, moves that are never made twice. */

import "../../language/friends.ts";
import { say, speaking } from "../../language/messages.ts";
import { device } from "../../local/device.ts";
import * as api from "../api.ts";
import { Refused } from "../api.ts";
import type { Advice, Reviewed } from "../coached.ts";
import { fresh } from "../fresh.ts";
import { phones } from "../link.ts";
import * as memory from "../memory.ts";
import type {
  Ask,
  ClientMessage,
  DoneMessage,
  GameState,
  Happened,
  Move,
  RoomView,
  ServerMessage,
  Snapshot,
  Update,
} from "../protocol.ts";
import { Following } from "./following.svelte.ts";
import { Room, type Others, type RoomLink, type Rulebook } from "./room.svelte.ts";
import { Wire } from "./wire.ts";
import { part } from "../part.svelte.ts";
import type { SeatDice } from "../sealed/seat.svelte.ts";

type Answerable = { resolve: (answer: DoneMessage) => void; reject: (error: Error) => void };

export class RemoteRoom extends Room {
  readonly others: Others = {
    join: (name, seat) => this.#join(name, seat),
    ask: (asked) => this.#act(asked),
    take: (token) => this.#take(token),
    react: (what) => this.#send({ do: "react", what }),
  };

  readonly #wire: Wire | null;
  /** The last step that has come. */
  #seq = 0;
  readonly #log: Following;
  /** Steps of a long log that came before the snapshot they belong to. */
  #earlier: Happened[] = [];
  #fresh = true;
  #asked = new Map<string, { message: Ask; waits: Answerable }>();
  #dicing: Promise<SeatDice> | null = null;

  constructor(code: string) {
    super(code);
    this.#log = new Following(code, this.stage, () => this.#renew());
    // A code is letters and digits: with anything else it is mistyped, and no address to ask.
    this.#wire = /\W/.test(code)
      ? null
      : new Wire(code, {
          opened: () => this.#greet(),
          heard: (text) => this.#hear(JSON.parse(text) as ServerMessage),
          lost: (gone) => (this.line = gone ? "gone" : this.#fresh ? "connecting" : "lost"),
          silent: (is) => (this.silent = is),
          watched: () => ({ live: this.line === "live", playing: this.room?.status === "playing" }),
        });
    if (!this.#wire) this.line = "gone";
  }

  close(): void {
    this.#log.close();
    this.#wire?.close();
    this.dice?.close();
  }

  get tokens(): string[] {
    return memory.tokens(this.code);
  }

  override get near(): boolean {
    return phones.has(this.code);
  }

  override get hidden(): string {
    return this.#log.hidden;
  }

  get about(): string {
    const { dice } = this.room ?? {};
    const from = dice?.mode === "real" ? "room-real" : dice?.sealed ? "room-sealed" : "room-server";
    return say("room-watching", { dice: say(from), n: this.watching });
  }

  async #act(asked: Ask): Promise<void> {
    await api.act(this.code, asked, this.tokens);
  }

  start(): Promise<void> {
    return this.#act({ do: "start" });
  }

  abandon(): Promise<void> {
    return this.#act({ do: "abandon" });
  }

  rename(seat: number, name: string): Promise<void> {
    return this.#act({ do: "name", seat, name });
  }

  async rematch(): Promise<string> {
    const { room } = this;
    let code = room?.rematch;
    if (!code) {
      code = (await api.act(this.code, { do: "rematch" }, this.tokens)).room!;
      // The game starts when all are here.
      if (room?.dice.mode === "fair") fresh.start = code;
    }
    memory.remember(code, { tokens: this.tokens });
    const phone = phones.get(this.code);
    if (!phone) return `/${code}`;
    phones.set(code, phone);
    return `/near/${code}`;
  }

  advice(ply: number): Promise<Advice> {
    return api.advice(this.code, ply, this.tokens);
  }

  async review(): Promise<Reviewed | null> {
    try {
      return await api.review(this.code, this.tokens);
    } catch (error) {
      // A server without a coach has nothing to say here.
      if (error instanceof Refused && error.problem.code === "wrong_phase") return null;
      throw error;
    }
  }

  record(): Promise<string> {
    return api.record(this.code);
  }

  rulebook(): Promise<Rulebook> {
    return api.roomSheet(this.code);
  }

  async links(): Promise<readonly RoomLink[]> {
    const { room } = this;
    if (!room || this.near) return [];
    const base = await api.reachable();
    const links: RoomLink[] = [];
    const open = room.seats.some((seat) => seat.kind === "open");
    if (room.code && room.status === "open" && open) {
      const link = `${base}/${room.code}`;
      links.push({ title: "link-join", text: "link-join-about", link, open: true });
    }
    links.push({
      title: "link-watch",
      text: "link-watch-about",
      link: `${base}/${room.watch}`,
    });
    if (this.tokens[0] && room.code) {
      links.push({
        title: "link-move",
        text: "link-move-about",
        link: `${base}/${room.code}#seat=${this.tokens[0]}`,
      });
    }
    return links;
  }

  async #join(name: string, seat?: number): Promise<void> {
    const called = (name || say("tables-guest")).normalize("NFC").split(/\s+/).join(" ");
    const wanted = seat === undefined ? {} : { seat };
    const sit: Ask = { do: "sit", name: called, ...wanted };
    const { token } = await api.act(this.code, sit, this.tokens);
    if (name && seat === undefined) memory.setName(name);
    this.#take(token!);
  }

  /** Make a move; it is sent again, under the same id, until the server has answered. */
  async move(move: string, then?: "roll" | "bank"): Promise<void> {
    const game = this.stage.game;
    if (!game || this.sending) return;
    const id = memory.chance(8);
    const request: Move = { do: "move", move, ply: game.ply, id, seat: game.seat };
    if (then) request.then = then;
    if (move === "undo") delete request.seat;
    this.sending = true;
    try {
      const dice = await this.#dicing;
      await dice?.mine();
      const { seq } = await this.#ask(id, request);
      await this.#log.reached(seq);
      dice?.check(seq);
    } finally {
      this.sending = false;
    }
  }

  /** The dice of a room to which devices add; loaded when they are first needed. */
  #diced(act: (dice: SeatDice) => unknown): void {
    if (this.room?.dice.mode === "real") return;
    this.#dicing ??= part(() => import("../sealed/seat.svelte.ts")).then(({ SeatDice }) => {
      const send = (id: string, asked: Ask) => this.#ask(id, asked);
      return (this.dice = new SeatDice(this.code, send));
    });
    void this.#dicing.then(act);
  }

  /** Ask for the whole room again. */
  #renew(): void {
    this.#fresh = true;
    this.#seq = 0;
    this.#wire?.reconnect();
  }

  async whyNot(move: string): Promise<string | null> {
    await this.#log.settled;
    return device().whyNot(this.code, move);
  }

  async lefts(points: number): Promise<readonly number[]> {
    await this.#log.settled;
    return device().lefts(this.code, points);
  }

  #take(token: string): void {
    memory.remember(this.code, { tokens: [token] });
    this.#renew();
  }

  #ask(id: string, message: Ask): Promise<DoneMessage> {
    return new Promise((resolve, reject) => {
      this.#asked.set(id, { message, waits: { resolve, reject } });
      this.#send(message);
    });
  }

  #send(message: ClientMessage): void {
    if (this.line === "live") this.#wire?.send(message);
  }

  #greet(): void {
    this.#earlier = [];
    const [tokens, since, language] = [this.tokens, this.#seq, speaking()];
    this.#wire?.send({ do: "hello", as: "log", tokens, since, language });
  }

  #hear(message: ServerMessage): void {
    switch (message.type) {
      case "earlier":
        this.#earlier.push(...message.steps);
        break;
      case "snapshot":
        this.#snapshot({ ...message.snapshot, log: [...this.#earlier, ...message.snapshot.log] });
        this.#earlier = [];
        break;
      case "update":
        this.#update(message);
        break;
      case "done":
        this.#answered(message.id)?.resolve(message);
        break;
      case "refused":
        this.#answered(message.id)?.reject(new Refused(message.problem));
        break;
      case "reaction":
        this.reaction = { seat: message.seat, what: message.what };
        break;
      case "presence":
        this.here = message.here;
        this.watching = message.watching;
        break;
    }
  }

  #update({ room, steps, game }: Update): void {
    // A table is laid when there is something to lie on it.
    const begins = room && game && !this.stage.game && !this.hidden;
    if (room && !begins) this.#enter(room);
    else if (room) this.#diced((dice) => dice.enter(room, this.you));
    this.#steps(steps, game);
    if (begins) void this.#log.settled.then(() => this.#enter(room));
    // We stood up, or our seat was given away: to the server we are a guest from now on.
    if (room && this.you.seats.some((seat) => room.seats[seat]?.kind !== "person")) this.#renew();
  }

  #answered(id: string | null | undefined): Answerable | undefined {
    const asked = this.#asked.get(id ?? "");
    this.#asked.delete(id ?? "");
    return asked?.waits;
  }

  #snapshot(snapshot: Snapshot): void {
    this.line = "live";
    this.silent = false;
    this.#wire?.settled();
    this.you = snapshot.you;
    this.#enter(snapshot.room);
    if (this.#fresh) {
      this.#fresh = false;
      this.#seq = snapshot.seq;
      this.#log.take(snapshot.room, this.#seq, snapshot.log, snapshot.game, true);
      this.#diced((dice) => dice.hear(snapshot.log, true));
    } else {
      this.#steps(snapshot.log, snapshot.game);
    }
    for (const { message } of this.#asked.values()) this.#send(message);
  }

  #steps(steps: readonly Happened[], game: GameState | null): void {
    const news = steps.filter((step) => step.seq > this.#seq);
    if (news.length && news[0]!.seq > this.#seq + 1) {
      this.#wire?.reconnect(); // a step is missing: the server knows it
      return;
    }
    if (!news.length) return;
    this.#diced((dice) => dice.hear(news));
    this.#seq = news.at(-1)!.seq;
    this.#log.take(this.room as RoomView, this.#seq, news, game, false);
  }

  #enter(room: RoomView): void {
    this.room = room;
    // The seats of those who join later are the host's.
    if (this.you.host) {
      const seats = room.seats.flatMap(({ host }, seat) =>
        host || this.holds(seat) ? [seat] : [],
      );
      this.you = { ...this.you, seats };
    }
    this.#diced((dice) => dice.enter(room, this.you));
    const known = memory.room(this.code);
    if (!known?.tokens.length) return;
    const over = room.status === "over" || room.status === "abandoned";
    const others = room.seats.filter((_, seat) => !this.holds(seat)).map((seat) => seat.name);
    const who = others.filter(Boolean).join(", ");
    memory.remember(this.code, { title: room.sheet.title, who, over });
  }
}
