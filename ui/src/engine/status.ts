/** What matters of a seat besides its score: where it stands, and the busts in a row that count. */

import type { SeatStatus } from "./format.ts";
import type { Opened } from "./pack.ts";
import type { Standing, State } from "./types.ts";

/** The standing of a seat that is on the board. */
export const ON = 1;

/** The status of a seat. */
export function statusOf(
  pack: Opened,
  state: Pick<State, "standing" | "strikes" | "seat">,
  seat = state.seat,
): SeatStatus {
  const [standing, strikes] = [state.standing[seat]!, state.strikes[seat]!];
  const found = pack.file.rules.statuses.find(
    (status) => status.standing === standing && status.strikes === strikes,
  );
  if (!found) throw new RangeError(`no game of these rules leaves player ${seat + 1} like this`);
  return found;
}

/** The hand with which a turn begins; null where no player can have this standing. */
export function freshHand(pack: Opened, standing: Standing): number | null {
  return pack.file.rules.statuses.find((status) => status.standing === standing)?.hand ?? null;
}
