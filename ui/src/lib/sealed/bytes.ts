/** Bytes as the dice protocols write them: hexadecimal digits, and fields behind their length. */

import { hmac } from "@noble/hashes/hmac.js";
import { sha256 as sha2 } from "@noble/hashes/sha2.js";

export type Field = string | Uint8Array;

const utf8 = new TextEncoder();
const HEX = /^(?:[0-9a-f]{2})*$/;

export function sha256(message: Uint8Array): Uint8Array {
  return sha2(message);
}

export function hmacSha256(key: Uint8Array, message: Uint8Array): Uint8Array {
  return hmac(sha2, key, message);
}

/** Fields one after the other, each behind its length in four bytes. */
export function fields(...parts: readonly Field[]): Uint8Array {
  const raw = parts.map((part) => (typeof part === "string" ? utf8.encode(part) : part));
  return concat(raw.flatMap((part) => [u32(part.length), part]));
}

export function u32(value: number): Uint8Array {
  const bytes = new Uint8Array(4);
  new DataView(bytes.buffer).setUint32(0, value);
  return bytes;
}

export function concat(parts: readonly Uint8Array[]): Uint8Array {
  const whole = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}

export function hex(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** The bytes that lower-case hexadecimal digits stand for; null for any other text. */
export function unhex(text: string): Uint8Array | null {
  if (!HEX.test(text)) return null;
  return Uint8Array.from({ length: text.length / 2 }, (_, i) =>
    Number.parseInt(text.slice(i * 2, i * 2 + 2), 16),
  );
}
