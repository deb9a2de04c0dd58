import { createHash, createHmac } from "node:crypto";
import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { chainOf, commitment, fallen, sheetDigest } from "../src/lib/fair/protocol1.ts";
import { hex, hmacSha256, sha256, unhex } from "../src/lib/fair/bytes.ts";
import { verify } from "../src/lib/fair/verify.ts";

interface Vectors {
  chains: { start: string; length: number; anchor: string; first: string }[];
  commitments: {
    secret: string;
    game: string;
    sheet: string;
    seats: number;
    commitment: string;
  }[];
  throws: {
    secret: string;
    game: string;
    seeds: string[];
    number: number;
    dice: number;
    faces: number;
    chain: string[];
    fallen: number[];
  }[];
}

const vectors = JSON.parse(
  readFileSync(new URL("../../tests/golden/fair_vectors.json", import.meta.url), "utf8"),
) as Vectors;

const bytes = (text: string) => unhex(text)!;

describe("SHA-256", () => {
  test("agrees with another implementation for every length around its blocks", () => {
    for (let length = 0; length < 200; length++) {
      const message = Uint8Array.from({ length }, (_, i) => (i * 37 + length) & 255);
      expect(hex(sha256(message))).toBe(createHash("sha256").update(message).digest("hex"));
    }
  });

  test("agrees on keys shorter and longer than a block", () => {
    for (const size of [0, 1, 32, 63, 64, 65, 200]) {
      const key = new Uint8Array(size).fill(size & 255);
      const message = new TextEncoder().encode(`message ${size}`);
      const due = createHmac("sha256", key).update(message).digest("hex");
      expect(hex(hmacSha256(key, message))).toBe(due);
    }
  });
});

describe("the vectors of the specification", () => {
  test("commitments", () => {
    expect(vectors.commitments.length).toBeGreaterThan(0);
    for (const v of vectors.commitments) {
      expect(commitment(bytes(v.secret), v.game, v.sheet, v.seats)).toBe(v.commitment);
    }
  });

  test("chains", () => {
    expect(vectors.chains.length).toBeGreaterThan(0);
    for (const v of vectors.chains) {
      const chain = chainOf(bytes(v.start), v.length);
      expect([hex(chain[0]!), hex(chain[1]!)]).toEqual([v.anchor, v.first]);
    }
  });

  test("throws", () => {
    expect(vectors.throws.length).toBeGreaterThan(0);
    for (const v of vectors.throws) {
      const asked = { ...v, secret: bytes(v.secret), chain: v.chain.map(bytes) };
      expect(fallen(asked)).toEqual(v.fallen);
    }
  });
});

describe("a sheet's digest", () => {
  test("leaves the words out and sorts keys as text, not as numbers", () => {
    const due = '{"scoring":{"kinds":{"10":5,"3":1}},"target":9}';
    const sheet = { target: 9, title: "x", notes: ["y"], scoring: { kinds: { "3": 1, "10": 5 } } };
    expect(sheetDigest(sheet)).toBe(createHash("sha256").update(due).digest("hex"));
  });
});

describe("verifying a record", () => {
  const secret = "9b184137ad08ea86969720acb19941d69c8ff79b405f6c2072e3961c5ea2e6ad";
  const sheet = { title: "t", target: 500, dice: { count: 5 } };
  const seeds = ["red", "blue"];
  const dice = (number: number) =>
    fallen({ secret: bytes(secret), game: "g", seeds, number, dice: 5, faces: 6 });
  const record = (change: (head: Head, throws: number[][]) => void = () => {}): string => {
    const head: Head = {
      sheet: structuredClone(sheet),
      seats: ["Ann", "Bob"],
      dice: "fair",
      tags: {
        game: "g",
        secret,
        commitment: commitment(bytes(secret), "g", sheetDigest(sheet), 2),
        "seed-1": "red",
        "seed-2": "blue",
      },
    };
    const throws = [dice(1), dice(2), dice(3)];
    change(head, throws);
    const events = throws.map((fell, i) => JSON.stringify({ event: i + 1, throw: fell }));
    return [JSON.stringify(head), ...events, '{"result":null}'].join("\n");
  };

  test("holds when nothing was altered", () => {
    expect(verify(record())).toMatchObject({ ok: true, throws: 3, level: "verified" });
  });

  test("says what protocol 1 did not prove", () => {
    expect(verify(record()).notes.join()).toContain("earlier version");
  });

  test("names the exact throw of which one die was altered", () => {
    const altered = record((_, throws) => (throws[1]![0] = (throws[1]![0]! % 6) + 1));
    expect(verify(altered)).toMatchObject({ ok: false, throws: 2 });
    expect(verify(altered).said).toContain("Throw 2 (event 2)");
  });

  test("fails at the first throw when a seat's seed was altered", () => {
    const altered = record((head) => (head.tags["seed-2"] = "green"));
    expect(verify(altered).said).toContain("Throw 1 ");
  });

  test("fails when the sheet was altered", () => {
    const altered = record((head) => (head.sheet.target = 600));
    expect(verify(altered).said).toContain("commitment does not hold");
  });

  test("fails when a throw was left out", () => {
    const altered = record((_, throws) => throws.splice(1, 1));
    expect(verify(altered).said).toContain("Throw 2 ");
  });

  test("fails when the browser noted another commitment or seed before the game", () => {
    expect(verify(record(), { commitment: "00" }).said).toContain("not the one");
    expect(verify(record(), { seeds: { 0: "violet" } }).said).toContain("seed of Ann");
  });

  test("names the seats that gave no seed", () => {
    const bare = record((head, throws) => {
      head.tags["seed-2"] = "";
      throws.forEach((_, i) => {
        const asked = { secret: bytes(secret), game: "g", seeds: ["red", ""], number: i + 1 };
        throws[i] = fallen({ ...asked, dice: 5, faces: 6 });
      });
    });
    expect(verify(bare).ok).toBe(true);
    expect(verify(bare).notes).toContain("No seed came from Bob.");
  });

  test("says so when there is nothing to verify yet", () => {
    expect(verify(record((head) => delete head.tags["secret"])).said).toContain("not over");
    expect(verify(record((head) => (head.dice = "real"))).ok).toBe(false);
    expect(verify("nonsense").ok).toBe(false);
  });
});

interface Head {
  sheet: { title: string; target: number; dice: { count: number } };
  seats: string[];
  dice: string;
  tags: Record<string, string>;
}
