/** The dice of a fair room, as docs/fair-dice.md specifies them: a second implementation. */

import { concat, hex, hmacSha256, sha256 } from "./sha256.ts";

const VERSION = "greed-fair-1";
const utf8 = new TextEncoder();

type Field = string | Uint8Array;

export function commitment(secret: Uint8Array, game: string, sheet: string, seats: number): string {
  return hex(sha256(fields([`${VERSION} commit`, secret, game, sheet, u32(seats)])));
}

export interface Throw {
  secret: Uint8Array;
  game: string;
  seeds: readonly string[];
  number: number;
  dice: number;
  faces: number;
  chain?: readonly Uint8Array[];
}

/** The faces of a throw, in falling order. */
export function fallen(asked: Throw): number[] {
  const chain = asked.chain ?? [];
  const message = fields([
    `${VERSION} throw`,
    asked.game,
    u32(asked.seeds.length),
    ...asked.seeds,
    u64(asked.number),
    u32(chain.length),
    ...chain,
  ]);
  const limit = 256 - (256 % asked.faces);
  const dice: number[] = [];
  for (let block = 0; dice.length < asked.dice; block++) {
    const bytes = hmacSha256(asked.secret, concat([message, fields([u32(block)])]));
    for (const byte of bytes) {
      if (byte < limit && dice.length < asked.dice) dice.push((byte % asked.faces) + 1);
    }
  }
  return dice;
}

/** The value of strict dice that a later one was linked from. */
export function linked(value: Uint8Array): Uint8Array {
  return sha256(fields([`${VERSION} chain`, value]));
}

/** A chain from its anchor (0) up to its last value. */
export function chainOf(last: Uint8Array, length: number): Uint8Array[] {
  const chain = [last];
  for (let i = 0; i < length; i++) chain.push(linked(chain.at(-1)!));
  return chain.reverse();
}

/** Fields one after the other, each behind its length in four bytes. */
function fields(parts: readonly Field[]): Uint8Array {
  const raw = parts.map((part) => (typeof part === "string" ? utf8.encode(part) : part));
  return concat(raw.flatMap((part) => [u32(part.length), part]));
}

function u32(value: number): Uint8Array {
  const bytes = new Uint8Array(4);
  new DataView(bytes.buffer).setUint32(0, value);
  return bytes;
}

function u64(value: number): Uint8Array {
  const bytes = new Uint8Array(8);
  new DataView(bytes.buffer).setBigUint64(0, BigInt(value));
  return bytes;
}

/** The digest of a sheet's rules: SHA-256 over their canonical form. */
export function sheetDigest(sheet: Record<string, unknown>): string {
  return hex(sha256(utf8.encode(canonical(sheet))));
}

const WORDS = new Set([
  "title",
  "name",
  "summary",
  "aliases",
  "source",
  "prose",
  "notes",
  "variants",
]);

function canonical(sheet: Record<string, unknown>): string {
  return written(Object.fromEntries(Object.entries(sheet).filter(([key]) => !WORDS.has(key))));
}

/** JSON without spaces and with sorted keys; as text, since objects put whole numbers first. */
function written(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(written).join(",")}]`;
  if (value === null || typeof value !== "object") return JSON.stringify(value);
  const entries = Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1));
  return `{${entries.map(([key, inner]) => `${JSON.stringify(key)}:${written(inner)}`).join(",")}}`;
}
