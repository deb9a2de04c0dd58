import { execFileSync } from "node:child_process";
import { describe, expect, test } from "vitest";
import * as engine from "../src/engine/whole.ts";
import type { Pack } from "../src/engine/types.ts";
import { available, PYTHON } from "./support/enginefiles.ts";

const SHEET = "koans+amish(target=500)";
const WRITTEN = `
import base64, json
from greed.exact import solve
from greed.packs import pack, values_file
from greed.sheets import load
sheet = load("${SHEET}")
solution = solve(sheet)
print(json.dumps({
    "bare": pack(sheet).decode(),
    "whole": pack(sheet, solution, attempts=True).decode(),
    "other": pack(load("koans+amish")).decode(),
    "values": base64.b64encode(values_file(solution)).decode(),
}))
`;

describe.skipIf(!available)("values in a file of their own", () => {
  const said = available
    ? (JSON.parse(execFileSync(PYTHON, ["-c", WRITTEN], { encoding: "utf8", maxBuffer: 1e8 })) as {
        bare: string;
        whole: string;
        other: string;
        values: string;
      })
    : { bare: "", whole: "", other: "", values: "" };
  const values = Uint8Array.from(atob(said.values), (letter) => letter.charCodeAt(0));
  const bare = (): Pack => engine.readPack(said.bare);

  test("say what a pack with the same values says", async () => {
    const [pack, whole] = [await engine.withValues(bare(), values), engine.readPack(said.whole)];
    let state = engine.start(pack, 2);
    for (let n = 0; state.phase !== "over" && n < 300; n++) {
      expect(engine.worth(pack, state)).toEqual(engine.worth(whole, state));
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
      [engine.readPack(said.other), values, "other rules"],
    ] as const)
      await expect(engine.withValues(pack, file)).rejects.toThrow(why);
  });
});
