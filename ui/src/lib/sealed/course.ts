/**
 * A game's sealed dice: the start, and the entries that follow it one by one. Whatever the protocol
 * doesn't allow is refused, as `greed.sealed` refuses it.
 */

import { hex, unhex } from "./bytes.ts";
import { DiceError, diceOf, HOST, hashed, linkBefore, VERSION, written } from "./chain.ts";

export type Start = readonly [
  version: typeof VERSION,
  game: string,
  sheet: string,
  first: number | null,
  anchor: string,
  devices: readonly (readonly [name: string, anchor: string])[],
  seats: readonly (readonly [player: string, device: string])[],
];
export type Joined = readonly ["joined", device: string, anchor: string, seats: readonly number[]];
export type Asked = readonly [
  "asked",
  k: number,
  /** The device that asked; "" for a bot, for the clock, or to decide who begins. */
  by: string,
  devices: readonly string[],
  dice: number,
  faces: number,
];
export type Rolled = readonly [
  "rolled",
  k: number,
  links: readonly string[],
  link: string,
  dice: readonly number[],
];
export type Void = readonly ["void", k: number, silent: readonly string[]];
export type Entry = Joined | Asked | Rolled | Void;

export interface Device {
  readonly name: string;
  /** Its last link that was opened, and the place of it in its chain; at first the anchor. */
  readonly link: Uint8Array;
  readonly at: number;
  readonly seats: readonly number[];
  /** How many rolls were made while it had a seat, and how many of them it took part in. */
  readonly rolls: number;
  readonly took: number;
  /** How many rolls were void because of it. */
  readonly silent: number;
  readonly comebacks: number;
  /** It was silent, and takes part again when it asks for a roll itself. */
  readonly out: boolean;
}

export interface Course {
  readonly start: Start;
  /** The hash over the start and all entries so far. */
  readonly head: Uint8Array;
  readonly count: number;
  readonly devices: readonly Device[];
  readonly host: { readonly link: Uint8Array; readonly at: number };
  readonly seats: number;
  /** The last roll that was asked for. */
  readonly k: number;
  /** The roll that is being made, and the void one that is to be made again. */
  readonly asked: Asked | null;
  readonly again: Asked | null;
}

const COMEBACKS = 3;
const MOST_SEATS = 12;
const NAME = /^[!-~]{1,64}$/;
const HASH = /^[0-9a-f]{64}$/;
const PLAYER = /^[^\x00-\x1f\x7f-\x9f\u2028\u2029\ud800-\udfff]{1,200}$/u;

const fresh = { at: 0, rolls: 0, took: 0, silent: 0, comebacks: 0, out: false };
const sameList = (one: readonly string[], other: readonly string[]): boolean =>
  one.length === other.length && one.every((name, at) => name === other[at]);

const isText = (value: unknown): boolean => typeof value === "string";
const isPairs = (value: unknown): boolean =>
  isList(value, (pair) => isList(pair, isText) && (pair as string[]).length === 2);
const isTexts = (value: unknown): boolean => isList(value, isText);
const isNumbers = (value: unknown): boolean => isList(value, Number.isSafeInteger);
const isList = (value: unknown, holds: (one: unknown) => boolean): boolean =>
  Array.isArray(value) && value.every((one) => holds(one));

/** What a start and the entries are made of, after the word that each begins with. */
const SHAPES = new Map<unknown, ((value: unknown) => boolean)[]>([
  [
    VERSION,
    [isText, isText, (n) => n === null || Number.isSafeInteger(n), isText, isPairs, isPairs],
  ],
  ["joined", [isText, isText, isNumbers]],
  ["asked", [Number.isSafeInteger, isText, isTexts, Number.isSafeInteger, Number.isSafeInteger]],
  ["rolled", [Number.isSafeInteger, isTexts, isText, isNumbers]],
  ["void", [Number.isSafeInteger, isTexts]],
]);

/** Refuse what came over a wire, or from a file, and isn't of its form. */
function check(value: Start | Entry, isStart: boolean): void {
  const shape = Array.isArray(value) ? SHAPES.get(value[0]) : undefined;
  const [word, ...parts] = shape ? value : [""];
  const right = shape?.length === parts.length && shape.every((holds, at) => holds(parts[at]));
  if (!right || isStart !== (word === VERSION))
    throw new DiceError("record", { why: `${JSON.stringify(value)}`.slice(0, 80) });
}

export function begin(start: Start): Course {
  check(start, true);
  const [, game, sheet, first, anchor, listed, seats] = start;
  if (!NAME.test(game) || !HASH.test(sheet)) throw new DiceError("start-game");
  const names = listed.map(([name]) => name);
  if (!names.every((name) => NAME.test(name)) || new Set([...names, HOST]).size <= names.length)
    throw new DiceError("start-names");
  const held = new Set(seats.map(([, device]) => device).filter((device) => device));
  const known = held.size === names.length && names.every((name) => held.has(name));
  if (seats.length < 1 || seats.length > MOST_SEATS || !known)
    throw new DiceError("start-seats", { most: MOST_SEATS });
  if (!seats.every(([player]) => PLAYER.test(player))) throw new DiceError("start-players");
  if (first !== null && !(first >= 0 && first < seats.length))
    throw new DiceError("start-first", { seat: first });
  const devices = listed.map(([name, text]) => ({
    ...fresh,
    name,
    link: read(text),
    seats: seats.flatMap(([, device], seat) => (device === name ? [seat] : [])),
  }));
  const host = { link: read(anchor), at: 0 };
  const head = hashed("start", written(start));
  return {
    ...{ start, head, count: 0, devices, host, seats: seats.length, k: 0 },
    ...{ asked: null, again: null },
  };
}

function read(text: string): Uint8Array {
  if (!HASH.test(text)) throw new DiceError("hex");
  return unhex(text)!;
}

/** A game's dice after one more entry. */
export function fold(course: Course, entry: Entry): Course {
  check(entry, false);
  const after =
    entry[0] === "joined"
      ? joined(course, entry)
      : entry[0] === "asked"
        ? asked(course, entry)
        : entry[0] === "rolled"
          ? rolled(course, entry)
          : voided(course, entry);
  return { ...after, head: hashed("head", course.head, written(entry)), count: course.count + 1 };
}

function joined(course: Course, [, name, anchor, seats]: Joined): Course {
  if (course.asked || course.again) throw new DiceError("still-asked", { k: course.k });
  if (!NAME.test(name) || name === HOST || course.devices.some((device) => device.name === name))
    throw new DiceError("device-known", { device: name });
  const count = Math.max(course.seats, ...seats.map((seat) => seat + 1));
  const rising = seats.every((seat, at) => seat > (seats[at - 1] ?? -1));
  const added = seats.filter((seat) => seat >= course.seats).length;
  if (!seats.length || !rising || count > MOST_SEATS || added !== count - course.seats)
    throw new DiceError("device-seats", { device: name });
  // A fresh device in an old seat has no fresh patience: silence is counted by seat.
  const before = course.devices.filter((device) => device.seats.some((s) => seats.includes(s)));
  const kept = course.devices.map((device) => ({
    ...device,
    seats: device.seats.filter((seat) => !seats.includes(seat)),
  }));
  const device = {
    ...{ ...fresh, name, link: read(anchor), seats },
    comebacks: Math.max(0, ...before.map(({ comebacks }) => comebacks)),
    out: before.some(({ out }) => out),
  };
  return { ...course, devices: [...kept, device], seats: count };
}

function asked(course: Course, entry: Asked): Course {
  const [, k, by, listed, dice, faces] = entry;
  if (course.asked) throw new DiceError("still-asked", { k: course.k });
  if (k !== course.k + 1) throw new DiceError("next-roll", { k, due: course.k + 1 });
  if (!(dice >= 1 && dice <= 255 && faces >= 2 && faces <= 65_535))
    throw new DiceError("dice-asked", { k });
  const due = course.again;
  if (due && (by !== due[2] || dice !== due[4] || faces !== due[5]))
    throw new DiceError("again", { k, void: due[1] });
  const names = course.devices.map(({ name }) => name).filter((name) => listed.includes(name));
  if (!sameList(listed, names) || (by && !names.includes(by))) throw new DiceError("list", { k });
  const devices = course.devices.map((device) => {
    if (!names.includes(device.name)) return device;
    if (!device.seats.length || (device.out && device.name !== by))
      throw new DiceError("listed-out", { k, device: device.name });
    if (!device.out || device.comebacks >= COMEBACKS) return device;
    return { ...device, out: false, comebacks: device.comebacks + 1 };
  });
  return { ...course, devices, k, asked: entry, again: null };
}

/** The roll that is being made, which has to be this one. */
export function pending(course: Course, k: number): Asked {
  if (course.asked?.[1] !== k) throw new DiceError("not-asked", { k });
  return course.asked;
}

function rolled(course: Course, [, k, texts, text, dice]: Rolled): Course {
  const [, , , names, count, faces] = pending(course, k);
  if (texts.length !== names.length) throw new DiceError("links", { k });
  const links = names.map((name, at) => opened(course, name, k, texts[at]!));
  const host = opened(course, HOST, k, text);
  const due = diceOf(host, course.head, k, links, count, faces);
  if (dice.length !== count || !dice.every((die, at) => die === due[at]))
    throw new DiceError("other-dice", { k, due, dice });
  const devices = course.devices.map((device) => {
    const rolls = device.rolls + (device.seats.length ? 1 : 0);
    const link = links[names.indexOf(device.name)];
    return link ? { ...device, rolls, link, at: k, took: device.took + 1 } : { ...device, rolls };
  });
  return { ...course, devices, host: { link: host, at: k }, asked: null };
}

/** A link, if it is its owner's for roll `k`. */
export function opened(course: Course, owner: string, k: number, text: string): Uint8Array {
  const link = read(text);
  const known = course.devices.find(({ name }) => name === owner) ?? course.host;
  const steps = k - known.at;
  if (steps < 1 || hex(linkBefore(course.start[1], owner, k, link, steps)) !== hex(known.link))
    throw new DiceError(owner === HOST ? "host-link" : "other-link", { device: owner, k });
  return link;
}

function voided(course: Course, [, k, silent]: Void): Course {
  const entry = pending(course, k);
  const names = entry[3].filter((name) => silent.includes(name));
  if (!names.length || !sameList(names, silent)) throw new DiceError("silent", { k });
  const devices = course.devices.map((device) =>
    names.includes(device.name) ? { ...device, out: true, silent: device.silent + 1 } : device,
  );
  return { ...course, devices, asked: null, again: names.includes(entry[2]) ? null : entry };
}
