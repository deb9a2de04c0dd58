import { execFileSync } from "node:child_process";
import { describe, expect, test } from "vitest";
import * as engine from "../src/engine/whole.ts";
import { answers, opened } from "../src/engine/pack.ts";
import { taskOf, type Task } from "../src/engine/solving.ts";
import type { Pack } from "../src/engine/types.ts";
import { mostTurns } from "../src/solver/ends.ts";
import { threeOf } from "../src/solver/three.ts";
import { raced, surveyed } from "../src/solver/race.ts";
import { written } from "../src/solver/written.ts";
import { available, PYTHON } from "./support/enginefiles.ts";
import { module } from "./support/module.ts";

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
  "official(target=20000)",
  "zilch-online",
];
/** Those in which a turn can lead back to where a game was. */
const RETURNING = ["koans+zilch", "koans(end.overshoot=forfeits)"];
/** One of which a player alone needs millions of turns. */
const ENDLESS = "koans(target=6000,turn.minimum_bank=6000)";
const PACKED = `
import json
from greed import position
from greed.packs import pack
from greed.sheets import load
from greed.solver import solve
from greed.testing.play import careful, play
for name in ${JSON.stringify([...DRAWN, ENDLESS])}:
    sheet = load(name)
    said = {"name": name, "pack": pack(sheet).decode()}
    if name.startswith("koans+amish"):
        found, states = solve(sheet), [s for n in range(8) for _, _, s in play(sheet, [careful] * 2, n)]
        said["positions"] = [[position(s), found.value(s, 0)] for s in states]
    if name in ${JSON.stringify(RETURNING)}:
        said["turns"] = -solve(sheet, 1).first[0]
    print(json.dumps(said))
`;

interface Said {
  name: string;
  pack: string;
  positions?: readonly (readonly [position: string, worth: number])[];
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
  const amish = (): Said => said.find(({ positions }) => positions)!;

  test("knows beforehand how much memory it takes", async () => {
    const Plain = WebAssembly.Memory;
    let memory: WebAssembly.Memory | null = null;
    WebAssembly.Memory = class extends Plain {
      constructor(size: WebAssembly.MemoryDescriptor) {
        super(size);
        // eslint-disable-next-line @typescript-eslint/no-this-alias
        memory = this;
      }
    };
    try {
      for (const name of ["koans+amish(target=500)", "kingdom-come", "classic"]) {
        const given = task(engine.readPack(said.find((each) => each.name === name)!.pack));
        const work = await surveyed(module, given);
        await raced(module, given);
        const taken = memory!.buffer.byteLength;
        expect(Math.abs(work!.bytes - taken)).toBeLessThan(0.1 * taken + 2 ** 21);
      }
    } finally {
      WebAssembly.Memory = Plain;
    }
    const large = said.find(({ name }) => name === "official(target=20000)")!;
    const needs = await surveyed(module, task(engine.readPack(large.pack)));
    expect(needs!.bytes / 2 ** 20).toBeGreaterThan(900);
  });

  test.each(["koans", "koans+zilch"])("knows how much of %s is done", async (name) => {
    const given = task(engine.readPack(said.find((each) => each.name === name)!.pack));
    const work = await surveyed(module, given);
    const done: number[] = [];
    await raced(module, given, (round, part) => done.push(work!.done(round, part)));
    expect(done).toEqual([...done].sort((a, b) => a - b));
    expect(done[0]).toBeLessThan(0.1);
    expect(done.at(-1)).toBeGreaterThan(0.6);
    expect(done.at(-1)).toBeLessThanOrEqual(1);
  });

  test("says how far it is", async () => {
    const parts: number[] = [];
    await raced(module, task(engine.readPack(amish().pack)), (_, part) => parts.push(part));
    expect(parts.length).toBeGreaterThan(5);
    expect(parts).toEqual([...parts].sort((a, b) => a - b));
    expect(parts.at(-1)).toBe(1);
  });

  test("writes what the engine says, carryovers and all", async () => {
    const { pack: text, positions } = amish();
    const bare = engine.readPack(text);
    const given = task(bare);
    const answer = await raced(module, given);
    const pack = await engine.withValues(bare, await written(opened(bare), given, answer));
    for (const [line, value] of positions!)
      expect(
        Math.abs(engine.worth(pack, engine.parsePosition(pack, line))![0]! - value),
      ).toBeLessThan(1e-8);
    expect(positions!.some(([line]) => / offer /.test(line))).toBe(true);
  });

  test.each(RETURNING)("knows how many turns a game of %s takes at the most", (name) => {
    const { pack, turns } = said.find((each) => each.name === name)!;
    const most = mostTurns(opened(engine.readPack(pack)));
    expect(most).toBeGreaterThan(turns!);
    expect(most).toBeLessThan(20 * turns!);
  });

  test("refuses games that hardly ever end, between two and three", async () => {
    const pack = opened(engine.readPack(said.find(({ name }) => name === ENDLESS)!.pack));
    const given = task(pack);
    const answer = await raced(module, given);
    await expect(written(pack, given, answer)).rejects.toThrow("go on for so long");
    expect(threeOf(pack)).toBeNull();
  });

  test("solves a game that a bust can lead back, since it ends soon enough", async () => {
    const pack = opened(engine.readPack(said.find(({ name }) => name === "koans+zilch")!.pack));
    const large = said.find(({ name }) => name === "classic+zilch")!;
    expect(mostTurns(opened(engine.readPack(large.pack)))).toBeLessThan(1000);
    const given = task(pack);
    const answer = await raced(module, given);
    expect((await engine.withValues(pack, await written(pack, given, answer))).hash).toBe(
      pack.hash,
    );
    const far = { ...answer, said: answer.said.map((each, at) => (at ? each : 1)) };
    await expect(written(pack, given, far)).rejects.toThrow("go on for so long");
  });

  test("needs values of carryovers only where a bank offers some", () => {
    const { file } = opened(engine.readPack(amish().pack));
    const values = { ...file.values, kept: undefined };
    const graphs = file.graphs!.map((graph) => graph && { ...graph, offers: [] });
    expect(answers({ file: { ...file, values } } as never)).toBe(false);
    expect(answers({ file: { ...file, values, graphs } } as never)).toBe(true);
  });

  test("refuses by name what has no answer", () => {
    const { file } = opened(engine.readPack(amish().pack));
    const bouncing = { ...file, rules: { ...file.rules, banks: { ...file.rules.banks } } };
    (bouncing.rules.banks as { above: string }).above = "bounces";
    const pack = { ...opened(engine.readPack(amish().pack)), file: bouncing };
    expect(taskOf(pack as never)).toContain("bounce off");
  });
});
