/** Why the best choice is best, in the words of greed.coach. */

import * as engine from "../engine/whole.ts";
import type { Pack, Price, State } from "../engine/types.ts";
import "../language/coach.ts";
import { about, percentOf, say, type Fields } from "../language/messages.ts";
import { precise as percent, spread } from "../lib/format.ts";
import { capital, spoken } from "../lib/words.ts";
import { promised } from "./promise.ts";

/** One sentence about the best of a state's moves; of a keep, with what follows it best. */
export function sentence(pack: Pack, state: State, names: readonly string[]): string {
  const [best] = engine.prices(pack, state).moves;
  const said = why(pack, state, names);
  if (!best?.then) return said;
  const after = engine.apply(pack, state, best.move);
  // Where nothing is left to choose, the keep is all there is to explain.
  if (engine.legalMoves(pack, after).length === 1) return said;
  const rest = why(pack, after, names);
  return say("advice-then", {
    move: capital(spoken(best.move)),
    rest: rest[0]!.toLowerCase() + rest.slice(1),
  });
}

export function why(pack: Pack, state: State, names: readonly string[]): string {
  const { measure, moves, estimated } = engine.prices(pack, state);
  const [best, second] = moves as [Price, Price?];
  const amount = measure === "win probability" ? percent : inPoints;
  const fields: Record<string, unknown> = {
    move: capital(spoken(best.move)),
    points: state.points,
  };
  if (!second) return say("advice-only", fields);
  fields.second = spoken(second.move);
  fields.cost = amount(best.value - second.value);
  if (state.phase === "offer") {
    const { hand, points } = state.offer!;
    Object.assign(fields, risk(pack, hand), { points });
    return say(best.move === "accept" ? "advice-take" : "advice-pass", fields);
  }
  if (state.phase !== "decide") {
    const after = engine.apply(pack, state, best.move);
    const does = promised(pack, state, best.move)?.words;
    Object.assign(fields, { dice: engine.hand(pack, after.hand).dice, does });
    return say(does ? "advice-keep-that-ends" : "advice-keep", fields);
  }
  Object.assign(fields, risk(pack, state.hand));
  const shown = estimated ? spread : amount;
  const worth = (move: string) => shown(moves.find((each) => each.move === move)!.value);
  if (measure !== "win probability")
    return say("advice-points", { ...fields, worth: worth("roll") });
  return bankOrRoll(pack, state, names, best.move, {
    ...fields,
    worth: worth("bank"),
    rolls: worth("roll"),
  });
}

function bankOrRoll(
  pack: Pack,
  state: State,
  names: readonly string[],
  best: string,
  given: Fields,
): string {
  const banked = engine.apply(pack, state, "bank");
  const recorded = banked.scores[state.seat] !== state.scores[state.seat];
  const [offer, gain] = left(pack, banked, names);
  const safe = engine.odds(pack, state.hand).bust === 0;
  const fields = {
    ...given,
    rolling: say(safe ? "advice-rolling-no-bust" : "advice-rolling", given),
    banking: say(recorded ? "advice-banking" : "advice-banking-nothing", given),
    offer,
  };
  // An offer that nobody should take is not a reason to roll.
  if (best === "roll" && gain > 0) return say("advice-roll-not-offer", fields);
  if (best === "roll") return say(safe ? "advice-roll-no-bust" : "advice-roll", fields);
  if (offer) return say(gain > 0 ? "advice-bank-and-offer" : "advice-bank-poor-offer", fields);
  return say(safe ? "advice-bank-no-bust" : "advice-bank", fields);
}

/** Why another move is better than the one that somebody wanted, by what sets them apart. */
export function against(pack: Pack, state: State, wanted: string): string {
  const { measure, moves, estimated } = engine.prices(pack, state);
  const { move: best } = moves[0]!;
  const wins = measure === "win probability";
  const shown = estimated ? spread : wins ? percent : inPoints;
  const worth = (move: string) => shown(moves.find((each) => each.move === move)!.value);
  return say("advice-against", {
    yours: spoken(wanted),
    best: spoken(best),
    wrong: worth(wanted),
    right: worth(best),
    measure: wins ? "win" : "points",
    because: because(pack, state, best, wanted),
  });
}

function because(pack: Pack, state: State, best: string, wanted: string): string {
  if (state.phase === "keep") {
    const [ours, theirs] = [best, wanted].map((move) => engine.apply(pack, state, move));
    const [dice, other] = [ours!, theirs!].map(({ hand }) => engine.hand(pack, hand).dice);
    const fields = { dice, other, points: ours!.points, less: theirs!.points };
    const onward = ours!.phase === "decide";
    if (!onward || theirs!.phase !== "decide") {
      const does = promised(pack, state, best)?.words;
      return say(does ? "advice-because-it-ends" : "advice-because-it-goes-on", { does });
    }
    if (dice! > other!) return say("advice-because-of-dice", fields);
    const more = ours!.points > theirs!.points;
    return say(more ? "advice-because-of-points" : "advice-because-of-more", fields);
  }
  const risky = best === "roll" || best === "accept";
  const hand = state.offer?.hand ?? state.hand;
  const { bust } = engine.odds(pack, hand);
  return say(risky ? "advice-because-it-is-worth-it" : "advice-because-of-risk", {
    dice: engine.hand(pack, hand).dice,
    bust: percentOf((100 * bust).toFixed(1)),
  });
}

/** Whom a bank leaves an offer, and what it is worth to them; "" if nobody. */
function left(pack: Pack, banked: State, names: readonly string[]): [string, number] {
  if (banked.phase !== "offer") return ["", 0];
  const { seat } = banked;
  const name = names[seat] ?? say("advice-seat", { seat: seat + 1 });
  const passed = engine.worth(pack, engine.apply(pack, banked, "decline"))![seat]!;
  const gain = engine.worth(pack, banked)![seat]! - passed;
  if (gain <= 0) return [say("advice-poor-offer", about(name)), gain];
  return [say("advice-offer", { gain: percent(gain), ...about(name) }), gain];
}

function risk(pack: Pack, hand: number): Fields {
  return { dice: engine.hand(pack, hand).dice, bust: percent(engine.odds(pack, hand).bust) };
}

function inPoints(value: number): string {
  return say("points", { n: Math.round(value) });
}
