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

/** The pack of a sheet, as `greed pack` writes it. */
export function packOf(sheet: string): string {
  return execFileSync(PYTHON, ["-m", "greed", "pack", sheet], { cwd: ROOT, encoding: "utf8" });
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
