import { execFileSync } from "node:child_process";
import { beforeAll, describe, expect, test } from "vitest";
import { opened } from "../src/engine/pack.ts";
import { taskOf, type Task } from "../src/engine/solving.ts";
import type { Pack } from "../src/engine/types.ts";
import * as engine from "../src/engine/whole.ts";
import { raced } from "../src/solver/race.ts";
import { written } from "../src/solver/written.ts";
import { available, PYTHON } from "./support/enginefiles.ts";
import { module } from "./support/module.ts";

const SHIPPED = ["koans", "koans+hsw+zilch", "kingdom-come"];
const WRITTEN = `
import json
from greed.packs import pack, shipped_solution
from greed.sheets import load
for name in ${JSON.stringify(SHIPPED)}:
    sheet = load(name)
    print(json.dumps([pack(sheet).decode(), pack(sheet, shipped_solution(sheet)).decode()]))
`;

describe.skipIf(!available)("values in a file of their own", () => {
  const said = available
    ? execFileSync(PYTHON, ["-c", WRITTEN], { encoding: "utf8", maxBuffer: 1e8 })
        .split("\n")
        .filter(Boolean)
        .map((line) => JSON.parse(line) as [bare: string, whole: string])
    : [];
  const solved = async (pack: Pack): Promise<Uint8Array<ArrayBuffer>> => {
    const task = taskOf(opened(pack)) as Task;
    return written(opened(pack), task, await raced(module, task));
  };
  const bare = (): Pack => engine.readPack(said[0]![0]);
  let values: Uint8Array<ArrayBuffer>;
  beforeAll(async () => {
    if (available) values = await solved(bare());
  });

  test.each(SHIPPED)("are what comes with Greed for %s, but for its rounding", async (name) => {
    const [text, with_] = said[SHIPPED.indexOf(name)]!;
    const whole = engine.readPack(with_);
    const found = engine.readPack(text);
    const pack = await engine.withValues(found, await solved(found));
    let state = engine.start(pack, 2);
    for (let n = 0; state.phase !== "over" && n < 300; n++) {
      const [mine, shipped] = [engine.worth(pack, state)!, engine.worth(whole, state)!];
      expect(Math.abs(mine[0]! - shipped[0]!)).toBeLessThan(1e-5);
      if (state.phase === "throw") {
        const { dice } = engine.hand(pack, state.hand);
        const fallen = Array.from({ length: dice }, (_, i) => 1 + ((n * 7 + i * i * 5) % 6));
        state = engine.throwDice(pack, state, fallen);
      } else state = engine.apply(pack, state, engine.prices(pack, state).moves[0]!.move);
    }
    expect(state.phase).toBe("over");
  });

  test("leave the pack what it was", async () => {
    const pack = bare();
    const valued = await engine.withValues(pack, values);
    expect(valued.hash).toBe(pack.hash);
    expect(engine.worth(pack, engine.start(pack, 2))).toBeNull();
  });

  test("are refused when damaged, foreign or of another version", async () => {
    const broken = values.slice();
    broken[values.length - 1]! ^= 1;
    const newer = values.slice();
    newer.set(new TextEncoder().encode('{"greed-values":9'));
    for (const [pack, file, why] of [
      [bare(), broken, "damaged"],
      [bare(), values.slice(0, -4), "damaged"],
      [bare(), newer, "version 9"],
      [bare(), new Uint8Array(9), "isn't a file"],
      [engine.readPack(said[1]![0]), values, "other rules"],
    ] as const)
      await expect(engine.withValues(pack, file)).rejects.toThrow(why);
  });
});
