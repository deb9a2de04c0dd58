/** Ed25519 as the protocol uses it, by a reviewed library: browsers withhold theirs over plain http. */

import { ed25519 } from "@noble/curves/ed25519.js";
import { sha512 } from "@noble/hashes/sha2.js";

import { concat, hex, sha256 } from "./bytes.ts";

/** The signatures that held lately: a phone that hosts reads each for its room and for itself. */
const recent = new Set<string>();
const MOST_RECENT = 500;

export function publicKey(secret: Uint8Array): Uint8Array {
  return ed25519.getPublicKey(secret);
}

export function signed(message: Uint8Array, secret: Uint8Array): Uint8Array {
  return ed25519.sign(message, secret);
}

/**
 * Whether a signature holds: R = s B - h A to the byte. The library's own check multiplies both
 * sides by eight, so that a signer could make one that holds here and not for `greed verify`.
 */
export function holds(signature: Uint8Array, message: Uint8Array, key: Uint8Array): boolean {
  if (signature.length !== 64 || key.length !== 32) return false;
  const name = hex(sha256(concat([key, signature, message])));
  if (recent.has(name)) return true;
  if (!isExact(signature, message, key)) return false;
  recent.add(name);
  if (recent.size > MOST_RECENT) recent.delete(recent.values().next().value!);
  return true;
}

function isExact(signature: Uint8Array, message: Uint8Array, key: Uint8Array): boolean {
  const { BASE, Fn } = ed25519.Point;
  const r = signature.subarray(0, 32);
  const s = numberOf(signature.subarray(32));
  if (s >= Fn.ORDER || !isKey(key) || !isKey(r)) return false;
  const h = numberOf(sha512(concat([r, key, message]))) % Fn.ORDER;
  try {
    const due = BASE.multiplyUnsafe(s).subtract(ed25519.Point.fromBytes(key).multiplyUnsafe(h));
    return hex(due.toBytes()) === hex(r);
  } catch {
    return false; // the key is not a point
  }
}

function numberOf(bytes: Uint8Array): bigint {
  return bytes.reduceRight((sum, byte) => (sum << 8n) | BigInt(byte), 0n);
}

const P = 2n ** 255n - 19n;
const EIGHTH = 0x05fc536d880238b13933c6d305acdfd5f098eff289f4c345b027b2c28f95e826n;
/** The y of the points whose order is at most 8: their signatures prove nothing. */
const SMALL_ORDER = new Set([0n, 1n, P - 1n, EIGHTH, P - EIGHTH]);

/** Whether bytes are a public key that binds its owner. */
export function isKey(key: Uint8Array): boolean {
  const y = numberOf(key) & (2n ** 255n - 1n);
  return key.length === 32 && y < P && !SMALL_ORDER.has(y);
}
