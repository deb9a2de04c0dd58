import { beforeEach, expect, test, vi } from "vitest";
import { paced, TUMBLE, tumbling } from "../src/lib/pace.ts";

const kept = new Map<string, string>();
vi.stubGlobal("localStorage", {
  getItem: (key: string) => kept.get(key) ?? null,
  setItem: (key: string, text: string) => void kept.set(key, text),
});
const choose = (pace: string): void => void kept.set("greed.pace", JSON.stringify(pace));

beforeEach(() => kept.clear());

test("without a choice the pace is brisk, and others take less time than we do", () => {
  const [ours, others] = [paced(1000, true), paced(1000, false)];
  choose("brisk");
  expect([paced(1000, true), paced(1000, false)]).toEqual([ours, others]);
  expect(others).toBeLessThan(ours);
  expect(tumbling()).toBeLessThan(TUMBLE);
});

test("at the calm pace everybody takes the same time", () => {
  choose("calm");
  expect([paced(1000, true), paced(1000, false), tumbling()]).toEqual([1000, 1000, TUMBLE]);
});

test("at the instant pace nothing is waited for", () => {
  choose("instant");
  expect([paced(1000, true), paced(1000, false), tumbling()]).toEqual([0, 0, 0]);
});
