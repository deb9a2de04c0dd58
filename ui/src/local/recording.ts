/** Records of games on this device, and what has to be known of a record before it can be read. */

import "../language/faults.ts";
import { say } from "../language/messages.ts";
import * as engine from "../engine/whole.ts";
import type { Board } from "./board.ts";
import { distinct } from "./entries.ts";

/** The record of a game as far as it has got, as JSON Lines. */
export function recordOf({ game, pack, state, played, undone }: Board): string {
  if (!state) throw new Error(say("fault-not-started"));
  const tags: Record<string, string> = { date: new Date(game.created).toISOString().slice(0, 10) };
  if (undone) tags["undone"] = String(undone);
  const seats = distinct(game.seats.map(({ name }) => name));
  const begun = game.position === undefined ? {} : { position: game.position };
  const headers = { seats, first: state.first, dice: game.source ?? game.dice, tags, ...begun };
  const events = played.map(({ event }) => event);
  return engine.writeRecord(pack, headers, events);
}

/** The rules that a record was played by: their hash (JSON Lines), or their name (text). */
export function rulesOf(record: string): { hash: string; name: string } {
  const [first = ""] = record.split(/\r?\n/, 1);
  if (first.startsWith("{")) {
    const head = parsed(first) as { hash?: unknown; sheet?: { name?: string; title?: string } };
    if (typeof head.hash === "string" && head.sheet)
      return {
        hash: head.hash,
        name: head.sheet.name || head.sheet.title || say("fault-these-rules"),
      };
  }
  const name = /^\[Greed [1-4]\]\r?\n\[Sheet (\S+) /.exec(record)?.[1];
  if (name === undefined) throw new Error(say("fault-no-record"));
  return { hash: "", name: decodeURIComponent(name) };
}

function parsed(line: string): object {
  try {
    return Object(JSON.parse(line)) as object;
  } catch {
    return {};
  }
}
