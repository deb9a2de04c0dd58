/**
 * What a device has worked out, as it keeps it: a line with a hash, a line of JSON, then the tables in
 * the order in which their `data`, numbers of bytes, stand in the text.
 */

import { sha256 } from "@noble/hashes/sha2.js";
import { bytesToHex } from "@noble/hashes/utils.js";
import type { HandData, ThreeData, ValuesData } from "./format.ts";
import { graphsOf } from "./graph.ts";
import { Opened } from "./pack.ts";
import { ON } from "./status.ts";

const VERSION = 1;
const HEAD = /^\{"greed-values":([0-9]{1,9}),"sha256":"([0-9a-f]{64})"\}\n/;
const LONGEST_HEAD = 200;
const NEWLINE = 10;

type Member = "dice" | "opening" | "attempt" | "locked" | "dead" | "sets";

interface Body {
  sheet: { hash: string };
  offers: readonly Pick<HandData, Member>[];
  values?: ValuesData;
  three?: ThreeData;
}

/** The pack with the values of a file. Throws an Error that says what is wrong, and what to do. */
export async function withValues(pack: Opened, bytes: Uint8Array<ArrayBuffer>): Promise<Opened> {
  const head = HEAD.exec(String.fromCharCode(...bytes.subarray(0, LONGEST_HEAD)));
  if (!head) throw new Error("this isn't a file of win probabilities");
  if (Number(head[1]) !== VERSION)
    throw new Error(
      `these win probabilities have version ${head[1]}, and this page reads version ${VERSION}:` +
        " reload the page while you are online, and fetch them again",
    );
  const rest = bytes.subarray(head[0].length);
  if ((await digest(rest)) !== head[2])
    throw new Error(
      "these win probabilities are damaged: their hash doesn't match. Fetch them again",
    );
  const end = rest.indexOf(NEWLINE);
  const body = JSON.parse(new TextDecoder().decode(rest.subarray(0, end))) as Body;
  if (body.sheet.hash !== pack.sheet.hash || !sameOffers(pack, body.offers))
    throw new Error("these win probabilities belong to other rules: fetch them again");
  let at = end + 1;
  const { values, three } = body;
  const found = filled({ values, three }, (size) => rest.subarray(at, (at += size)));
  const given = Object.entries(found as object).filter(([, tables]) => tables !== undefined);
  return new Opened(pack.hash, { ...pack.file, ...Object.fromEntries(given) });
}

/** A file of values from its parts: the line of JSON, and the tables. */
export async function sealed(parts: readonly Uint8Array[]): Promise<Uint8Array<ArrayBuffer>> {
  const rest = await joined(parts);
  const head = `{"greed-values":${VERSION},"sha256":"${await digest(rest)}"}\n`;
  return joined([new TextEncoder().encode(head), rest]);
}

async function joined(parts: readonly Uint8Array[]): Promise<Uint8Array<ArrayBuffer>> {
  return new Uint8Array(await new Blob([...parts] as BlobPart[]).arrayBuffer());
}

/** What a file says of the carryovers that it numbers. */
export function offersOf(pack: Opened): readonly Pick<HandData, Member>[] {
  return (pack.once(graphsOf)[ON]?.offers ?? []).map((number) => {
    const { dice, opening, attempt, locked, dead, sets } = pack.turn.hand(number);
    return { dice, opening, attempt, locked, dead, sets };
  });
}

/** The browser's own hash is faster, but pages over plain http have none. */
async function digest(bytes: Uint8Array<ArrayBuffer>): Promise<string> {
  const { subtle } = globalThis.crypto ?? {};
  if (!subtle) return bytesToHex(sha256(bytes));
  return bytesToHex(new Uint8Array(await subtle.digest("SHA-256", bytes)));
}

/** Whether the file numbers carryovers as the turn graphs of the pack do. */
function sameOffers(pack: Opened, offers: Body["offers"]): boolean {
  const here = offersOf(pack);
  const said = (hand: Pick<HandData, Member>): string =>
    JSON.stringify([hand.dice, hand.opening, hand.attempt, hand.locked, hand.dead, hand.sets]);
  return offers.map(said).join() === here.map(said).join();
}

/** The same with bytes in place of their sizes, in the order in which these stand in the text. */
function filled(found: unknown, next: (size: number) => Uint8Array): unknown {
  if (Array.isArray(found)) return found.map((each) => filled(each, next));
  if (!found || typeof found !== "object") return found;
  return Object.fromEntries(
    Object.entries(found).map(([name, each]: [string, unknown]) => {
      if (name !== "data") return [name, filled(each, next)];
      return [name, Array.isArray(each) ? each.map(next) : next(each as number)];
    }),
  );
}
