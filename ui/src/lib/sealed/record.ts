/** A game's sealed dice as a record, and what it proves. */

import { hex } from "./bytes.ts";
import { DiceError } from "./chain.ts";
import { begin, fold, type Asked, type Device, type Entry, type Start } from "./course.ts";

export interface SealedRecord {
  readonly start: Start;
  readonly entries: readonly Entry[];
  readonly head: string;
}

export interface Verdict {
  /** The rolls in order, to compare with the game; one that was lost with its turn has no dice. */
  readonly rolls: readonly (readonly [k: number, by: string, dice: readonly number[]])[];
  readonly void: number;
  readonly devices: readonly Device[];
  /** The roll that was asked for last and never made, if that is how it ends. */
  readonly unfinished: number | null;
}

/** The record that a JSON text holds. */
export function readRecord(text: string): SealedRecord {
  try {
    const record = JSON.parse(text) as SealedRecord;
    if (Array.isArray(record.entries) && typeof record.head === "string") return record;
  } catch (error) {
    throw new DiceError("record", { why: (error as Error).message });
  }
  throw new DiceError("record", { why: text.slice(0, 80) });
}

/** What a record proves. `seen` is what devices remember: a number of entries, and the head there. */
export function verify(
  record: SealedRecord,
  seen: readonly (readonly [count: number, head: string])[] = [],
): Verdict {
  const rolls: [number, string, readonly number[]][] = [];
  let course = begin(record.start);
  let asked: Asked | null = null;
  let thrown = 0;
  const heads = [hex(course.head)];
  for (const [at, entry] of record.entries.entries()) {
    try {
      course = fold(course, entry);
    } catch (error) {
      if (!(error instanceof DiceError)) throw error;
      throw new WrongEntry(at + 1, error);
    }
    heads.push(hex(course.head));
    if (entry[0] === "asked") asked = entry;
    else if (entry[0] === "rolled") rolls.push([entry[1], asked![2], entry[4]]);
    else if (entry[0] === "void") {
      thrown += 1;
      if (!course.again) rolls.push([entry[1], asked![2], []]);
    }
  }
  if (record.head !== heads.at(-1)) throw new DiceError("cut");
  for (const [count, head] of seen)
    if (heads[count] !== head) throw new DiceError("other-story", { n: count });
  const unfinished = course.asked || course.again ? course.k : null;
  return { rolls, void: thrown, devices: course.devices, unfinished };
}

/** An entry of a record that can't stand there. */
export class WrongEntry extends DiceError {
  constructor(
    readonly place: number,
    override readonly cause: DiceError,
  ) {
    super("entry", { n: place, why: cause.message });
  }
}
