/** Who this browser is, without an account: a key that stays here, and what it signs for a seat. */

import { fields, hex, sha256, unhex } from "./fair/bytes.ts";
import { publicKey, signed } from "./fair/signing.ts";
import { V } from "./fair/start.ts";
import * as memory from "./memory.ts";
import type { Identity } from "./protocol.ts";
import { server } from "./server.ts";

const SEED = 32;

/** The secret half of the key, made when it is first needed. */
function secret(): Uint8Array {
  const kept = unhex(memory.ownKey());
  if (kept?.length === SEED) return kept;
  const made = crypto.getRandomValues(new Uint8Array(SEED));
  memory.setOwnKey(hex(made));
  return made;
}

/** By what others know the key: 80 bits of its hash, in groups. */
export function fingerprint(): string {
  const found = hex(sha256(fields("greed identity", publicKey(secret()))));
  return found.slice(0, 20).match(/.{4}/g)!.join("-");
}

/** What says that we sit in a room under a name: it holds at this server, and for nothing else. */
export function identityFor(watch: string, name: string): Identity {
  const place = new URL(server() ?? location.origin).host;
  const message = fields(`${V} identity`, place, watch, name);
  return { key: hex(publicKey(secret())), signature: hex(signed(message, secret())) };
}
