/** What other phones ask for, read strictly: they may send anything. */

import type { Opening } from "../lib/sealed/contributor.ts";
import type { Device } from "./table.ts";
import { Refusal } from "./refusal.ts";

export interface Joining {
  readonly name: string;
  /** A seat of this number and no other: that of a phone which is lost. */
  readonly seat: number | null;
}

/** A device that says of itself which chain is its own in a game. */
export interface Sealing extends Device {
  readonly game: string;
}

export interface Seating {
  readonly name: string;
  readonly open: boolean;
  readonly bot: string | null;
}

export interface Moving {
  readonly move: string;
  readonly then: string | null;
  readonly ply: number;
  readonly id: string | null;
  readonly seat: number | null;
}

const LONGEST_NAME = 24;
const LONGEST = 128;
const HASH = /^[0-9a-f]{64}$/;
const DEVICE = /^[!-~]{1,64}$/;
/** As on a server: nothing that markup or code begins with, nothing that doesn't show. */
const MARKUP = /[<>"`\\{}]/g;
const HIDDEN = /[\p{C}\p{Zl}\p{Zp}]/u;

export function join(body: unknown): Joining {
  const { name, seat: wanted } = fields(body);
  return { name: named(name), seat: wanted == null ? null : whole(wanted) };
}

/** What becomes of a seat: open again, a bot's, or another name; a call says nothing. */
export function seat(body: unknown): Seating {
  const { name, open, bot } = fields(body);
  if (typeof bot === "string") return { name: "", open: false, bot };
  if (open === true || name == null) return { name: "", open: open === true, bot: null };
  return { name: named(name), open: false, bot: null };
}

export function seal(body: unknown): Sealing {
  const { game, device: name, anchor } = fields(body);
  return { game: text(game), name: like(DEVICE, name), anchor: like(HASH, anchor) };
}

/** A device's link for a roll. */
export function opening(body: unknown): Opening {
  const { k, device: name, link } = fields(body);
  return ["opening", whole(k), like(DEVICE, name), like(HASH, link)];
}

export function move(body: unknown): Moving {
  const { move: said, then, ply: at, id, seat: from } = fields(body);
  if (then != null && then !== "roll" && then !== "bank")
    bad("a keep leads to a roll or to a bank");
  return {
    ...{ move: text(said), then: then == null ? null : String(then), ply: whole(at) },
    ...{ id: id == null ? null : text(id), seat: from == null ? null : whole(from) },
  };
}

export function ply(body: unknown): number {
  return whole(fields(body).ply);
}

const like = (form: RegExp, value: unknown): string =>
  typeof value === "string" && form.test(value) ? value : bad(`this is not of the form ${form}`);
const whole = (value: unknown): number =>
  Number.isSafeInteger(value) && (value as number) >= 0
    ? (value as number)
    : bad("this should be a whole number");
const text = (value: unknown): string =>
  typeof value === "string" && value.length <= LONGEST ? value : bad("this should be a short text");

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
