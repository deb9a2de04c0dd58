import { createHash, createHmac } from "node:crypto";
import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { hex, hmacSha256, sha256, unhex } from "../src/lib/fair/bytes.ts";
import { sheetDigest } from "../src/lib/fair/sheet.ts";
import { holds } from "../src/lib/fair/signing.ts";

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

describe("signatures", () => {
  const vectors = JSON.parse(
    readFileSync(new URL("../../tests/golden/signature_vectors.json", import.meta.url), "utf8"),
  ) as { about: string; key: string; message: string; signature: string; holds: boolean }[];

  test.each(vectors)("that only their signer can make: $about", (vector) => {
    const bytes = [vector.signature, vector.message, vector.key].map((text) => unhex(text)!);
    expect(holds(bytes[0]!, bytes[1]!, bytes[2]!)).toBe(vector.holds);
  });
});

describe("a sheet's digest", () => {
  test("leaves the words out and sorts keys as text, not as numbers", () => {
    const due = '{"scoring":{"kinds":{"10":5,"3":1}},"target":9}';
    const sheet = { target: 9, title: "x", notes: ["y"], scoring: { kinds: { "3": 1, "10": 5 } } };
    expect(sheetDigest(sheet)).toBe(createHash("sha256").update(due).digest("hex"));
  });
});
