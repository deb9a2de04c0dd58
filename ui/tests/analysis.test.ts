import { expect, test, vi } from "vitest";
import type { Ground } from "../src/school/types.ts";
import { AnalysisBoard } from "../src/school/analysis.svelte.ts";

let answer!: (wins: string) => void;
const ground = { exact: false, target: 3000, unit: 50, dice: 5, lefts: [] } as unknown as Ground;

vi.mock("../src/lib/api.ts", () => ({ reason: (error: Error) => error.message }));
vi.mock("../src/lib/router.svelte.ts", () => ({ router: { mark: () => {} }, absolute: String }));
vi.mock("../src/school/progress.ts", () => ({ trained: () => "koans", setTrained: () => {} }));
vi.mock("../src/school/school.ts", () => ({
  school: async () => ({
    ground: async () => ground,
    explore: async () => ({ shown: { position: "here" } }),
  }),
}));
vi.mock("../src/lib/quiet.svelte.ts", () => ({ solveQuietly: async () => false }));
vi.mock("../src/local/device.ts", () => ({
  device: () => ({ wins: () => new Promise((come) => (answer = come)) }),
}));

test("nothing is said of win probabilities before it is known whether they can be worked out", async () => {
  const board = new AnalysisBoard();
  const chosen = board.choose("koans");
  await vi.waitFor(() => expect(answer).toBeDefined());
  expect(board.ground).toBeNull();
  answer("solvable");
  await chosen;
  expect(board.ground).toBe(ground);
  expect(board.offered).toBe(true);
});
