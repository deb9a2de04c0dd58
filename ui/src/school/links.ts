/**
 * A game as a link that is short enough for a QR code: its rules by their hash, who played, and what
 * happened. The page that opens it has its own referee go through it.
 */

import "../language/faults.ts";
import { say } from "../language/messages.ts";
import { deflateSync, inflateSync, strFromU8, strToU8 } from "fflate";
import type { Headers, PlayEvent } from "../engine/types.ts";

/** A longer link is useless as a picture, or in a message. */
export const LONGEST = 1800;

type Packed = [
  hash: string,
  sheet: string,
  seats: string[],
  first: number,
  date: string,
  events: string,
  position?: string,
];

const SHORT: Readonly<Record<string, string>> = {
  roll: "r",
  bank: "b",
  accept: "a",
  decline: "d",
  forfeit: "f",
};
const LONG = Object.fromEntries(Object.entries(SHORT).map(([word, letter]) => [letter, word]));

/** A record's game as text for the end of a link. */
export function packed(
  hash: string,
  sheet: string,
  { seats, first, position, tags }: Headers,
  events: readonly PlayEvent[],
): string {
  const told = events.map((event) => {
    if (typeof event !== "string") return `t${event.join("")}`;
    if (event.startsWith("points")) return event.replace("points ", "p").replace(" leaving ", ".");
    return SHORT[event] ?? `k${event.split(" ").slice(1).join("")}`;
  });
  const game: Packed = [hash, sheet, [...seats], first, tags["date"] ?? "", told.join("")];
  if (position !== undefined) game.push(position);
  const bytes = deflateSync(strToU8(JSON.stringify(game)), { level: 9 });
  return btoa(String.fromCharCode(...bytes))
    .replaceAll("+", "-")
    .replaceAll("/", "_")
    .replace(/=+$/, "");
}

export interface Unpacked extends Headers {
  readonly hash: string;
  readonly sheet: string;
  readonly events: readonly PlayEvent[];
}

/** The game of such a text. Throws an Error with a sentence for people if it can't be read. */
export function unpacked(text: string): Unpacked {
  try {
    const bytes = Uint8Array.from(atob(text.replaceAll("-", "+").replaceAll("_", "/")), (letter) =>
      letter.charCodeAt(0),
    );
    const game = JSON.parse(strFromU8(inflateSync(bytes))) as Packed;
    const [hash, sheet, seats, first, date, told, position] = game;
    const events = [...told.matchAll(/([tkrbadfp])(\d*)(?:\.(\d+))?/g)].map(
      ([, kind = "", dice = "", left]) => {
        if (kind === "p") return `points ${dice}${left === undefined ? "" : ` leaving ${left}`}`;
        if (kind === "t") return Array.from(dice, Number);
        return kind === "k" ? ["keep", ...dice].join(" ") : LONG[kind]!;
      },
    );
    const tags: Record<string, string> = date ? { date } : {};
    const begun = position === undefined ? {} : { position };
    return { hash, sheet, seats, first, dice: "a link", tags, events, ...begun };
  } catch {
    throw new Error(say("fault-link"));
  }
}
