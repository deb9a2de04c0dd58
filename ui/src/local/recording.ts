/** A record as JSON Lines: the twin of `greed.core.jsonl`, checks included. */

import { bytesToHex, utf8ToBytes } from "@noble/hashes/utils.js";
import { sha256 } from "@noble/hashes/sha2.js";
import type { Board } from "./board.ts";

const VERSION = 1;

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
      dice: game.dice,
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
