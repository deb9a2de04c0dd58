/**
 * SHA-256 and HMAC-SHA256 (FIPS 180-4, RFC 2104).
 *
 * The browser's own are withheld from pages that come over plain http, and that is how a laptop
 * serves the phones around it.
 */

const ROUNDS = roundConstants();

/** The first 32 bits of the fractional part of the cube roots of the first 64 primes. */
function roundConstants(): Uint32Array {
  const found = new Uint32Array(64);
  for (let candidate = 2, count = 0; count < 64; candidate++) {
    if (isPrime(candidate)) found[count++] = fraction(Math.cbrt(candidate));
  }
  return found;
}

/** The eight words that a hash begins with: of the square roots of the first eight primes. */
function startWords(): Uint32Array {
  return Uint32Array.from([2, 3, 5, 7, 11, 13, 17, 19], (prime) => fraction(Math.sqrt(prime)));
}

function isPrime(n: number): boolean {
  for (let d = 2; d * d <= n; d++) if (n % d === 0) return false;
  return true;
}

function fraction(x: number): number {
  return Math.floor((x - Math.floor(x)) * 2 ** 32);
}

function rotated(word: number, by: number): number {
  return (word >>> by) | (word << (32 - by));
}

export function sha256(message: Uint8Array): Uint8Array {
  const padded = new Uint8Array(((message.length + 8) >> 6) * 64 + 64);
  padded.set(message);
  padded[message.length] = 0x80;
  const view = new DataView(padded.buffer);
  view.setUint32(padded.length - 8, Math.floor(message.length / 2 ** 29));
  view.setUint32(padded.length - 4, (message.length << 3) >>> 0);

  const state = startWords();
  const words = new Uint32Array(64);
  for (let at = 0; at < padded.length; at += 64) {
    for (let i = 0; i < 16; i++) words[i] = view.getUint32(at + i * 4);
    compress(state, words);
  }

  const digest = new DataView(new ArrayBuffer(32));
  state.forEach((word, i) => digest.setUint32(i * 4, word));
  return new Uint8Array(digest.buffer);
}

function compress(state: Uint32Array, w: Uint32Array): void {
  for (let i = 16; i < 64; i++) {
    const a = w[i - 15]!;
    const b = w[i - 2]!;
    const s0 = rotated(a, 7) ^ rotated(a, 18) ^ (a >>> 3);
    const s1 = rotated(b, 17) ^ rotated(b, 19) ^ (b >>> 10);
    w[i] = w[i - 16]! + s0 + w[i - 7]! + s1;
  }
  let [a, b, c, d, e, f, g, h] = state as unknown as Eight;
  for (let i = 0; i < 64; i++) {
    const s1 = rotated(e, 6) ^ rotated(e, 11) ^ rotated(e, 25);
    const t1 = (h + s1 + ((e & f) ^ (~e & g)) + ROUNDS[i]! + w[i]!) | 0;
    const s0 = rotated(a, 2) ^ rotated(a, 13) ^ rotated(a, 22);
    const t2 = (s0 + ((a & b) ^ (a & c) ^ (b & c))) | 0;
    [h, g, f, e, d, c, b, a] = [g, f, e, (d + t1) | 0, c, b, a, (t1 + t2) | 0];
  }
  [a, b, c, d, e, f, g, h].forEach((word, i) => (state[i] = state[i]! + word));
}

type Eight = [number, number, number, number, number, number, number, number];

export function hmacSha256(key: Uint8Array, message: Uint8Array): Uint8Array {
  const block = new Uint8Array(64);
  block.set(key.length > 64 ? sha256(key) : key);
  const inner = block.map((byte) => byte ^ 0x36);
  const outer = block.map((byte) => byte ^ 0x5c);
  return sha256(concat([outer, sha256(concat([inner, message]))]));
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

/** Bytes of a hexadecimal text; null if it is none. */
export function unhex(text: string): Uint8Array | null {
  if (text.length % 2 || !/^[0-9a-f]*$/i.test(text)) return null;
  return Uint8Array.from(text.match(/../g) ?? [], (pair) => parseInt(pair, 16));
}
