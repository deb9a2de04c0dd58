/** Checking a record in this browser, by whichever protocol its dice followed. */

import { readRecord } from "./record.ts";
import { failed, type Verdict } from "./verdict.ts";
import { verifyFirst, type Noted } from "./verify1.ts";
import { verifySecond } from "./verify2.ts";
import type { WitnessFile } from "./witness.ts";

export type { Verdict } from "./verdict.ts";

export function verify(
  record: string,
  noted: Noted = {},
  witness: WitnessFile | null = null,
): Verdict {
  const reading = readRecord(record);
  if (!reading) return failed("The record can't be read.");
  const { dice, tags } = reading.head;
  if (dice !== "fair" && dice !== "strict")
    return failed("Only dice that the server rolled can be verified.");
  const protocol = tags["protocol"] ?? "1";
  if (protocol === "1") return verifyFirst(reading, noted);
  if (protocol === "2") return verifySecond(reading, witness);
  return failed(`This page doesn't know dice protocol ${protocol}.`);
}
