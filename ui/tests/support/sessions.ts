/** Games as the Python tests write them, and whether a session judges them alike. */

import { createPublicKey, verify } from "node:crypto";
import { expect } from "vitest";
import { hex, unhex } from "../../src/lib/fair/bytes.ts";
import { Session, type Happening } from "../../src/lib/fair/session.ts";
import { Misstatement } from "../../src/lib/fair/start.ts";
import { sayMessage, type By } from "../../src/lib/fair/statement.ts";

export interface SessionGame {
  sheet: string;
  faces: number;
  start: string;
  digest: string;
  statements: [By, string, string][];
  happened: [number, unknown[]][];
  tried: [number, By, string, string, boolean][];
  at_end: Record<string, unknown>;
  record?: string | null;
}

/** OpenSSL's word on a signature. The page's own library takes ten times as long. */
function signedBySomebody(session: Session, body: string, signature: string): boolean {
  const keys = [...session.keys, ...session.start.devices.map(({ recovery }) => recovery)];
  return keys.some((key) => {
    const der = Buffer.concat([Buffer.from("302a300506032b6570032100", "hex"), key]);
    const owner = createPublicKey({ key: der, format: "der", type: "spki" });
    const message = sayMessage(session.digest, body);
    return verify(null, message, owner, Buffer.from(signature, "hex"));
  });
}

/**
 * Take a game's statements, tried ones included, and expect all that Python made of them.
 * `quick`: good signatures are left to OpenSSL; bad ones are always judged by the page itself.
 */
export function judge(game: SessionGame, quick = false): Session {
  const session = new Session(game.start, game.faces);
  expect(hex(session.digest)).toBe(game.digest);
  const happened: [number, unknown[]][] = [];
  const tryAll = (after: number): void => {
    for (const [, by, body, signature, good] of game.tried.filter(([at]) => at === after)) {
      const twin = session.copy();
      const before = atEnd(twin);
      expect(takes(twin, by, body, signature), body).toBe(good);
      if (!good) expect(atEnd(twin)).toEqual(before);
    }
  };
  tryAll(0);
  for (const [at, [by, body, signature]] of game.statements.entries()) {
    const checked = quick && by !== "server" && signedBySomebody(session, body, signature);
    for (const one of session.take(by, body, unhex(signature)!, checked))
      happened.push([at + 1, told(one)]);
    tryAll(at + 1);
  }
  expect(happened).toEqual(game.happened);
  expect(atEnd(session)).toEqual(game.at_end);
  return session;
}

export function takes(session: Session, by: By, body: string, signature: string): boolean {
  try {
    session.take(by, body, unhex(signature) ?? new Uint8Array(1));
    return true;
  } catch (error) {
    if (error instanceof Misstatement) return false;
    throw error;
  }
}

function told(one: Happening): unknown[] {
  switch (one.kind) {
    case "throw":
      return ["thrown", one.seat, one.number, one.dice, one.given];
    case "draw":
      return ["drawn", one.seat, one.number, one.given];
    case "decision":
      return ["decided", one.seat, one.move, one.by, one.why];
    case "forfeit":
      return ["forfeited", one.seat, one.number];
    case "out":
      return ["satout", one.seats];
    case "back":
      return ["cameback", one.seats];
    case "end":
      return ["ended", one.how];
  }
}

function atEnd(s: Session): Record<string, unknown> {
  return {
    ...{ base: s.base && hex(s.base), words: s.words, head: hex(s.head), number: s.number },
    ...{ asked: s.asked, due: s.due, drawing: s.drawing, frozen: s.frozen, required: s.required },
    ...{ waiting_ready: s.waitingReady, waiting_values: s.waitingValues },
    ...{ away: [...s.away].sort(), coming: [...s.coming].sort(), barred: [...s.barred].sort() },
    warned: [...s.warned]
      .sort(([a], [b]) => a - b)
      .map(([device, { time, voices }]) => [device, time, [...voices].sort()]),
    holders: s.holders,
    ...{ keys: s.keys.map(hex), ended: s.ended },
  };
}
