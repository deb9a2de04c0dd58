/** A guest that says what isn't so: the phone that keeps the room takes in none of it. */

import { afterAll, afterEach, expect, test, vi } from "vitest";
import { check } from "../src/lib/sealed/game.ts";
import type { Host } from "../src/nearby/host.ts";
import { packOf } from "./support/enginefiles.ts";
import {
  done,
  gathered,
  HOST_TOKEN,
  hosted,
  Phone,
  play,
  recordOf,
  refused,
} from "./support/phones.ts";

vi.useFakeTimers();
afterEach(() => vi.clearAllTimers());
afterAll(() => vi.useRealTimers());
const pack = packOf("koans(target=600)");
const ZERO = "0".repeat(64);

interface Table {
  host: Host;
  ann: Phone;
  bob: Phone;
}

/** A game that has come so far that this holds; some games are won before. */
function until(holds: (table: Table) => boolean, games = 9): Table {
  const host = hosted(pack, 2);
  const [ann, bob] = gathered(host, ["Bob"]) as [Phone, Phone];
  const table = { host, ann, bob };
  for (let acts = 0; acts < 200 && !holds(table); acts++) play([ann, bob], 1);
  if (holds(table)) return table;
  expect(games).toBeGreaterThan(1);
  return until(holds, games - 1);
}

const turn =
  (seat: number, phase = "decide") =>
  ({ bob: { game } }: Table): boolean =>
    game?.seat === seat && game.phase === phase && game.legal.length > 0;
const [annsTurn, bobsTurn] = [turn(0), turn(1)];
const rolls = ({ bob }: Table): boolean => bob.link !== null && bob.link.k > 2;

/** What Bob's phone asks for, and when. */
type Lie = readonly [what: string, when: (table: Table) => boolean, ask: (table: Table) => unknown];
const move =
  (said: string, more: object = {}) =>
  ({ bob }: Table): unknown => ({ do: "move", move: said, ply: bob.game!.ply, ...more });
const link =
  (bent: object) =>
  ({ bob }: Table): unknown => ({ ...bob.link!, ...bent });

const LIES: readonly Lie[] = [
  ["a move out of turn", annsTurn, move("bank")],
  ["a move for another's seat", annsTurn, move("bank", { seat: 0 })],
  ["a move in its turn for another's seat", bobsTurn, move("bank", { seat: 0 })],
  ["a move that isn't legal", bobsTurn, move("accept")],
  ["a throw where none is due", bobsTurn, move("throw")],
  ["a throw with its own dice", turn(1, "throw"), move("throw 1 1 1 1 1")],
  ["that its turn was lost", bobsTurn, move("forfeit")],
  ["that somebody sits out", bobsTurn, move("out 1")],
  ["an undo", bobsTurn, move("undo")],
  ["words that are no move", bobsTurn, move("win")],
  ["a move of yesterday", bobsTurn, move("bank", { ply: 1 })],
  ["a move and no bank or roll after it", bobsTurn, move("bank", { then: "win" })],
  ["a text without end", bobsTurn, move("x".repeat(30_000))],
  ["a move that is none", bobsTurn, () => ({ do: "move", move: { bank: true }, ply: 3 })],
  ["a move while dice fall", rolls, move("roll")],
  ["another link than its own", rolls, link({ link: ZERO })],
  ["a link for another's device", rolls, link({ device: "device-0" })],
  ["a link for the host", rolls, link({ device: "host" })],
  ["no link", rolls, link({ link: null })],
  ["a roll without a number", rolls, link({ k: "2" })],
  ["another's seat to a bot", annsTurn, () => ({ do: "bot", seat: 0, bot: "bold" })],
  ["its seat to a bot that nobody knows", bobsTurn, () => ({ do: "bot", seat: 1, bot: "eve" })],
  [
    "that another's turn is to be played",
    annsTurn,
    ({ bob }) => ({ do: "skip", ply: bob.game!.ply }),
  ],
  ["that another is called who is there", annsTurn, () => ({ do: "call", seat: 0 })],
  ["that it is called itself", annsTurn, () => ({ do: "call", seat: 1 })],
  [
    "a device with the name of another's",
    annsTurn,
    () => ({ do: "seal", game: "nearby", device: "device-0", anchor: ZERO }),
  ],
  ["to become the host", annsTurn, () => ({ do: "host" })],
  ["a word of every object", annsTurn, () => ({ do: "constructor" })],
  ["nothing", annsTurn, () => null],
];

test.each(LIES)("%s is refused, and changes nothing", (_what, when, ask) => {
  const table = until(when);
  const { host, ann, bob } = table;
  const before = host.table;
  expect(refused(host.answer(ask(table), [bob.token]))).toMatch(/^(?!fault)./);
  expect(host.table).toBe(before);
  play([ann, bob]);
  expect(ann.room!.status).toBe("over");
  expect(check(recordOf(host)).ok).toBe(true);
});

test("a link of an earlier roll, or for one to come, changes nothing", () => {
  const table = until(rolls);
  const { host, ann, bob } = table;
  const old = bob.link!;
  const before = host.table;
  for (const k of [old.k - 1, old.k + 1, 99])
    expect(refused(host.answer({ ...old, k }, [bob.token]))).toBe("");
  expect(host.table).toBe(before);
  while (bob.link?.k === old.k) play([ann, bob], 1);
  const later = host.table;
  expect(refused(host.answer(old, [bob.token]))).toBe("");
  expect(host.table).toBe(later);
});

test("a keep and what follows it are made together or not at all", () => {
  const { host, bob } = until(turn(1, "keep"));
  const before = host.table;
  const { ply, legal } = bob.game!;
  const keep = { do: "move", move: legal[0]!, ply };
  expect(refused(host.answer({ ...keep, then: "accept" }, [bob.token]))).toBe("bad_request");
  expect(host.table).toBe(before);
  done(host.answer({ ...keep, then: "roll" }, [bob.token]));
  expect(host.table.course!.asked![2]).toBe("device-1");
});

test("a guest can't fill the host's storage with changes, and the table can still be closed", () => {
  const host = hosted(pack, 2);
  const bob = new Phone(host);
  bob.join("Bob");
  const rename = (at: number) => ({ do: "name", seat: 1, name: `Bob ${at}` });
  const asked = Array.from({ length: 600 }, (_, at) => host.answer(rename(at), [bob.token]));
  expect(asked.filter((said) => !refused(said)).length).toBeLessThan(500);
  expect(host.table.seq).toBeLessThanOrEqual(500);
  done(host.answer({ do: "abandon" }, [HOST_TOKEN]));
});
