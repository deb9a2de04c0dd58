import { describe, expect, test } from "vitest";
import { Device } from "../src/lib/fair/device.ts";
import { Session } from "../src/lib/fair/session.ts";
import { Alarm } from "../src/lib/fair/start.ts";
import { Lease } from "../src/lib/fair/lease.ts";
import { MemoryShelf, Table } from "./support/table.ts";

/** The session of a log that begins alike and goes on otherwise. */
function replayed(table: Table, statements = table.log): Session {
  const session = new Session(table.text);
  for (const [by, body, signature] of statements)
    session.take(by, body, Uint8Array.from(Buffer.from(signature, "hex")));
  return session;
}

function opened(devices = 2): Table {
  const table = new Table(devices);
  table.settle();
  return table;
}

describe("a device", () => {
  test("plays a roll: reveals, is ready, gives its value", () => {
    const table = opened();
    expect(table.session.words.split(" ")).toHaveLength(6);
    expect(table.roll(0)).toMatchObject([{ kind: "throw", seat: 0, number: 1, given: [0, 1] }]);
  });

  test("stops at a start without its own line, or with other values or seats", () => {
    for (const change of [
      (text: string, d: Device) => text.replace(d.intro.anchor, "11".repeat(32)),
      (text: string, d: Device) => text.replace(d.intro.commit, "22".repeat(32)),
      (text: string, d: Device) =>
        text.replace(d.intro.key, new Table(1, "fair", ["bot:x"]).devices[0]!.intro.key),
      (text: string) => text.replace("device:1 Name 1", "device:0 Name 1\nseat device:1 Name 2"),
    ]) {
      const table = new Table(2);
      const session = new Session(change(table.text, table.devices[0]!));
      expect(() => table.devices[0]!.follow(session, [0])).toThrow(Alarm);
      expect(() => table.devices[0]!.reveal(session)).toThrow(Alarm);
    }
  });

  test("stops when it is shown another course of the game than before", () => {
    const table = opened();
    table.say(0, (d, s) => d.decide(s, 0, "throw"));
    table.devices[1]!.follow(table.session, [1]);
    const other = replayed(table, table.log.slice(0, 2));
    other.take("server", "warn 0 1");
    other.take("server", "warn 1 1");
    expect(() => table.devices[1]!.follow(other, [1])).toThrow(/different course/);
  });

  test("stops when the server goes back to an earlier state", () => {
    const table = opened();
    table.say(0, (d, s) => d.decide(s, 0, "throw"));
    table.devices[0]!.follow(table.session, [0]);
    const earlier = replayed(table, table.log.slice(0, 2));
    expect(() => table.devices[0]!.follow(earlier, [0])).toThrow(/fewer statements/);
  });

  test("keeps its alarm through a reload", () => {
    const table = opened();
    expect(() => table.devices[0]!.stop("alarm-without")).toThrow(Alarm);
    const again = Device.known("table.1", table.shelves[0]!)!;
    expect(again.alarm).toBe("The game was started without this device.");
    expect(() => again.say(table.session, "back")).toThrow(again.alarm!);
  });

  test("says the same value again after a reload, and never another", () => {
    const table = opened();
    table.say(0, (d, s) => d.decide(s, 0, "throw"));
    table.settle();
    table.freeze();
    table.devices[0]!.follow(table.session, [0]);
    const said = table.devices[0]!.value(table.session);
    const again = Device.known("table.1", table.shelves[0]!)!;
    expect(again.value(table.session)).toEqual(said);
    // The same roll, frozen on another head: the last to be ready was warned before.
    const [by, ready, signature] = table.log.at(-2)!;
    const other = replayed(table, table.log.slice(0, -2));
    other.take("server", `warn ${by} 1`);
    other.take(by, ready, Uint8Array.from(Buffer.from(signature, "hex")));
    other.take("server", "freeze 1 0,1");
    expect(other.waitingValues).toContain(0);
    expect(() => again.value(other)).toThrow(/another value for roll 1/);
  });

  test("says the same value, on the same head, when others have spoken meanwhile", () => {
    const table = opened();
    table.say(0, (d, s) => d.decide(s, 0, "throw"));
    table.settle();
    table.freeze();
    table.devices[0]!.follow(table.session, [0]);
    const said = table.devices[0]!.value(table.session);
    table.say(1, (d, s) => d.value(s));
    table.devices[0]!.follow(table.session, [0]);
    expect(table.devices[0]!.value(table.session)).toEqual(said);
    table.put(0, ...said);
    expect(table.throw()).toMatchObject([{ number: 1, given: [0, 1] }]);
  });

  test("sends what was not seen again as it was, and lets go of what can't count any more", () => {
    const table = opened();
    const [ann] = table.devices as [Device];
    ann.follow(table.session, [0]);
    const said = ann.decide(table.session, 0, "throw");
    const again = Device.known("table.1", table.shelves[0]!)!;
    expect(again.unanswered(table.session)).toEqual([said]);
    table.put("server", "warn 0 1");
    table.put("server", "decide 0 clock throw");
    again.follow(table.session, [0]);
    expect(again.unanswered(table.session)).toEqual([]);
    const { sent } = again.witness.file(table.text, 0, 1);
    expect(sent.at(-1)).toEqual([null, ...said[0]!]);
  });

  test("signs a keep and a roll that build on each other", () => {
    const table = opened();
    table.roll(0);
    table.say(0, (d, s) => d.decide(s, 0, "keep 1", "roll"));
    expect(table.happened.slice(-2)).toMatchObject([{ move: "keep 1" }, { move: "roll" }]);
  });

  test("goes on at another device once its own key says so", () => {
    const table = opened();
    table.roll(0);
    const fresh = Device.fresh("table.1", new MemoryShelf(), () => true, { late: true });
    const { key, anchor } = fresh.intro;
    expect(fresh.asks).toBe(true);
    table.say(0, (d, s) => d.say(s, "renew", key, anchor));
    expect(table.devices[0]!.replacedIn(table.session)).toBe(true);
    fresh.follow(table.session, [0]);
    table.devices[0] = fresh;
    expect(table.roll(0)).toMatchObject([{ kind: "throw", number: 2, given: [0, 1] }]);
  });

  test("goes on for a lost one whose recovery code is known, and for no other", () => {
    const table = opened();
    const fresh = Device.fresh("table.1", new MemoryShelf(), () => true, { late: true });
    const [ann, bob] = table.devices as [Device, Device];
    expect(() => fresh.recover(table.session, 0, bob.code)).toThrow(/belong to anybody/);
    table.put(0, ...fresh.recover(table.session, 0, ` ${ann.code.toUpperCase()} `));
    fresh.follow(table.session, [0]);
    table.devices[0] = fresh;
    expect(table.roll(0)).toMatchObject([{ kind: "throw", number: 1, given: [0, 1] }]);
  });

  test("is passed over when it is silent after a freeze, and comes back by its own word", () => {
    const table = opened(2);
    table.say(0, (d, s) => d.decide(s, 0, "throw"));
    table.settle();
    table.freeze();
    table.settle(1);
    table.put("server", "warn 1 1800000000");
    expect(() => table.say(0, (d, s) => d.say(s, "over", "1", "1800000059"))).toThrow(/60 seconds/);
    table.say(0, (d, s) => d.say(s, "over", "1", "1800000060"));
    expect(table.happened.at(-1)).toEqual({ kind: "out", seats: [1] });
    table.settle(1);
    table.freeze();
    table.settle(1);
    expect(table.throw()).toMatchObject([{ number: 2, given: [0] }]);
    expect(() => table.say(1, (d, s) => d.say(s, "back"))).toThrow(/one turn of its own/);
    table.say(0, (d, s) => d.decide(s, 0, "bank"));
    table.say(0, (d, s) => d.decide(s, 0, "throw"));
    table.say(1, (d, s) => d.say(s, "back"));
    expect(table.happened.at(-1)).toEqual({ kind: "back", seats: [1] });
  });

  test("says nothing in a tab that doesn't speak for it, and writes nothing there", () => {
    const table = opened();
    const shelf = table.shelves[0]!;
    const second = Device.known("table.1", shelf, () => false)!;
    const before = new Map(shelf.kept);
    second.follow(table.session, [0]);
    expect(() => second.decide(table.session, 0, "throw")).toThrow(/another tab/);
    expect(shelf.kept).toEqual(before);
  });
});

describe("the lease of a device", () => {
  test("stays with the tab that has it, until another takes it on purpose", async () => {
    const shelf = new MemoryShelf();
    let lost = 0;
    const first = new Lease("g.1", shelf, () => (lost += 1));
    const second = new Lease("g.1", shelf, () => {});
    expect(await first.ask()).toBe(true);
    expect(await second.ask()).toBe(false);
    second.take();
    expect([first.held, second.held]).toEqual([false, true]);
    await new Promise((resolve) => setTimeout(resolve, 20));
    expect(lost).toBe(1);
    first.close();
    second.close();
  });

  test("is given up on the other tab's word, however late its store is seen", async () => {
    const first = new Lease("g.3", new MemoryShelf(), () => {});
    const second = new Lease("g.3", new MemoryShelf(), () => {});
    await first.ask();
    second.take();
    await new Promise((resolve) => setTimeout(resolve, 20));
    expect([first.held, second.held]).toEqual([false, true]);
    first.take();
    expect(first.held).toBe(true);
    first.close();
    second.close();
  });

  test("goes to whoever asks when its tab was closed, or answers no more", async () => {
    const shelf = new MemoryShelf();
    const first = new Lease("g.2", shelf, () => {});
    await first.ask();
    first.close();
    const second = new Lease("g.2", shelf, () => {});
    expect(await second.ask()).toBe(true);
    shelf.write("greed.lease.g.2", "a tab that is gone");
    expect(await second.ask()).toBe(true);
    second.close();
  });
});
