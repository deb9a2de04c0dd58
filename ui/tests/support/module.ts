/** The solver's module as it comes with Greed. */

import { readFileSync } from "node:fs";
import { gunzipSync } from "fflate";

const FILE = new URL("../../../src/greed/exact/data/kernels.wasm.gz", import.meta.url);

export const module = new WebAssembly.Module(gunzipSync(readFileSync(FILE)) as BufferSource);
