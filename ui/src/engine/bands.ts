/** Tables of one number for each score, row and column, cut into bands of rows. */

import { Kept } from "./kept.ts";
import { unpacked } from "./planes.ts";

export interface BandsData {
  readonly rows: number;
  readonly columns: number;
  readonly band: number;
  readonly data: readonly (string | Uint8Array)[];
}

/** Unpacked bands in memory; one has about 16 kB. */
const KEPT = 200;

/** A band is unpacked when it is first asked for, and forgotten when many others were. */
export class Bands {
  readonly #data: BandsData;
  readonly #each: number;
  readonly #step: number;
  readonly #held = new Kept<number, Uint16Array>(KEPT);
  #number = -1;
  #last: Uint16Array = new Uint16Array();

  constructor(data: BandsData, bits: number) {
    this.#data = data;
    this.#each = Math.ceil(data.rows / data.band);
    this.#step = 1 / (2 ** bits - 1);
  }

  /** The number of a score's table; 0 outside. With one table alone it is that of every score. */
  at(score: number, row: number, column: number): number {
    const { rows, columns, band, data } = this.#data;
    if (row < 0 || row >= rows || column < 0 || column >= columns) return 0;
    const place = Math.floor(row / band);
    const number = (data.length > this.#each ? score * this.#each : 0) + place;
    if (number !== this.#number) {
      this.#number = number;
      this.#last = this.#held.get(number, () =>
        unpacked(data[number]!, Math.min(band, rows - place * band), columns),
      );
    }
    return this.#last[(row - place * band) * columns + column]! * this.#step;
  }
}
