import { readFileSync, writeFileSync } from "node:fs";
import { expect, test } from "vitest";
import { verify } from "../src/lib/fair/verify.ts";
import { judge, type SessionGame } from "./support/sessions.ts";

// The Python tests write random games with what the server's implementation makes of them.
const sessions = process.env["GREED_SESSIONS"];

test.skipIf(!sessions)(
  "random games are judged the same, statement by statement",
  () => {
    const lines = readFileSync(sessions!, "utf8").trim().split("\n");
    const levels: string[] = [];
    const counted = { games: 0, statements: 0, refused: 0, records: 0 };
    for (const line of lines) {
      const game = JSON.parse(line) as SessionGame;
      // Every tenth game is judged by the page's own code alone, its record included.
      const whole = counted.games % 10 === 0;
      judge(game, !whole);
      counted.games += 1;
      counted.statements += game.statements.length;
      counted.refused += game.tried.filter(([, , , , good]) => !good).length;
      if (!game.record || !whole) continue;
      counted.records += 1;
      const verdict = verify(game.record);
      expect(["wrong", "witness"], verdict.said).not.toContain(verdict.level);
      levels.push(verdict.level);
    }
    const verdicts = process.env["GREED_VERDICTS"];
    if (verdicts) writeFileSync(verdicts, levels.join("\n"));
    console.log(JSON.stringify(counted));
    expect(counted.games).toBeGreaterThanOrEqual(100);
  },
  3_600_000,
);
