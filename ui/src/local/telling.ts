/** What a throw or move came to, read off the states before and after it. */

import * as engine from "../engine/index.ts";
import type { Pack, PlayEvent, State } from "../engine/types.ts";
import type { GameEvent } from "../lib/protocol.ts";
import type { By, ToldKeep, ToldMove, ToldPeople, ToldThrow, ToldTurn } from "../lib/told.ts";

/** Who acted, where that was not the seat's own player. */
const acted = (by: By): { by?: By } => (by === "seat" ? {} : { by });

/** What the core's events are, for the sentences that tell them. */
function cameTo(
  pack: Pack,
  before: State,
  event: PlayEvent,
  after: State,
): { came_to?: readonly GameEvent[] } {
  const came = engine.events(pack, before, event, after);
  return came.length ? { came_to: came as unknown as readonly GameEvent[] } : {};
}

export function threw(
  pack: Pack,
  before: State,
  after: State,
  dice: readonly number[],
  by: By,
  index: number,
): ToldThrow {
  const cast = engine.cast(pack, before, dice);
  const { seat } = before;
  const who = { seat, ...acted(by), ...cameTo(pack, before, dice, after) };
  const event: ToldThrow = { kind: "throw", ...who, index, dice, outcome: cast.outcome };
  if (cast.outcome === "saved" && cast.points) event.points = cast.points;
  if (cast.outcome === "bust" || cast.outcome === "missed") {
    if (before.points) event.lost = before.points;
    event.score = after.scores[seat]!;
  }
  return event;
}

/** What a change of who plays came to; `name` is that of somebody who joins. */
export function changed(
  pack: Pack,
  before: State,
  after: State,
  move: string,
  name: string | null,
): ToldPeople {
  const [word] = move.split(" ", 1);
  const what = word === "out" || word === "back" ? word : "join";
  const event: ToldPeople = {
    kind: "people",
    seat: what === "join" ? before.scores.length : engine.seatOf(move),
    by: "host",
    what,
    ...cameTo(pack, before, move, after),
  };
  if (name !== null) event.name = name;
  if (engine.endsTurn(before, move, after)) event.ends = true;
  return event;
}

export function moved(pack: Pack, before: State, after: State, move: string, by: By): ToldMove {
  const { seat, offer } = before;
  const who = { seat, ...acted(by), ...cameTo(pack, before, move, after) };
  const score = after.scores[seat]!;
  switch (move.split(" ", 1)[0]) {
    case "keep": {
      const cast = engine.cast(pack, before, before.throw);
      const kept = cast.keeps.find(({ dice }) => `keep ${dice.join(" ")}` === move)!;
      const event: ToldKeep = {
        kind: "keep",
        ...who,
        dice: kept.dice,
        points: kept.points,
        turn: before.points + kept.points,
      };
      const thrown = engine.hand(pack, before.hand).dice;
      if (kept.dice.length === thrown && engine.hand(pack, kept.hand).dice > 0) event.hot = true;
      if (kept.tally) event.score = score;
      return event;
    }
    case "roll":
      return { kind: "roll", seat, ...acted(by) };
    case "bank": {
      const points = score - before.scores[seat]!;
      const why = engine.whyNoPoints(pack, before);
      return { kind: "bank", ...who, points, score, ...(why ? { why } : {}) };
    }
    case "points": {
      const ended = engine.ending(pack, before, move);
      const [, points, , left] = move.split(" ");
      const event: ToldTurn = { kind: "points", ...who, points: Number(points), score };
      if (left !== undefined) event.left = Number(left);
      if (ended.how === "tally") event.again = true;
      if (ended.reason !== null) event.why = ended.reason;
      return event;
    }
    case "forfeit":
      return { kind: "forfeit", ...who, lost: before.points, score };
    default:
      return {
        kind: "offer",
        ...who,
        accepted: move === "accept",
        points: offer!.points,
        dice: engine.hand(pack, offer!.hand).dice,
      };
  }
}
