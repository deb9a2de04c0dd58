/** A record as JSON Lines: the twin of `greed.core.jsonl`, checks included. */

import { bytesToHex, utf8ToBytes } from "@noble/hashes/utils.js";
import { sha256 } from "@noble/hashes/sha2.js";
import type { Board } from "./board.ts";

const VERSION = 1;
/** A line: what it says, and the check over it and all lines before it. */
const SEALED = /^(.*),"check":"([0-9a-f]{12})"\}$/;

/** The record of a game as far as it has got. */
export function recordOf(board: Board): string {
  const { game, pack, state, played } = board;
  if (!state) throw new Error("the game has not started");
  let check = "";
  const sealed = (data: Record<string, unknown>): string => {
    const body = JSON.stringify(data);
    check = bytesToHex(sha256(utf8ToBytes(check + body))).slice(0, 12);
    return `${body.slice(0, -1)},"check":"${check}"}\n`;
  };
  const tags: Record<string, string> = { date: new Date(game.created).toISOString().slice(0, 10) };
  if (board.undone) tags["undone"] = String(board.undone);
  const lines = [
    sealed({
      greed: VERSION,
      sheet: pack.rules,
      hash: pack.sheet.hash,
      seats: distinct(game.seats.map(({ name }) => name)),
      first: state.first + 1,
      dice: game.source ?? game.dice,
      tags,
    }),
  ];
  played.forEach(({ event, seat }, index) => {
    const said = typeof event === "string" ? { move: event } : { throw: event };
    lines.push(sealed({ event: index + 1, seat: seat + 1, ...said }));
  });
  const over = state.phase === "over";
  const winners = state.winners.map((seat) => seat + 1);
  lines.push(sealed({ result: over ? { scores: state.scores, winners } : null }));
  return lines.join("");
}

/** A record as far as a game on this device needs it. */
export interface Recorded {
  hash: string;
  sheet: string;
  seats: readonly string[];
  first: number;
  dice: string;
  date: string;
  over: boolean;
  events: readonly (readonly number[] | string)[];
}

/** Read a record; throws a sentence that names the line which is damaged. */
export function readRecord(text: string): Recorded {
  let check = "";
  const lines = text.split(/\r?\n/).filter(Boolean);
  const read = lines.map((line, number) => {
    const [, body = "", said] = SEALED.exec(line) ?? [];
    check = bytesToHex(sha256(utf8ToBytes(`${check}${body}}`))).slice(0, 12);
    if (said !== check)
      throw new Error(`Line ${number + 1} of this file is damaged, or it isn’t a record of Greed.`);
    return JSON.parse(`${body}}`) as Record<string, unknown>;
  });
  const [head, ...rest] = read;
  if (head?.["greed"] !== VERSION) throw new Error("This file isn’t a record of Greed.");
  if (!rest.some((data) => "result" in data)) throw new Error("This record is cut off at its end.");
  const sheet = head["sheet"] as { name?: string; title?: string };
  const tags = head["tags"] as Record<string, string>;
  return {
    hash: String(head["hash"]),
    sheet: sheet.name || sheet.title || "these rules",
    seats: head["seats"] as string[],
    first: Number(head["first"]) - 1,
    dice: String(head["dice"]),
    date: tags["date"] ?? "",
    over: rest.some((data) => data["result"]),
    events: rest.flatMap<readonly number[] | string>((data) =>
      "move" in data ? [String(data["move"])] : "throw" in data ? [data["throw"] as number[]] : [],
    ),
  };
}

/** Names with a number behind those that are taken already. */
export function distinct(names: readonly string[]): string[] {
  const found: string[] = [];
  for (const name of names) {
    let said = name;
    for (let count = 2; found.includes(said); count++) said = `${name} ${count}`;
    found.push(said);
  }
  return found;
}
