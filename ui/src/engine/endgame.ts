/** The end of a game: what a banked score brings about, who is next, and who has won. */

import type { Banking } from "./format.ts";
import type { Opened } from "./pack.ts";
import type { State } from "./types.ts";

export type Final = NonNullable<State["final"]>;

/** Every other seat in playing order. */
export function others(seat: number, seats: number): number[] {
  return Array.from({ length: seats - 1 }, (_, step) => (seat + step + 1) % seats);
}

/** What a bank does that ends at this score. */
export function banking(pack: Opened, score: number): Banking {
  const { banks, target } = pack.file.rules;
  return score < target ? banks.below : score === target ? banks.at : banks.above;
}

/** By how much a bank that ends at this score overshoots a target that it bounces off. */
export function overshotBy(pack: Opened, score: number): number {
  return banking(pack, score) === "bounces" ? score - pack.file.rules.target : 0;
}

/** The score of the seat to act with the points of its turn recorded; no bounce takes it below 0. */
export function scoreAfter(pack: Opened, { scores, seat, points }: State): number {
  const total = scores[seat]! + points;
  const beyond = overshotBy(pack, total);
  return beyond ? Math.max(total - 2 * beyond, 0) : total;
}

/** The final round once the seat to act has banked up to a score. */
export function afterBank(pack: Opened, state: State, score: number): Final | null {
  const { final, seat, scores } = state;
  const rest = others(seat, scores.length);
  if (!final) {
    if (banking(pack, score) !== "calls") return null;
    const toCome = (state.first - seat - 1 + scores.length) % scores.length;
    const { waiting, done } = pack.file.rules.reached;
    const queue = rest.filter((_, step) => (step < toCome ? waiting : done));
    return { leader: seat, queue, beaten: false };
  }
  if (seat === final.leader || score <= scores[final.leader]!) return final;
  const { waiting, done, leader, later } = pack.file.rules.beaten;
  const queue = rest.filter((other) => {
    if (other === final.leader) return leader;
    return final.queue.includes(other) ? waiting : done;
  });
  return { leader: seat, queue, beaten: later };
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
  if (pack.file.rules.leader_wins_ties && scores[final.leader] === best) return [final.leader];
  return scores.flatMap((score, seat) => (score === best ? [seat] : []));
}
