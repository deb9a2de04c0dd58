/** How many different ways the next events can take: the twin of `tests/golden/test_perft.py`. */

import { throwsOf } from "../../src/engine/dice.ts";
import * as engine from "../../src/engine/index.ts";
import type { Pack, State } from "../../src/engine/types.ts";

export function paths(pack: Pack, state: State, depth: number): number {
  const known = new Map<string, number>();
  const count = (at: State, left: number): number => {
    if (!left || at.phase === "over") return 1;
    const key = `${left} ${JSON.stringify(at)}`;
    let found = known.get(key);
    if (found === undefined) {
      const following =
        at.phase === "throw"
          ? throwsOf(engine.hand(pack, at.hand).dice, pack.sheet.faces).map((thrown) =>
              engine.throwDice(pack, at, thrown),
            )
          : engine.legalMoves(pack, at).map((move) => engine.apply(pack, at, move));
      found = following.reduce((sum, after) => sum + count(after, left - 1), 0);
      known.set(key, found);
    }
    return found;
  };
  return count(state, depth);
}
