/** The solver's modules as they come with Greed. */

import { readFileSync } from "node:fs";
import { gunzipSync } from "fflate";

const compiled = (name: string): WebAssembly.Module => {
  const file = new URL(`../../src/solver/modules/${name}.wasm.gz`, import.meta.url);
  return new WebAssembly.Module(gunzipSync(readFileSync(file)) as BufferSource);
};

/** For games between two, and among more. */
export const [module, among] = [compiled("kernels"), compiled("multi")];
