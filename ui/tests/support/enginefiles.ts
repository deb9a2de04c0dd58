/** What Python writes for the tests of the engine; `tests/support/engine_files.py` makes it. */

import { execFileSync } from "node:child_process";
import { existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

const ROOT = fileURLToPath(new URL("../../../", import.meta.url));
const PYTHON = process.env["GREED_PYTHON"] ?? join(ROOT, ".venv", "bin", "python");

/** Whether there is a Python that can write the files. */
export const available = existsSync(PYTHON);

export type File = "packs" | "games" | "judgements" | "records" | "school";

/** The lines of each file. */
export function written(): Record<File, string[]> {
  const folder = mkdtempSync(join(tmpdir(), "greed-engine-"));
  try {
    execFileSync(PYTHON, ["-m", "tests.support.engine_files", folder], { cwd: ROOT });
    const lines = (file: File): string[] =>
      readFileSync(join(folder, `${file}.ndjson`), "utf8")
        .split("\n")
        .filter(Boolean);
    return {
      packs: lines("packs"),
      games: lines("games"),
      judgements: lines("judgements"),
      records: lines("records"),
      school: lines("school"),
    };
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** A text of `tests/golden`. */
export function golden(path: string): string {
  return readFileSync(join(ROOT, "tests", "golden", path), "utf8");
}
