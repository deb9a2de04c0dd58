import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { gunzipSync } from "fflate";
import { describe, expect, test } from "vitest";
import * as engine from "../src/engine/whole.ts";
import { opened } from "../src/engine/pack.ts";
import { taskOf, type Task } from "../src/engine/solving.ts";
import type { Pack } from "../src/engine/types.ts";
import { mostTurns } from "../src/solver/ends.ts";
import { run } from "../src/solver/module.ts";
import { written } from "../src/solver/written.ts";
import { available, PYTHON } from "./support/enginefiles.ts";

const DRAWN = [
  "koans",
  "koans+amish(target=500)",
  "koans+zilch",
  "koans(turn.minimum_bank=300)",
  "koans(end.overshoot=forfeits)",
  "classic",
  "classic+zilch",
  "kingdom-come",
  "ten-dice",
  "official",
  "zilch-online",
];
const PACKED = `
import json, os
os.environ["GREED_ENGINE"] = "wasm"
from greed.exact.race import solve_race, Solution
from greed.exact.race._numbers import numbers
from greed.exact.solo import fewest_turns
from greed.packs import pack
from greed.sheets import load
from greed.tables import tables
for name in ${JSON.stringify(DRAWN)}:
    sheet = load(name)
    whole, parts = numbers(tables(sheet))
    said = {"name": name, "pack": pack(sheet).decode(), "whole": whole.tolist(), "parts": parts.tolist()}
    if name.startswith("koans+amish"):
        race = solve_race(tables(sheet))
        said["values"] = [values.ravel().tolist() for values in race.values.values()]
        said["packed"] = pack(sheet, Solution(race, 0.0), attempts=True).decode()
    if name == "koans+zilch":
        said["turns"] = fewest_turns(tables(sheet))
    print(json.dumps(said))
`;

interface Said {
  name: string;
  pack: string;
  whole: number[];
  parts: number[];
  values?: number[][];
  packed?: string;
  turns?: number;
}

/** The task of a pack that can be solved. */
function task(pack: Pack): Task {
  const found = taskOf(opened(pack));
  if (typeof found === "string") throw new Error(found);
  return found;
}

describe.skipIf(!available)("the solver", () => {
  const output = available
    ? execFileSync(PYTHON, ["-c", PACKED], { encoding: "utf8", maxBuffer: 1e9 })
    : "";
  const said = output
    .split("\n")
    .filter(Boolean)
    .map((line) => JSON.parse(line) as Said);
  const module = new WebAssembly.Module(
    gunzipSync(readFileSync(new URL("../../src/greed/exact/data/race.wasm.gz", import.meta.url))),
  );
  const amish = (): Said => said.find(({ values }) => values)!;

  test.each(DRAWN)("gets the same numbers of %s from its pack as from Python", (name) => {
    const { pack, whole, parts } = said.find((each) => each.name === name)!;
    const given = task(engine.readPack(pack));
    expect([...given.whole].map(Number)).toEqual(whole);
    expect(given.parts).toHaveLength(parts.length);
    for (const [at, part] of parts.entries()) expect(given.parts[at]).toBeCloseTo(part, 15);
  });

  test("answers what Python answers, number by number", async () => {
    const { pack, values } = amish();
    const answer = await run(module, task(engine.readPack(pack)), () => {});
    const found = [...answer.values];
    for (const group of values!)
      for (const [at, value] of found.splice(0, group.length).entries())
        expect(Math.abs(value - group[at]!)).toBeLessThan(1e-12);
    expect(found).toHaveLength(0);
  });

  test("says how far it is", async () => {
    const parts: number[] = [];
    await run(module, task(engine.readPack(amish().pack)), (_, part) => parts.push(part));
    expect(parts.length).toBeGreaterThan(5);
    expect(parts).toEqual([...parts].sort((a, b) => a - b));
    expect(parts.at(-1)).toBe(1);
  });

  test("writes what the engine reads as it reads a pack with values", async () => {
    const { pack: text, packed } = amish();
    const bare = engine.readPack(text);
    const given = task(bare);
    const answer = await run(module, given, () => {});
    const pack = await engine.withValues(bare, await written(opened(bare), given, answer));
    const whole = engine.readPack(packed!);
    let state = engine.start(pack, 2);
    let [offers, seed] = [0, 1];
    const drawn = (): number => 1 + (Math.floor((seed = (seed * 16807) % 2147483647) / 1000) % 6);
    for (let n = 0; n < 400; n++) {
      const [mine, theirs] = [engine.worth(pack, state)!, engine.worth(whole, state)!];
      expect(Math.abs(mine[0]! - theirs[0]!)).toBeLessThan(2e-3);
      if (state.phase === "offer") offers += 1;
      if (state.phase === "over") state = engine.start(pack, 2);
      else if (state.phase === "throw") {
        const { dice } = engine.hand(pack, state.hand);
        state = engine.throwDice(pack, state, Array.from({ length: dice }, drawn));
      } else state = engine.apply(pack, state, engine.prices(pack, state).moves[0]!.move);
    }
    expect(offers).toBeGreaterThan(0);
  });

  test("solves a game that a bust can lead back, since it ends soon enough", async () => {
    const { pack: text, turns } = said.find((each) => each.turns)!;
    const pack = opened(engine.readPack(text));
    expect(mostTurns(pack)).toBeGreaterThan(turns!);
    expect(mostTurns(pack)).toBeLessThan(20 * turns!);
    const large = said.find(({ name }) => name === "classic+zilch")!;
    expect(mostTurns(opened(engine.readPack(large.pack)))).toBeLessThan(1000);
    const given = task(pack);
    const answer = await run(module, given, () => {});
    expect((await engine.withValues(pack, await written(pack, given, answer))).hash).toBe(
      pack.hash,
    );
    const far = { ...answer, said: answer.said.map((each, at) => (at ? each : 1)) };
    await expect(written(pack, given, far)).rejects.toThrow("go on for so long");
  });

  test("refuses by name what has no answer", () => {
    const { file } = opened(engine.readPack(amish().pack));
    const bouncing = { ...file, rules: { ...file.rules, banks: { ...file.rules.banks } } };
    (bouncing.rules.banks as { above: string }).above = "bounces";
    const pack = { ...opened(engine.readPack(amish().pack)), file: bouncing };
    expect(taskOf(pack as never)).toContain("bounce off");
  });
});
