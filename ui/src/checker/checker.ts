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
  readonly seats?: number;
  readonly lowest: number;
  readonly beyond: number;
  readonly claim: readonly number[];
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
  need(
    first.game === gameHash(pack),
    `this certificate is about another game than ${pack.sheet.name}`,
  );
  need((first.seats ?? 2) === 2, "those among three or more are checked by greed check only");
  const positions = new Positions(pack, first.lowest, first.beyond);
  const length = 16 * positions.size;
  // One byte more than there should be shows that there are too many.
  const plain = readable(() =>
    unzlibSync(file.subarray(end + 1), { out: new Uint8Array(length + 1) }),
  );
  need(plain.length === length, "this certificate is too short or too long");
  const low = numbers(plain.subarray(0, length / 2), positions);
  const width = numbers(plain.subarray(length / 2), positions);
  positions.bounds = [low, width.map((value, at) => low[at]! + value)];
  const [least, most] = positions.bounds.map((bound) => bound[positions.first]!);
  need(
    first.claim[0] === least && first.claim[1] === most,
    "the first position is not what the certificate claims",
  );
  let done = 0;
  for (const block of positions.blocks)
    for (let row = 0; row < block.rows; row += 1) {
      const fault = positions.fault(block, row);
      need(fault === null, `this certificate is false: ${fault}`);
      told((done += block.columns), positions.size);
    }
  return { low: least! / ONE, high: most! / ONE, positions: positions.size };
}

/** The hash of what a certificate is about: dice, turn graphs and rules of a pack. */
function gameHash({ rules, graphs, hands }: PackFile): string {
  const game = [rules, graphs, hands.map((hand) => hand.dice)];
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

/** Numbers from bytes: all highest bytes of their changes first, then all second ones and so on. */
function numbers(bytes: Uint8Array, { blocks, size }: Positions): Float64Array {
  const found = new Float64Array(size);
  const whole = new BigUint64Array(size);
  for (const { start, rows, columns } of blocks)
    for (let row = 0; row < rows; row += 1)
      for (let column = 0; column < columns; column += 1) {
        const at = start + row * columns + column;
        let change = 0n;
        for (let byte = 0; byte < 8; byte += 1)
          change = (change << 8n) | BigInt(bytes[byte * size + at]!);
        const above = row ? whole[at - columns]! : 0n;
        const left = column ? whole[at - 1]! : 0n;
        const corner = row && column ? whole[at - columns - 1]! : 0n;
        whole[at] = change + above + left - corner;
        need(whole[at]! <= BigInt(ONE), "bounds lie outside 0 and 1");
        found[at] = Number(whole[at]);
      }
  return found;
}
