/** The digest of a sheet's rules: SHA-256 over their canonical form. */

import { hex, sha256 } from "./bytes.ts";

const WORDS = new Set([
  "title",
  "name",
  "summary",
  "aliases",
  "source",
  "prose",
  "notes",
  "variants",
]);

export function sheetDigest(sheet: Record<string, unknown>): string {
  const rules = Object.fromEntries(Object.entries(sheet).filter(([key]) => !WORDS.has(key)));
  return hex(sha256(new TextEncoder().encode(written(rules))));
}

/** JSON without spaces and with sorted keys; as text, since objects put whole numbers first. */
function written(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(written).join(",")}]`;
  if (value === null || typeof value !== "object") return JSON.stringify(value);
  const entries = Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1));
  return `{${entries.map(([key, inner]) => `${JSON.stringify(key)}:${written(inner)}`).join(",")}}`;
}
