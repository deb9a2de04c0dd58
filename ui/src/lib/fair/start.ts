/** The start text of a game: who takes part, by which rules, with which keys. */

import "../../language/dice.ts";
import { say, type Fields } from "../../language/messages.ts";
import { fields, hex, sha256, u32, unhex } from "./bytes.ts";
import { isKey } from "./signing.ts";

export const V = "greed-dice-1";

export interface Owner {
  readonly key: Uint8Array;
  readonly anchor: Uint8Array;
}

export interface DeviceLine extends Owner {
  readonly commit: Uint8Array;
  /** The public key of its recovery code, which signs only a "renew". */
  readonly recovery: Uint8Array;
}

export interface SeatLine {
  /** "device:0", "bot:bold" or "unsigned". */
  readonly holder: string;
  readonly name: string;
}

export interface Start {
  readonly text: string;
  readonly digest: Uint8Array;
  readonly game: string;
  readonly attempt: number;
  readonly previous: string | null;
  readonly mode: "fair" | "strict";
  readonly sheet: string;
  readonly clock: number;
  /** The seat that begins, null if the dice decide, or the position that the game goes on from. */
  readonly first: number | string | null;
  readonly server: Owner;
  readonly devices: readonly DeviceLine[];
  readonly seats: readonly SeatLine[];
}

/** A statement, a start or a file that isn't what the protocol allows; a sentence says why. */
export class Misstatement extends Error {
  /** The message that says so, without "dice-". */
  constructor(...[why, said]: Why) {
    super(say(`dice-${why}`, said));
  }
}

export type Why = [id: string, fields?: Fields];

/** Something that must not be: from now on this device says nothing more in this game. */
export class Alarm extends Error {
  /** The message that says why, and its fields. */
  readonly why: Why;

  constructor(...why: Why) {
    super(say(...why));
    this.why = why;
  }
}

const HASH = "([0-9a-f]{64})";
const COUNT = "(0|[1-9][0-9]{0,8})";
const LINES: readonly (readonly [string, string])[] = [
  ["game", "([!-~]{1,128})"],
  ["attempt", COUNT],
  ["previous", "(-|[0-9a-f]{64})"],
  ["mode", "(fair|strict)"],
  ["sheet", HASH],
  ["clock", COUNT],
  ["first", "(lot|0|[1-9][0-9]{0,8}|[!-~]+(?: [!-~]+)+)"],
  ["server", `${HASH} ${HASH}`],
];
const DEVICE = new RegExp(`^device ${HASH} ${HASH} ${HASH} ${HASH}$`);
const SEAT = /^seat (device:(?:0|1?[0-9])|bot:[!-~]{1,64}|unsigned) ([^\n]{1,200})$/u;
const UNPRINTABLE = /[\x00-\x1f\x7f-\x9f\u2028\u2029\ud800-\udfff]/u;
const LONGEST = 16_384;

/** Read a start text. Throws a Misstatement that names the line. */
export function readStart(text: string): Start {
  if ([...text].length > LONGEST) bad("start-long", { most: LONGEST });
  const [version, ...lines] = text.split("\n");
  if (version !== V) bad("start-version", { version: V });
  const found = new Map(
    LINES.map(([word, pattern], at) => {
      const match = new RegExp(`^${word} ${pattern}$`).exec(lines[at] ?? "");
      return [word, match ?? bad("start-line", { line: word })];
    }),
  );
  const word = (line: string, part = 1): string => found.get(line)![part]!;
  const rest = lines.slice(LINES.length);
  const after = rest.findIndex((line) => !line.startsWith("device "));
  const devices = rest.slice(0, after < 0 ? rest.length : after).map(readDevice);
  const seats = rest.slice(devices.length).map(readSeat);
  const start: Start = {
    text,
    digest: sha256(fields(`${V} start`, text)),
    game: word("game"),
    attempt: Number(word("attempt")),
    previous: word("previous") === "-" ? null : word("previous"),
    mode: word("mode") as "fair" | "strict",
    sheet: word("sheet"),
    clock: Number(word("clock")),
    first: beginning(word("first")),
    server: { key: unhex(word("server"))!, anchor: unhex(word("server", 2))! },
    devices,
    seats,
  };
  const why = contradiction(start);
  return why ? bad("start-wrong", { why }) : start;
}

function beginning(said: string): Start["first"] {
  if (said === "lot") return null;
  return said.includes(" ") ? said : Number(said);
}

function readDevice(line: string): DeviceLine {
  const [, ...parts] = DEVICE.exec(line) ?? bad("start-device");
  const [key, anchor, commit, recovery] = parts.map((part) => unhex(part)!);
  return { key: key!, anchor: anchor!, commit: commit!, recovery: recovery! };
}

function readSeat(line: string): SeatLine {
  const [, holder = "", name = ""] = SEAT.exec(line) ?? [];
  if (!name || UNPRINTABLE.test(name)) bad("start-seat");
  return { holder, name };
}

/** The device that holds a seat; -1 if none does. */
export function deviceOf(holder: string): number {
  return holder.startsWith("device:") ? Number(holder.slice(7)) : -1;
}

/** What contradicts itself in a start; null if nothing does. */
function contradiction(start: Start): string | null {
  const { devices, seats, attempt } = start;
  const keys = [start.server.key, ...devices.flatMap(({ key, recovery }) => [key, recovery])];
  const held = new Set(seats.map((seat) => deviceOf(seat.holder)).filter((device) => device >= 0));
  if (seats.length < 2 || seats.length > 12) return say("dice-start-seats");
  if (attempt < 1 || !start.game.endsWith(`.${attempt}`)) return say("dice-start-attempt");
  if ((start.previous !== null) !== attempt > 1) return say("dice-start-previous");
  if (typeof start.first === "number" && start.first >= seats.length)
    return say("dice-start-first", { seat: start.first, last: seats.length - 1 });
  if (held.size !== devices.length || devices.some((_, d) => !held.has(d)))
    return say("dice-start-holders");
  if (new Set(keys.map(hex)).size < keys.length) return say("dice-start-keys");
  return keys.every(isKey) ? null : say("dice-weak-key");
}

function bad(...why: Why): never {
  throw new Misstatement(...why);
}

/** What a device binds itself to before it shows its share. */
export function commitment(game: string, key: Uint8Array, share: Uint8Array): Uint8Array {
  return sha256(fields(`${V} commit`, game, key, share));
}

/** Why bytes are not a share: 32 random bytes and up to 64 characters; null if they are one. */
export function whyBadShare(share: Uint8Array): Why[0] | null {
  if (share.length < 32) return "share-short";
  try {
    const typed = new TextDecoder("utf-8", { fatal: true, ignoreBOM: true });
    const text = typed.decode(share.subarray(32));
    return [...text].length > 64 ? "share-long" : null;
  } catch {
    return "share-text";
  }
}

/** The secret key that follows from a recovery code: it signs a "renew", and nothing else. */
export function recoveryKey(game: string, code: string): Uint8Array {
  return sha256(fields(`${V} recovery`, game, code.trim().toLowerCase()));
}

/** What every roll hangs on: the start and all shares. */
export function baseOf(digest: Uint8Array, shares: readonly Uint8Array[]): Uint8Array {
  return sha256(fields(`${V} base`, digest, u32(shares.length), ...shares));
}

const CONSONANTS = "bdfghjklmnprstvz";
const VOWELS = "aiou";

/** Six words for people to compare: proquints of the first twelve bytes. */
export function sixWords(base: Uint8Array): string {
  const words = Array.from({ length: 6 }, (_, i) => {
    const bits = (base[i * 2]! << 8) | base[i * 2 + 1]!;
    const con = (shift: number): string => CONSONANTS[(bits >> shift) & 15]!;
    const vow = (shift: number): string => VOWELS[(bits >> shift) & 3]!;
    return con(12) + vow(10) + con(6) + vow(4) + con(0);
  });
  return words.join(" ");
}
