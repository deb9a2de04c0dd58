/** The end of a game: what a banked score brings about, who is next, and who has won. */

import type { Opened } from "./pack.ts";
import type { State } from "./types.ts";

export type Final = NonNullable<State["final"]>;

/** Every other seat in playing order. */
export function others(seat: number, seats: number): number[] {
  return Array.from({ length: seats - 1 }, (_, step) => (seat + step + 1) % seats);
}

export function winsAtOnce(pack: Opened, score: number): boolean {
  const { end, target } = pack.file.rules;
  return end.endgame === "first_to_target" && score >= target;
}

/** The final round once the seat to act has banked up to a score. */
export function afterBank(pack: Opened, state: State, score: number): Final | null {
  const { final, seat, scores } = state;
  const { end, target } = pack.file.rules;
  const rest = others(seat, scores.length);
  if (!final) {
    if (score < target) return null;
    const most =
      end.endgame === "finish_round"
        ? (state.first - seat - 1 + scores.length) % scores.length
        : rest.length;
    return { leader: seat, queue: rest.slice(0, most), beaten: false };
  }
  if (seat === final.leader || score <= scores[final.leader]!) return final;
  switch (end.endgame) {
    case "rechallenge_all":
      return { leader: seat, queue: rest, beaten: false };
    case "deposed_and_waiting": {
      const waiting = [...final.queue, final.leader];
      return {
        leader: seat,
        queue: rest.filter((other) => waiting.includes(other)),
        beaten: false,
      };
    }
    default:
      return { leader: seat, queue: final.queue, beaten: end.endgame === "rechallenge_rounds" };
  }
}

/** Whose turn follows, null if the game is over, and the final round from then on. */
export function nextSeat(
  state: State,
  final: Final | null,
): { seat: number | null; final: Final | null } {
  const seats = state.scores.length;
  const { away = [] } = state;
  if (!final) {
    let seat = (state.seat + 1) % seats;
    while (away.includes(seat)) seat = (seat + 1) % seats;
    return { seat, final };
  }
  let { queue, beaten } = final;
  const { leader } = final;
  for (;;) {
    if (!queue.length && beaten) [queue, beaten] = [others(leader, seats), false];
    if (!queue.length) return { seat: null, final: { leader, queue, beaten } };
    const [seat = 0, ...rest] = queue;
    if (!away.includes(seat)) return { seat, final: { leader, queue: rest, beaten } };
    queue = rest;
  }
}

/** Who has won when the final round is over. */
export function winners(pack: Opened, scores: readonly number[], final: Final): number[] {
  const best = Math.max(...scores);
  if (pack.file.rules.end.tie === "first_to_reach" && scores[final.leader] === best)
    return [final.leader];
  return scores.flatMap((score, seat) => (score === best ? [seat] : []));
}
