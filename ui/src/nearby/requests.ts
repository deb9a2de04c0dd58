/** What other phones ask for, read strictly: they may send anything. */

import type { DeviceSetup } from "../lib/protocol.ts";
import { Refusal } from "./refusal.ts";

export interface Joining {
  readonly name: string;
  readonly device: DeviceSetup | null;
}

export interface Seating {
  readonly name: string;
  readonly open: boolean;
  readonly bot: string | null;
}

export interface Saying {
  readonly device: number;
  readonly says: readonly (readonly [string, string])[];
}

const LONGEST_NAME = 24;
const MOST_SAID = 4;
const HASH = /^[0-9a-f]{64}$/;
const SIGNATURE = /^[0-9a-f]{128}$/;
/** As on a server: nothing that markup or code begins with, nothing that doesn't show. */
const MARKUP = /[<>"`\\{}]/g;
const HIDDEN = /[\p{C}\p{Zl}\p{Zp}]/u;

export function join(body: unknown): Joining {
  const { name, device: given } = fields(body);
  return { name: named(name), device: given == null ? null : device(given) };
}

/** What becomes of a seat: open again, a bot's, or another name; a call says nothing. */
export function seat(body: unknown): Seating {
  const { name, open, bot } = fields(body);
  if (typeof bot === "string") return { name: "", open: false, bot };
  if (open === true || name == null) return { name: "", open: open === true, bot: null };
  return { name: named(name), open: false, bot: null };
}

export function device(body: unknown): DeviceSetup {
  const { game, key, anchor, commit, recovery } = fields(body);
  if (typeof game !== "string" || game.length > 128) bad("a device names its game");
  const hash = (digits: unknown): string =>
    typeof digits === "string" && HASH.test(digits) ? digits : bad("a device has four hashes");
  return {
    game: game as string,
    ...{ key: hash(key), anchor: hash(anchor), commit: hash(commit), recovery: hash(recovery) },
  };
}

export function say(body: unknown): Saying {
  const { device: by, says } = fields(body);
  if (!Number.isInteger(by) || !Array.isArray(says) || !says.length || says.length > MOST_SAID)
    bad(`a device says 1 to ${MOST_SAID} things at once`);
  const pairs = (says as unknown[]).map((pair): readonly [string, string] => {
    const [said, signature] = Array.isArray(pair) ? (pair as unknown[]) : [];
    if (typeof said !== "string" || typeof signature !== "string" || !SIGNATURE.test(signature))
      return bad("a statement is a text and its signature");
    return [said, signature];
  });
  return { device: by as number, says: pairs };
}

/** Tokens that may open seats; at most one for each. */
export function tokens(given: unknown): string[] {
  return Array.isArray(given) ? given.slice(0, 12).map(String) : [];
}

function named(name: unknown): string {
  const cleaned =
    typeof name === "string" ? name.normalize("NFC").trim().split(/\s+/).join(" ") : "";
  if (!cleaned || [...cleaned].length > LONGEST_NAME)
    throw new Refusal("bad_name", ["refused-name-length", { n: LONGEST_NAME }]);
  if (HIDDEN.test(cleaned)) throw new Refusal("bad_name", ["refused-name-hidden"]);
  const signs = [...new Set(cleaned.match(MARKUP))].sort().join(" ");
  if (signs) throw new Refusal("bad_name", ["refused-name-signs", { signs }]);
  return cleaned;
}

function fields(body: unknown): Record<string, unknown> {
  return body !== null && typeof body === "object" && !Array.isArray(body)
    ? (body as Record<string, unknown>)
    : bad("this should be an object");
}

function bad(why: string): never {
  throw new Refusal("bad_request", why);
}
