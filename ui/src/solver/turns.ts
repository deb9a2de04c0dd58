/** What the choices of turns are worth, a block of positions at a time: `asked_kernels` works them out. */

import type { Task } from "../engine/solving.ts";
import { run } from "./module.ts";

const [ROWS, VALUES, BANKS, LAST, LANES, STANDING, TOP, TRIES] = [0, 1, 4, 7, 8, 9, 10, 11];
const BUST = 12;
const MOST_LANES = 16;
const WIDTH = 8;

/** A block in the kernel's memory: written before it is worked out, and read after it. */
export class Block {
  readonly lanes: number;
  readonly #asked: Float64Array;
  readonly #memory: ArrayBuffer;

  constructor(memory: ArrayBuffer, place: number) {
    this.#memory = memory;
    this.#asked = new Float64Array(memory, place, BUST + 2 * MOST_LANES);
    this.lanes = this.#asked[LANES]!;
  }

  /** Say who plays, how high the turns go, and up to which row they may be inherited. */
  begin(standing: number, top: number, inherited: number): void {
    [this.#asked[STANDING], this.#asked[TOP], this.#asked[TRIES]] = [standing, top, inherited];
  }

  /** The highest row. */
  get top(): number {
    return this.#asked[TOP]!;
  }

  /** What each bank is worth: [row][what it brings about][lane]. */
  banks(sources: number): Float64Array {
    const size = (this.top + 1) * sources * this.lanes;
    return new Float64Array(this.#memory, this.#asked[BANKS + this.#asked[STANDING]!], size);
  }

  /** Say what a bust and an end without points are worth. */
  lose(lane: number, bust: number, stop: number): void {
    this.#asked[BUST + lane] = bust;
    this.#asked[BUST + this.lanes + lane] = stop;
  }

  /** What the decisions are worth: [row][decision][lane], with one more decision in each row. */
  values(decisions: number): Float64Array {
    const row = (decisions + 1) * this.lanes;
    const below = (this.#asked[LAST]! - this.top) * row * WIDTH;
    const first = this.#asked[VALUES + this.#asked[STANDING]!]! + below;
    return new Float64Array(this.#memory, first, (this.top + 1) * row);
  }
}

/** Work out turns as long as `next` writes another block; it reads the one before, too. */
export async function worked(
  module: WebAssembly.Module,
  task: Task,
  rows: number,
  next: (block: Block) => boolean,
): Promise<void> {
  const asked = new Float64Array(BUST + 2 * MOST_LANES);
  asked[ROWS] = rows;
  let block: Block | null = null;
  await run(module, "asked", [task.whole, task.parts, asked], (place, _, memory) => {
    block ??= new Block(memory, place);
    return !next(block);
  });
}
