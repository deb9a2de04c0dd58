/** Records as the core writes them: JSON Lines (`greed.core.jsonl`) and text (`greed.core.text`). */

import { sha256 } from "@noble/hashes/sha2.js";
import { bytesToHex, utf8ToBytes } from "@noble/hashes/utils.js";
import type { Opened } from "./pack.ts";
import { diceOf, isChange, joined, parseMove } from "./moves.ts";
import { endsTurn, replay } from "./replay.ts";
import type { Headers, PlayEvent, State } from "./types.ts";

/** The version of the format. */
export const VERSION = 1;

/** A game as JSON Lines; each ends with a check over itself and all lines before it. */
export function writeRecord(
  pack: Opened,
  { seats, first, position, dice, tags }: Headers,
  events: readonly PlayEvent[],
  proof: readonly string[] = [],
): string {
  const states = replay(pack, seats.length, position ?? first, events);
  let check = "";
  const sealed = (data: object): string => {
    const body = JSON.stringify(data);
    check = digest(check + body).slice(0, 12);
    return `${body.slice(0, -1)},"check":"${check}"}\n`;
  };
  const { data: sheet, hash } = pack.file.sheet;
  const begun = position === undefined ? {} : { position };
  const lines = [
    sealed({ greed: VERSION, sheet, hash, seats, first: first + 1, dice, tags, ...begun }),
  ];
  events.forEach((event, index) => {
    const said = typeof event === "string" ? { move: parseMove(event) } : { throw: event };
    lines.push(sealed({ event: index + 1, seat: states[index]!.seat + 1, ...said }));
  });
  lines.push(...proof.map((line) => sealed({ proof: line })));
  lines.push(sealed({ result: resultOf(states.at(-1)!) }));
  return lines.join("");
}

/** A game as text that people read, a line per turn. */
export function writeText(
  pack: Opened,
  { seats, first, position, dice, tags }: Headers,
  events: readonly PlayEvent[],
): string {
  const states = replay(pack, seats.length, position ?? first, events);
  const { name, ...words } = pack.file.sheet.data as { name?: string; title: string };
  const sheet = (name ?? words.title).replaceAll(" ", "%20");
  const lines = [
    `[Greed ${VERSION}]`,
    `[Sheet ${sheet} ${JSON.stringify(words)}]`,
    `[Seats ${JSON.stringify(seats)}]`,
    ...(joined(events) ? [`[Joined ${joined(events)}]`] : []),
    `[First ${first + 1}]`,
    ...(position === undefined ? [] : [`[Position ${position}]`]),
    `[Dice ${dice}]`,
    ...Object.entries(tags).map(([key, value]) => `[Tag ${key} ${value}]`),
    "",
  ];
  turns(states, events).forEach(({ seat, told }, index) => {
    const line = `${index + 1}. ${seats[seat]!}  ${told}`;
    lines.push(`${line} {${digest([...lines, line].join("\n")).slice(0, 8)}}`);
  });
  lines.push(`[Result ${resultLine(states.at(-1)!)}]`);
  return `${lines.join("\n")}\n`;
}

/** Each turn in words: throws with the dice kept from them, banks and answers, and the score. */
function turns(
  states: readonly State[],
  events: readonly PlayEvent[],
): { seat: number; told: string }[] {
  const found: { seat: number; told: string }[] = [];
  let words: string[] = [];
  events.forEach((event, index) => {
    const { seat } = states[index]!;
    const after = states[index + 1]!;
    const then = events[index + 1];
    if (typeof event !== "string") {
      const waits = after.phase === "keep" && (then === undefined || isChange(then));
      words.push(`${event.join("")}:${waits ? "?" : "-"}`);
    } else if (event.startsWith("keep")) {
      const kept = diceOf(parseMove(event)).join("");
      words.push(words.at(-1)!.endsWith(":-") ? words.pop()!.slice(0, -1) + kept : `:${kept}`);
    } else if (event !== "roll" || then === undefined || typeof then === "string")
      words.push(event);
    if (!endsTurn(states[index]!, event, after)) return;
    found.push({ seat, told: `${words.join(" ")} = ${after.scores[seat]}` });
    words = [];
  });
  if (words.length) found.push({ seat: states.at(-1)!.seat, told: words.join(" ") });
  return found;
}

/** What a finished game came to; null while it is not over. */
export function resultOf({ phase, scores, winners }: State): object | null {
  return phase === "over" ? { scores, winners: winners.map((seat) => seat + 1) } : null;
}

/** The same as text. */
export function resultLine({ phase, scores, winners }: State): string {
  if (phase !== "over") return "unfinished";
  return `${scores.join(" ")} won by ${winners.map((seat) => seat + 1).join(" ")}`;
}

export function digest(text: string): string {
  return bytesToHex(sha256(utf8ToBytes(text)));
}
