/** Protocol 1: does every throw follow from the secret that the server committed itself to? */

import { unhex } from "./bytes.ts";
import { commitment, fallen, sheetDigest } from "./protocol1.ts";
import type { Reading } from "./record.ts";
import { Values } from "./values.ts";
import { failed, type Verdict } from "./verdict.ts";

/** What this browser itself noted of the game before the first throw. */
export interface Noted {
  commitment?: string | undefined;
  seeds?: Record<number, string> | undefined;
}

const UNPROVEN = {
  fair: "The rules for its dice were those of an earlier version, by which an operator with a seat could try seeds until the dice pleased.",
  strict:
    "The rules for its dice were those of an earlier version, by which a player who ran the server could choose between two rolls by keeping silent.",
};

export function verifyFirst({ head, events }: Reading, noted: Noted): Verdict {
  const tags = head.tags;
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
    if (event.move?.startsWith("points"))
      return failed(`Event ${event.event} is a turn without its dice.`);
    if (!event.throw) continue;
    throws += 1;
    number += 1;
    const dice = event.throw.length;
    const chain = values?.of(number) ?? [];
    const due = fallen({ secret, game, seeds, number, dice, faces, chain });
    if (due.join() !== event.throw.join()) {
      const said = `Throw ${number} (event ${event.event}) should be ${due.join(" ")}, not ${event.throw.join(" ")}.`;
      return { ...failed(said), throws };
    }
  }
  const seedless = head.seats.filter((_, seat) => !seeds[seat]);
  const notes: string[] = [UNPROVEN[head.dice === "strict" ? "strict" : "fair"]];
  if (noted.commitment)
    notes.push("The commitment is the one that this browser noted before the game.");
  if (seedless.length) notes.push(`No seed came from ${seedless.join(", ")}.`);
  const said = `All ${throws} throws are what they had to be.`;
  return { level: "verified", ok: true, said, throws, notes };
}
