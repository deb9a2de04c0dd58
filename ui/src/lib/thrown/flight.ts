/**
 * How a die flies, bounces and comes to rest. Lengths are in halves of a die, angles in radians;
 * x points right, y down and z at the viewer.
 */

import { TOUCHES } from "./touches.ts";

export type Matrix = readonly number[];
export type Vector = readonly [number, number, number];

/** Where a die is at a moment, and how it is turned (rows of a 3 x 3 matrix). */
export interface Pose {
  centre: Vector;
  turned: Matrix;
  /** How far above the felt its lowest point is. */
  above: number;
}

/** How much of a half the corners are rounded by. */
export const ROUND = 0.3;

/** Each face with its own right, down and outward direction on the body of a die. */
export const FACES: Readonly<Record<number, readonly [Vector, Vector, Vector]>> = {
  1: [
    [1, 0, 0],
    [0, 1, 0],
    [0, 0, 1],
  ],
  2: [
    [1, 0, 0],
    [0, 0, -1],
    [0, 1, 0],
  ],
  3: [
    [0, 0, -1],
    [0, 1, 0],
    [1, 0, 0],
  ],
  4: [
    [0, 0, 1],
    [0, 1, 0],
    [-1, 0, 0],
  ],
  5: [
    [1, 0, 0],
    [0, 0, 1],
    [0, -1, 0],
  ],
  6: [
    [-1, 0, 0],
    [0, 1, 0],
    [0, 0, -1],
  ],
};

/** How high it flies before each touch of the felt. */
const HEIGHTS = [2.6, 0.9, 0.28];

export class Flight {
  readonly #rest: Matrix;
  readonly #axis: Vector;
  readonly #away: readonly [number, number];
  readonly #angle: number;

  /** From a point to the place where the die shows its face, lying at an angle. */
  constructor(
    readonly target: readonly [number, number],
    from: readonly [number, number],
    face: number,
    lies: number,
    place: number,
    readonly ms: number,
  ) {
    const [cos, sin] = [Math.cos(lies), Math.sin(lies)];
    this.#rest = times([cos, -sin, 0, sin, cos, 0, 0, 0, 1], FACES[face]!.flat());
    this.#away = [from[0] - target[0], from[1] - target[1]];
    const far = Math.hypot(...this.#away) || 1;
    // It rolls the way that it flies, and a little askew.
    const lean = 0.5 * Math.sin(place * 2.4 + face);
    const norm = Math.hypot(1, lean);
    this.#axis = [this.#away[1] / far / norm, -this.#away[0] / far / norm, lean / norm];
    this.#angle = Math.PI * Math.min(3.4, (1.4 + 0.2 * (place % 3)) * Math.max(1, ms / 300));
  }

  at(time: number): Pose {
    const share = Math.min(1, Math.max(0, time / this.ms));
    const left = (1 - share) ** 1.7;
    const turned = times(around(this.#axis, -this.#angle * left), this.#rest);
    const reach = [6, 7, 8].reduce((sum, index) => sum + Math.abs(turned[index]!), 0);
    const above = height(share);
    return {
      centre: [
        this.target[0] + this.#away[0] * left,
        this.target[1] + this.#away[1] * left,
        (1 - ROUND) * reach + ROUND + above,
      ],
      turned,
      above,
    };
  }
}

function height(share: number): number {
  const arc = TOUCHES.findIndex((touch) => share < touch.share);
  if (arc < 0) return 0;
  const begins = TOUCHES[arc - 1]?.share ?? -TOUCHES[0].share;
  const x = (share - begins) / (TOUCHES[arc]!.share - begins);
  return 4 * HEIGHTS[arc]! * x * (1 - x);
}

function around([x, y, z]: Vector, angle: number): Matrix {
  const [c, s] = [Math.cos(angle), Math.sin(angle)];
  const d = 1 - c;
  return [
    ...[c + x * x * d, x * y * d - z * s, x * z * d + y * s],
    ...[y * x * d + z * s, c + y * y * d, y * z * d - x * s],
    ...[z * x * d - y * s, z * y * d + x * s, c + z * z * d],
  ];
}

function times(one: Matrix, two: Matrix): Matrix {
  return one.map((_, index) => {
    const [row, column] = [Math.floor(index / 3) * 3, index % 3];
    return (
      one[row]! * two[column]! + one[row + 1]! * two[column + 3]! + one[row + 2]! * two[column + 6]!
    );
  });
}
