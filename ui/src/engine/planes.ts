/** Tables of win probabilities, as docs/pack.md packs them. */

import { unzlibSync } from "fflate";
import type { PlaneData } from "./format.ts";

const DOUBLES = 64;

/** A table that is unpacked when it is first asked for a number. */
export class Plane {
  readonly rows: number;
  readonly columns: number;
  readonly #data: string | Uint8Array;
  readonly #step: number;
  #held: Uint16Array | Float64Array | null = null;

  constructor({ rows, columns, data }: PlaneData, bits: number) {
    this.rows = rows;
    this.columns = columns;
    this.#data = data;
    // With 64 bits they are doubles, worked out on this device.
    this.#step = bits === DOUBLES ? 1 : 1 / (2 ** bits - 1);
    if (bits === DOUBLES) this.#held = doubles(data as Uint8Array);
  }

  at(row: number, column: number): number {
    this.#held ??= unpacked(this.#data, this.rows, this.columns);
    return this.#held[row * this.columns + column]! * this.#step;
  }
}

/** The numbers of a plane: two bytes each, high ones first, changes that add up both ways. */
export function unpacked(data: string | Uint8Array, rows: number, columns: number): Uint16Array {
  const size = rows * columns;
  const packed =
    typeof data === "string" ? Uint8Array.from(atob(data), (letter) => letter.charCodeAt(0)) : data;
  const bytes = unzlibSync(packed, { out: new Uint8Array(2 * size) });
  if (bytes.length !== 2 * size)
    throw new Error(`the values of this pack should be ${rows} by ${columns} numbers`);
  const held = new Uint16Array(size);
  const above = new Uint16Array(columns);
  for (let row = 0, at = 0; row < rows; row++) {
    let left = 0;
    for (let column = 0; column < columns; column++, at++) {
      const folded = (bytes[at]! << 8) | bytes[size + at]!;
      above[column]! += (folded >> 1) ^ -(folded & 1);
      left += above[column]!;
      held[at] = left;
    }
  }
  return held;
}

/** Numbers as they were written. */
export function doubles(bytes: Uint8Array): Float64Array {
  return new Float64Array(bytes.slice().buffer);
}
