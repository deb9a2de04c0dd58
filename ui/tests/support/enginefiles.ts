/** What Python writes for the tests of the engine; `tests/support/engine_files.py` makes it. */

import { execFileSync } from "node:child_process";
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

const ROOT = fileURLToPath(new URL("../../../", import.meta.url));
export const PYTHON = process.env["GREED_PYTHON"] ?? join(ROOT, ".venv", "bin", "python");

/** Whether there is a Python that can write the files. */
export const available = existsSync(PYTHON);

export type File = (typeof FILES)[number];

const FILES = ["packs", "games", "judgements", "trios", "records", "school"] as const;

const known: Partial<Record<File, string[]>> = {};

/** The lines of the files, or of those that are named; each is written once in a run. */
export function written<F extends File = File>(...names: F[]): Record<F, string[]> {
  const asked: readonly File[] = names.length ? names : FILES;
  const missing = asked.filter((name) => !known[name]);
  if (missing.length) Object.assign(known, write(missing));
  return known as Record<F, string[]>;
}

const PACKS = `
import json, sys
from greed.bots.registry import packed_bots
from greed.packs import pack
from greed.sheets import load
bots = packed_bots()
print(json.dumps([pack(load(name), bots=bots).decode() for name in sys.argv[1:]]))
`;
const packed = new Map<string, string>();

/** Write the packs of sheets, each once in a run. */
export function packAll(...sheets: string[]): void {
  const missing = sheets.filter((sheet) => !packed.has(sheet));
  if (!missing.length) return;
  const said = execFileSync(PYTHON, ["-c", PACKS, ...missing], { cwd: ROOT, encoding: "utf8" });
  (JSON.parse(said) as string[]).forEach((text, at) => packed.set(missing[at]!, text));
}

/** The pack of a sheet, without values. */
export function packOf(sheet: string): string {
  packAll(sheet);
  return packed.get(sheet)!;
}

/** What `greed verify` says of a record. */
export function verifiedByPython(record: string): string {
  const folder = mkdtempSync(join(tmpdir(), "greed-record-"));
  try {
    writeFileSync(join(folder, "game.jsonl"), record);
    const asked = ["-m", "greed", "verify", join(folder, "game.jsonl")];
    return execFileSync(PYTHON, asked, { cwd: ROOT, encoding: "utf8" });
  } finally {
    rmSync(folder, { recursive: true });
  }
}

function write(names: readonly File[]): Record<File, string[]> {
  const folder = mkdtempSync(join(tmpdir(), "greed-engine-"));
  try {
    const args = ["-m", "tests.support.engine_files", folder, ...names];
    // What somebody has solved on this machine would change what Python says.
    const env = { ...process.env, GREED_HOME: join(ROOT, "build", "greed-home") };
    execFileSync(PYTHON, args, { cwd: ROOT, env });
    const lines = (file: string): string[] =>
      readFileSync(join(folder, `${file}.ndjson`), "utf8")
        .split("\n")
        .filter(Boolean);
    const found = names.map((name) => [name, lines(name)] as const);
    return Object.fromEntries(found) as Record<File, string[]>;
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** A text of `tests/golden`. */
export function golden(path: string): string {
  return readFileSync(join(ROOT, "tests", "golden", path), "utf8");
}
