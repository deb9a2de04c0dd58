import { execFileSync } from "node:child_process";
import { unzlibSync, zlibSync } from "fflate";
import { describe, expect, test } from "vitest";
import { check } from "../src/checker/checker.ts";
import type { PackFile } from "../src/engine/format.ts";
import { available, PYTHON } from "./support/enginefiles.ts";

const SHEETS = [
  "koans(target=300)",
  "koans+zilch(target=300,strikes.reentry.points=200,end.endgame=first_to_target)",
  "koans+hsw(target=300,end.endgame=finish_round)",
  "kingdom-come(target=300,end.overshoot=forfeits)",
  "koans(target=300,turn.hot_dice=bonus_turn)",
];
/** Among them one whose carryovers only `greed check` can follow. */
const OFFERS = "koans+amish(target=300)";
const CERTIFIED = `
import base64, json
from greed.certificates.checker import check
from greed.certificates.prover import certificate
from greed.packs import pack
from greed.sheets import load
for name in ${JSON.stringify([...SHEETS, OFFERS])}:
    rules, file = pack(load(name)), certificate(load(name))
    claim = check(rules, file)
    said = {"low": float(claim.low[0]), "high": float(claim.high[0]), "positions": claim.positions}
    file = base64.b64encode(file).decode()
    print(json.dumps({"name": name, "pack": json.loads(rules), "file": file, "claim": said}))
`;

interface Certified {
  name: string;
  pack: PackFile;
  file: string;
  claim: { low: number; high: number; positions: number };
}

const bytes = ({ file }: Certified): Uint8Array => Buffer.from(file, "base64");

/** A certificate with one byte of its numbers changed: 0 is the highest of the first number. */
function altered(file: Uint8Array, place: (plain: Uint8Array) => number): Uint8Array {
  const end = file.indexOf(10) + 1;
  const plain = unzlibSync(file.subarray(end));
  plain[place(plain)]! ^= 1;
  return Buffer.concat([file.subarray(0, end), zlibSync(plain)]);
}

describe.skipIf(!available)("a certificate", () => {
  const output = available
    ? execFileSync(PYTHON, ["-c", CERTIFIED], { encoding: "utf8", maxBuffer: 1 << 28 })
    : "";
  const all = output
    .split("\n")
    .filter(Boolean)
    .map((line) => JSON.parse(line) as Certified);
  const by = (name: string): Certified => all.find((each) => each.name === name)!;

  test.each(SHEETS)("of %s proves what it proves to Python", (name) => {
    const said = by(name);
    expect(check(said.pack, bytes(said))).toEqual(said.claim);
  });

  test.each(SHEETS)("of %s is refused once it is altered anywhere", (name) => {
    const { pack, claim, ...said } = by(name);
    const file = bytes({ pack, claim, ...said });
    for (const part of [0.1, 0.35, 0.6, 0.85]) {
      // The third byte of a number is 2^40 of 2^46: more than any slack. Lower bounds go up by
      // that, and upper ones down.
      const first = 4 * claim.positions + Math.floor(2 * part * claim.positions);
      const tighter = (byte: number): boolean => byte > 0 && byte % 2 === (part < 0.5 ? 0 : 1);
      const place = (plain: Uint8Array): number =>
        plain.findIndex((byte, at) => at >= first && tighter(byte));
      expect(() => check(pack, altered(file, place))).toThrow();
    }
  });

  test("is refused if it is about another game, cut off, or followed by more", () => {
    const [one, other] = [by(SHEETS[0]!), by(SHEETS[1]!)];
    const file = bytes(one);
    expect(() => check(other.pack, file)).toThrow("about another game than koans");
    expect(() => check(one.pack, file.subarray(0, file.length - 40))).toThrow();
    expect(() => check(one.pack, file.subarray(0, 50))).toThrow("isn't a certificate");
    const end = file.indexOf(10) + 1;
    const longer = Buffer.concat([unzlibSync(file.subarray(end)), new Uint8Array(16)]);
    const grown = Buffer.concat([file.subarray(0, end), zlibSync(longer)]);
    expect(() => check(one.pack, grown)).toThrow("too short or too long");
  });

  test("that claims more than its positions is refused", () => {
    const said = by(SHEETS[0]!);
    const text = Buffer.from(bytes(said)).toString("latin1");
    const claims = text.replace(/"claim":\[\[(\d+),/, (_, low) => `"claim":[[${Number(low) + 1},`);
    expect(() => check(said.pack, Buffer.from(claims, "latin1"))).toThrow(
      "not what the certificate",
    );
  });

  test("with carryovers is refused by name", () => {
    const said = by(OFFERS);
    expect(() => check(said.pack, bytes(said))).toThrow("carryovers");
  });
});
