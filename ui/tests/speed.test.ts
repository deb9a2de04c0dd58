import { expect, test } from "vitest";
import { Speed } from "../src/solver/speed.ts";

/** What is said after some seconds of work that takes `all`, on a device that is busy at times. */
function after(seconds: number, all: number, busy: (at: number) => boolean) {
  const speed = new Speed(0);
  let said = speed.told(0, 0);
  for (let [at, done] = [0, 0]; at < seconds; at += 0.01) {
    done += busy(at) ? 0.001 : 0.01;
    said = speed.told(at + 0.01, done / all);
  }
  return said;
}

test("a device at rest takes as long as it says", () => {
  const { measured, left, least } = after(1, 20, () => false);
  expect(measured).toBeCloseTo(1);
  expect(left).toBeCloseTo(19, 0);
  expect(least).toBeCloseTo(20, 0);
});

test("a device that is busy nearly all the time still shows what it could do", () => {
  const { left, least } = after(3, 30, (at) => at % 1 > 0.25);
  expect(left).toBeGreaterThan(80);
  expect(least).toBeLessThan(40);
});

test("nothing is known before a stretch of the work is done", () => {
  expect(after(0.05, 20, () => false).least).toBe(Infinity);
});
