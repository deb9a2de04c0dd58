/** Phones around a host, without a network: each follows, checks and speaks for itself. */

import { unhex } from "../../src/lib/fair/bytes.ts";
import { Device, type Said } from "../../src/lib/fair/device.ts";
import { Session } from "../../src/lib/fair/session.ts";
import type { By } from "../../src/lib/fair/statement.ts";
import type {
  ClientMessage,
  GameState,
  ProofView,
  RoomView,
  Seated,
  ServerMessage,
} from "../../src/lib/protocol.ts";
import { keyOf, type Caller } from "../../src/nearby/audience.ts";
import { Host } from "../../src/nearby/host.ts";
import type { Step } from "../../src/nearby/table.ts";
import { MemoryShelf } from "./table.ts";

export const HOST_TOKEN = "the token of the host";

/** A room for so many phones; `steps` is what the host has stored. */
export function hosted(
  pack: string,
  seats: number,
  {
    now = () => Date.now() / 1000,
    steps = [] as Step[],
    first = 0 as number | string | null,
    keeper = 0,
  } = {},
): Host {
  const kept = [...steps];
  const setup = {
    ...{ code: "NEARCODE", game: "nearby", secret: "5a".repeat(32), seats, keeper, first },
    ...{ attempts: 0, previous: "", created: 1_795_000_000 },
  };
  const host = new Host(setup, pack, { append: (step) => steps.push(step) }, () => "", kept, now);
  if (!kept.length)
    host.act((draft) =>
      draft.take({ kind: "seat", seat: 0, name: "Ann", key: keyOf(HOST_TOKEN), bot: null }),
    );
  return host;
}

export class Phone {
  readonly heard: ServerMessage[] = [];
  session: Session | null = null;
  room: RoomView | null = null;
  game: GameState | null = null;
  seats = [0];
  silent = false;
  device: Device | null = null;
  #line: Caller | null = null;
  readonly shelf = new MemoryShelf();

  constructor(
    public host: Host,
    public token = "",
  ) {}

  join(name: string): void {
    const seated = this.#asked<Seated>("/seats", { name });
    [this.token, this.seats] = [seated.token, [seated.seat!]];
  }

  /** Open a line, as a page that has just been loaded. */
  open(): void {
    this.#line = this.host.connect((message) => this.#hear(message));
    this.session = null;
    const tokens = [this.token];
    this.#line.hear({ type: "hello", tokens, since: 0, proof_since: 0 });
  }

  close(): void {
    this.#line?.close();
    this.#line = null;
  }

  prepare(): void {
    this.device ??= Device.fresh(this.room!.dice.game, this.shelf);
    this.#asked("/prepare", this.device.intro);
  }

  send(message: ClientMessage): void {
    this.#line!.hear(message);
  }

  #asked<T>(path: string, body: unknown): T {
    const answer = this.host.answer(path, body, this.token ? [this.token] : []);
    if (answer.status !== 200) throw new Error((answer.body as { message: string }).message);
    return answer.body as T;
  }

  #hear(message: ServerMessage): void {
    this.heard.push(message);
    if (message.type === "snapshot") {
      const { room, game, proof } = message.snapshot;
      [this.room, this.game] = [room, game];
      this.#follow(proof);
    } else if (message.type === "update") {
      this.room = message.room ?? this.room;
      this.game = message.game;
      this.#follow(message.proof ?? null);
    }
  }

  #follow(proof: ProofView | null): void {
    if (!proof) return;
    if (this.session?.start.game !== proof.game) this.session = new Session(proof.start!);
    for (const [who, body, signature] of proof.statements.slice(this.session.count - proof.from))
      this.session.take(who as By, body, unhex(signature)!);
    if (!this.session.signed(proof.count, this.session.head, unhex(proof.signature)!))
      throw new Error("the host doesn't sign what it shows");
  }

  /** Say what is due, or play on; whether there was anything to do. */
  act(choose: (game: GameState) => string): boolean {
    const [session, device] = [this.session, this.device];
    if (!session || !device || this.silent || session.ended) return false;
    device.follow(session, this.seats);
    const due = device.due(session);
    if (due) return this.say([due]);
    const { game } = this;
    if (!game || !this.seats.includes(game.seat) || session.due || !game.legal.length) return false;
    return this.say(device.decide(session, game.seat, choose(game)));
  }

  say(says: readonly Said[]): boolean {
    this.#asked("/say", { device: this.device!.numberIn(this.session!), says });
    return true;
  }

  /** What this phone could sign beside what it says: its keys, and none of its scruples. */
  sign(...words: readonly string[]): Said {
    const shelf = new MemoryShelf();
    for (const [key, text] of this.shelf.kept) shelf.write(key, text);
    const liar = Device.known(this.device!.game, shelf)!;
    liar.follow(this.session!, this.seats);
    return liar.say(this.session!, ...words);
  }

  speak(...words: readonly string[]): void {
    this.device!.follow(this.session!, this.seats);
    this.say([this.device!.say(this.session!, ...words)]);
  }
}

/** A table at which everybody sits and is ready; the start is under way. */
export function gathered(host: Host, names: readonly string[]): Phone[] {
  const phones = [new Phone(host, HOST_TOKEN), ...names.map(() => new Phone(host))];
  phones.slice(1).forEach((phone, index) => phone.join(names[index]!));
  for (const phone of phones) phone.open();
  for (const phone of phones) phone.prepare();
  const { status } = host.answer("/start", {}, [HOST_TOKEN]);
  if (status !== 200) throw new Error("the game doesn't start");
  return phones;
}

/** Bank as soon as that is possible, else what comes first. */
export const cautious = ({ legal }: GameState): string =>
  legal.includes("bank") ? "bank" : legal[0]!;

/** Let everybody act, one after the other, until nobody has anything to do. */
export function play(phones: readonly Phone[], most = Infinity, choose = cautious): number {
  let acts = 0;
  for (let acted = true; acted && acts < most;) {
    acted = false;
    for (const phone of phones) {
      if (acts < most && phone.act(choose)) [acted, acts] = [true, acts + 1];
    }
  }
  return acts;
}
