import { afterAll, afterEach, expect, test, vi } from "vitest";
import { readPack, readRecord } from "../src/engine/whole.ts";
import { check } from "../src/lib/sealed/game.ts";
import { keyOf } from "../src/nearby/audience.ts";
import type { Host } from "../src/nearby/host.ts";
import type { Step } from "../src/nearby/table.ts";
import { packOf } from "./support/enginefiles.ts";
import type { Ask } from "../src/lib/protocol.ts";
import {
  cautious,
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
const pack = packOf("koans(target=450)");

const throws = (record: string): number =>
  readRecord(readPack(pack), record).events.filter((event) => typeof event !== "string").length;

test.each([2, 4])("a game of %i phones is played from its start to a record that holds", (n) => {
  const host = hosted(pack, n, { first: null });
  const phones = gathered(host, ["Bob", "Cleo", "Dan"].slice(0, n - 1));
  play(phones);
  expect(phones[0]!.room!.status).toBe("over");
  const record = recordOf(host);
  const { ok, said, notes } = check(record);
  expect([ok, said]).toEqual([true, expect.stringMatching(/^All \d+ rolls are/)]);
  expect(notes).toHaveLength(n);
  const { took, rolls } = phones[0]!.device!.course!.devices[0]!;
  expect(notes[0]).toBe(`Ann’s device took part in all ${rolls} rolls.`);
  expect(took).toBe(throws(record) + 1); // and one roll has decided who begins
});

test("a host that is loaded again goes on where it stopped, in the middle of a roll", () => {
  const steps: Step[] = [];
  const host = hosted(pack, 2, { steps });
  const phones = gathered(host, ["Bob"]);
  while (!host.table.course!.asked) play(phones, 1);
  play(phones.slice(0, 1), 1); // one link is there, and is lost
  const before = host.table;
  const again = hosted(pack, 2, { steps: [...steps] });
  expect(again.table.ply).toBe(before.ply);
  expect(again.table.course).toEqual(before.course);
  for (const phone of phones) {
    phone.host = again;
    phone.open();
  }
  play(phones);
  expect(phones[0]!.room!.status).toBe("over");
  expect(check(recordOf(again)).ok).toBe(true);
});

test("a phone that is loaded again plays on with what it has kept", () => {
  const host = hosted(pack, 2);
  const phones = gathered(host, ["Bob"]);
  play(phones, 4);
  phones[1]!.close();
  expect([...host.here]).toEqual([0]);
  phones[1]!.open();
  expect([...host.here].sort()).toEqual([0, 1]);
  play(phones);
  expect(phones[1]!.room!.status).toBe("over");
});

test("another phone goes on as host, from the last roll that all have seen", () => {
  const phones = gathered(hosted(pack, 3), ["Bob", "Cleo"]);
  play(phones, 4);
  const { position, scores } = phones[1]!.game!;
  const names = ["Ann", "Bob", "Cleo"];
  const host = hosted(pack, 3, { first: position, keeper: 1 });
  // Ann, whose phone is gone, plays on Bob's.
  for (const seat of [0, 1])
    host.act((draft) =>
      draft.take({ kind: "seat", seat, name: names[seat]!, key: keyOf(HOST_TOKEN), bot: null }),
    );
  host.act((draft) => draft.take({ kind: "seat", seat: 2, name: "Cleo", key: "", bot: null }));
  const [bob, cleo] = [new Phone(host, HOST_TOKEN), new Phone(host)];
  bob.seats = [0, 1];
  cleo.join("Cleo");
  expect(cleo.seats).toEqual([2]);
  for (const phone of [bob, cleo]) phone.open();
  for (const phone of [bob, cleo]) phone.seal();
  done(host.answer({ do: "start" }, [HOST_TOKEN]));
  expect(bob.game).toMatchObject({ position, scores });
  play([bob, cleo]);
  expect(cleo.room!.status).toBe("over");
  const record = recordOf(host);
  expect(readRecord(readPack(pack), record).position).toBe(position);
  expect(check(record)).toMatchObject({
    ok: true,
    notes: [/^Ann and Bob’s device/, /^Cleo’s/].map((form) => expect.stringMatching(form)),
  });
});

const WAIT = 6000;
/** Let time pass, for the host's clock and for whatever waits. */
function timed(seats: number): { host: Host; pass: (ms: number) => void } {
  const clock = { now: 1_795_000_100 };
  const host = hosted(pack, seats, { now: () => clock.now });
  const pass = (ms: number): void => {
    clock.now += ms / 1000;
    vi.advanceTimersByTime(ms);
  };
  return { host, pass };
}

test("a sleeping phone costs the others five seconds once, and is back at its next turn", () => {
  const { host, pass } = timed(3);
  const phones = gathered(host, ["Bob", "Cleo"]);
  const cleo = phones[2]!;
  cleo.silent = true;
  play(phones);
  const waits = host.table.course!.asked!;
  expect(waits[3]).toContain("device-2");
  pass(4000);
  expect(host.table.course!.asked).toBe(waits);
  pass(2000);
  expect(host.table.course!.asked![3]).toEqual(["device-0", "device-1"]);
  expect(cleo.device!.course!.devices[2]).toMatchObject({ out: true, silent: 1 });
  play(phones); // nobody waits any more, until it is Cleo's turn
  expect(host.table.state!.seat).toBe(2);
  cleo.silent = false;
  cleo.act(cautious);
  expect(host.table.course!.asked![3]).toContain("device-2");
  expect(cleo.device!.course!.devices[2]!.out).toBe(false);
  play(phones);
  expect(phones[0]!.room!.status).toBe("over");
  const { ok, notes } = check(recordOf(host));
  expect([ok, notes.join(" ")]).toEqual([
    true,
    expect.stringMatching(/Cleo’s device took part in \d+ of \d+ rolls\..*1 roll was void/),
  ]);
});

test("the phone of the player who asked for a roll is waited for, then called, then the turn is lost", () => {
  const { host, pass } = timed(2);
  const [ann, bob] = gathered(host, ["Bob"]) as [Phone, Phone];
  while (host.table.state!.seat !== 1) play([ann, bob], 1);
  while (!host.table.course!.asked) bob.act(cautious);
  bob.silent = true;
  play([ann, bob]);
  pass(WAIT);
  expect(host.table.course!.asked![2]).toBe("device-1"); // still the same roll
  const asked = (ask: Ask) => refused(host.answer(ask, [HOST_TOKEN]));
  const { ply } = host.table;
  expect(asked({ do: "skip", ply })).toBe("not_your_seat");
  expect(asked({ do: "call", seat: 1 })).toBe("");
  expect(asked({ do: "skip", ply })).toBe("not_your_seat");
  pass(61_000);
  expect(asked({ do: "skip", ply })).toBe("");
  expect(host.table.events.at(-1)).toBe("forfeit");
  expect(host.table.course).toMatchObject({ asked: null, again: null });
  bob.silent = false;
  play([ann, bob]);
  expect(ann.room!.status).toBe("over");
  expect(check(recordOf(host)).ok).toBe(true);
});

test("a player who is away is called, and the turn is then played to its end", () => {
  const { host, pass } = timed(2);
  const [ann, bob] = gathered(host, ["Bob"]) as [Phone, Phone];
  while (host.table.state!.seat !== 1) play([ann, bob], 1);
  bob.close();
  const asked = (ask: Ask) => refused(host.answer(ask, [HOST_TOKEN]));
  expect(asked({ do: "call", seat: 1 })).toBe("");
  pass(61_000);
  expect(asked({ do: "skip", ply: host.table.ply })).toBe("");
  while (host.table.skips) {
    expect(host.table.course!.asked![3]).toEqual(["device-0"]);
    ann.asked(ann.link!);
  }
  if (host.table.state!.phase !== "over") expect(host.table.state!.seat).toBe(0);
  bob.open();
  play([ann, bob]);
  expect(ann.room!.status).toBe("over");
});

test("bots play along: every phone adds to their dice", () => {
  const host = hosted(pack, 4, { first: null });
  const bot = (seat: number, name: string, token = HOST_TOKEN) =>
    refused(host.answer({ do: "bot", seat, bot: name }, [token]));
  expect(bot(1, "bold")).toBe("");
  expect(bot(2, "bold")).toBe("");
  expect(bot(3, "optimal")).toBe("bad_request"); // it would let everybody wait
  expect(bot(3, "eve")).toBe("bad_request");
  expect(bot(1, "cautious")).toBe("wrong_phase");
  expect(bot(3, "bold", "somebody's token")).toBe("not_host");
  const phones = gathered(host, ["Bob"]);
  expect(host.table.seats.map(({ name }) => name)).toEqual(["Ann", "Bold", "Bold 2", "Bob"]);
  play(phones);
  expect(phones[1]!.room!.status).toBe("over");
  expect(check(recordOf(host)).ok).toBe(true);
});

test("a player gives a seat to a bot in the middle of the game, and only to one that plays here", () => {
  const host = hosted(pack, 2);
  const [ann, bob] = gathered(host, ["Bob"]) as [Phone, Phone];
  play([ann, bob], 4);
  const bot = (name: string): Ask => ({ do: "bot", seat: 1, bot: name });
  expect(() => bob.asked(bot("optimal"))).toThrow(/plays here/);
  expect(refused(host.answer(bot("bold"), [HOST_TOKEN]))).toBe("not_your_seat");
  bob.asked(bot("cautious"));
  expect(ann.room!.seats[1]).toMatchObject({ kind: "bot", name: "Cautious" });
  play([ann, bob]);
  expect(ann.room!.status).toBe("over");
  expect(check(recordOf(host)).ok).toBe(true);
});

test("a phone that comes late takes part from the next roll on", () => {
  const host = hosted(pack, 2);
  const [ann, bob] = [new Phone(host, HOST_TOKEN), new Phone(host)];
  bob.join("Bob");
  for (const phone of [ann, bob]) phone.open();
  ann.seal();
  done(host.answer({ do: "start" }, [HOST_TOKEN]));
  play([ann], 3);
  bob.seal();
  bob.open();
  play([ann, bob]);
  expect(ann.room!.status).toBe("over");
  const { ok, notes } = check(recordOf(host));
  expect([ok, notes.at(-1)]).toEqual([true, expect.stringMatching(/^Bob’s device took part/)]);
});

test.each([0, 1])(
  "the owner of a lost phone sits down on another one in turn %i, and the old one is an onlooker",
  (turn) => {
    const host = hosted(pack, 2);
    const [ann, bob] = gathered(host, ["Bob"]) as [Phone, Phone];
    while (host.table.ply < 2 || host.table.state!.seat !== turn || host.table.course!.asked)
      play([ann, bob], 1);
    const fresh = new Phone(host);
    expect(() => fresh.join("Bob", 1)).toThrow("Bob is here");
    bob.close();
    expect(() => fresh.join("Bob", 0)).toThrow("Ann is here");
    fresh.join("Bob", 1);
    fresh.open();
    fresh.seal("another-phone");
    fresh.open();
    play([ann, fresh]);
    expect(ann.room!.status).toBe("over");
    bob.open();
    expect(bob.heard.findLast(({ type }) => type === "snapshot")).toMatchObject({
      snapshot: { you: { seats: [] } },
    });
    const { ok, notes } = check(recordOf(host));
    expect([ok, notes.length]).toEqual([true, 2]); // both of Bob's phones are told of together
  },
);

test("a move that is sent twice is made once", () => {
  const host = hosted(pack, 2);
  const [ann, bob] = gathered(host, ["Bob"]) as [Phone, Phone];
  const { ply } = ann.game!;
  const said = { do: "move", move: "throw", ply, id: "the first move", seat: 0 } as const;
  ann.asked(said);
  const { seq } = host.table;
  expect(ann.asked(said)).toMatchObject({ seq, again: true });
  expect(host.table.seq).toBe(seq);
  expect(() => ann.asked({ ...said, id: "another" })).toThrow();
  play([ann, bob]);
  expect(ann.room!.status).toBe("over");
});
