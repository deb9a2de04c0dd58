/** What is needed to set a position up: the hands there are, and the steps in which points grow. */

import { graphsOf } from "./graph.ts";
import type { Opened } from "./pack.ts";
import type { Standing } from "./types.ts";

/** The hand with which a turn begins; null where no player can have this standing. */
export function freshHand(pack: Opened, standing: Standing): number | null {
  return pack.file.rules.start[standing] ?? null;
}

/** The hand of so many dice of which nothing else matters; null if no turn comes to it. */
export function plainHand(pack: Opened, dice: number): number | null {
  const found = pack.file.hands.findIndex(
    (hand) =>
      hand.dice === dice &&
      ![hand.attempt, hand.locked, hand.dead].some(Boolean) &&
      !hand.opening &&
      !hand.sets.length,
  );
  return found < 0 ? null : found;
}

/** All points are multiples of this; null for a pack without turn graphs. */
export function unitOf(pack: Opened): number | null {
  return pack.once(graphsOf).find((graph) => graph)?.unit ?? null;
}
