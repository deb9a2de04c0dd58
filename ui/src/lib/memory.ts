/** What this browser remembers: a name, the rooms with their tokens, and a few wishes. */

import {
  isAny,
  isFlag,
  isListOf,
  isNumber,
  isObject,
  isOneOf,
  isOptional,
  isShape,
  isText,
  type Is,
} from "./shapes.ts";
import { stored } from "./storage.ts";

export interface Remembered {
  code: string;
  tokens: string[];
  title: string;
  who: string;
  at: number;
  over?: boolean;
  /** The ids of its games, under which the chains for their dice are kept. */
  games?: readonly string[];
}

const ROOMS = "greed.rooms";
const NAME = "greed.name";
const AT_PAD = "greed.pad";
const PACE = "greed.pace";
const COACH = "greed.coach";
const BY_POINTS = "greed.by-points";
const TUTOR = "greed.tutor";
const LOOK = "greed.look";
const OPPONENT = "greed.opponent";
const TAUGHT = "greed.taught";
const TOLD = "greed.told";
const BEATEN = "greed.beaten";
const LESSON = "greed.lesson";
const ASKED_TO_INSTALL = "greed.install";
const KEPT = 30;

const PACES = ["calm", "brisk", "instant"] as const;
export type Pace = (typeof PACES)[number];

const isTexts = isListOf(isText);
const isRemembered = isShape<Remembered>({
  code: isText,
  tokens: isTexts,
  title: isText,
  who: isText,
  at: isNumber,
  over: isOptional(isFlag),
  games: isOptional(isTexts),
});

/** What is kept as a list: of its items those that are sound. */
export function listOf<T>(key: string, is: Is<T>): T[] {
  return stored.read(key, isListOf(isAny), null)?.filter(is) ?? [];
}

/** Where the dice of a game keep what must not be lost. */
export const dicePlace = (game: string): string => `greed.dice.${game}`;

export function rooms(): Remembered[] {
  return listOf(ROOMS, isRemembered);
}

/** Where rooms between phones are kept, and the codes of those that are. */
export const NEAR = "greed.nearby";
export const near = (): string[] => stored.read(NEAR, isTexts, []);

export function room(code: string): Remembered | undefined {
  return rooms().find((known) => known.code === code);
}

export function tokens(code: string): string[] {
  return room(code)?.tokens ?? [];
}

/** Remember a room, or more about one; the latest come first. */
export function remember(code: string, more: Partial<Remembered>): void {
  const before = room(code) ?? { code, tokens: [], title: "", who: "", at: 0 };
  const merged = { ...before, ...more, tokens: union(before.tokens, more.tokens ?? []) };
  const others = rooms().filter((known) => known.code !== code);
  others.slice(KEPT - 1).forEach(forgetDice);
  stored.write(ROOMS, [{ ...merged, at: Date.now() }, ...others].slice(0, KEPT));
}

/** A room that is forgotten takes the chains of its games with it. */
function forgetDice({ games = [] }: Remembered): void {
  for (const game of games) stored.remove(dicePlace(game));
}

export function forget(code: string): void {
  const known = room(code);
  if (known) forgetDice(known);
  stored.write(
    ROOMS,
    rooms().filter((other) => other.code !== code),
  );
}

function union(a: readonly string[], b: readonly string[]): string[] {
  return [...new Set([...a, ...b])];
}

export const name = (): string => stored.read(NAME, isText, "");
export const setName = (value: string): void => void stored.write(NAME, value);

/** The names of the people who kept score at the pad last. */
export const atPad = (): readonly string[] => listOf(AT_PAD, isText);
export const setAtPad = (names: readonly string[]): void => void stored.write(AT_PAD, names);

export const coach = (): boolean => stored.read(COACH, isFlag, false);
export const setCoach = (open: boolean): void => void stored.write(COACH, open);
export const pace = (): Pace => stored.read(PACE, isOneOf(...PACES), "brisk");
export const setPace = (value: Pace): void => void stored.write(PACE, value);

/** At the pad, turns are entered as points rather than as dice. */
export const byPoints = (): boolean => stored.read(BY_POINTS, isFlag, false);
export const setByPoints = (value: boolean): void => void stored.write(BY_POINTS, value);

/** The loss of win probability from which the tutor speaks up; 0: never. */
export const tutor = (): number => stored.read(TUTOR, isNumber, 0);
export const setTutor = (least: number): void => void stored.write(TUTOR, least);
export const look = (): Record<string, unknown> => stored.read(LOOK, isObject, {});
export const setLook = (value: Record<string, unknown>): void => void stored.write(LOOK, value);
/** The game and the bot of the last quick game. */
export const opponent = (): { sheet: string; bot: string } =>
  stored.read(OPPONENT, isShape({ sheet: isText, bot: isText }), {
    sheet: "official",
    bot: "bold",
  });
export const setOpponent = (value: { sheet: string; bot: string }): void =>
  void stored.write(OPPONENT, value);
/** The bots that have been beaten one to one. */
export const beaten = (): readonly string[] => listOf(BEATEN, isText);
export const setBeaten = (bot: string): void =>
  void stored.write(BEATEN, [...new Set([...beaten(), bot])]);
/** Which lesson a table is of; null: none. Only the last one that was begun is remembered. */
export function lessonAt(table: string): number | null {
  const last = stored.read(LESSON, isShape({ at: isNumber, where: isText }), null);
  return last?.where === table ? last.at : null;
}
export const setLesson = (at: number, where: string): void =>
  void stored.write(LESSON, { at, where });
/** The first game has been explained, or people didn't want that. */
export const taught = (): boolean => stored.read(TAUGHT, isFlag, false);
export const setTaught = (value: boolean): void => void stored.write(TAUGHT, value);
/** This device is to tell us when it is our turn, while the page is closed. */
export const told = (): boolean => stored.read(TOLD, isFlag, false);
export const setTold = (value: boolean): void => void stored.write(TOLD, value);

/** Somebody has been asked whether the page should be installed. */
export const askedToInstall = (): boolean => stored.read(ASKED_TO_INSTALL, isFlag, false);
export const setAskedToInstall = (): void => void stored.write(ASKED_TO_INSTALL, true);

/** Text that nobody can guess, from the browser's own entropy (also over plain http). */
export function chance(bytes = 12): string {
  const drawn = crypto.getRandomValues(new Uint8Array(bytes));
  return Array.from(drawn, (byte) => byte.toString(16).padStart(2, "0")).join("");
}
