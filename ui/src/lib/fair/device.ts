/**
 * This browser as one contributor to a game's dice: its keys, its chain, its share, and all it says.
 *
 * Everything is stored before it is handed out to be sent, so that a reload, a crash or a second
 * tab can't make it say two things. Nothing of a chain leaves it but the values that are due.
 */

import "../../language/friends.ts";
import { say } from "../../language/messages.ts";
import { fields, hex, sha256, unhex } from "./bytes.ts";
import type { Session } from "./session.ts";
import { publicKey, signed } from "./signing.ts";
import { Alarm, commitment, deviceOf, recoveryKey, sixWords, V, type Why } from "./start.ts";
import { chainDown, headAfter, sayMessage } from "./statement.ts";
import { Witness, type Shelf } from "./witness.ts";

/** A statement ready to be sent: its body, and its signature in hexadecimal digits. */
export type Said = readonly [body: string, signature: string];

/** What others are told of a device before the start. */
export interface DeviceIntro {
  readonly game: string;
  readonly key: string;
  readonly anchor: string;
  readonly commit: string;
  /** The public key of its recovery code. */
  readonly recovery: string;
}

interface StoredDevice {
  game: string;
  /** Secret: the private key, the end of the chain, the share, the recovery code. */
  key: string;
  last: string;
  share: string;
  code: string;
  /** It was made while the game was on, to go on for a device that is gone. */
  late: boolean;
  /** D of the start that this device follows. */
  start?: string;
  /** The number that it has, or had before another went on for it. */
  number?: number;
  /** How far it has followed the log, and the head there. */
  k: number;
  head: string;
  /** The last head that it has named, as a place in the log. */
  named: number;
  /** The last number for which it has shown a value, and how it said so. */
  valued: number;
  value?: Said;
  /** Said, and not yet seen in the log; what belongs together stays together. */
  outbox: Said[][];
  alarm?: Why;
}

const LENGTH = 4096;
const random = (bytes: number): string => hex(crypto.getRandomValues(new Uint8Array(bytes)));
const place = (game: string): string => `greed.device.${game}`;

export class Device {
  readonly witness: Witness;
  readonly #key: Uint8Array;
  readonly public: Uint8Array;
  #links: Uint8Array[] | null = null;
  #kept: StoredDevice;

  private constructor(
    kept: StoredDevice,
    readonly shelf: Shelf,
    /** Whether this tab is the one that speaks for the device. */
    public live: () => boolean,
  ) {
    this.#kept = kept;
    this.#key = unhex(kept.key)!;
    this.public = publicKey(this.#key);
    this.witness = new Witness(kept.game, shelf);
  }

  /** The device that this browser keeps for a game; null if it has none. */
  static known(game: string, shelf: Shelf, live: () => boolean = () => true): Device | null {
    const text = shelf.read(place(game));
    return text === null ? null : new Device(JSON.parse(text) as StoredDevice, shelf, live);
  }

  /** A fresh device, with a share that begins with chance and ends with what a person typed. */
  static fresh(
    game: string,
    shelf: Shelf,
    live: () => boolean = () => true,
    { typed = "", late = false } = {},
  ): Device {
    const text = new TextEncoder().encode(typed);
    const kept: StoredDevice = {
      ...{ game, key: random(32), last: random(32), share: random(32) + hex(text), late },
      code: sixWords(crypto.getRandomValues(new Uint8Array(12))).replaceAll(" ", "-"),
      ...{ k: 0, head: "", named: 0, valued: 0, outbox: [] },
    };
    const device = new Device(kept, shelf, live);
    device.#store();
    return device;
  }

  get game(): string {
    return this.#kept.game;
  }

  /** Why this device has stopped; null if it has not. */
  get alarm(): string | null {
    return this.#kept.alarm ? say(...this.#kept.alarm) : null;
  }

  /** The text that a person has added to the share. */
  get typed(): string {
    return new TextDecoder().decode(unhex(this.#kept.share)!.subarray(32));
  }

  /** Add a typed text to the share; the commitment changes with it. Only before the start. */
  type(text: string): void {
    this.#reload();
    if (this.#kept.start !== undefined) throw new Error(say("device-share-fixed"));
    const typed = new TextEncoder().encode([...text].slice(0, 64).join(""));
    this.#kept.share = this.#kept.share.slice(0, 64) + hex(typed);
    this.#store();
  }

  get intro(): DeviceIntro {
    const { game, share } = this.#kept;
    return {
      game,
      key: hex(this.public),
      anchor: hex(this.#chain[0]!),
      commit: hex(commitment(game, this.public, unhex(share)!)),
      recovery: hex(publicKey(recoveryKey(game, this.code))),
    };
  }

  /** With these words another device can go on for this one; they are for its owner alone. */
  get code(): string {
    return this.#kept.code;
  }

  /** The number of the device that a recovery code belongs to; -1 if there is none. */
  ownerOf(session: Session, code: string): number {
    const own = hex(publicKey(recoveryKey(this.game, code)));
    return session.start.devices.findIndex(({ recovery }) => hex(recovery) === own);
  }

  /** What lets this fresh device go on for one whose recovery code its owner knows. */
  recover(session: Session, number: number, code: string): Said {
    const { key, anchor } = this.intro;
    const secret = recoveryKey(this.game, code);
    if (hex(publicKey(secret)) !== hex(session.start.devices[number]!.recovery))
      throw new Error(say("notice-wrong-code"));
    const body = ["renew", hex(session.head), key, anchor].join(" ");
    return [body, hex(signed(sayMessage(session.digest, body), secret))];
  }

  /** The number that it has, or had; null before it takes part. */
  get number(): number | null {
    return this.#kept.number ?? null;
  }

  /** It asks to go on for a device that is gone, and has not been let in. */
  get asks(): boolean {
    return this.#kept.late && this.#kept.number === undefined;
  }

  /** Another device goes on for this one. */
  replacedIn(session: Session): boolean {
    return this.#kept.number !== undefined && this.numberIn(session) === null;
  }

  /** Its number in a game; null if it takes no part in it. */
  numberIn(session: Session): number | null {
    const own = hex(this.public);
    const at = session.keys.findIndex((key) => hex(key) === own);
    return at < 0 ? null : at;
  }

  /** Whether the log may be taken on trust up to here: this device has followed it before. */
  followed(digest: Uint8Array, k: number): boolean {
    return this.#kept.start === hex(digest) && k <= this.#kept.k;
  }

  /**
   * Follow a log. Raises an alarm if it isn't a longer form of what this device knows, and, at the
   * first time, if the start doesn't hold what this device has given.
   */
  follow(session: Session, seats: readonly number[]): void {
    this.#reload();
    const kept = this.#kept;
    const digest = hex(session.digest);
    if (kept.start === undefined) {
      if (!kept.late) this.#checkStart(session, seats);
      kept.start = digest;
      kept.head = digest;
    }
    const number = this.numberIn(session);
    if (number !== null) kept.number = number;
    if (kept.start !== digest) this.stop("alarm-restarted");
    const known = session.heads[kept.k];
    if (!known) {
      this.stop("alarm-fewer");
    } else if (hex(known) !== kept.head) {
      this.stop("alarm-other-course");
    }
    kept.k = session.log.length;
    kept.head = hex(session.head);
    this.#acknowledge(session);
    this.#store();
  }

  #checkStart(session: Session, seats: readonly number[]): void {
    const { start } = session;
    const intro = this.intro;
    if (start.game !== intro.game) this.stop("alarm-other-id");
    const at = start.devices.findIndex((line) => hex(line.key) === intro.key);
    const line = start.devices[at];
    if (!line) return this.stop("alarm-without");
    const given = [line.anchor, line.commit, line.recovery].map(hex).join();
    if (given !== [intro.anchor, intro.commit, intro.recovery].join())
      this.stop("alarm-other-values");
    const held = start.seats.flatMap((seat, s) => (deviceOf(seat.holder) === at ? [s] : []));
    if (held.join() !== [...seats].sort((a, b) => a - b).join()) this.stop("alarm-other-seats");
  }

  /** Stop for good, and say why. */
  stop(...why: Why): never {
    this.#kept.alarm ??= why;
    this.#store();
    throw new Alarm(...this.#kept.alarm);
  }

  reveal(session: Session): Said {
    return this.#say(session, ["reveal", this.#kept.share])[0]!;
  }

  /** What is awaited of this device now, said; null if nothing is. */
  due(session: Session): Said | null {
    const own = this.numberIn(session);
    if (own === null) return null;
    if (session.waitingReveal.includes(own))
      return this.pending("reveal") ? null : this.reveal(session);
    if (session.waitingReady.includes(own))
      return this.pending("ready", String(session.number + 1)) ? null : this.ready(session);
    return session.waitingValues.includes(own) ? this.value(session) : null;
  }

  ready(session: Session): Said {
    return this.#say(session, ["ready", String(session.number + 1)])[0]!;
  }

  /** The value for the frozen roll. A second one for the same number is never signed. */
  value(session: Session): Said {
    this.#reload();
    const { number } = session;
    const own = this.#number(session);
    if (this.#kept.valued >= number) {
      const said = this.#kept.value;
      const [, head, n] = said?.[0].split(" ") ?? [];
      if (said && n === String(number) && session.placeOf(head!) !== null) return said;
      this.stop("alarm-second-value", { n: number });
    }
    const value = this.#chain[number - session.chainBase(own)];
    if (!value) throw new Error(say("device-used-up"));
    const [said] = this.#say(session, ["value", String(number), hex(value)]);
    return said!;
  }

  /** A decision of an own seat; several follow one another, as a keep and a roll. */
  decide(session: Session, seat: number, ...moves: readonly string[]): Said[] {
    return this.#say(session, ...moves.map((move) => ["decide", String(seat), ...move.split(" ")]));
  }

  /** Any other statement, as `["back"]` or `["seat", "0", "bot:bold"]`. */
  say(session: Session, ...words: readonly string[]): Said {
    return this.#say(session, words)[0]!;
  }

  #say(session: Session, ...all: readonly (readonly string[])[]): Said[] {
    this.#reload();
    const kept = this.#kept;
    if (kept.alarm) throw new Alarm(...kept.alarm);
    if (!this.live()) throw new Error(say("device-other-tab"));
    const by = this.#number(session);
    const known = session.heads[kept.k];
    if (kept.start !== hex(session.digest) || !known || hex(known) !== kept.head)
      this.stop("alarm-other-course");
    if (session.log.length < kept.named) this.stop("alarm-earlier");
    let head = session.head;
    const group: Said[] = all.map(([verb, ...words]) => {
      const body = [verb, hex(head), ...words].join(" ");
      const signature = signed(sayMessage(session.digest, body), this.#key);
      head = headAfter(head, { by, body, signature });
      return [body, hex(signature)];
    });
    kept.named = session.log.length;
    kept.outbox.push(group);
    if (all[0]![0] === "value") [kept.valued, kept.value] = [session.number, group[0]!];
    this.#store();
    return group;
  }

  /** What was said and may be sent again as it is; what can't count any more is let go. */
  unanswered(session: Session): readonly Said[][] {
    this.#reload();
    const own = this.numberIn(session);
    const [still, gone]: [Said[][], Said[][]] = [[], []];
    for (const group of this.#kept.outbox) {
      const twin = session.copy();
      try {
        for (const [body, signature] of group) twin.take(own!, body, unhex(signature)!);
        still.push(group);
      } catch {
        gone.push(group);
      }
    }
    for (const [body, signature] of gone.flat()) this.witness.sent(null, body, signature);
    if (gone.length) {
      this.#kept.outbox = still;
      this.#store();
    }
    return still;
  }

  /** Whether a statement that begins so, apart from its head, waits to be seen in the log. */
  pending(verb: string, ...words: readonly string[]): boolean {
    return this.#kept.outbox.flat().some(([body]) => {
      const [first, , ...rest] = body.split(" ");
      return first === verb && words.every((word, at) => rest[at] === word);
    });
  }

  /** Let go of what the server has refused. */
  drop(group: readonly Said[]): void {
    this.#reload();
    const refused = new Set(group.map(([, signature]) => signature));
    const gone = this.#kept.outbox.flat().filter(([, signature]) => refused.has(signature));
    if (!gone.length) return;
    for (const [body, signature] of gone) this.witness.sent(null, body, signature);
    this.#kept.outbox = this.#kept.outbox
      .map((kept) => kept.filter(([, signature]) => !refused.has(signature)))
      .filter((kept) => kept.length);
    this.#store();
  }

  /** What was said and never seen in a log. */
  get unseen(): readonly Said[] {
    return this.#kept.outbox.flat();
  }

  #acknowledge(session: Session): void {
    if (!this.#kept.outbox.length) return;
    const places = new Map(session.log.map((one, at) => [hex(one.signature), at + 1]));
    this.#kept.outbox = this.#kept.outbox
      .map((group) =>
        group.filter(([body, signature]) => {
          const k = places.get(signature);
          if (k !== undefined) this.witness.sent(k, body, signature);
          return k === undefined;
        }),
      )
      .filter((group) => group.length);
  }

  #number(session: Session): number {
    return (
      this.numberIn(session) ?? this.stop("This device takes no part in the game as it is shown.")
    );
  }

  get #chain(): Uint8Array[] {
    const { game, last } = this.#kept;
    this.#links ??= chainDown(game, this.public, unhex(last)!, LENGTH);
    return this.#links;
  }

  /** Another tab may have spoken meanwhile. */
  #reload(): void {
    const text = this.shelf.read(place(this.game));
    if (text !== null) this.#kept = JSON.parse(text) as StoredDevice;
  }

  /** Tabs that don't speak for the device only look on. */
  #store(): void {
    if (!this.live()) return;
    this.shelf.write(place(this.game), JSON.stringify(this.#kept));
  }
}

/** Three words for a fresh key and anchor, to be compared on two screens. */
export function keyWords(game: string, key: string, anchor: string): string {
  const mark = sha256(fields(`${V} mark`, game, unhex(key)!, unhex(anchor)!));
  return sixWords(mark).split(" ").slice(0, 3).join(" ");
}
