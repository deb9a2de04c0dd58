/** Phones around a host, without a network: each follows, checks and opens its links by itself. */

import { blank, Contributor, type Memory } from "../../src/lib/sealed/contributor.ts";
import { VERSION } from "../../src/lib/sealed/chain.ts";
import type { Entry, Start } from "../../src/lib/sealed/course.ts";
import type { Said } from "../../src/lib/link.ts";
import type {
  Ask,
  ClientMessage,
  DoneMessage,
  GameState,
  Happened,
  Open,
  RoomView,
  ServerMessage,
} from "../../src/lib/protocol.ts";
import { keyOf, type Caller } from "../../src/nearby/audience.ts";
import { Host } from "../../src/nearby/host.ts";
import type { Step } from "../../src/nearby/table.ts";

export const HOST_TOKEN = "the token of the host";

/** What a host has done; throws what it has refused. */
export function done(said: Said): DoneMessage {
  if (said.type === "refused") throw new Error(said.problem.message);
  return said as DoneMessage;
}

/** The code of a refusal; "" where there is none. */
export const refused = (said: Said): string => (said.type === "refused" ? said.problem.code : "");

/** A text that a host gives out. */
export const textOf = (said: Said): string => (said.type === "text" ? said.text : "");

export const recordOf = (host: Host): string =>
  textOf(host.answer({ do: "read", what: "record" }, []));

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
    created: 1_795_000_000,
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
  room: RoomView | null = null;
  game: GameState | null = null;
  seats = [0];
  /** It sleeps: what it is told, it doesn't answer. */
  silent = false;
  device: Contributor | null = null;
  memory: Memory | null = null;
  #line: Caller | null = null;
  #sent = "";

  constructor(
    public host: Host,
    public token = "",
  ) {}

  join(name: string, seat?: number): void {
    const seated = this.asked({ do: "sit", name, ...(seat === undefined ? {} : { seat }) });
    [this.token, this.seats] = [seated.token!, [seated.seat!]];
  }

  /** Open a line, as a page that has just been loaded. */
  open(): void {
    this.close();
    this.#line = this.host.connect((message) => this.#hear(message));
    [this.device, this.#sent] = [null, ""];
    this.#line.hear({ do: "hello", tokens: [this.token], since: 0 });
  }

  close(): void {
    this.#line?.close();
    this.#line = null;
  }

  /** Tell of a device for our seats; a new one each time. */
  seal(name = `device-${this.seats[0]}`): void {
    this.memory = { ...blank(this.room!.dice.game, name), length: 500 };
    this.device = null;
    const { game } = this.memory;
    this.asked({ do: "seal", game, device: name, anchor: this.#contributor.anchor });
  }

  get #contributor(): Contributor {
    const read = (): Memory => this.memory!;
    return (this.device ??= new Contributor({ read, write: (after) => (this.memory = after) }));
  }

  send(message: ClientMessage): void {
    this.#line!.hear(message);
  }

  asked(asked: Ask): DoneMessage {
    return done(this.host.answer(asked, this.token ? [this.token] : []));
  }

  #hear(message: ServerMessage): void {
    this.heard.push(message);
    if (message.type === "snapshot") {
      const { room, game, log } = message.snapshot;
      [this.room, this.game] = [room, game];
      this.#follow(log);
    } else if (message.type === "update") {
      this.room = message.room ?? this.room;
      this.game = message.game;
      this.#follow(message.steps);
    }
  }

  #follow(steps: readonly Happened[]): void {
    if (!this.memory) return;
    for (const entry of steps.flatMap(({ entries }) => entries)) {
      if (entry.kind !== "dice") continue;
      if (entry.entry[0] === VERSION) this.#contributor.begin(entry.entry as unknown as Start);
      else this.#contributor.follow(entry.entry as unknown as Entry);
    }
  }

  /** What opens our link for the roll that is being made; null if none is awaited. */
  get link(): Open | null {
    const opening = this.device?.course && this.device.open();
    return opening ? { do: "open", k: opening[1], device: opening[2], link: opening[3] } : null;
  }

  /** Open a link that is due, or play on; whether there was anything to do. */
  act(choose: (game: GameState) => string): boolean {
    if (this.silent || !this.#line) return false;
    const { link, game } = this;
    if (link && link.link !== this.#sent) {
      this.#sent = link.link;
      this.asked(link);
    } else if (game?.legal.length && this.seats.includes(game.seat)) this.move(choose(game));
    else return false;
    return true;
  }

  move(move: string, more: object = {}): void {
    this.asked({ do: "move", move, ply: this.game!.ply, ...more });
  }
}

/** A table at which everybody sits and is ready; the game is under way. */
export function gathered(host: Host, names: readonly string[]): Phone[] {
  const phones = [new Phone(host, HOST_TOKEN), ...names.map(() => new Phone(host))];
  phones.slice(1).forEach((phone, index) => phone.join(names[index]!));
  for (const phone of phones) phone.open();
  for (const phone of phones) phone.seal();
  done(host.answer({ do: "start" }, [HOST_TOKEN]));
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
