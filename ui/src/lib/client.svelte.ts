/** One room over its socket: everything as it happens, moves that are never made twice. */

import { listed } from "./format.ts";
import * as memory from "./memory.ts";
import { reason, Refused } from "./api.ts";
import type {
  AnswerMessage,
  ClientMessage,
  DeviceSetup,
  GameView,
  Happened,
  MoveRequest,
  Problem,
  ProofView,
  RoomView,
  ServerMessage,
  Snapshot,
  You,
} from "./protocol.ts";
import type { RoomDice } from "./dice.svelte.ts";
import { Stage } from "./stage.svelte.ts";

type Line = "connecting" | "live" | "lost" | "gone";
type Answerable = { resolve: (answer: AnswerMessage) => void; reject: (error: Error) => void };

const PING = 20_000;
const LATEST_RETRY = 8_000;

export class RoomClient {
  room = $state.raw<RoomView | null>(null);
  you = $state.raw<You>({ seats: [], host: false });
  here = $state.raw<readonly number[]>([]);
  watching = $state(0);
  line = $state<Line>("connecting");
  /** Something of ours is on its way. */
  sending = $state(false);
  readonly stage: Stage;
  /** The dice as this browser follows them; null for real dice, and for games of protocol 1. */
  dice = $state.raw<RoomDice | null>(null);

  #socket: WebSocket | null = null;
  #seq = 0;
  /** Steps of a long log that came before the snapshot they belong to. */
  #earlier: Happened[] = [];
  #fresh = true;
  #retries = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #heard = 0;
  #asked = new Map<string, { message: ClientMessage; waits: Answerable }>();
  #told = new Map<string, (why: string | null) => void>();
  #dicing: Promise<RoomDice> | null = null;
  #awaited: { seq: number; resolve: () => void }[] = [];

  constructor(readonly code: string) {
    this.stage = new Stage(
      (seat) => this.nameOf(seat),
      (seat) => this.holds(seat),
      (device) => this.deviceName(device),
    );
    this.#connect();
    document.addEventListener("visibilitychange", this.#back);
    addEventListener("online", this.#back);
    this.#timer = setInterval(() => this.#ping(), PING);
  }

  close(): void {
    document.removeEventListener("visibilitychange", this.#back);
    removeEventListener("online", this.#back);
    clearInterval(this.#timer);
    this.#socket?.close();
    this.#socket = null;
    this.dice?.close();
  }

  get tokens(): string[] {
    return memory.tokens(this.code);
  }

  holds(seat: number): boolean {
    return this.you.seats.includes(seat);
  }

  /** The name to speak of a seat: "You" where one person plays one seat in this browser. */
  nameOf(seat: number): string {
    if (this.you.seats.length === 1 && this.holds(seat)) return "You";
    return this.room?.seats[seat]?.name || `Seat ${seat + 1}`;
  }

  /** This browser may not speak for its seats: it has stopped, or another tab or device does. */
  get silenced(): boolean {
    const { alarm, standby, shown } = this.dice ?? {};
    return Boolean(alarm || standby || shown?.replaced || shown?.asksFor != null);
  }

  /** The name to speak of a device: whose it is, by the seats it plays for. */
  deviceName(device: number): string {
    const seats = this.room?.seats.filter((seat) => seat.device === device) ?? [];
    return seats.length ? `${listed(seats.map((seat) => seat.name))}’s device` : "A device";
  }

  /** What others have to know of this browser before it takes a seat; null where nothing is signed. */
  async intro(): Promise<DeviceSetup | null> {
    return (await this.#dicing)?.intro() ?? null;
  }

  /** Make a move; it is sent again, under the same id, until the server has answered. */
  async move(move: string, then?: "roll" | "bank"): Promise<void> {
    const game = this.stage.game;
    if (!game || this.sending) return;
    const id = memory.chance(8);
    const request: MoveRequest = { move, ply: game.ply, id, seat: game.seat };
    if (then) request.then = then;
    if (move === "undo") delete request.seat;
    this.sending = true;
    try {
      const dice = this.room?.seats[game.seat]?.device == null ? null : await this.#dicing;
      const seq = dice
        ? await dice.decide(game.seat, ...(then ? [move, then] : [move]))
        : (await this.#ask(id, { type: "move", ...request })).seq;
      await this.#reached(seq);
    } finally {
      this.sending = false;
    }
  }

  /** The dice of a room in which devices sign; loaded when they are first needed. */
  #diced(act: (dice: RoomDice) => unknown): void {
    const { mode, protocol } = this.room?.dice ?? {};
    if (mode === "real" || protocol !== 2) return;
    this.#dicing ??= import("./dice.svelte.ts").then(({ RoomDice }) => {
      const send = (id: string, message: ClientMessage) => this.#ask(id, message);
      return (this.dice = new RoomDice(this.code, send, () => this.#renew()));
    });
    void this.#dicing.then(act);
  }

  /** Ask for the whole room again. */
  #renew(): void {
    this.#fresh = true;
    this.#seq = 0;
    this.#reconnect();
  }

  /** Why a move cannot be made now; null if it can. */
  whyNot(move: string): Promise<string | null> {
    const id = memory.chance(6);
    return new Promise((resolve) => {
      this.#told.set(id, resolve);
      this.#send({ type: "ask", move, id });
    });
  }

  /** Use a token from now on, and with it the identity of its owner. */
  take(token: string): void {
    memory.remember(this.code, { tokens: [token] });
    this.#renew();
  }

  /** Wait until a step has arrived: an answer may come before the update that it is about. */
  #reached(seq: number): Promise<void> {
    if (this.#seq >= seq) return Promise.resolve();
    return new Promise((resolve) => this.#awaited.push({ seq, resolve }));
  }

  #arrive(): void {
    this.#awaited = this.#awaited.filter(({ seq, resolve }) => {
      if (seq <= this.#seq) resolve();
      return seq > this.#seq;
    });
  }

  #ask(id: string, message: ClientMessage): Promise<AnswerMessage> {
    return new Promise((resolve, reject) => {
      this.#asked.set(id, { message, waits: { resolve, reject } });
      this.#send(message);
    });
  }

  #send(message: ClientMessage): void {
    if (this.#socket?.readyState === WebSocket.OPEN && this.line === "live") {
      this.#socket.send(JSON.stringify(message));
    }
  }

  #connect(): void {
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    const socket = new WebSocket(`${scheme}://${location.host}/api/rooms/${this.code}/socket`);
    this.#socket = socket;
    socket.onopen = () => {
      this.#earlier = [];
      const hello: ClientMessage = {
        ...{ type: "hello", tokens: this.tokens, since: this.#seq },
        proof_since: this.#fresh ? 0 : (this.dice?.known ?? 0),
      };
      socket.send(JSON.stringify(hello));
    };
    socket.onmessage = (event) => {
      this.#heard = Date.now();
      if (socket === this.#socket) this.#hear(JSON.parse(event.data as string) as ServerMessage);
    };
    socket.onclose = (event) => {
      if (socket === this.#socket) this.#lost(event.code);
    };
  }

  #lost(code: number): void {
    if (code === 4404) {
      this.line = "gone";
      return;
    }
    this.line = this.#fresh ? "connecting" : "lost";
    const wait = Math.min(LATEST_RETRY, 300 * 2 ** this.#retries++) * (0.7 + Math.random() * 0.6);
    setTimeout(() => this.#socket?.readyState === WebSocket.CLOSED && this.#connect(), wait);
  }

  #reconnect(): void {
    const before = this.#socket;
    this.#retries = 0;
    this.#connect();
    before?.close();
  }

  #back = (): void => {
    if (document.hidden || this.line === "gone") return;
    if (this.#socket?.readyState === WebSocket.CLOSED) this.#reconnect();
    else this.#ping();
  };

  #ping(): void {
    if (this.line !== "live") return;
    if (Date.now() - this.#heard > PING * 2.5) this.#reconnect();
    else this.#send({ type: "ping" });
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
        if (message.room) this.#enter(message.room);
        this.#steps(message.steps, message.game, message.proof);
        break;
      case "answer":
        this.#answered(message.id)?.resolve(message);
        break;
      case "refused":
        this.#answered(message.id)?.reject(new Refused(message.problem));
        break;
      case "told":
        this.#told.get(message.id ?? "")?.(message.why_not ?? null);
        this.#told.delete(message.id ?? "");
        break;
      case "presence":
        this.here = message.here;
        this.watching = message.watching;
        break;
    }
  }

  #answered(id: string | null | undefined): Answerable | undefined {
    const asked = this.#asked.get(id ?? "");
    this.#asked.delete(id ?? "");
    return asked?.waits;
  }

  #snapshot(snapshot: Snapshot): void {
    this.line = "live";
    this.#retries = 0;
    this.you = snapshot.you;
    this.#enter(snapshot.room);
    if (this.#fresh) {
      this.#fresh = false;
      this.#seq = snapshot.seq;
      this.stage.settle(snapshot.log, snapshot.game);
      this.#diced((dice) => dice.hear(snapshot.proof, snapshot.log, true));
      this.#arrive();
    } else {
      this.#steps(snapshot.log, snapshot.game, snapshot.proof);
    }
    for (const { message } of this.#asked.values()) this.#send(message);
  }

  #steps(steps: readonly Happened[], game: GameView | null, proof?: ProofView | null): void {
    const news = steps.filter((step) => step.seq > this.#seq);
    if (news.length && news[0]!.seq > this.#seq + 1) {
      this.#reconnect(); // a step is missing: the server knows it
      return;
    }
    if (news.length || proof) this.#diced((dice) => dice.hear(proof ?? null, news));
    if (!news.length) return;
    this.#seq = news.at(-1)!.seq;
    this.stage.show(news, game);
    this.#arrive();
  }

  #enter(room: RoomView): void {
    this.room = room;
    this.#diced((dice) => dice.enter(room, this.you));
    const known = memory.room(this.code);
    if (!known?.tokens.length) return;
    const over = room.status === "over" || room.status === "abandoned";
    const others = room.seats.filter((_, seat) => !this.holds(seat)).map((seat) => seat.name);
    const who = others.filter(Boolean).join(", ");
    memory.remember(this.code, { title: room.sheet.title, who, over });
  }
}

/** The sentence of a refusal, and whether the game has merely gone on meanwhile. */
export function refusalOf(error: unknown): { message: string; stale: boolean } {
  const problem: Problem | undefined = error instanceof Refused ? error.problem : undefined;
  const stale = problem?.code === "stale" || problem?.code === "misstated";
  return { message: problem?.message ?? reason(error), stale };
}
