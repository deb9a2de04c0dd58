/** Checking a record: does every throw follow from what was committed to before the game? */

import { commitment, fallen, sheetDigest } from "./dice.ts";
import { unhex } from "./sha256.ts";
import { Values } from "./values.ts";

/** What this browser itself knows of the game, noted before the first throw. */
export interface Noted {
  commitment?: string | undefined;
  seeds?: Record<number, string> | undefined;
}

export interface Verdict {
  ok: boolean;
  /** The sentence for people. */
  said: string;
  throws: number;
  /** Names of seats that gave no seed. */
  seedless: readonly string[];
}

interface Head {
  sheet: Record<string, unknown> & { dice: { count: number; faces?: number } };
  seats: string[];
  dice: string;
  tags: Record<string, string>;
}

export function verify(record: string, noted: Noted = {}): Verdict {
  const lines = record.split("\n").filter((line) => line.trim());
  let head: Head;
  let events: { event?: number; throw?: number[]; move?: string }[];
  try {
    head = JSON.parse(lines[0] ?? "") as Head;
    events = lines.slice(1).map((line) => JSON.parse(line) as { event?: number });
  } catch {
    return failed("The record cannot be read.");
  }
  const tags = head.tags;
  if (head.dice !== "fair" && head.dice !== "strict")
    return failed("Only dice that the server threw can be verified.");
  const secret = unhex(tags["secret"] ?? "");
  if (!secret?.length) return failed("The secret has not been revealed: the game is not over.");

  const game = tags["game"] ?? "";
  const bound = commitment(secret, game, sheetDigest(head.sheet), head.seats.length);
  if (bound !== tags["commitment"]) {
    return failed(
      "The commitment does not hold: the secret, the game, the sheet or the number of seats is another.",
    );
  }
  if (noted.commitment && noted.commitment !== bound) {
    return failed("The commitment is not the one that this browser was shown before the game.");
  }
  const seeds = head.seats.map((_, seat) => tags[`seed-${seat + 1}`] ?? "");
  for (const [seat, seed] of Object.entries(noted.seeds ?? {})) {
    if (seeds[Number(seat)] !== seed) {
      return failed(`The seed of ${head.seats[Number(seat)]} is not the one that it gave.`);
    }
  }

  let values: Values | null = null;
  try {
    if (head.dice === "strict") values = new Values(tags, head.seats);
  } catch (error) {
    return failed((error as Error).message);
  }

  const faces = head.sheet.dice.faces ?? 6;
  let [throws, number] = [0, 0];
  for (const event of events) {
    // A turn is forfeited when its throw is due: the number is spent, for values had been shown.
    if (event.move === "forfeit") number += 1;
    if (!event.throw) continue;
    throws += 1;
    number += 1;
    const dice = event.throw.length;
    const chain = values?.of(number) ?? [];
    const due = fallen({ secret, game, seeds, number, dice, faces, chain });
    if (due.join() !== event.throw.join()) {
      const said = `Throw ${number} (event ${event.event}) should be ${due.join(" ")}, not ${event.throw.join(" ")}.`;
      return { ok: false, said, throws, seedless: [] };
    }
  }
  const seedless = head.seats.filter((_, seat) => !seeds[seat]);
  return { ok: true, said: `All ${throws} throws are what they had to be.`, throws, seedless };
}

function failed(said: string): Verdict {
  return { ok: false, said, throws: 0, seedless: [] };
}
