/** The body of a die as triangles: a cube with rounded edges, and which pips each point may show. */

import { PIPS } from "../pips.ts";
import { FACES, ROUND, type Vector } from "./flight.ts";

/** Numbers per corner: position, normal, place on the face, and the face's pips as bits. */
export const STRIDE = 9;

const INNER = 1 - ROUND;
/** Corners lie where the surface is curved. */
const CUTS = [-1, -1 + 0.29 * ROUND, -INNER, 0, INNER, 1 - 0.29 * ROUND, 1];

export function body(): Float32Array {
  const corners: number[] = [];
  for (const [face, [right, down, out]] of Object.entries(FACES)) {
    const bits = (PIPS[Number(face)] ?? []).reduce((sum, place) => sum + 2 ** (place - 1), 0);
    const corner = (s: number, t: number): number[] => {
      const point = right.map((_, axis) => s * right[axis]! + t * down[axis]! + out[axis]!);
      const core = point.map((value) => Math.max(-INNER, Math.min(INNER, value)));
      const normal = unit(point.map((value, axis) => value - core[axis]!));
      const place = core.map((value, axis) => value + ROUND * normal[axis]!);
      return [...place, ...normal, s, t, bits];
    };
    for (let i = 1; i < CUTS.length; i++)
      for (let j = 1; j < CUTS.length; j++) {
        const [s, t, u, v] = [CUTS[i - 1]!, CUTS[j - 1]!, CUTS[i]!, CUTS[j]!];
        const [a, b, c, d] = [corner(s, t), corner(u, t), corner(s, v), corner(u, v)];
        corners.push(...a, ...b, ...c, ...c, ...b, ...d);
      }
  }
  return new Float32Array(corners);
}

function unit(vector: readonly number[]): Vector {
  const length = Math.hypot(...vector);
  return vector.map((value) => value / length) as unknown as Vector;
}
