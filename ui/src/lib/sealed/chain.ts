/** What sealed dice are made of: hash chains, and dice from their links (docs/fair-dice.md). */

import "../../language/sealed.ts";
import { say, type Fields } from "../../language/messages.ts";
import { concat, fields, hmacSha256, sha256, u32 } from "./bytes.ts";

export const VERSION = "greed-dice-2";
/** What the table's host is called in its chain. */
export const HOST = "host";
/** How many links a chain has: many more than a game has rolls. */
export const LENGTH = 16_384;
/** Every 128th link is kept, and the others are worked out again. */
const STRIDE = 128;
const WORDS = 2 ** 32;

/** Something that the protocol of sealed dice doesn't allow; a sentence says what. */
export class DiceError extends Error {
  constructor(
    /** The message that says so, without "sealed-". */
    readonly why: string,
    said: Fields = {},
  ) {
    super(say(`sealed-${why}`, said));
  }
}

const utf8 = new TextEncoder();

/** The bytes of a value as JSON: what is hashed. */
export const written = (value: unknown): Uint8Array => utf8.encode(JSON.stringify(value));

export function hashed(what: string, ...parts: readonly (string | Uint8Array)[]): Uint8Array {
  return sha256(fields(`${VERSION} ${what}`, ...parts));
}

/** The link that stands a number of places before link `k` of a chain. */
export function linkBefore(
  game: string,
  owner: string,
  k: number,
  link: Uint8Array,
  steps = 1,
): Uint8Array {
  const prefix = concat([fields(`${VERSION} link`, game, owner), u32(4)]);
  let value = link;
  for (let at = k; at > k - steps; at--) value = sha256(concat([prefix, u32(at), u32(32), value]));
  return value;
}

/** The chain of one contributor to one game, from its last link, which is secret. */
export class Chain {
  readonly #kept: Uint8Array[];

  constructor(
    readonly game: string,
    readonly owner: string,
    last: Uint8Array,
    readonly length = LENGTH,
  ) {
    const kept = [last];
    for (let above = Math.ceil(length / STRIDE); above > 0; above--) {
      const top = Math.min(above * STRIDE, length);
      kept.push(linkBefore(game, owner, top, kept.at(-1)!, top - (above - 1) * STRIDE));
    }
    this.#kept = kept.reverse();
  }

  /** Link 0, which everybody may know. */
  get anchor(): Uint8Array {
    return this.#kept[0]!;
  }

  link(k: number): Uint8Array {
    if (!(k >= 0 && k <= this.length)) throw new DiceError("used-up", { k, length: this.length });
    const above = Math.ceil(k / STRIDE);
    const top = Math.min(above * STRIDE, this.length);
    return linkBefore(this.game, this.owner, top, this.#kept[above]!, top - k);
  }
}

/** The dice of a roll, in the order in which they fall; every face is as likely. */
export function diceOf(
  host: Uint8Array,
  head: Uint8Array,
  k: number,
  links: readonly Uint8Array[],
  dice: number,
  faces: number,
): number[] {
  const fair = WORDS - (WORDS % faces);
  const fallen: number[] = [];
  for (let block = 0; fallen.length < dice; block++) {
    const message = fields(`${VERSION} dice`, head, u32(k), ...links, u32(block));
    const stream = new DataView(hmacSha256(host, message).buffer);
    for (let at = 0; at < 32 && fallen.length < dice; at += 4) {
      const word = stream.getUint32(at);
      if (word < fair) fallen.push((word % faces) + 1);
    }
  }
  return fallen;
}
