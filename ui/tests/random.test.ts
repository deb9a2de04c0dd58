import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { commitment, fallen } from "../src/lib/fair/dice.ts";
import { unhex } from "../src/lib/fair/sha256.ts";

interface Game {
  secret: string;
  game: string;
  seeds: string[];
  number: number;
  dice: number;
  faces: number;
  sheet: string;
  seats: number;
  commitment: string;
  fallen: number[];
}

// The Python tests write random games with what the server's implementation makes of them.
const path = process.env["GREED_GAMES"];

test.skipIf(!path)("random games of the server's implementation come out the same", () => {
  const games = JSON.parse(readFileSync(path!, "utf8")) as Game[];
  expect(games.length).toBeGreaterThanOrEqual(10_000);
  for (const game of games) {
    const secret = unhex(game.secret)!;
    expect(commitment(secret, game.game, game.sheet, game.seats)).toBe(game.commitment);
    expect(fallen({ ...game, secret, chain: [] })).toEqual(game.fallen);
  }
});
