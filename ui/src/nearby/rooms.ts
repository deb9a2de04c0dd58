/** The rooms between phones that this page takes part in: those that it keeps, and others. */

import "../language/nearby.ts";
import { say } from "../language/messages.ts";
import { hex } from "../lib/sealed/bytes.ts";
import { phones, type Link } from "../lib/link.ts";
import * as memory from "../lib/memory.ts";
import { isListOf, isNumber, isObject, isOneOf, isShape, isText, type Is } from "../lib/shapes.ts";
import { stored } from "../lib/storage.ts";
import { keyOf } from "./audience.ts";
import { Host } from "./host.ts";
import { linkTo, NOBODY } from "./line.ts";
import type { Entry, Setup, Step } from "./table.ts";

/** A phone remembers the last rooms that it has kept or seen. */
const KEPT = 4;
/** No vowels (no words), and nothing that is mistaken for something else. */
const LETTERS = "2346789CDFGHJKMNPQRTVWXZ";

const isTextOrNull = (value: unknown): value is string | null => value === null || isText(value);
const isSeen = isShape<Seen>({
  sheet: isText,
  position: isText,
  seats: isListOf(isShape<Seen["seats"][number]>({ name: isText, bot: isTextOrNull })),
  own: isListOf(isNumber),
  keeper: isNumber,
});
const isSetup = isShape<Setup>({
  code: isText,
  game: isText,
  secret: isText,
  seats: isNumber,
  keeper: isNumber,
  first: (value): value is Setup["first"] => isTextOrNull(value) || isNumber(value),
  created: isNumber,
});
const isMeeting = isShape<Meeting>({ word: isText, owner: isText });
/** What an entry holds besides its kind, the table sees to. */
const isEntry = (value: unknown): value is Entry =>
  isObject(value) &&
  isOneOf<unknown>(
    "seat",
    "device",
    "start",
    "dice",
    "move",
    "call",
    "back",
    "skip",
    "next",
    "abandon",
  )(value.kind);
const isStep = isShape<Step>({ seq: isNumber, at: isNumber, entries: isListOf(isEntry) });

const hosts = new Map<string, Host>();
const own: Link = linkTo((code) => hosts.get(code) ?? null);

/** The room that this page keeps; null if it keeps none with this code. */
export function hosted(code: string): Host | null {
  return hosts.get(code) ?? null;
}

/** Open a room with this number of seats, the first of which is ours; its code. */
export function open(pack: string, seats: number, name: string): string {
  const token = random(16);
  const fresh = { seats, keeper: 0, first: null, created: now() };
  const opened = kept(fresh, pack);
  opened.act((draft) => draft.take({ kind: "seat", seat: 0, name, key: keyOf(token), bot: null }));
  memory.remember(opened.setup.code, { tokens: [token] });
  return opened.setup.code;
}

/** What this phone has seen last of a game that another one keeps. */
export interface Seen {
  /** The name of its rules. */
  readonly sheet: string;
  readonly position: string;
  readonly seats: readonly { readonly name: string; readonly bot: string | null }[];
  /** The seats that are played here, and the one whose phone keeps the room. */
  readonly own: readonly number[];
  readonly keeper: number;
}

/** Write down what this phone sees, to go on with it if the other one is gone for good. */
export function see(code: string, seen: Seen): void {
  write(code, "seen", seen);
}

/** Write down the rules of a game that another phone keeps. */
export function seeRules(code: string, pack: string): void {
  listed(code);
  write(code, "rules", pack);
}

/** What is left here of a game that another phone keeps, with its rules. */
export function seenOf(code: string): (Seen & { pack: string }) | null {
  const [seen, pack] = [read(code, "seen", isSeen), read(code, "rules", isText)];
  return seen && pack ? { ...seen, pack } : null;
}

/**
 * Keep the room of a phone that is gone for good: its player plays on here, beside our own seats,
 * and the others scan this phone. The code of the room.
 */
export function goOn({
  pack,
  position,
  seats,
  own: ours,
  keeper,
}: Seen & { pack: string }): string {
  const token = random(16);
  const first = position.replaceAll("~", ""); // those who sat out take part again
  const moved = kept({ seats: seats.length, keeper: ours[0]!, first, created: now() }, pack);
  moved.act((draft) => {
    for (const [seat, { name, bot }] of seats.entries()) {
      const here = seat === keeper || ours.includes(seat);
      draft.take({ kind: "seat", seat, name, bot, key: here ? keyOf(token) : "" });
    }
  });
  memory.remember(moved.setup.code, { tokens: [token] });
  return moved.setup.code;
}

/** Find the room of a code again: one that this phone keeps, or one to be connected with. */
export function resume(code: string): void {
  if (phones.has(code)) return;
  const [setup, pack] = [read(code, "setup", isSetup), read(code, "pack", isText)];
  if (setup && pack) host(setup, pack, stepsOf(code));
  else phones.set(code, NOBODY);
}

/** Go on with a room over a new line. */
export function connected(code: string, link: Link): void {
  phones.set(code, link);
  dispatchEvent(new Event("online")); // the room needn't wait for its next try
}

type Fresh = Omit<Setup, "secret" | "code" | "game">;

/** Put a new room down, and open it. */
function kept(fresh: Fresh, pack: string): Host {
  const code = letters(8);
  const setup: Setup = { ...fresh, code, game: random(12), secret: random(32) };
  listed(code);
  write(code, "setup", setup);
  write(code, "pack", pack);
  return host(setup, pack, []);
}

/** Where a table is met: its word, and what shows the meeting point whose table it is. */
export interface Meeting {
  readonly word: string;
  readonly owner: string;
}

/** Where the phones of a room have met; null if they have used pictures. */
export function meetingOf(code: string): Meeting | null {
  return read(code, "meeting", isMeeting);
}

/** Let the phones of a room meet: by the word that we have joined it with, or one of ours. */
export function meetAt(code: string, word = letters(12)): Meeting {
  const meeting = { word, owner: random(16) };
  write(code, "meeting", meeting);
  return meeting;
}

/** Remember that something of a room is here, and forget the oldest. */
function listed(code: string): void {
  const others = memory.near().filter((known) => known !== code);
  others.slice(KEPT - 1).forEach(forget);
  stored.write(memory.NEAR, [code, ...others.slice(0, KEPT - 1)]);
}

function host(setup: Setup, pack: string, steps: readonly Step[]): Host {
  const { code } = setup;
  const append = (step: Step): void => write(code, String(step.seq), step);
  const again = (fresh: Fresh, seats: Entry[]): string => {
    const next = kept(fresh, pack);
    next.act((draft) => seats.forEach((seat) => draft.take(seat)));
    return next.setup.code;
  };
  const made = new Host(setup, pack, { append }, again, steps);
  hosts.set(code, made);
  phones.set(code, own);
  return made;
}

function stepsOf(code: string): Step[] {
  const steps: Step[] = [];
  for (;;) {
    const step = read(code, String(steps.length + 1), isStep);
    if (!step) return steps;
    steps.push(step);
  }
}

function forget(code: string): void {
  const begin = `${memory.NEAR}.${code}.`;
  for (const key of stored.keys()) if (key.startsWith(begin)) stored.remove(key);
}

function read<T>(code: string, what: string, is: Is<T>): T | null {
  return stored.read(`${memory.NEAR}.${code}.${what}`, is, null);
}

/** Throws where a browser keeps nothing: what isn't kept is not said to anybody. */
function write(code: string, what: string, value: unknown): void {
  const key = `${memory.NEAR}.${code}.${what}`;
  if (stored.write(key, value)) return;
  stored.remove(key);
  throw new Error(say("near-keeps-nothing"));
}

/** Random letters for a code; 24 of them, so a few are a little likelier than others. */
function letters(count: number): string {
  const bytes = crypto.getRandomValues(new Uint8Array(count));
  return Array.from(bytes, (byte) => LETTERS[byte % LETTERS.length]).join("");
}

function random(bytes: number): string {
  return hex(crypto.getRandomValues(new Uint8Array(bytes)));
}

function now(): number {
  return Date.now() / 1000;
}
