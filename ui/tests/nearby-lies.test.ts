/** A guest that says what isn't so: the phone that keeps the room takes in none of it. */

import { afterAll, afterEach, expect, test, vi } from "vitest";
import { check } from "../src/lib/sealed/game.ts";
import type { Host } from "../src/nearby/host.ts";
import { packOf } from "./support/enginefiles.ts";
import { gathered, HOST_TOKEN, hosted, Phone, play } from "./support/phones.ts";

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
type Lie = readonly [
  what: string,
  when: (table: Table) => boolean,
  path: string,
  body: (table: Table) => unknown,
];
const move =
  (said: string, more: object = {}) =>
  ({ bob }: Table): unknown => ({ move: said, ply: bob.game!.ply, ...more });
const link =
  (bent: object) =>
  ({ bob }: Table): unknown => ({ ...bob.link!, ...bent });

const LIES: readonly Lie[] = [
  ["a move out of turn", annsTurn, "/moves", move("bank")],
  ["a move for another's seat", annsTurn, "/moves", move("bank", { seat: 0 })],
  ["a move in its turn for another's seat", bobsTurn, "/moves", move("bank", { seat: 0 })],
  ["a move that isn't legal", bobsTurn, "/moves", move("accept")],
  ["a throw where none is due", bobsTurn, "/moves", move("throw")],
  ["a throw with its own dice", turn(1, "throw"), "/moves", move("throw 1 1 1 1 1")],
  ["that its turn was lost", bobsTurn, "/moves", move("forfeit")],
  ["that somebody sits out", bobsTurn, "/moves", move("out 1")],
  ["an undo", bobsTurn, "/moves", move("undo")],
  ["words that are no move", bobsTurn, "/moves", move("win")],
  ["a move of yesterday", bobsTurn, "/moves", move("bank", { ply: 1 })],
  ["a move and no bank or roll after it", bobsTurn, "/moves", move("bank", { then: "win" })],
  ["a text without end", bobsTurn, "/moves", move("x".repeat(30_000))],
  ["a move that is none", bobsTurn, "/moves", () => ({ move: { bank: true }, ply: 3 })],
  ["a move while dice fall", rolls, "/moves", move("roll")],
  ["another link than its own", rolls, "/open", link({ link: ZERO })],
  ["a link for another's device", rolls, "/open", link({ device: "device-0" })],
  ["a link for the host", rolls, "/open", link({ device: "host" })],
  ["no link", rolls, "/open", link({ link: null })],
  ["a roll without a number", rolls, "/open", link({ k: "2" })],
  ["another's seat to a bot", annsTurn, "/seats/0", () => ({ bot: "bold" })],
  ["its seat to a bot that nobody knows", bobsTurn, "/seats/1", () => ({ bot: "eve" })],
  ["that another's turn is to be played", annsTurn, "/skip", ({ bob }) => ({ ply: bob.game!.ply })],
  ["that another is called who is there", annsTurn, "/seats/0/call", () => ({})],
  ["that it is called itself", annsTurn, "/seats/1/call", () => ({})],
  [
    "a device with the name of another's",
    annsTurn,
    "/seal",
    () => ({ game: "nearby", device: "device-0", anchor: ZERO }),
  ],
];

test.each(LIES)("%s is refused, and changes nothing", (_what, when, path, body) => {
  const table = until(when);
  const { host, ann, bob } = table;
  const before = host.table;
  const { status } = host.answer(path, body(table), [bob.token]);
  expect(status).toBeGreaterThanOrEqual(409);
  expect(status).toBeLessThan(500);
  expect(host.table).toBe(before);
  play([ann, bob]);
  expect(ann.room!.status).toBe("over");
  expect(check(host.answer("/record", null, []).body as string).ok).toBe(true);
});

test("a link of an earlier roll, or for one to come, changes nothing", () => {
  const table = until(rolls);
  const { host, ann, bob } = table;
  const old = bob.link!;
  const before = host.table;
  for (const k of [old.k - 1, old.k + 1, 99])
    expect(host.answer("/open", { ...old, k }, [bob.token]).status).toBe(200);
  expect(host.table).toBe(before);
  while (bob.link?.k === old.k) play([ann, bob], 1);
  const later = host.table;
  expect(host.answer("/open", old, [bob.token]).status).toBe(200);
  expect(host.table).toBe(later);
});

test("a keep and what follows it are made together or not at all", () => {
  const { host, bob } = until(turn(1, "keep"));
  const before = host.table;
  const { ply, legal } = bob.game!;
  expect(() => bob.asked("/moves", { move: legal[0], ply, then: "accept" })).toThrow();
  expect(host.table).toBe(before);
  bob.asked("/moves", { move: legal[0], ply, then: "roll" });
  expect(host.table.course!.asked![2]).toBe("device-1");
});

test("a guest can't fill the host's storage with changes, and the table can still be closed", () => {
  const host = hosted(pack, 2);
  const bob = new Phone(host);
  bob.join("Bob");
  const renamed = (at: number) => host.answer("/seats/1", { name: `Bob ${at}` }, [bob.token]);
  const done = Array.from({ length: 600 }, (_, at) => renamed(at)).filter((a) => a.status === 200);
  expect(done.length).toBeLessThan(500);
  expect(host.table.seq).toBeLessThanOrEqual(500);
  expect(host.answer("/abandon", {}, [HOST_TOKEN]).status).toBe(200);
});
