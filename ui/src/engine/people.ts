/** People who join, sit out or are back: the twin of `greed.core.people`, which says what follows. */

import { leave, outOfPlayers } from "./game.ts";
import { seatOf } from "./moves.ts";
import type { Opened } from "./pack.ts";
import type { Move, State } from "./types.ts";
import { reason } from "./words.ts";

/** The state after somebody has joined, sits out or is back. Throws with a reason if that can't be. */
export function change(pack: Opened, state: State, move: Move): State {
  const why = whyNoChange(pack, state, move);
  if (why !== null) throw new RangeError(why);
  const ply = state.ply + 1;
  if (move === "join") {
    const { standing } = pack.file.rules.statuses[0]!;
    return {
      ...state,
      scores: [...state.scores, 0],
      standing: [...state.standing, standing],
      strikes: [...state.strikes, 0],
      ply,
    };
  }
  const seat = seatOf(move);
  const { away = [], ...rest } = state;
  if (move.startsWith("back")) {
    const left = away.filter((each) => each !== seat);
    return { ...rest, ply, ...(left.length ? { away: left } : {}) };
  }
  const gone = { ...rest, away: [...away, seat].sort((a, b) => a - b) };
  return seat === state.seat ? leave(pack, gone) : { ...gone, ply };
}

/** Why somebody can't join, sit out or be back now; null if they can. */
export function whyNoChange(pack: Opened, state: State, move: Move): string | null {
  if (state.phase === "over") return reason("over");
  const seats = state.scores.length;
  if (move === "join") return state.final ? reason("join_too_late") : outOfPlayers(pack, seats + 1);
  const { away = [] } = state;
  const seat = seatOf(move);
  const player = seat + 1;
  if (seat >= seats) return reason("no_such_player", { seats, player });
  const out = away.includes(seat);
  if (move.startsWith("back")) return out ? null : reason("not_out", { player });
  if (out) return reason("out_already", { player });
  return away.length + 1 === seats ? reason("last_player") : null;
}

/** The game among those who are there, as if nobody else played, and their seats. */
export function present(state: State): { state: State; seats: readonly number[] } {
  const { away = [], final, first, ...rest } = state;
  const everybody = state.scores.map((_, seat) => seat);
  if (!away.length) return { state, seats: everybody };
  const kept = [...state.winners, state.seat, ...(final ? [final.leader] : [])];
  const seats = everybody.filter((seat) => !away.includes(seat) || kept.includes(seat));
  const place = (seat: number): number => seats.indexOf(seat);
  const inOrder = everybody.map((step) => (first + step) % everybody.length);
  const of = <T>(values: readonly T[]): T[] => seats.map((seat) => values[seat]!);
  const left: State = {
    ...rest,
    scores: of(state.scores),
    standing: of(state.standing),
    strikes: of(state.strikes),
    first: place(inOrder.find((seat) => seats.includes(seat))!),
    seat: place(state.seat),
    final: final && {
      leader: place(final.leader),
      queue: final.queue.filter((seat) => seats.includes(seat)).map(place),
      beaten: final.beaten,
    },
    winners: state.winners.map(place),
  };
  return { state: left, seats };
}
