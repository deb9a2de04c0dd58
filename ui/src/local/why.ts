/** Why the best choice is best, in the words of greed.coach. */

import * as engine from "../engine/index.ts";
import type { Pack, Price, State } from "../engine/types.ts";
import { points, precise as percent, spread } from "../lib/format.ts";
import { ADVICE } from "../lib/wording.ts";
import { fill, type Fields } from "../lib/words.ts";
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
  return fill(ADVICE.then, {
    move: capital(best.move),
    rest: rest[0]!.toLowerCase() + rest.slice(1),
  });
}

export function why(pack: Pack, state: State, names: readonly string[]): string {
  const { measure, moves, estimated } = engine.prices(pack, state);
  const [best, second] = moves as [Price, Price?];
  const amount = measure === "win probability" ? percent : inPoints;
  const fields: Record<string, unknown> = { move: capital(best.move), points: state.points };
  if (!second) return fill(ADVICE.only, fields);
  fields.second = second.move;
  fields.cost = amount(best.value - second.value);
  if (state.phase === "offer") {
    const { hand, points } = state.offer!;
    Object.assign(fields, risk(pack, hand), { points });
    return fill(ADVICE[best.move === "accept" ? "take" : "pass"], fields);
  }
  if (state.phase !== "decide") {
    const after = engine.apply(pack, state, best.move);
    const does = promised(pack, state, best.move)?.words;
    Object.assign(fields, { dice: engine.hand(pack, after.hand).dice, does });
    return fill(ADVICE[does ? "keep that ends" : "keep"], fields);
  }
  Object.assign(fields, risk(pack, state.hand));
  const shown = estimated ? spread : amount;
  const worth = (move: string) => shown(moves.find((each) => each.move === move)!.value);
  if (measure !== "win probability")
    return fill(ADVICE.points, { ...fields, worth: worth("roll") });
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
    rolling: fill(ADVICE[safe ? "rolling, no bust" : "rolling"], given),
    banking: fill(ADVICE[recorded ? "banking" : "banking nothing"], given),
    offer,
  };
  // An offer that nobody should take is not a reason to roll.
  if (best === "roll" && gain > 0) return fill(ADVICE["roll, not offer"], fields);
  if (best === "roll") return fill(ADVICE[safe ? "roll, no bust" : "roll"], fields);
  if (offer) return fill(ADVICE[gain > 0 ? "bank and offer" : "bank, poor offer"], fields);
  return fill(ADVICE[safe ? "bank, no bust" : "bank"], fields);
}

/** Why another move is better than the one that somebody wanted, by what sets them apart. */
export function against(pack: Pack, state: State, wanted: string): string {
  const { measure, moves, estimated } = engine.prices(pack, state);
  const { move: best } = moves[0]!;
  const wins = measure === "win probability";
  const shown = estimated ? spread : wins ? percent : inPoints;
  const worth = (move: string) => shown(moves.find((each) => each.move === move)!.value);
  return fill(ADVICE.against, {
    yours: wanted,
    best,
    wrong: worth(wanted),
    right: worth(best),
    is: wins ? "wins" : "is",
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
      return fill(ADVICE[does ? "because it ends" : "because it goes on"], { does });
    }
    if (dice! > other!) return fill(ADVICE["because of dice"], fields);
    const more = ours!.points > theirs!.points;
    return fill(ADVICE[more ? "because of points" : "because of more"], fields);
  }
  const risky = best === "roll" || best === "accept";
  const hand = state.offer?.hand ?? state.hand;
  const { bust } = engine.odds(pack, hand);
  return fill(ADVICE[risky ? "because it is worth it" : "because of risk"], {
    dice: engine.hand(pack, hand).dice,
    bust: `${(100 * bust).toFixed(1)}%`,
  });
}

/** Whom a bank leaves an offer, and what it is worth to them; "" if nobody. */
function left(pack: Pack, banked: State, names: readonly string[]): [string, number] {
  if (banked.phase !== "offer") return ["", 0];
  const { seat } = banked;
  const name = names[seat] ?? `seat ${seat + 1}`;
  const passed = engine.worth(pack, engine.apply(pack, banked, "decline"))![seat]!;
  const gain = engine.worth(pack, banked)![seat]! - passed;
  if (gain <= 0) return [fill(ADVICE["poor offer"], {}, [name]), gain];
  return [fill(ADVICE.offer, { gain: percent(gain) }, [name]), gain];
}

function risk(pack: Pack, hand: number): Fields {
  return { dice: engine.hand(pack, hand).dice, bust: percent(engine.odds(pack, hand).bust) };
}

function inPoints(value: number): string {
  return `${points(Math.round(value))} points`;
}

function capital(move: string): string {
  return move[0]!.toUpperCase() + move.slice(1);
}
