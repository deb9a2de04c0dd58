/** The dice of protocol 1, as docs/fair-dice.md specifies them, for games that began with it. */

import { concat, faceStream, fields, hex, hmacSha256, sha256, u32, u64 } from "./bytes.ts";

const VERSION = "greed-fair-1";
const utf8 = new TextEncoder();

export function commitment(secret: Uint8Array, game: string, sheet: string, seats: number): string {
  return hex(sha256(fields(`${VERSION} commit`, secret, game, sheet, u32(seats))));
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
  const message = fields(
    `${VERSION} throw`,
    asked.game,
    u32(asked.seeds.length),
    ...asked.seeds,
    u64(asked.number),
    u32(chain.length),
    ...chain,
  );
  const block = (i: number): Uint8Array =>
    hmacSha256(asked.secret, concat([message, fields(u32(i))]));
  return faceStream(block, asked.dice, asked.faces);
}

/** The value of strict dice that a later one was linked from. */
export function linked(value: Uint8Array): Uint8Array {
  return sha256(fields(`${VERSION} chain`, value));
}

/** A chain from its anchor (0) up to its last value. */
export function chainOf(last: Uint8Array, length: number): Uint8Array[] {
  const chain = [last];
  for (let i = 0; i < length; i++) chain.push(linked(chain.at(-1)!));
  return chain.reverse();
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
