/** Why a move isn't legal, in the words of the core. */

import { whyNoBank } from "./bank.ts";
import { counted, written } from "./dice.ts";
import { diceOf, isChange } from "./moves.ts";
import type { Opened } from "./pack.ts";
import type { Move, State } from "./types.ts";
import { reason, spaced } from "./words.ts";

/** Why a move that is not legal is not. */
export function whyNotLegal(pack: Opened, state: State, move: Move): string {
  const keeps = move.startsWith("keep");
  if (state.phase === "over") return reason("over");
  if (move === "forfeit") return reason("host_only");
  if (move.startsWith("points")) return reason("pad_only");
  if (isChange(move)) return reason("table_only");
  if (state.phase === "throw") return reason("dice_first");
  if (state.phase === "offer") return reason("answer_first");
  if (move === "accept" || move === "decline") return reason("no_offer");
  if (state.phase === "keep")
    return keeps ? whyNotKeep(pack, state, diceOf(move)) : reason("keep_first");
  if (keeps) return reason("kept_already");
  if (move === "roll") return reason("no_dice_left");
  return whyNoBank(pack, state) ?? "";
}

function whyNotKeep(pack: Opened, state: State, dice: readonly number[]): string {
  const shows = counted(state.throw);
  const wants = counted(dice);
  const face = dice.find((each) => shows[each]! < wants[each]!);
  if (face !== undefined) {
    const count = shows[face]!;
    const key = count === 0 ? "shows_none" : count === 1 ? "shows_one" : "shows_some";
    return reason(key, { face, count });
  }
  const { opening, sets } = pack.turn.hand(state.hand);
  const score = pack.turn.score(state.hand);
  const allowed = pack.turn.allowed(state.hand, state.throw);
  const number = score.number.get(written(dice));
  if (number !== undefined && allowed.includes(number))
    return reason("opening", { points: opening });
  if (score.forced) return reason("keep_all", { dice: spaced(score.keeps[allowed[0]!]!.dice) });
  const idle = score.idle(dice, sets);
  if (idle.length === dice.length) return reason("scores_nothing", { dice: spaced(dice) });
  if (idle.length) return reason("scores_nothing_here", { dice: spaced(idle) });
  return reason("adds_only_alone");
}
