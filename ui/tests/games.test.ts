import { expect, test } from "vitest";
import * as engine from "../src/engine/whole.ts";
import { opened, type Opened } from "../src/engine/pack.ts";
import { taskOf, type Task } from "../src/engine/solving.ts";
import type { State } from "../src/engine/types.ts";
import { play, seeded } from "../src/solver/games.ts";
import { raced } from "../src/solver/race.ts";
import { written } from "../src/solver/written.ts";
import { available, packAll, packOf } from "./support/enginefiles.ts";
import { module } from "./support/module.ts";

/** With carryovers, strikes, entries, fines, a target to hit, …; and from how many states. */
const SHEETS = [
  ["koans(target=1000)", 9],
  ["classic(target=2000)", 9],
  ["koans+amish(target=600)", 9],
  ["koans+zilch(target=1000)", 9],
  ["koans(end.overshoot=forfeits,target=600)", 9],
  ["official(target=1000)", 1],
] as const;
const GAMES = 1000;
if (available) packAll(...SHEETS.map(([name]) => name));

/** The pack of a sheet with its win probabilities. */
async function solved(name: string): Promise<Opened> {
  const bare = opened(engine.readPack(packOf(name)));
  const task = taskOf(bare) as Task;
  return opened(
    await engine.withValues(bare, await written(bare, task, await raced(module, task))),
  );
}

/** The start, and the last state of each phase that some games of random moves come to. */
function states(pack: Opened): State[] {
  const random = seeded(1);
  const found = new Map<string, State>();
  for (let game = 0; game < 5; game++) {
    let state = engine.start(pack, 2, game % 2);
    for (let ply = 0; ply < 300 && state.phase !== "over"; ply++) {
      found.set(ply ? `${state.phase} ${state.final !== null}` : "start", state);
      const moves = engine.legalMoves(pack, state);
      const { dice } = engine.hand(pack, state.hand);
      state = moves.length
        ? engine.apply(pack, state, moves[Math.floor(moves.length * random())]!)
        : engine.throwDice(
            pack,
            state,
            Array.from({ length: dice }, () => Math.ceil(6 * random())),
          );
    }
  }
  return [...found.values()];
}

test.skipIf(!available).each(SHEETS)(
  "games of %s are won as often as was worked out, from wherever they begin",
  async (name, most) => {
    const pack = await solved(name);
    for (const [seed, state] of states(pack).slice(0, most).entries()) {
      const exact = engine.worth(pack, state)![0]!;
      const { wins, games } = (await play(pack, module, state, GAMES, seeded(seed)))!;
      expect(wins[0]! + wins[1]!).toBeCloseTo(games, 6);
      const error = Math.sqrt((exact * (1 - exact)) / games);
      const told = `${engine.position(pack, state)} ${wins[0]! / games} ${exact}`;
      expect(Math.abs(wins[0]! / games - exact), told).toBeLessThan(4 * error + 1e-9);
    }
  },
);

test.skipIf(!available)(
  "the same seed plays the same games, and games can be stopped",
  async () => {
    const pack = await solved("koans(target=1000)");
    const state = engine.start(pack, 2);
    const [one, same, other] = await Promise.all(
      [1, 1, 2].map((seed) => play(pack, module, state, 300, seeded(seed))),
    );
    expect(same).toEqual(one);
    expect(other).not.toEqual(one);
    expect(one!.turns).toBeGreaterThan(300 * 3);
    expect(await play(pack, module, state, 300, seeded(1), () => true)).toBeNull();
  },
);
