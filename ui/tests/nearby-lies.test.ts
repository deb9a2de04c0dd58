/** A guest that signs what isn't so: the phone that keeps the room takes in none of it. */

import { expect, test } from "vitest";
import type { GameState } from "../src/lib/protocol.ts";
import type { Said } from "../src/lib/fair/device.ts";
import type { Host } from "../src/nearby/host.ts";
import { verify } from "../src/lib/fair/verify.ts";
import { packOf } from "./support/enginefiles.ts";
import { cautious, gathered, HOST_TOKEN, hosted, Phone, play } from "./support/phones.ts";

const pack = packOf("koans(target=600)");
const ZERO = "0".repeat(64);

interface Table {
  host: Host;
  ann: Phone;
  bob: Phone;
}

/** A game that has come so far that this holds; some games are won before. */
function until(holds: (table: Table) => boolean, games = 5): Table {
  const host = hosted(pack, 2);
  const [ann, bob] = gathered(host, ["Bob"]) as [Phone, Phone];
  const table = { host, ann, bob };
  for (let acts = 0; acts < 200 && !holds(table); acts++) play([ann, bob], 1);
  if (holds(table)) return table;
  expect(games).toBeGreaterThan(1);
  return until(holds, games - 1);
}

const turn =
  (seat: number) =>
  (table: Table): boolean =>
    table.bob.game?.seat === seat && table.bob.game.phase === "decide" && !table.bob.session!.due;
const [annsTurn, bobsTurn] = [turn(0), turn(1)];
const bobOwesValue = ({ bob }: Table): boolean => bob.session?.waitingValues.includes(1) ?? false;
const bobOwesReady = ({ bob }: Table): boolean => bob.session?.waitingReady.includes(1) ?? false;
const bobReveals = ({ bob }: Table): boolean => bob.session?.waitingReveal.includes(1) ?? false;

/** What Bob's phone says, when, and the number of the device in whose name it does. */
type Lie = readonly [what: string, when: (table: Table) => boolean, Bent];
type Bent = (table: Table) => readonly [device: number, said: Said | unknown];

const flipped = ([body, signature]: Said): Said => [
  body,
  (signature.startsWith("0") ? "1" : "0") + signature.slice(1),
];
const next = ({ bob }: Table): string => String(bob.session!.number + 1);
const now = ({ bob }: Table): string => String(bob.session!.number);

const LIES: readonly Lie[] = [
  ["a move out of turn", annsTurn, ({ bob }) => [1, bob.sign("decide", "1", "bank")]],
  ["a move for another's seat", annsTurn, ({ bob }) => [1, bob.sign("decide", "0", "bank")]],
  [
    "a move for another's seat in the name of its phone",
    annsTurn,
    ({ bob }) => [0, bob.sign("decide", "0", "bank")],
  ],
  [
    "a move for a seat that isn't there",
    bobsTurn,
    ({ bob }) => [1, bob.sign("decide", "7", "bank")],
  ],
  ["a move that isn't legal", bobsTurn, ({ bob }) => [1, bob.sign("decide", "1", "accept")]],
  ["a throw where none is due", bobsTurn, ({ bob }) => [1, bob.sign("decide", "1", "throw")]],
  ["words that are no move", bobsTurn, ({ bob }) => [1, bob.sign("decide", "1", "win")]],
  ["an altered signature", bobsTurn, ({ bob }) => [1, flipped(bob.sign("decide", "1", "bank"))]],
  [
    "other words than were signed",
    bobsTurn,
    ({ bob }) => [1, [bob.sign("decide", "1", "roll")[0], bob.sign("decide", "1", "bank")[1]]],
  ],
  [
    "a head that is none of this log",
    bobsTurn,
    ({ bob }) => {
      const [body, signature] = bob.sign("decide", "1", "bank");
      return [1, [body.replace(/[0-9a-f]{64}/, ZERO), signature]];
    },
  ],
  ["a ready nobody waits for", bobsTurn, (table) => [1, table.bob.sign("ready", next(table))]],
  ["a ready for another roll", bobOwesReady, ({ bob }) => [1, bob.sign("ready", "99")]],
  [
    "a decision while dice are due",
    bobOwesReady,
    ({ bob }) => [1, bob.sign("decide", "1", "bank")],
  ],
  [
    "a value before the freeze",
    bobOwesReady,
    (table) => [1, table.bob.sign("value", next(table), ZERO)],
  ],
  [
    "a value that is not of its chain",
    bobOwesValue,
    (table) => [1, table.bob.sign("value", now(table), ZERO)],
  ],
  [
    "its value for another roll",
    bobOwesValue,
    ({ bob }) => [1, bob.sign("value", "9", bob.device!.value(bob.session!)[0].split(" ")[3]!)],
  ],
  [
    "a fresh key in the middle of a roll",
    bobOwesValue,
    ({ bob }) => [1, bob.sign("renew", "ab".repeat(32), ZERO)],
  ],
  [
    "a share it didn't commit to",
    bobReveals,
    ({ bob }) => [1, bob.sign("reveal", "5a".repeat(40))],
  ],
  [
    "a move before all shares are known",
    bobReveals,
    ({ bob }) => [1, bob.sign("decide", "1", "roll")],
  ],
  ["its share once more", bobsTurn, ({ bob }) => [1, bob.sign("reveal", "5a".repeat(40))]],
  [
    "that another is to be passed over",
    annsTurn,
    ({ bob }) => [1, bob.sign("over", "0", "1795000100")],
  ],
  ["that it is back, though it was never away", annsTurn, ({ bob }) => [1, bob.sign("back")]],
  ["another's seat to a bot", annsTurn, ({ bob }) => [1, bob.sign("seat", "0", "bot:bold")]],
  ["another's seat to itself", annsTurn, ({ bob }) => [1, bob.sign("seat", "0", "device:1")]],
  [
    "its seat to a bot that nobody knows",
    bobsTurn,
    ({ bob }) => [1, bob.sign("seat", "1", "bot:eve")],
  ],
  [
    "a key that was used before",
    bobsTurn,
    ({ bob }) => [1, bob.sign("renew", bob.device!.intro.key, ZERO)],
  ],
  ["another's key afresh", bobsTurn, ({ bob }) => [0, bob.sign("renew", "ab".repeat(32), ZERO)]],
  ["a key that binds nobody", bobsTurn, ({ bob }) => [1, bob.sign("renew", "00".repeat(32), ZERO)]],
  ["the host's words", annsTurn, ({ bob }) => [1, bob.sign("end", "over")]],
  ["the host's words in its name", annsTurn, () => [-1, ["end over", "00".repeat(64)]]],
  ["a text without end", bobsTurn, ({ bob }) => [1, bob.sign("decide", "1", "x".repeat(30_000))]],
  ["a text of two lines", bobsTurn, ({ bob }) => [1, bob.sign("decide", "1", "bank\nroll")]],
  ["a statement that is none", bobsTurn, () => [1, { body: "bank" }]],
  ["a signature that is none", bobsTurn, ({ bob }) => [1, [bob.sign("back")[0], "sig"]]],
];

test.each([
  ["in the turn of another", annsTurn],
  ["in its own turn", bobsTurn],
  ["before a roll", bobOwesReady],
  ["in the middle of a roll", bobOwesValue],
  ["before the start", bobReveals],
])("a guest that lies %s is refused, and the game goes on", (_what, when) => {
  const table = until(when);
  const { host, ann, bob } = table;
  const before = host.table;
  const lies = LIES.filter((lie) => lie[1] === when);
  expect(lies.length).toBeGreaterThan(1);
  for (const [what, , bent] of lies) {
    const [device, said] = bent(table);
    const { status } = host.answer("/say", { device, says: [said] }, [bob.token]);
    expect([409, 422], what).toContain(status);
    expect(host.table, what).toBe(before);
  }
  play([ann, bob], Infinity, cautious);
  expect(bob.room!.status).toBe("over");
  expect(verify(host.answer("/record", null, []).body as string).level).toBe("verified");
});

test("what was said in one turn says nothing in the next", () => {
  const { host, ann, bob } = until(bobsTurn);
  const old = bob.sign("decide", "1", "roll");
  const scores = (): string => String((bob.game as GameState).scores);
  const was = scores();
  play([ann, bob], 1);
  for (let acts = 0; acts < 40 && (scores() === was || !bobsTurn({ host, ann, bob })); acts++)
    play([ann, bob], 1);
  const before = host.table;
  expect(host.answer("/say", { device: 1, says: [old] }, [bob.token]).status).toBe(409);
  expect(host.table).toBe(before);
});

test("of several things said at once none counts if one is a lie", () => {
  const { host, bob } = until(bobsTurn);
  const before = host.table;
  const says = [bob.sign("decide", "1", "bank"), flipped(bob.sign("back"))];
  expect(host.answer("/say", { device: 1, says }, [bob.token]).status).toBe(409);
  expect(host.table).toBe(before);
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
