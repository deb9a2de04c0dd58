/** The solver's module, run on a task: it is compiled once, and each run has a memory of its own. */

import type { Task } from "../engine/solving.ts";

const STACK = 1 << 20;
const PAGE = 1 << 16;
const MOST = 300 * 2 ** 20;
/** What the kernel returns: arrays with this many dimensions, one after the other. */
const RETURNED = [1, 1, 1, 2, 4, 2, 1, 4, 1] as const;
const ITEMS = 8;
const DATA = 24;
const HEAD = 32;

/** The numbers that the kernel returns: see `Answer` in `exact/race/_numbers`. */
export interface Answer {
  readonly whole: readonly number[];
  readonly said: Float64Array<ArrayBuffer>;
  readonly values: Float64Array<ArrayBuffer>;
  readonly behind: Float64Array<ArrayBuffer>;
  readonly taken: Float64Array<ArrayBuffer>;
  readonly bonus: Float64Array<ArrayBuffer>;
  readonly tried: Float64Array<ArrayBuffer>;
  readonly entered: Float64Array<ArrayBuffer>;
  readonly kept: Int32Array<ArrayBuffer>;
}

/** Told the round, and which part of it is done. */
export type OnRound = (round: number, part: number) => void;

const NO_ROOM = "these rules need more memory than this page may take (300 MB)";

/** Solve a task; throws a sentence if there isn't enough memory. */
export async function run(module: WebAssembly.Module, task: Task, told: OnRound): Promise<Answer> {
  const memory = new WebAssembly.Memory({ initial: (2 * STACK) / PAGE, maximum: MOST / PAGE });
  const env: Record<string, WebAssembly.ImportValue> = {
    __linear_memory: memory,
    __stack_pointer: new WebAssembly.Global({ value: "i32", mutable: true }, STACK),
    __indirect_function_table: new WebAssembly.Table({ element: "anyfunc", initial: 64 }),
    exp: Math.exp,
    greed_tick: (round: number, part: number) => {
      told(round, part);
      return 0;
    },
  };
  const { exports } = await WebAssembly.instantiate(module, { env });
  const alloc = exports["greed_alloc"] as (size: number) => number;
  const race = exports["race"] as (...given: (number | bigint)[]) => number;
  const size = RETURNED.reduce((sum, dimensions) => sum + HEAD + 16 * dimensions, 0);
  const returned = alloc(size) >>> 0;
  const given = [task.whole, task.parts].flatMap((row) => {
    const place = alloc(row.byteLength) >>> 0;
    new Uint8Array(memory.buffer, place).set(new Uint8Array(row.buffer));
    const length = BigInt(row.length);
    return [0, 0, length, 8n, place, length, 8n];
  });
  let status: number;
  try {
    status = race(returned, alloc(16), ...given);
  } catch (error) {
    if (error instanceof WebAssembly.RuntimeError) throw new Error(NO_ROOM);
    throw error;
  }
  if (status) throw new Error(NO_ROOM);
  const view = new DataView(memory.buffer);
  let at = returned;
  const rows = RETURNED.map((dimensions, which) => {
    const items = Number(view.getBigInt64(at + ITEMS, true));
    const data = view.getUint32(at + DATA, true);
    at += HEAD + 16 * dimensions;
    const wide = which === RETURNED.length - 1 ? 4 : 8;
    return memory.buffer.slice(data, data + items * wide) as ArrayBuffer;
  });
  const [behind, taken, bonus, tried, entered] = rows
    .slice(3, 8)
    .map((row) => new Float64Array(row));
  return {
    whole: [...new BigInt64Array(rows[0]!)].map(Number),
    said: new Float64Array(rows[1]!),
    values: new Float64Array(rows[2]!),
    ...{ behind: behind!, taken: taken!, bonus: bonus!, tried: tried!, entered: entered! },
    kept: new Int32Array(rows[8]!),
  };
}
