/** Random games that Python has judged: each statement must be judged the same here. */
import { existsSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { hex, unhex } from "../src/lib/fair/bytes.ts";
import { Session, type Happening } from "../src/lib/fair/session.ts";
import { Misstatement } from "../src/lib/fair/start.ts";
import type { By } from "../src/lib/fair/statement.ts";

const path = process.env["GREED_SESSIONS"];

interface Game {
  start: string;
  faces: number;
  signed: string;
  log: [By, string, string, null | [unknown[], Record<string, unknown>]][];
}

const NAMES = { throw: "Thrown", draw: "Drawn", decision: "Decided", forfeit: "Forfeited", end: "Ended" };

function told(h: Happening): unknown[] {
  switch (h.kind) {
    case "throw": return ["Thrown", h.seat, h.number, h.dice, h.given];
    case "draw": return ["Drawn", h.seat, h.number, h.given];
    case "decision": return ["Decided", h.seat, h.move, h.by, h.why];
    case "forfeit": return ["Forfeited", h.seat, h.number];
    case "end": return [NAMES.end, h.how];
  }
}

function state(s: Session): Record<string, unknown> {
  return {
    head: hex(s.head), number: s.number, asked: s.asked, due: s.due, drawing: s.drawing,
    required: s.required, ready: s.waitingReady, values: s.waitingValues, reveal: s.waitingReveal,
    frozen: s.frozen, left: [...s.left].sort(), retired: [...s.retired].sort(), holders: s.holders,
    warned: s.warned, ended: s.ended, words: s.words, keys: s.keys.map(hex), shown: s.serverShown,
  };
}

test.skipIf(!path || !existsSync(path))("agrees with Python on every statement", () => {
  const games = JSON.parse(readFileSync(path!, "utf8")) as Game[];
  let [taken, refused] = [0, 0];
  for (const game of games) {
    const s = new Session(game.start, game.faces);
    for (const [by, body, sig, due] of game.log) {
      let got: unknown = null;
      try {
        got = [s.take(by, body, unhex(sig)!).map(told), state(s)];
        taken += 1;
      } catch (error) {
        if (!(error instanceof Misstatement)) throw error;
        refused += 1;
      }
      expect(got, body).toEqual(due);
    }
    expect(s.signed(s.count, s.head, unhex(game.signed)!)).toBe(true);
  }
  console.log(`${games.length} games, ${taken} statements taken, ${refused} refused`);
}, 3_600_000);
