/** The kernels, which solving and playing games share: fetched, unpacked, compiled. */

import "../language/faults.ts";
import { gunzipSync } from "fflate";
import type { Among } from "../local/values.ts";
import { say } from "../language/messages.ts";

const KERNELS = new URL("./modules/kernels.wasm.gz", import.meta.url).href;
const AMONG_MORE = new URL("./modules/multi.wasm.gz", import.meta.url).href;
const GZIP = 0x1f;

/** The module for games between two, or among more; throws a sentence if it isn't on this device. */
export async function compiled(among: Among = 2): Promise<WebAssembly.Module> {
  const fetched = await fetch(among === 2 ? KERNELS : AMONG_MORE).catch(() => null);
  if (!fetched?.ok) throw new Error(say("fault-no-solver"));
  const bytes = new Uint8Array(await fetched.arrayBuffer());
  // A host may have unpacked it already.
  const code = bytes[0] === GZIP ? gunzipSync(bytes) : bytes;
  return WebAssembly.compile(code as Uint8Array<ArrayBuffer>);
}
