/** The pack of koans as the page has it: with what every position is worth. */

import { execFileSync } from "node:child_process";
import * as engine from "../../src/engine/index.ts";
import type { Pack } from "../../src/engine/types.ts";
import { available, PYTHON } from "./enginefiles.ts";

const READ =
  "import sys; from greed.web.packs import site_file;" +
  "sys.stdout.buffer.write(site_file('packs/koans.pack.json'))";

/** Null where there is no Python to read it from. */
export const koans: Pack | null = available
  ? engine.readPack(execFileSync(PYTHON, ["-c", READ], { encoding: "utf8" }))
  : null;
