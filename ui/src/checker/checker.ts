/** Checks a certificate against a pack, in whole numbers; written from docs/certificates.md. */

import { sha256 } from "@noble/hashes/sha2.js";
import { bytesToHex, utf8ToBytes } from "@noble/hashes/utils.js";
import { unzlibSync } from "fflate";
import type { PackFile } from "../engine/format.ts";
import { Positions } from "./positions.ts";
import { need, ONE, Refused } from "./turns.ts";

/** What has been proven: the chance of the player who begins, at least and at most. */
export interface Claim {
  readonly low: number;
  readonly high: number;
  readonly positions: number;
}

interface FirstLine {
  readonly game: string;
  readonly seats: number;
  readonly size: number;
  readonly beyond: number;
  readonly claim: readonly (readonly [low: number, high: number])[];
}

const HEAD = '{"greed-certificate":1,';
const LINE_FEED = 10;

/** What a certificate proves about the game of a pack. Throws `Refused` if it proves nothing. */
export function check(
  pack: PackFile,
  file: Uint8Array,
  told: (done: number, all: number) => void = () => {},
): Claim {
  const end = file.indexOf(LINE_FEED);
  const text = new TextDecoder().decode(file.subarray(0, Math.max(end, 0)));
  need(text.startsWith(HEAD), "this isn't a certificate of version 1");
  const first = readable<FirstLine>(() => JSON.parse(text));
  need(first.seats === 2, "those among three or more are checked by greed check only");
  need(
    first.game === gameHash(pack),
    `this certificate is about another game than ${pack.sheet.name}`,
  );
  const positions = new Positions(pack, first.size, first.beyond);
  const length = 16 * positions.size;
  // One byte more than there should be shows that there are too many.
  const plain = readable(() =>
    unzlibSync(file.subarray(end + 1), { out: new Uint8Array(length + 1) }),
  );
  need(plain.length === length, "this certificate is too short or too long");
  positions.bounds = numbers(plain, positions.size);
  const [least, most] = positions.bounds.map((bound) => bound[positions.first]!);
  const claim = first.claim[0];
  need(
    claim?.[0] === least && claim?.[1] === most,
    "the first position is not what the certificate claims",
  );
  let done = 0;
  for (const [table, { axes }] of positions.tables.entries())
    for (let row = 0; row < axes[0]![1]; row += 1) {
      const fault = positions.fault(table, row);
      need(fault === null, `this certificate is false: ${fault}`);
      told((done += axes[1]![1]), positions.size);
    }
  return { low: least! / ONE, high: most! / ONE, positions: positions.size };
}

/** The hash of what a certificate is about: the graphs of a pack, dice and target. */
function gameHash({ rules, graphs, hands, positions }: PackFile): string {
  const dice = hands.map((hand) => hand.dice);
  const game = [rules.faces, rules.target, dice, graphs, positions?.["2"] ?? null];
  return bytesToHex(sha256(utf8ToBytes(JSON.stringify(game, sorted))));
}

function sorted(_: string, value: unknown): unknown {
  if (value === null || typeof value !== "object" || Array.isArray(value)) return value;
  return Object.fromEntries(Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1)));
}

function readable<T>(read: () => T): T {
  try {
    return read();
  } catch (error) {
    throw new Refused(`this file can't be read: ${(error as Error).message}`);
  }
}

/** Lower and upper bounds from bytes: the highest ones of all come first, then the second ones. */
function numbers(bytes: Uint8Array, size: number): [Float64Array, Float64Array] {
  const found = new Float64Array(2 * size);
  for (const [at, byte] of bytes.entries())
    found[at % (2 * size)] = found[at % (2 * size)]! * 256 + byte;
  return [found.subarray(0, size), found.subarray(size)];
}
