/** The solver's compiled modules: each answer has a memory of its own. */

import kernels from "./modules/kernels.json";
import multi from "./modules/multi.json";

const SIGNATURES = { ...kernels, ...multi };

const STACK = 1 << 20;
const PAGE = 1 << 16;
/** The memory that a kernel may take, in bytes. */
export const MOST = 300 * 2 ** 20;
const [ITEMS, DATA, HEAD] = [8, 24, 32];
const ROWS = { i8: BigInt64Array, f8: Float64Array, i4: Int32Array, u2: Uint16Array } as const;

export type Row =
  | BigInt64Array<ArrayBuffer>
  | Float64Array<ArrayBuffer>
  | Int32Array<ArrayBuffer>
  | Uint16Array<ArrayBuffer>;

/** What a kernel takes: a number, a row of them, or a table of some dimensions. */
export type Given =
  number | bigint | Row | { readonly row: Row; readonly shape: readonly number[] };

/** Told the round of a kernel, and which part of it is done; stops it by saying true. */
export type OnRound = (round: number, part: number, memory: ArrayBuffer) => unknown;

const NO_ROOM = "these rules need more memory than this page may take (300 MB)";

/** Call a kernel; what it answers with are rows. Throws a sentence if there isn't enough memory. */
export async function run(
  module: WebAssembly.Module,
  entry: keyof typeof SIGNATURES,
  given: readonly Given[],
  told: OnRound = () => {},
): Promise<readonly Row[]> {
  const memory = new WebAssembly.Memory({ initial: (2 * STACK) / PAGE, maximum: MOST / PAGE });
  const env: Record<string, WebAssembly.ImportValue> = {
    __linear_memory: memory,
    __stack_pointer: new WebAssembly.Global({ value: "i32", mutable: true }, STACK),
    __indirect_function_table: new WebAssembly.Table({ element: "anyfunc", initial: 64 }),
    exp: Math.exp,
    greed_tick: (round: number, part: number) => Number(told(round, part, memory.buffer) === true),
  };
  const { exports } = await WebAssembly.instantiate(module, { env });
  const alloc = exports["greed_alloc"] as (size: number) => number;
  const kernel = exports[entry] as (...given: (number | bigint)[]) => number;
  const kinds = SIGNATURES[entry][1]!.map((kind) => {
    const [of, dimensions] = kind.split(":") as [keyof typeof ROWS, string?];
    const size = dimensions ? HEAD + 16 * Number(dimensions) : ROWS[of].BYTES_PER_ELEMENT;
    return { of, size, plain: !dimensions };
  });
  const returned = alloc(kinds.reduce((sum, { size }) => sum + size, 0)) >>> 0;
  const rows = given.flatMap((value) => {
    if (typeof value !== "object") return [value];
    const { row, shape } = "row" in value ? value : { row: value, shape: [value.length] };
    const place = alloc(row.byteLength) >>> 0;
    new Uint8Array(memory.buffer, place).set(new Uint8Array(row.buffer));
    const width = row.BYTES_PER_ELEMENT;
    const strides = shape.map((_, k) => shape.slice(k + 1).reduce((a, b) => a * b, width));
    const counts = [row.length, width].map(BigInt);
    return [0, 0, ...counts, place, ...[...shape, ...strides].map(BigInt)];
  });
  let status: number;
  try {
    status = kernel(returned, alloc(16), ...rows);
  } catch (error) {
    if (error instanceof WebAssembly.RuntimeError) throw new Error(NO_ROOM);
    throw error;
  }
  if (status) throw new Error(NO_ROOM);
  const view = new DataView(memory.buffer);
  let at = returned;
  return kinds.map(({ of, size, plain }) => {
    const items = plain ? 1 : Number(view.getBigInt64(at + ITEMS, true));
    const data = plain ? at : view.getUint32(at + DATA, true);
    at += size;
    const end = data + items * ROWS[of].BYTES_PER_ELEMENT;
    return new ROWS[of](memory.buffer.slice(data, end) as ArrayBuffer);
  });
}
