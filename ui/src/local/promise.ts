/** What the end of a turn does, in the words of greed.core.sentences, for buttons and hints. */

import * as engine from "../engine/index.ts";
import type { Move, Pack, State } from "../engine/types.ts";
import type { Consequence } from "../lib/game.ts";
import { CONSEQUENCES } from "../lib/wording.ts";
import { say, type Fields } from "../language/messages.ts";

/** What a legal move does that ends the turn; null if it doesn't end it. */
export function promised(pack: Pack, state: State, move: Move): Consequence | null {
  const found = engine.consequence(pack, state, move);
  if (!found) return null;
  const { kind, fields } = found;
  const ways = CONSEQUENCES[kind]!;
  const [message, tone] = ways.find(([, , when]) => !when || (fields as Fields)[when])!;
  return { kind, words: say(message, fields), tone };
}
