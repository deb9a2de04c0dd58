/**
 * What a move that ends the turn does in this position, before it is made: the twin of
 * `greed.core.consequence`. Read off the state that the move leads to, it can't differ from it.
 */

import { declare } from "./declared.ts";
import { events } from "./events.ts";
import { apply } from "./game.ts";
import type { Opened } from "./pack.ts";
import type { GameEvent, Move, State } from "./types.ts";

export type Kind =
  | "wins"
  | "shares"
  | "loses"
  | "nothing"
  | "behind"
  | "bounces"
  | "level"
  | "final"
  | "leads"
  | "bonus"
  | "enters"
  | "banks";

export interface Consequence {
  readonly kind: Kind;
  /** What its sentence speaks of. */
  readonly fields: Readonly<Record<string, unknown>>;
}

/** What a legal move does that ends the turn; null if the move doesn't end it. */
export function consequence(pack: Opened, state: State, move: Move): Consequence | null {
  const after = move.startsWith("points") ? declare(pack, state, move) : apply(pack, state, move);
  const came = events(pack, state, move, after);
  const ended = came.find(({ type }) => type === "Banked" || type === "BonusTurn");
  if (!ended) return null;
  const { seat, final } = state;
  const { scores } = after;
  const offer = came.find((each) => each.type === "OfferMade");
  const fields = {
    points: ended.points,
    over: ended.over ?? 0,
    score: ended.score,
    short: Math.max(...scores) - scores[seat]!,
    reason: ended.reason ?? null,
    raised: final?.leader === seat,
    offered: offer?.points ?? 0,
    dice: offer?.dice ?? 0,
  };
  return { kind: kindOf(pack, state, after, ended), fields };
}

function kindOf(pack: Opened, before: State, after: State, ended: GameEvent): Kind {
  const { seat } = before;
  const { final, scores } = after;
  if (after.phase === "over") {
    if (!after.winners.includes(seat)) return "loses";
    return after.winners.length === 1 ? "wins" : "shares";
  }
  if (final && final.leader !== seat && ended.type === "Banked") {
    const level = scores[seat] === scores[final.leader] && !pack.file.rules.leader_wins_ties;
    return level ? "level" : "behind";
  }
  if (ended.over) return "bounces";
  if (!ended.points) return ended.type === "BonusTurn" ? "bonus" : "nothing";
  if (final?.leader === seat) return before.final ? "leads" : "final";
  if (ended.type === "BonusTurn") return "bonus";
  return before.standing[seat] === 1 ? "banks" : "enters";
}
