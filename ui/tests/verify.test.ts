import { describe, expect, test } from "vitest";
import { verify } from "../src/lib/fair/verify.ts";
import { SHEET, Table } from "./support/table.ts";

/** The record of a table, with what it says changed on the way. */
function record(
  table: Table,
  change: (head: Head, events: Event[], proof: string[]) => void = () => {},
) {
  const [k, , signature] = table.sign();
  const seats = table.session.start.seats.map((seat) => seat.name);
  const tags: Record<string, string> = { protocol: "1", signed: `${k}:${signature}` };
  const head: Head = { sheet: SHEET, seats, dice: table.session.start.mode, tags };
  const events = table.happened.flatMap((one): Event[] => {
    if (one.kind === "throw") return [{ seat: one.seat + 1, throw: one.dice }];
    if (one.kind === "out" || one.kind === "back")
      return one.seats.map((seat) => ({ seat: 0, move: `${one.kind} ${seat + 1}` }));
    if (one.kind === "forfeit") return [{ seat: one.seat + 1, move: "forfeit" }];
    return one.kind === "decision" && one.move !== "throw"
      ? [{ seat: one.seat + 1, move: one.move }]
      : [];
  });
  const proof = [table.text, ...table.log.map(([by, body, sig]) => `${by} ${sig || "-"} ${body}`)];
  change(head, events, proof);
  return [
    JSON.stringify(head),
    ...events.map((event, at) => JSON.stringify({ event: at + 1, ...event })),
    ...proof.map((line) => JSON.stringify({ proof: line })),
    '{"result":null}',
  ].join("\n");
}

function played(devices = 2): Table {
  const table = new Table(devices);
  table.settle();
  table.roll(0);
  table.say(0, (d, s) => d.decide(s, 0, "keep 1", "bank"));
  table.roll(1);
  return table;
}

/** A game that is over: the server has said so. */
function finished(devices = 2): Table {
  const table = played(devices);
  table.put("server", "end over");
  return table;
}

describe("a record", () => {
  test("verifies, and says that the rules were not checked", () => {
    const verdict = verify(record(finished()));
    expect(verdict).toMatchObject({ ok: true, level: "verified", throws: 2 });
    expect(verdict.notes.join()).toContain("not checked here");
  });

  test("is called cut off when the game is not over, or its end is missing", () => {
    expect(verify(record(played())).level).toBe("cut");
    const short = record(finished(), (_, __, proof) => proof.pop());
    expect(verify(short).level).toBe("cut");
  });

  test("is wrong with one statement altered, left out or swapped with the next", () => {
    const table = finished();
    for (let at = 1; at <= table.log.length; at++) {
      const altered = record(table, (_, __, proof) => {
        const last = proof[at]!.at(-1)!;
        proof[at] = proof[at]!.slice(0, -1) + (last === "1" ? "2" : "1");
      });
      expect(verify(altered).level, table.log[at - 1]![1]).toBe("wrong");
      if (at === table.log.length) continue;
      const without = record(table, (_, __, proof) => void proof.splice(at, 1));
      expect(verify(without).level, table.log[at - 1]![1]).toBe("wrong");
    }
  });

  test("is wrong when an event isn't the one of the proof", () => {
    for (const change of [
      (events: Event[]) => (events[0] = { seat: 1, throw: [6, 6, 6, 6, 6] }),
      (events: Event[]) => (events[1] = { seat: 1, move: "keep 5" }),
      (events: Event[]) => (events[1]!.seat = 2),
      (events: Event[]) => events.pop(),
      (events: Event[]) => events.push({ seat: 1, move: "bank" }),
    ]) {
      const altered = record(finished(), (_, events) => void change(events));
      expect(verify(altered).said).toContain("so says the proof");
    }
  });

  test("is wrong with another sheet, other players, other dice or another signature", () => {
    const changes: ((head: Head) => void)[] = [
      (head) => (head.sheet = { ...SHEET, target: 600 }),
      (head) => (head.seats[0] = "Eve"),
      (head) => (head.dice = "fair"),
      (head) =>
        (head.tags["signed"] = head.tags["signed"]!.replace(/.$/, (x) => (x === "1" ? "2" : "1"))),
    ];
    for (const change of changes) expect(verify(record(finished(), change)).level).toBe("wrong");
  });

  test("names a silent device, the roll and the time, and rolls without its value", () => {
    const table = new Table(3);
    table.settle();
    table.say(0, (d, s) => d.decide(s, 0, "throw"));
    table.settle(2);
    table.put("server", "warn 2 1800000000");
    for (const by of [0, 1]) table.say(by, (d, s) => d.say(s, "over", "2", "1800000060"));
    table.freeze();
    table.settle(2);
    table.throw();
    table.put("server", "end over");
    const { level, ok, notes } = verify(record(table));
    expect({ level, ok }).toEqual({ level: "gaps", ok: true });
    expect(notes.join()).toContain("1 roll fell without a value of Name 2’s device");
    expect(notes.join()).toContain(
      "Name 2’s device was silent and passed over before roll 1, at 2027-01-15 08:01:00 UTC",
    );
  });

  test("names who owes a value when it ends in an open freeze", () => {
    const table = new Table(2);
    table.settle();
    table.say(0, (d, s) => d.decide(s, 0, "throw"));
    table.settle();
    table.freeze();
    table.settle(1);
    expect(verify(record(table)).notes.join()).toContain("no value came from Name 1’s device");
    table.settle();
    const owes = verify(record(table));
    expect(owes).toMatchObject({ level: "debt", ok: false });
    expect(owes.notes.join()).toContain("no value came from the server");
  });

  test("says when a device went on with a fresh key, and when it gave its seat away", () => {
    const table = new Table(2);
    table.settle();
    const [key, anchor] = [table.devices[0]!.intro.anchor, "33".repeat(32)];
    table.say(1, (d, s) => d.say(s, "seat", "1", "bot:bold"));
    table.say(0, (d, s) => d.say(s, "renew", key, anchor));
    table.put("server", "end abandoned");
    const { level, notes } = verify(record(table));
    expect(level).toBe("verified");
    expect(notes.join()).toContain("The seat of Name 1 went to bot:bold, by its owner's word");
    expect(notes.join()).toContain("Name 0’s device went on with a fresh key of its own");
  });
});

describe("a witness", () => {
  test("agrees with the record of the game that it saw", () => {
    const table = finished();
    const ann = table.devices[0]!;
    ann.follow(table.session, [0]);
    ann.witness.head(...table.sign());
    const witness = ann.witness.file(table.text, 0, 1, ann.unseen);
    expect(witness.sent.length).toBeGreaterThan(5);
    expect(verify(record(table), witness).ok).toBe(true);
  });

  const witness = (start: string, head: [number, string, string]) => ({
    ...{ greed: "witness" as const, protocol: 1 as const, start, device: 0, starts: 1 },
    ...{ heads: [head], sent: [] },
  });

  test("contradicts a record with another start", () => {
    const [table, other] = [finished(), finished()];
    const against = verify(record(table), witness(other.text, other.sign()));
    expect(against).toMatchObject({ level: "witness", ok: false });
  });

  test("contradicts a record of another course that the server has signed", () => {
    const table = played();
    const fork = table.session.copy();
    fork.take("server", "warn 1 1800000000");
    const seen = witness(table.text, table.sign(fork));
    table.put("server", "end over");
    expect(verify(record(table), seen).said).toContain("signed two courses of this game");
  });

  test("contradicts a record that ends before what it saw", () => {
    const table = played();
    const fork = table.session.copy();
    fork.take("server", "warn 1 1800000000");
    expect(verify(record(table), witness(table.text, table.sign(fork))).said).toContain(
      "ends before statement",
    );
  });

  test("is not believed where the server has not signed what it shows", () => {
    const table = finished();
    const [k, , signature] = table.sign();
    expect(verify(record(table), witness(table.text, [k, "44".repeat(32), signature])).ok).toBe(
      true,
    );
  });
});

interface Head {
  sheet: Record<string, unknown>;
  seats: string[];
  dice: string;
  tags: Record<string, string>;
}
interface Event {
  seat: number;
  throw?: readonly number[];
  move?: string;
}
