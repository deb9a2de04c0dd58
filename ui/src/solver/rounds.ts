/**
 * How a game between three ends, asked of the engine, as the module `multi.wasm` lists it: kinds of
 * final round by who leads as the mover sees it, whether the other one has a turn to come, and whether
 * the leader's score was beaten before.
 */

import { ended, start } from "../engine/game.ts";
import type { Opened } from "../engine/pack.ts";
import { kindOf, SEATS } from "../engine/trio.ts";
import type { State } from "../engine/types.ts";
import type { Given } from "./module.ts";

const KINDS = 8;
/** The mover ends with less than the leader, as much or more; the other one has less, or as much. */
const [RESULTS, OTHERS] = [3, 2];
const NONE = -1;

export interface Rounds {
  /** By who begins the rounds, seen from a mover who reaches the target: the kind that begins, or -1. */
  readonly reached: readonly number[];
  /** All of it as the kernel takes it. */
  readonly given: readonly Given[];
}

export function roundsOf(pack: Opened): Rounds {
  const { target, minimum, banks } = pack.file.rules;
  const shape = [KINDS, RESULTS, OTHERS];
  const shares = new Float64Array(KINDS * RESULTS * OTHERS * SEATS);
  const [mover, following, after] = [0, 0, 0].map(() =>
    new BigInt64Array(KINDS * RESULTS * OTHERS).fill(BigInt(NONE)),
  ) as [BigInt64Array<ArrayBuffer>, BigInt64Array<ArrayBuffer>, BigInt64Array<ArrayBuffer>];

  /** The state after the first seat has banked. */
  function banked(
    scores: readonly number[],
    points: number,
    final: State["final"],
    first: number,
  ): State {
    const begun = {
      ...start(pack, SEATS, first),
      seat: 0,
      standing: [1, 1, 1],
      strikes: [0, 0, 0],
    };
    const how = { recorded: true, bonus: false, offered: null };
    return ended(pack, { ...begun, scores, points, final } as State, 0, how);
  }

  function follow(kind: number): number[] {
    const [leader, queued, beaten] = [1 + (kind >> 2), kind & 2, kind & 1];
    const other = SEATS - leader;
    const final = { leader, queue: queued ? [other] : [], beaten: Boolean(beaten) };
    const points = Math.max(2, minimum.points);
    const kinds: number[] = [];
    for (let result = 0; result < RESULTS; result++)
      for (let equal = 0; equal < OTHERS; equal++) {
        if (result === 2 && banks.above === "forfeits") continue; // no bank records as much
        const scores = [target + result - 1 - points, target, target];
        scores[other]! += equal - 1;
        const state = banked(scores, points, final, 1);
        const at = (kind * RESULTS + result) * OTHERS + equal;
        if (state.phase === "over") {
          for (const seat of state.winners) shares[at * SEATS + seat] = 1 / state.winners.length;
          continue;
        }
        const later = kindOf(state);
        [mover[at], following[at]] = [BigInt(state.seat), BigInt(state.final!.leader)];
        after[at] = BigInt(later);
        kinds.push(later);
      }
    return kinds;
  }

  const reached = [0, 1, 2].map((first) => {
    const state = banked([0, 0, 0], target, null, first);
    return state.phase === "over" ? NONE : kindOf(state);
  });
  const waiting = reached.filter((kind) => kind >= 0);
  const done = new Set<number>();
  while (waiting.length) {
    const kind = waiting.pop()!;
    if (done.has(kind)) continue;
    done.add(kind);
    waiting.push(...follow(kind));
  }
  const leaders = BigInt64Array.from({ length: KINDS }, (_, kind) => BigInt(1 + (kind >> 2)));
  return {
    reached,
    given: [
      BigInt64Array.from(reached, BigInt),
      leaders,
      { row: shares, shape: [...shape, SEATS] },
      ...[mover, following, after].map((row) => ({ row, shape })),
    ],
  };
}
