/** The rooms between phones that this page takes part in: those that it keeps, and others. */

import { hex } from "../lib/fair/bytes.ts";
import { phones, type Link } from "../lib/link.ts";
import * as memory from "../lib/memory.ts";
import { keyOf } from "./audience.ts";
import { Host } from "./host.ts";
import { linkTo, NOBODY } from "./line.ts";
import type { Entry, Setup, Step } from "./table.ts";

const PLACE = "greed.nearby";
/** A phone remembers the last rooms that it has kept or seen. */
const KEPT = 4;
/** No vowels (no words), and nothing that is mistaken for something else. */
const LETTERS = "2346789CDFGHJKMNPQRTVWXZ";

const hosts = new Map<string, Host>();
const own: Link = linkTo((code) => hosts.get(code) ?? null);

/** The room that this page keeps; null if it keeps none with this code. */
export function hosted(code: string): Host | null {
  return hosts.get(code) ?? null;
}

/** Open a room with this number of seats, the first of which is ours; its code. */
export function open(pack: string, seats: number, name: string): string {
  const token = random(16);
  const fresh = { seats, keeper: 0, first: null, attempts: 0, previous: "", created: now() };
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
  const [seen, pack] = [read<Seen>(code, "seen"), read<string>(code, "rules")];
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
  const rest = { attempts: 0, previous: "", created: now() };
  const moved = kept({ seats: seats.length, keeper: ours[0]!, first, ...rest }, pack);
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
  const [setup, pack] = [read<Setup>(code, "setup"), read<string>(code, "pack")];
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
  return read<Meeting>(code, "meeting");
}

/** Let the phones of a room meet: by the word that we have joined it with, or one of ours. */
export function meetAt(code: string, word = letters(12)): Meeting {
  const meeting = { word, owner: random(16) };
  write(code, "meeting", meeting);
  return meeting;
}

/** Remember that something of a room is here, and forget the oldest. */
function listed(code: string): void {
  const others = codes().filter((known) => known !== code);
  others.slice(KEPT - 1).forEach(forget);
  localStorage.setItem(PLACE, JSON.stringify([code, ...others.slice(0, KEPT - 1)]));
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
    const step = read<Step>(code, String(steps.length + 1));
    if (!step) return steps;
    steps.push(step);
  }
}

function codes(): string[] {
  return JSON.parse(localStorage.getItem(PLACE) ?? "[]") as string[];
}

function forget(code: string): void {
  const begin = `${PLACE}.${code}.`;
  for (const key of Object.keys(localStorage))
    if (key.startsWith(begin)) localStorage.removeItem(key);
}

function read<T>(code: string, what: string): T | null {
  const text = localStorage.getItem(`${PLACE}.${code}.${what}`);
  return text === null ? null : (JSON.parse(text) as T);
}

/** Throws where a browser keeps nothing: what isn't kept is not said to anybody. */
function write(code: string, what: string, value: unknown): void {
  localStorage.setItem(`${PLACE}.${code}.${what}`, JSON.stringify(value));
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
