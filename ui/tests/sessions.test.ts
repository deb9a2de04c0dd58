import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { unhex } from "../src/lib/fair/bytes.ts";
import { Session } from "../src/lib/fair/session.ts";
import { Misstatement, readStart } from "../src/lib/fair/start.ts";
import { judge, takes, type SessionGame } from "./support/sessions.ts";
import { Table } from "./support/table.ts";

const games = JSON.parse(
  readFileSync(new URL("../../tests/golden/dice_vectors.json", import.meta.url), "utf8"),
) as SessionGame[];

describe("the vectors of the specification", () => {
  test("are judged as Python judges them, statement by statement", () => {
    expect(games.length).toBeGreaterThan(20);
    for (const game of games) judge(game);
  });

  test("with one bit of one statement altered do not pass", () => {
    const game = games.filter((one) => one.statements.length > 30).at(-1)!;
    const session = new Session(game.start, game.faces);
    for (const [by, body, signature] of game.statements) {
      const letter = body.length - 1;
      const other = body[letter] === "1" ? "2" : "1";
      const altered = body.slice(0, letter) + other;
      if (by !== "server") expect(takes(session.copy(), by, altered, signature), body).toBe(false);
      else if (/^(?:throw|draw)/.test(body))
        expect(takes(session.copy(), by, altered, ""), body).toBe(false);
      session.take(by, body, unhex(signature)!);
    }
  });

  test("of one game do not pass in another", () => {
    const game = games.find((one) => one.statements[0]?.[0] === 0)!;
    const session = new Session(game.start, game.faces);
    const first = game.statements[0]!;
    expect(takes(session.copy(), ...first)).toBe(true);
    const elsewhere = new Session(game.start.replace("clock ", "clock 1"), game.faces);
    expect(takes(elsewhere, ...first)).toBe(false);
  });
});

describe("a start text", () => {
  const { text } = new Table(2);

  test("is refused when a line is missing, twice, or out of order", () => {
    const lines = text.split("\n");
    for (let at = 0; at < lines.length; at++) {
      const without = lines.filter((_, i) => i !== at).join("\n");
      expect(() => readStart(without), `without line ${at}`).toThrow(Misstatement);
    }
    const swapped = [...lines.slice(0, -1).reverse(), lines.at(-1)].join("\n");
    expect(() => readStart(swapped)).toThrow(Misstatement);
  });

  test("is refused with a key that binds nobody", () => {
    const [, key] = /device (\w{64})/.exec(text)!;
    for (const weak of ["00".repeat(32), `01${"00".repeat(31)}`, `ed${"ff".repeat(30)}7f`])
      expect(() => readStart(text.replace(key!, weak))).toThrow(/anybody could sign/);
  });
});
