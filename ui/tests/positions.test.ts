import { describe, expect, test } from "vitest";
import * as engine from "../src/engine/whole.ts";
import { exploredAt, groundOf, placedAt, shownAt } from "../src/school/positions.ts";
import type { Setup } from "../src/school/types.ts";
import type { Pack, State } from "../src/engine/types.ts";
import { inOrder, worded } from "../src/school/wording.ts";
import { available, written } from "./support/enginefiles.ts";

// Packs are made by Python; without it there are none to set anything up with.
const packs = new Map(
  (available ? written("packs").packs : []).map((line) => {
    const { name, pack } = JSON.parse(line) as { name: string; pack: string };
    return [name, pack];
  }),
);
const packOf = (name: string) => engine.readPack(packs.get(name)!);
const setup = (more: Partial<Setup> = {}): Setup => ({
  ...{ own: 3000, other: 4000, points: 300, left: 3, dice: null, offer: false, ...more },
});

describe.skipIf(!available)("a position that is set up", () => {
  test.each([
    ["classic", {}, "classic 3000,4000 1/1 decide 3 - 300 - - 0"],
    ["classic", { points: 0, left: 6 }, "classic 3000,4000 1/1 throw 6 - 0 - - 0"],
    ["classic", { own: 0, points: 0, left: 6 }, "classic 0?,4000 1/1 throw 6 - 0 - - 0"],
    [
      "classic",
      { points: 0, left: 6, dice: [5, 1, 2, 2, 3, 3] },
      "classic 3000,4000 1/1 keep 6 122335 0 - - 1",
    ],
    ["koans", { own: 2900, other: 3050 }, "koans 2900,3050 1/1 decide 3 - 300 - 2> 0"],
    ["official", { offer: true }, "official 3000,4000 1/1 offer 5 - 0 300@3a - 0"],
  ] as const)("is a position of %s", (sheet, more, line) => {
    const pack = packOf(sheet);
    const state = placedAt(pack, setup(more as Partial<Setup>));
    expect(engine.position(pack, state)).toBe(line);
    expect(engine.position(pack, engine.parsePosition(pack, line))).toBe(line);
  });

  test.each([
    [{ own: 130 }, "multiple of 50"],
    [{ own: 200 }, "at least the 500 of the entry"],
    [{ own: 10_000 }, "reached 10,000 already"],
    [{ other: 10_000 }, "the game is over"],
    [{ points: 100, left: 1 }, "at least 250 points"],
    [{ points: 0, left: 2 }, "at least"],
    [{ offer: true }, "can’t be taken over"],
    [{ points: 0, left: 6, dice: [2, 2, 3, 3, 4, 6] }, "it is a bust"],
  ])("says why %o can't be", (more, why) =>
    expect(() => placedAt(packOf("classic"), setup(more))).toThrow(why),
  );

  test("is shown with everything that can be done", () => {
    const pack = packOf("classic");
    const shown = shownAt(pack, placedAt(pack, setup()));
    expect(shown).toMatchObject({ phase: "decide", points: 300, left: 3, target: 10_000 });
    expect(inOrder(shown.options).map((option) => worded(shown, option).label)).toEqual([
      "Bank 300",
      "Roll 3 dice",
    ]);
    const thrown = shownAt(
      pack,
      placedAt(pack, setup({ points: 0, left: 6, dice: [1, 1, 1, 5, 5, 5] })),
    );
    const all = thrown.options.find(({ move }) => move === "keep 1 1 1 5 5 5")!;
    expect(all).toMatchObject({ hot: true, left: 6 });
    expect(worded(thrown, all).detail).toContain("hot dice: all 6 again");
  });

  test("counts points where nothing is known of the wins, with chances that add up", () => {
    const pack = packOf("classic");
    expect(groundOf(pack)).toMatchObject({ exact: false, unit: 50, entry: 500, offers: false });
    const { measure, branches, moves } = exploredAt(pack, placedAt(pack, setup()), ["You", "Bob"]);
    expect(measure).toBe("points of the turn");
    expect(branches.reduce((sum, { chance }) => sum + chance, 0)).toBeCloseTo(1, 12);
    const mean = branches.reduce((sum, { chance, value }) => sum + chance * value, 0);
    const roll = moves.find(({ move }) => move === "roll")!;
    expect(mean).toBeCloseTo(roll.value, 6);
  });
});

/** The states of random games; the games are the same on every run. */
function* walk(pack: Pack, games: number): Generator<State> {
  let seed = 7;
  const below = (most: number): number =>
    (seed = (Math.imul(seed, 1_103_515_245) + 12_345) & 0x7fffffff) % most;
  for (let game = 0; game < games; game++) {
    let state = engine.start(pack, 2);
    for (let ply = 0; state.phase !== "over" && ply < 400; ply++) {
      const { dice } = engine.hand(pack, state.hand);
      if (state.phase === "throw") {
        const fallen = Array.from({ length: dice }, () => 1 + (below(6 * 997) % pack.sheet.faces));
        state = engine.throwDice(pack, state, fallen);
        continue;
      }
      yield state;
      const moves = engine.legalMoves(pack, state);
      state = engine.apply(pack, state, moves[below(moves.length * 991) % moves.length]!);
    }
  }
}

describe.skipIf(!available)("a choice on a button", () => {
  test.each([
    ["koans 2900,1000 1/1 decide 3 - 300 - - 9", "starts the final round: 3,200 to beat"],
    ["koans 0?,0? 1/1 decide 2 - 200 - - 9", "scores nothing: 300 needed in one turn"],
    ["koans 2900,3050 1/1 decide 2 - 100 - 2> 9", "loses: 50 short"],
    ["koans 2900,3050 1/1 decide 2 - 300 - 2> 9", "wins the game!"],
    ["official 700,700 1/1 decide 3 - 350 - - 9", "safe, but offers 350 and 3 dice"],
    ["classic 3000,3000 1/1 decide 3 - 350 - - 9", "safe, and the turn ends"],
  ])("says what a bank does in %s", (line, says) => {
    const pack = packOf(line.split(" ", 1)[0]!);
    const shown = shownAt(pack, engine.parsePosition(pack, line));
    const bank = shown.options.find(({ move }) => move === "bank")!;
    expect(worded(shown, bank).detail).toContain(says);
  });

  test.each([...packs.keys()])("promises what then happens, in games of %s", (name) => {
    const pack = packOf(name);
    let ends = 0;
    for (const state of walk(pack, 3)) {
      const shown = shownAt(pack, state);
      for (const option of shown.options) {
        const after = engine.apply(pack, state, option.move);
        const goes = after.seat === state.seat && after.phase !== "over" && !option.does;
        const { detail } = worded(shown, option);
        if (goes || state.phase === "offer") {
          expect(detail).not.toMatch(/safe|turn ends|wins|loses|final round/);
          continue;
        }
        ends += 1;
        expect(detail).toContain(option.does!.words);
        const gained = after.scores[state.seat]! - state.scores[state.seat]!;
        if (gained <= 0) expect(detail).not.toMatch(/safe|wins the game|leads/);
        if (after.phase === "over") {
          expect(detail).toMatch(after.winners.includes(state.seat) ? /win/ : /loses/);
        } else {
          expect(detail).not.toMatch(/win|loses/);
          const begins = after.final !== null && state.final === null;
          expect(/final round/.test(detail)).toBe(begins);
        }
      }
    }
    expect(ends).toBeGreaterThan(15);
  });
});
