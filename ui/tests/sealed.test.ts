import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { hex, unhex } from "../src/lib/sealed/bytes.ts";
import { Chain, DiceError, diceOf, HOST, VERSION } from "../src/lib/sealed/chain.ts";
import {
  Alarm,
  blank,
  Contributor,
  type Memory,
  type Shelf,
} from "../src/lib/sealed/contributor.ts";
import {
  begin,
  fold,
  type Asked,
  type Entry,
  type Rolled,
  type Start,
} from "../src/lib/sealed/course.ts";
import { readRecord, verify, WrongEntry, type SealedRecord } from "../src/lib/sealed/record.ts";

interface Vectors {
  chains: {
    game: string;
    owner: string;
    last: string;
    length: number;
    links: Record<string, string>;
  }[];
  dice: { host: string; head: string; k: number; links: string[]; faces: number; dice: number[] }[];
  records: {
    about: string;
    record: SealedRecord;
    why: string | null;
    entry?: number;
    rolls?: unknown;
    void?: number;
    unfinished?: number | null;
    devices?: unknown;
  }[];
}
const vectors = JSON.parse(
  readFileSync(new URL("../../tests/golden/sealed_vectors.json", import.meta.url), "utf8"),
) as Vectors;

describe("as Python has it:", () => {
  test.each(vectors.chains)("the chain of $owner", ({ game, owner, last, length, links }) => {
    const chain = new Chain(game, owner, unhex(last)!, length);
    for (const [k, link] of Object.entries(links)) expect(hex(chain.link(Number(k)))).toBe(link);
    expect(hex(chain.anchor)).toBe(links["0"]);
    expect(() => chain.link(length + 1)).toThrow("join again with a new one");
  });

  test.each(vectors.dice)(
    "a roll of $dice.length dice",
    ({ host, head, k, links, faces, dice }) => {
      const bytes = links.map((link) => unhex(link)!);
      expect(diceOf(unhex(host)!, unhex(head)!, k, bytes, dice.length, faces)).toEqual(dice);
    },
  );

  test.each(vectors.records)("$about", ({ about: _, record, why, entry, ...truth }) => {
    const text = JSON.stringify(record);
    if (why === null) {
      const verdict = verify(readRecord(text));
      const devices = verdict.devices.map((one) => [one.name, one.took, one.rolls, one.silent]);
      expect({ ...verdict, devices }).toEqual(truth);
      return;
    }
    try {
      verify(readRecord(text));
      expect.unreachable("this record is wrong");
    } catch (error) {
      const inner = error instanceof WrongEntry ? error.cause : (error as DiceError);
      expect(inner.why).toBe(why);
      expect(error instanceof WrongEntry ? error.place : 0).toBe(entry);
    }
  });
});

describe("what comes in another form", () => {
  const record = vectors.records[0]!.record;
  test.each(["", "[]", "{}", "null", '{"entries":[],"head":1}'])("%s is no record", (text) =>
    expect(() => verify(readRecord(text))).toThrow(DiceError),
  );
  test.each([
    ["a part of a number", ["asked", 1, "", [], 1.5, 6]],
    ["a part too many", ["void", 1, [], []]],
    ["a part too few", ["void", 1]],
    ["a word that nobody knows", ["gone", 1]],
    ["a start in the middle", record.start],
    ["a number for a text", ["joined", 1, "a", [0]]],
    ["nothing", null],
  ])("%s is refused as an entry", (_, entry) =>
    expect(() => fold(begin(record.start), entry as unknown as Entry)).toThrow(
      "isn't a record of sealed dice",
    ),
  );
  test("an entry is refused as a start", () =>
    expect(() => begin(["void", 1, []] as unknown as Start)).toThrow(DiceError));
});

test("a record made up afterwards is known to a device that was there", () => {
  const { record } = vectors.records[0]!;
  let course = begin(record.start);
  for (const entry of record.entries.slice(0, 3)) course = fold(course, entry);
  expect(verify(record, [[3, hex(course.head)]]).rolls.length).toBeGreaterThan(0);
  expect(() => verify(record, [[3, "0".repeat(64)]])).toThrow("saw another game");
  expect(() => verify(record, [[99, hex(course.head)]])).toThrow("saw another game");
});

/** Every way to change a value somewhere in a record: a number, a text, an order, something gone. */
function* altered(value: unknown): Generator<unknown> {
  if (typeof value === "number") yield value + 1;
  else if (value === null) yield 0;
  else if (typeof value === "string") yield* [`${value}x`, value.replace(/^./, "z")];
  else if (Array.isArray(value)) {
    yield value.slice(1);
    if (value.length > 1) yield [value[1], value[0], ...(value.slice(2) as unknown[])];
    for (const [at, one] of value.entries())
      for (const other of altered(one)) yield value.with(at, other);
  } else
    for (const [key, one] of Object.entries(value as object))
      for (const other of altered(one)) yield { ...(value as object), [key]: other };
}

test("a record that is altered anywhere is refused", () => {
  const right = vectors.records.filter(({ why }) => why === null).map(({ record }) => record);
  let tried = 0;
  for (const record of right)
    for (const other of altered(record)) {
      if (JSON.stringify(other) === JSON.stringify(record)) continue;
      tried += 1;
      expect(() => verify(readRecord(JSON.stringify(other)))).toThrow(DiceError);
    }
  expect(tried).toBeGreaterThan(1_000);
});

/** A memory as one browser has it, whichever tab reads and writes. */
class Kept implements Shelf {
  #text: string;
  writes = 0;
  constructor(memory: Memory) {
    this.#text = JSON.stringify(memory);
  }
  read = (): Memory => JSON.parse(this.#text) as Memory;
  write(memory: Memory): void {
    this.#text = JSON.stringify(memory);
    this.writes += 1;
  }
}

/** A table whose host does what a test wants. */
class Table {
  readonly host = new Chain("g", HOST, new Uint8Array(32).fill(7), 64);
  readonly shelves: Record<string, Kept> = {};
  readonly devices: Record<string, Contributor> = {};
  readonly start: Start;
  readonly entries: Entry[] = [];

  constructor(names = ["a", "b"]) {
    for (const name of names) {
      this.shelves[name] = new Kept({ ...blank("g", name), length: 64 });
      this.devices[name] = new Contributor(this.shelves[name]);
    }
    this.start = [
      VERSION,
      "g",
      "5".repeat(64),
      null,
      hex(this.host.anchor),
      names.map((name) => [name, this.devices[name]!.anchor]),
      names.map((name) => [`Player ${name}`, name]),
    ];
    for (const name of names) this.devices[name]!.begin(this.start);
  }

  say(entry: Entry): void {
    this.entries.push(entry);
    for (const device of Object.values(this.devices)) device.follow(entry);
  }

  get course() {
    return this.entries.reduce(fold, begin(this.start));
  }

  ask(by: string, listed = Object.keys(this.devices)): Asked {
    const asked: Asked = ["asked", this.course.k + 1, by, listed, 5, 6];
    this.say(asked);
    return asked;
  }

  rolled(host = this.host): Entry {
    const { asked, head } = this.course;
    const [, k, , listed, dice, faces] = asked!;
    const links = listed.map((name) => this.devices[name]!.open()![3]);
    const link = host.link(k);
    const bytes = links.map((one) => unhex(one)!);
    return ["rolled", k, links, hex(link), diceOf(link, head, k, bytes, dice, faces)];
  }

  reloaded(name: string): Contributor {
    const device = new Contributor(this.shelves[name]!);
    device.begin(this.start);
    return device;
  }
}

describe("a device", () => {
  test("opens its link when it is listed, unseen, and works the dice out by itself", () => {
    const table = new Table();
    expect(table.devices.a!.open()).toBeNull();
    table.ask("a", ["a"]);
    expect(table.devices.b!.open()).toBeNull();
    table.say(table.rolled());
    table.ask("b");
    table.say(table.rolled());
    expect(table.devices.b!.course?.devices.map(({ took, rolls }) => [took, rolls])).toEqual([
      [2, 2],
      [1, 2],
    ]);
  });

  test("marks a link as spent before it hands it out, and gives the same one again", () => {
    const table = new Table();
    table.ask("a");
    const before = table.shelves.a!.writes;
    const opening = table.devices.a!.open();
    expect([table.shelves.a!.read().spent, table.shelves.a!.writes]).toEqual([1, before + 1]);
    const again = table.reloaded("a");
    again.follow(...table.entries);
    expect(again.open()).toEqual(opening);
    table.shelves.b!.write = () => {
      throw new Error("no space left");
    };
    expect(() => table.devices.b!.open()).toThrow("no space left");
  });

  test.each<[string, (table: Table, honest: Entry) => Entry, string]>([
    [
      "other dice",
      (_, honest) => {
        const [word, k, links, link, [first, ...rest]] = honest as Rolled;
        return [word, k, links, link, [(first! % 6) + 1, ...rest]];
      },
      "the dice of roll 1",
    ],
    [
      "a link that isn't of the host's chain",
      (table) => table.rolled(new Chain("g", HOST, new Uint8Array(32), 64)),
      "the host's link for roll 1",
    ],
    [
      "a link that isn't of another device's chain",
      (_, [w, k, links, ...rest]) =>
        [w, k, [(links as string[])[0], "0".repeat(64)], ...rest] as unknown as Entry,
      "the link of device b",
    ],
    ["another roll", (_, [w, , ...rest]) => [w, 2, ...rest] as unknown as Entry, "roll 2"],
  ])("is alarmed by %s, and stays so", (_, change, said) => {
    const table = new Table();
    table.ask("a");
    const honest = table.rolled();
    const lie = change(table, honest);
    expect(() => table.devices.a!.follow(lie)).toThrow(said);
    expect(() => table.devices.a!.follow(honest)).toThrow(Alarm);
    expect(() => table.devices.a!.open()).toThrow(said);
    expect(() => table.reloaded("a")).toThrow(said);
  });

  test("is alarmed by another start, and by a start with another anchor for it", () => {
    const table = new Table();
    const [version, game, sheet, , anchor, devices, seats] = table.start;
    expect(() => table.devices.a!.begin([version, game, sheet, 0, anchor, devices, seats])).toThrow(
      "different start",
    );
    const false_ = devices.map(([name]) => [name, "0".repeat(64)] as const);
    const fresh = new Contributor(new Kept(blank("g", "b")));
    expect(() => fresh.begin([version, game, sheet, null, anchor, false_, seats])).toThrow(
      "isn't its own",
    );
    const late = new Contributor(new Kept(blank("g", "c")));
    late.begin(table.start);
    expect(() => late.follow(["joined", "c", "0".repeat(64), [2]])).toThrow("isn't its own");
  });

  test("is alarmed when the host asks for a roll twice, in one tab or in two", () => {
    const table = new Table();
    const tab = table.reloaded("a");
    table.ask("b");
    table.devices.a!.open();
    expect(() => tab.follow(["asked", 1, "a", ["a"], 2, 6])).toThrow("different course");
  });

  test("opens nothing while it has been shown less than it remembers", () => {
    const table = new Table();
    const behind = table.reloaded("a");
    table.ask("b");
    behind.follow(table.entries[0]!);
    table.say(table.rolled());
    expect(behind.open()).toBeNull();
    table.ask("a");
    behind.follow(...table.entries.slice(1));
    expect(behind.open()).toEqual(table.devices.a!.open());
  });

  test("knows when it is said to be silent although it was not", () => {
    const table = new Table();
    table.ask("b");
    table.devices.a!.open();
    table.say(["void", 1, ["a"]]);
    table.ask("b", ["b"]);
    table.say(table.rolled());
    table.ask("a");
    table.say(table.rolled());
    table.ask("b");
    table.say(["void", 4, ["a"]]);
    expect(table.shelves.a!.read().wronged).toEqual([1]);
  });

  test("that joins late takes part from the next roll on", () => {
    const table = new Table();
    table.ask("a");
    table.say(table.rolled());
    table.shelves.c = new Kept({ ...blank("g", "c"), length: 64 });
    const late = new Contributor(table.shelves.c);
    late.begin(table.start);
    late.follow(...table.entries);
    table.devices.c = late;
    table.say(["joined", "c", late.anchor, [2]]);
    table.ask("c");
    table.say(table.rolled());
    expect(late.course?.devices.map(({ took, rolls }) => [took, rolls])).toEqual([
      [2, 2],
      [2, 2],
      [1, 1],
    ]);
  });
});
