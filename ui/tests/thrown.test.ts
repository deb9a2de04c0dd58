import { expect, test } from "vitest";
import { body, STRIDE } from "../src/lib/thrown/body.ts";
import { FACES, Flight, type Vector } from "../src/lib/thrown/flight.ts";
import { knocks, landing } from "../src/lib/thrown/touches.ts";

const PLACES = [0, 1, 2, 3, 4, 5];
const faces = Object.keys(FACES).map(Number);

function flights(): { face: number; flight: Flight }[] {
  return faces.flatMap((face) =>
    PLACES.map((place) => ({
      face,
      flight: new Flight([2 + 3 * place, 4], [6, 15], face, 0.1 * place, place, 500),
    })),
  );
}

function turn(matrix: readonly number[], [x, y, z]: Vector): Vector {
  const row = (at: number): number => matrix[at]! * x + matrix[at + 1]! * y + matrix[at + 2]! * z;
  return [row(0), row(3), row(6)];
}

test("a die ends at its place with the face up that fell", () => {
  for (const { face, flight } of flights()) {
    const { centre, turned, above } = flight.at(flight.ms);
    expect([centre[0], centre[1]]).toEqual([flight.target[0], flight.target[1]]);
    expect(above).toBe(0);
    expect(centre[2]).toBeCloseTo(1, 12);
    expect(turn(turned, FACES[face]![2])[2]).toBeCloseTo(1, 12);
  }
});

test("no corner of a flying die is ever below the felt", () => {
  const corners = body();
  for (const { flight } of flights())
    for (let time = 0; time <= flight.ms; time += 10) {
      const { centre, turned, above } = flight.at(time);
      let lowest = Infinity;
      for (let at = 0; at < corners.length; at += STRIDE) {
        const point: Vector = [corners[at]!, corners[at + 1]!, corners[at + 2]!];
        lowest = Math.min(lowest, centre[2] + turn(turned, point)[2]);
      }
      expect(lowest).toBeGreaterThan(above - 1e-6);
      expect(lowest).toBeLessThan(above + 0.1);
    }
});

test("dice come to lie one after the other, the last when the throw is over", () => {
  const times = PLACES.map((place) => landing(place, PLACES.length, 400));
  expect(times).toEqual([...times].sort((one, two) => one - two));
  expect(new Set(times).size).toBe(times.length);
  expect(times.at(-1)).toBe(400);
});

test("each die is heard when it lies still", () => {
  const heard = knocks(3, 300).map(({ at }) => at);
  for (const place of [0, 1, 2]) expect(heard).toContain(landing(place, 3, 300));
  expect(Math.max(...heard)).toBe(300);
});
