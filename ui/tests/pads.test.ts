import { expect, test, vi } from "vitest";

vi.mock("../src/lib/server.ts", () => ({ server: () => null, served: false, root: "" }));
vi.mock("../src/lib/sound.ts", () => ({ play: () => {} }));
vi.mock("../src/lib/memory.ts", async (actual) => ({
  ...(await actual<object>()), // other tests share it
  ...{ byPoints: () => true, setByPoints: () => {} },
}));

import type { GameView } from "../src/lib/game.ts";
import { Hand } from "../src/lib/hand.svelte.ts";
import type { Room } from "../src/lib/room/room.svelte.ts";
import { Stage } from "../src/lib/stage.svelte.ts";

const game = (ply: number, seat: number, more: object = {}): GameView =>
  ({
    ...{ ply, seat, phase: "throw", turn: { dice: 2 }, scores: [0, 0], why_not: {}, choices: [] },
    ...more,
  }) as unknown as GameView;
const OFFER = { phase: "offer", offer: { points: 650, dice: 1, fresh: 2, risk: 0, fresh_risk: 0 } };

/** A pad whose referee answers a move only when it is told to: the game may be shown before. */
function pad() {
  const moves: string[] = [];
  const answers: (() => void)[] = [];
  const stage = new Stage(String, () => true);
  const room = {
    stage,
    sending: false,
    you: { seats: [0, 1], host: true },
    room: { status: "playing", dice: { mode: "real" }, seats: [{}, {}], sheet: { faces: 6 } },
    lefts: async (points: number) => (points === 650 ? [1, 2] : [-1]),
    async move(move: string) {
      if (this.sending) return;
      moves.push(move);
      this.sending = true;
      await new Promise<void>((answer) => answers.push(answer));
      this.sending = false;
    },
  };
  const hand = new Hand(room as unknown as Room);
  /** Show the next turn, as the table does. */
  const shown = (ply: number, seat: number, more: object = {}): void => {
    stage.game = game(ply, seat, more);
    hand.clear();
  };
  shown(0, 0);
  const type = (...keys: string[]): void => keys.forEach((key) => hand.key(key));
  return { hand, moves, answers, shown, type };
}

test("points are typed as soon as the next turn is shown, and entered after the answer", async () => {
  const { hand, moves, answers, shown, type } = pad();
  void hand.declaring.bust();
  await vi.waitFor(() => expect(moves).toEqual(["points 0"]));
  shown(1, 1);
  type("3", "0", "0");
  expect(hand.declaring.typed).toBe("300");
  type("Enter");
  answers[0]!();
  await vi.waitFor(() => expect(moves).toEqual(["points 0", "points 300"]));
});

test("so are dice", async () => {
  const { hand, moves, answers, shown, type } = pad();
  hand.enterBy(false);
  type("2", "3");
  await vi.waitFor(() => expect(moves).toEqual(["throw 2 3"]));
  shown(1, 1);
  type("5", "6");
  answers[0]!();
  await vi.waitFor(() => expect(moves).toEqual(["throw 2 3", "throw 5 6"]));
});

test("what was typed for one turn is never entered for another", async () => {
  const { hand, moves, answers, shown, type } = pad();
  hand.enterBy(false);
  type("2", "3");
  type("5", "6");
  await vi.waitFor(() => expect(moves).toEqual(["throw 2 3"]));
  shown(1, 1);
  answers[0]!();
  await new Promise((done) => setTimeout(done, 20));
  expect(moves).toEqual(["throw 2 3"]);
});

test("with the points goes how many dice are left, where that has to be said", async () => {
  const { hand, moves, type } = pad();
  type("6", "5");
  await vi.waitFor(() => expect(hand.declaring.busy).toBe(false));
  expect(hand.declaring.lefts).toEqual([]);
  type("0");
  await vi.waitFor(() => expect(hand.declaring.lefts).toEqual([1, 2]));
  void hand.declaring.leaving(2);
  await vi.waitFor(() => expect(moves).toEqual(["points 650 leaving 2"]));
});

test("by keys the dice left are typed after Enter, which never guesses them", async () => {
  const { hand, moves, type } = pad();
  type("6", "5", "0", "Enter");
  await vi.waitFor(() => expect(hand.declaring.asked).toBe(true));
  type("9", "Backspace", "Enter");
  await vi.waitFor(() => expect(hand.declaring.asked).toBe(true));
  type("1");
  await vi.waitFor(() => expect(moves).toEqual(["points 650 leaving 1"]));
});

test.each([
  [true, ["3", "0", "0", "Enter"], "points 300"],
  [false, ["5", "6"], "throw 5 6"],
])("whatever is entered instead passes an offer up (by points: %s)", async (points, keys, move) => {
  const { hand, moves, answers, shown, type } = pad();
  hand.enterBy(points);
  shown(4, 1, OFFER);
  expect(hand.taking?.label).toBe("Take 650");
  type(...keys);
  await vi.waitFor(() => expect(moves).toEqual(["decline"]));
  shown(5, 1);
  answers[0]!();
  await vi.waitFor(() => expect(moves).toEqual(["decline", move]));
});

test("an offer that is taken is taken by its button alone", async () => {
  const { moves, shown, type } = pad();
  shown(4, 1, OFFER);
  type("a");
  await vi.waitFor(() => expect(moves).toEqual(["accept"]));
});

test("nothing is entered where passing up the offer is refused", async () => {
  const { hand, moves, answers, shown } = pad();
  shown(4, 1, OFFER);
  void hand.declaring.bust();
  await vi.waitFor(() => expect(moves).toEqual(["decline"]));
  answers[0]!();
  await new Promise((done) => setTimeout(done, 20));
  expect(moves).toEqual(["decline"]);
});
