import { execFileSync } from "node:child_process";
import { expect, test } from "vitest";
import * as engine from "../src/engine/whole.ts";
import { sentence } from "../src/local/why.ts";
import { available, PYTHON } from "./support/enginefiles.ts";

test.skipIf(!available)("a keep after which one can only roll is explained by itself", () => {
  const write = "from greed.packs import pack; from greed.sheets import load";
  const made = execFileSync(PYTHON, ["-c", `${write}; print(pack(load("official")).decode())`], {
    encoding: "utf8",
    maxBuffer: 1e8,
  });
  const pack = engine.readPack(`${made.trimEnd()}\n`);
  const state = engine.throwDice(pack, engine.start(pack, 2), [5, 1, 5, 6, 1]);
  expect(engine.prices(pack, state).moves[0]).toMatchObject({ move: "keep 1", then: "roll" });
  expect(sentence(pack, state, [])).toMatch(/^Keep 1 leaves 4 dice to roll; /);
});
