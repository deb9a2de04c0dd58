/** The record of a game checked in this browser: are its dice those that all devices have made? */

import "../../language/verify.ts";
import { listed, say } from "../../language/messages.ts";
import { isListOf, isNumber, isObject, isOptional, isShape, isText } from "../shapes.ts";
import { DiceError } from "./chain.ts";
import type { Entry, Start } from "./course.ts";
import { verify, type Verdict } from "./record.ts";
import { sheetDigest } from "./sheet.ts";

/** What a check comes to, in sentences for people. */
export interface Checked {
  readonly ok: boolean;
  readonly said: string;
  readonly notes: readonly string[];
}

/** In how many of the rolls a player's devices took part. */
export interface Part {
  readonly player: string;
  readonly took: number;
  readonly rolls: number;
}

const isHead = isShape<Head>({
  sheet: isObject,
  seats: isListOf(isText),
  first: isNumber,
  dice: isText,
  tags: isObject,
});
const isEvent = isShape<Event>({
  event: isNumber,
  throw: isOptional(isListOf(isNumber)),
  move: isOptional(isText),
});
interface Head {
  readonly sheet: Record<string, unknown>;
  readonly seats: readonly string[];
  readonly first: number;
  readonly dice: string;
  readonly tags: Record<string, unknown>;
}
interface Event {
  readonly event: number;
  readonly throw: readonly number[] | undefined;
  readonly move: string | undefined;
}

/** What the dice of a game's record come to. `seen` is what this browser remembers of a game. */
export function check(
  text: string,
  seen: (game: string) => readonly (readonly [count: number, head: string])[] = () => [],
): Checked {
  const lines = text.split("\n").filter((line) => line.trim());
  let head: unknown, rest: unknown[];
  try {
    [head, ...rest] = lines.map((line) => JSON.parse(line) as unknown);
  } catch {
    return wrong(say("verify-unreadable"));
  }
  if (!isHead(head)) return wrong(say("verify-unreadable"));
  const proof = rest.flatMap((line) => (isObject(line) && isText(line.proof) ? [line.proof] : []));
  if (!proof.length) return wrong(say(head.dice === "fair" ? "verify-alone" : "verify-not-rolled"));
  try {
    const [start, ...entries] = proof.map((line) => JSON.parse(line) as unknown) as [
      Start,
      ...Entry[],
    ];
    const record = { start, entries, head: String(head.tags["head"]) };
    const verdict = verify(record, seen(start[1]));
    const against = compared(head, rest.filter(isEvent), start, verdict);
    if (against) return wrong(against);
    const parts = partsOf(start[6], ownersOf(start, entries), verdict.devices, made(verdict));
    return {
      ok: true,
      said: say("verify-holds", { n: made(verdict) }),
      notes: [...parts.map(took), ...further(verdict)],
    };
  } catch (error) {
    if (error instanceof DiceError || error instanceof SyntaxError) return wrong(error.message);
    throw error;
  }
}

const wrong = (said: string): Checked => ({ ok: false, said, notes: [] });

/** How many rolls were made: one that was lost with its turn has no dice. */
const made = ({ rolls }: Verdict): number => rolls.filter(([, , dice]) => dice.length).length;

function further({ void: thrown, unfinished }: Verdict): string[] {
  return [
    ...(thrown ? [say("verify-void", { n: thrown })] : []),
    ...(unfinished === null ? [] : [say("verify-unfinished", { k: unfinished })]),
  ];
}

/** What of a game doesn't go with its dice, as a sentence; "" if all does. */
function compared(head: Head, events: readonly Event[], start: Start, verdict: Verdict): string {
  if (start[2] !== sheetDigest(head.sheet)) return say("verify-other-sheet");
  if (start[6].map(([player]) => player).join("\n") !== head.seats.join("\n"))
    return say("verify-other-players");
  const [drawn, ...later] = verdict.rolls;
  const first = start[3] ?? (drawn?.[2][0] ?? 0) - 1;
  if (head.first !== first + 1) return say("verify-began", { began: first + 1, told: head.first });
  const rolls = (start[3] === null ? later : verdict.rolls).map(([, , dice]) => dice);
  // A roll without dice is one whose player was silent: that costs the turn.
  const fallen = events.flatMap((event): (readonly number[])[] =>
    event.throw ? [event.throw] : event.move === "forfeit" ? [[]] : [],
  );
  const place = Array.from({ length: Math.max(rolls.length, fallen.length) }).findIndex(
    (_, at) => rolls[at]?.join() !== fallen[at]?.join(),
  );
  if (place < 0) return "";
  const inWords = (dice?: readonly number[]): string =>
    dice?.length ? dice.join(" ") : say("verify-event-missing");
  const [due, told] = [inWords(rolls[place]), inWords(fallen[place])];
  return say("verify-event", { at: place + 1, due, told });
}

/** For which seats each device came. */
function ownersOf(start: Start, entries: readonly Entry[]): Map<string, readonly number[]> {
  const owners = new Map<string, readonly number[]>();
  for (const [name] of start[5])
    owners.set(
      name,
      start[6].flatMap(([, device], seat) => (device === name ? [seat] : [])),
    );
  for (const entry of entries) if (entry[0] === "joined") owners.set(entry[1], entry[3]);
  return owners;
}

/** In how many of the rolls the devices of each player took part; those of one count together. */
export function partsOf(
  seats: readonly (readonly [player: string, ...unknown[]])[],
  owners: ReadonlyMap<string, readonly number[]>,
  devices: Verdict["devices"],
  rolls: number,
): Part[] {
  const parts = new Map<string, number>();
  for (const { name, took: own } of devices) {
    const player = listed((owners.get(name) ?? []).map((seat) => seats[seat]?.[0] ?? ""));
    parts.set(player, (parts.get(player) ?? 0) + own);
  }
  return rolls ? [...parts].map(([player, own]) => ({ player, took: own, rolls })) : [];
}

/** A sentence such as "Cleo’s phone took part in 31 of 34 rolls." */
export const took = ({ player, took: n, rolls }: Part): string =>
  say(n === rolls ? "verify-took-all" : "verify-took", {
    ...{ player, n, rolls },
  });
