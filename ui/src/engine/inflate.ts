/** Decompression of zlib data (RFC 1950 and 1951) at once, for browsers do it by streams only. */

const LENGTHS = [
  3, 4, 5, 6, 7, 8, 9, 10, 11, 13, 15, 17, 19, 23, 27, 31, 35, 43, 51, 59, 67, 83, 99, 115, 131,
  163, 195, 227, 258,
];
const DISTANCES = [
  1, 2, 3, 4, 5, 7, 9, 13, 17, 25, 33, 49, 65, 97, 129, 193, 257, 385, 513, 769, 1025, 1537, 2049,
  3073, 4097, 6145, 8193, 12289, 16385, 24577,
];
const ORDER = [16, 17, 18, 0, 8, 7, 9, 6, 10, 5, 11, 4, 12, 3, 13, 2, 14, 1, 15];

/** A prefix code: how many codes have each length, and the symbols in the order of their codes. */
interface Code {
  readonly counts: Uint16Array;
  readonly symbols: Uint16Array;
}

/** What zlib data of a known size holds. Throws an Error if it holds something else. */
export function inflate(data: Uint8Array, size: number): Uint8Array {
  const found = new Uint8Array(size);
  const bits = new Bits(data, 2);
  let at = 0;
  const write = (byte: number): void => {
    if (at === size) throw damaged("it holds too much");
    found[at++] = byte;
  };
  for (let last = 0; !last;) {
    last = bits.take(1);
    const kind = bits.take(2);
    if (kind === 3) throw damaged("there is no such block");
    if (kind === 0) {
      for (let left = bits.stored(); left; left--) write(bits.take(8));
      continue;
    }
    const [literals, distances] = kind === 1 ? fixed() : dynamic(bits);
    for (;;) {
      const symbol = bits.symbol(literals);
      if (symbol < 256) write(symbol);
      else if (symbol === 256) break;
      else {
        const length = LENGTHS[symbol - 257]! + bits.take(extraOfLength(symbol - 257));
        const far = bits.symbol(distances);
        const back = DISTANCES[far]! + bits.take(Math.max(0, (far >> 1) - 1));
        if (!(back <= at)) throw damaged("it refers to what isn't there");
        for (let left = length; left; left--) write(found[at - back]!);
      }
    }
  }
  if (at !== size) throw damaged("it holds too little");
  return found;
}

function extraOfLength(code: number): number {
  return code < 8 || code === 28 ? 0 : (code >> 2) - 1;
}

function fixed(): [Code, Code] {
  const lengths = Array.from({ length: 288 }, (_, symbol) =>
    symbol < 144 ? 8 : symbol < 256 ? 9 : symbol < 280 ? 7 : 8,
  );
  return [code(lengths), code(Array<number>(30).fill(5))];
}

function dynamic(bits: Bits): [Code, Code] {
  const literals = bits.take(5) + 257;
  const distances = bits.take(5) + 1;
  const of = Array<number>(19).fill(0);
  for (let left = bits.take(4) + 4, at = 0; at < left; at++) of[ORDER[at]!] = bits.take(3);
  const lengthCode = code(of);
  const lengths: number[] = [];
  while (lengths.length < literals + distances) {
    const symbol = bits.symbol(lengthCode);
    if (symbol < 16) lengths.push(symbol);
    else {
      const [repeated, times] =
        symbol === 16
          ? [lengths.at(-1) ?? 0, bits.take(2) + 3]
          : [0, symbol === 17 ? bits.take(3) + 3 : bits.take(7) + 11];
      for (let left = times; left; left--) lengths.push(repeated);
    }
  }
  return [code(lengths.slice(0, literals)), code(lengths.slice(literals))];
}

function code(lengths: readonly number[]): Code {
  const counts = new Uint16Array(16);
  for (const length of lengths) counts[length]! += 1;
  counts[0] = 0;
  const next = new Uint16Array(16);
  for (let length = 1; length < 15; length++) next[length + 1] = next[length]! + counts[length]!;
  const symbols = new Uint16Array(lengths.length);
  lengths.forEach((length, symbol) => {
    if (length) symbols[next[length]!++] = symbol;
  });
  return { counts, symbols };
}

class Bits {
  #held = 0;
  #count = 0;

  constructor(
    readonly data: Uint8Array,
    private at: number,
  ) {}

  take(count: number): number {
    while (this.#count < count) {
      if (this.at >= this.data.length) throw damaged("it was cut off");
      this.#held |= this.data[this.at++]! << this.#count;
      this.#count += 8;
    }
    const found = this.#held & ((1 << count) - 1);
    this.#held >>>= count;
    this.#count -= count;
    return found;
  }

  symbol({ counts, symbols }: Code): number {
    for (let length = 1, first = 0, index = 0, read = 0; length < 16; length++) {
      read |= this.take(1);
      const count = counts[length]!;
      if (read - count < first) return symbols[index + read - first]!;
      index += count;
      first = (first + count) << 1;
      read <<= 1;
    }
    throw damaged("there is no such code");
  }

  /** The size of a block that isn't compressed; its bytes begin with the next whole one. */
  stored(): number {
    this.#held = 0;
    this.#count = 0;
    const size = this.take(16);
    this.take(16);
    return size;
  }
}

function damaged(what: string): Error {
  return new Error(`compressed data is damaged: ${what}`);
}
