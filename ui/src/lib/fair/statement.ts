/** Statements: what devices and the server say, how it is signed, and how it is chained to heads. */

import { faceStream, fields, hmacSha256, sha256, u32, u64 } from "./bytes.ts";
import { Misstatement, V } from "./start.ts";

/** A device's number, or the server. */
export type By = number | "server";

/** One entry of the log. The server's carry no signature of their own. */
export interface Statement {
  readonly by: By;
  readonly body: string;
  readonly signature: Uint8Array;
}

const LONGEST = 1024;
const BODY = /^[!-~]+(?: [!-~]+)*$/;

/** The words that each kind of statement takes; a device's names a head before them. */
const BY_DEVICE: Record<string, readonly Form[]> = {
  reveal: ["share"],
  decide: ["seat", "move"],
  ready: ["number"],
  value: ["number", "hash"],
  over: ["device", "time"],
  back: [],
  renew: ["hash", "hash"],
  seat: ["seat", "holder"],
};
const BY_SERVER: Record<string, readonly Form[]> = {
  decide: ["seat", "why", "move"],
  freeze: ["number", "set"],
  throw: ["number", "hash", "dice"],
  draw: ["number", "hash", "seat"],
  warn: ["device", "time"],
  end: ["end"],
};
const FORMS = {
  hash: /^[0-9a-f]{64}$/,
  share: /^(?:[0-9a-f]{2}){32,288}$/,
  number: /^[1-9][0-9]{0,8}$/,
  seat: /^(?:0|1?[0-9])$/,
  device: /^(?:0|1?[0-9])$/,
  time: /^[1-9][0-9]{0,11}$/,
  why: /^(?:bot|clock|unsigned)$/,
  move: /^(?:keep(?: [1-9]){1,12}|roll|bank|accept|decline|throw)$/,
  set: /^(?:-|(?:0|1?[0-9])(?:,(?:0|1?[0-9])){0,19})$/,
  dice: /^[1-9](?:,[1-9]){0,11}$/,
  holder: /^(?:bot:[!-~]{1,64}|device:(?:0|1?[0-9]))$/,
  end: /^(?:over|abandoned)$/,
};
type Form = keyof typeof FORMS;

/** A body taken apart: its first word, the head that a device names, and the rest. */
export interface Words {
  readonly word: string;
  readonly head: string;
  readonly said: readonly string[];
}

/** Take a body apart as far as that can be done without a game. Throws a Misstatement. */
export function readBody(by: By, body: string): Words {
  if (body.length > LONGEST || !BODY.test(body))
    throw new Misstatement("no-words", { most: LONGEST });
  const [word = "", ...rest] = body.split(" ");
  const forms = by === "server" ? BY_SERVER : BY_DEVICE;
  if (!Object.hasOwn(forms, word))
    throw new Misstatement("no-such-word", { who: String(by), word: word.slice(0, 20) });
  const wanted: readonly Form[] = by === "server" ? forms[word]! : ["hash", ...forms[word]!];
  // A move is the last, and may be several words.
  if (wanted.at(-1) === "move") rest.push(rest.splice(wanted.length - 1).join(" "));
  if (rest.length !== wanted.length)
    throw new Misstatement("word-count", { word, due: wanted.length, n: rest.length });
  wanted.forEach((form, at) => {
    if (!FORMS[form].test(rest[at]!) || (form === "move" && !isRising(rest[at]!)))
      throw new Misstatement("bad-word", { word, form, text: rest[at]!.slice(0, 40) });
  });
  return by === "server"
    ? { word, head: "", said: rest }
    : { word, head: rest[0]!, said: rest.slice(1) };
}

function isRising(move: string): boolean {
  const dice = move.split(" ").slice(1);
  return dice.every((face, i) => i === 0 || dice[i - 1]! <= face);
}

/** The head of a log after one more statement. */
export function headAfter(head: Uint8Array, { by, body, signature }: Statement): Uint8Array {
  const who = u32(by === "server" ? 0 : by + 1);
  return sha256(fields(`${V} head`, head, who, body, signature));
}

/** What a device signs to say something. */
export function sayMessage(digest: Uint8Array, body: string): Uint8Array {
  return fields(`${V} say`, digest, body);
}

/** What the server signs to stand by a head. */
export function signMessage(digest: Uint8Array, k: number, head: Uint8Array): Uint8Array {
  return fields(`${V} sign`, digest, u32(k), head);
}

/** What finds the value of a chain below another one, of 32 bytes each; a chain has thousands. */
export function linksBelow(
  game: string,
  owner: Uint8Array,
): (index: number, value: Uint8Array) => Uint8Array {
  const message = fields(`${V} link`, game, owner, u32(0), new Uint8Array(32));
  const place = message.length - 32;
  const view = new DataView(message.buffer);
  return (index, value) => {
    view.setUint32(place - 8, index); // its own length and that of the value stand around it
    message.set(value, place);
    return sha256(message);
  };
}

/** A chain from its anchor (0) up to its last value. */
export function chainDown(
  game: string,
  owner: Uint8Array,
  last: Uint8Array,
  length: number,
): Uint8Array[] {
  const [below, chain] = [linksBelow(game, owner), new Array<Uint8Array>(length + 1)];
  chain[length] = last;
  for (let i = length - 1; i >= 0; i--) chain[i] = below(i, chain[i + 1]!);
  return chain;
}

/** All that the dice of one roll come from. */
export interface Roll {
  readonly base: Uint8Array;
  readonly number: number;
  /** The server's value. */
  readonly key: Uint8Array;
  /** The devices that contributed, in ascending order, with their values. */
  readonly values: readonly (readonly [number, Uint8Array])[];
}

/** The faces of a roll, in the order in which they come out. */
export function rolled(roll: Roll, dice: number, faces: number): number[] {
  const values = roll.values.flatMap(([device, value]) => [u32(device), value]);
  const [number, count] = [u64(roll.number), u32(roll.values.length)];
  const block = (i: number): Uint8Array =>
    hmacSha256(roll.key, fields(`${V} dice`, roll.base, number, count, ...values, u32(i)));
  return faceStream(block, dice, faces);
}
