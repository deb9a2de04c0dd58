/** What the coach says, with nothing left out: answers leave out what is empty. */

import type * as protocol from "./protocol.ts";

type Whole<Answer> = Required<Omit<Answer, "type" | "unsolved">>;

/** What every choice is worth, at the ply that it was asked for. */
export type Advice = Whole<protocol.Advice> & { readonly ply: number };
export type Reviewed = Whole<protocol.Reviewed>;

const NOTHING = { note: "", estimated: false, solving: false };

export function advised(answer: protocol.Advice, ply: number): Advice {
  return { ...NOTHING, moves: [], words: "", ...answer, ply };
}

export function reviewed(answer: protocol.Reviewed): Reviewed {
  return { ...NOTHING, worth: [], balances: [], mistakes: [], ...answer };
}
