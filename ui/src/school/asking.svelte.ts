/** Puzzles put to the player one by one: those of which sheet, what is shown, what was answered. */

import { reason } from "../lib/api.ts";
import type { SheetInfo } from "../lib/protocol.ts";
import { puzzledSheets, puzzlesOf } from "./library.ts";
import { setTrained, trained } from "./progress.ts";
import type { Puzzle, PuzzleSet } from "./puzzles.ts";
import { school } from "./school.ts";
import type { Shown } from "./types.ts";

export class Asking {
  sheets = $state.raw<readonly SheetInfo[]>([]);
  sheet = $state("");
  set = $state.raw<PuzzleSet | null>(null);
  /** Puzzles from the player's own games, where they are wanted. */
  own = $state.raw<readonly Puzzle[]>([]);
  puzzle = $state.raw<Puzzle | null>(null);
  shown = $state.raw<Shown | null>(null);
  /** The first position of the sheet has come, or there is none. */
  asked = $state(false);
  /** What is said after each answer. */
  lessons = $state.raw<Readonly<Record<string, string>>>({});
  /** The move that was answered. */
  given = $state<string | null>(null);
  problem = $state("");

  /** What was asked for last: whatever comes later of something else is dropped. */
  #wanted = 0;

  constructor(
    /** The puzzle with which a sheet begins; null if there is none. */
    readonly first: () => Puzzle | null,
    /** How many of the player's last games are searched for mistakes. */
    readonly games = 0,
    /** The sheet that is wished for. */
    wished = trained(),
  ) {
    this.sheet = wished;
  }

  /** Find the sheets, and begin with the one that was practised last. */
  async open(): Promise<void> {
    try {
      const sheets = await puzzledSheets();
      this.sheets = sheets;
      await this.choose((sheets.find(({ name }) => name === this.sheet) ?? sheets[0]!).name);
    } catch (error) {
      this.problem = reason(error);
    }
  }

  async choose(name: string): Promise<void> {
    const mine = ++this.#wanted;
    this.sheet = name;
    setTrained(name);
    [this.set, this.own, this.problem, this.asked] = [null, [], "", false];
    [this.puzzle, this.shown, this.given] = [null, null, null];
    try {
      const found = await puzzlesOf(name);
      const own = this.games ? await this.#mistakes(name) : [];
      if (mine !== this.#wanted) return;
      [this.set, this.own] = [found, own];
    } catch (error) {
      if (mine === this.#wanted) this.problem = reason(error);
      return;
    }
    await this.ask(this.first());
  }

  /** Show a puzzle, with its position; null: nothing is left. */
  async ask(puzzle: Puzzle | null): Promise<void> {
    const [mine, { set }] = [++this.#wanted, this];
    if (!set) return;
    try {
      const worker = await school();
      const shown = puzzle && (await worker.puzzle(set.sheet, set.hash, puzzle.position));
      const lessons = puzzle && (await worker.lessons(set.sheet, puzzle));
      if (mine !== this.#wanted) return;
      [this.puzzle, this.shown, this.given] = [puzzle, shown, null];
      [this.lessons, this.asked] = [lessons ?? {}, true];
    } catch (error) {
      if (mine === this.#wanted) this.problem = reason(error);
    }
  }

  async #mistakes(name: string): Promise<readonly Puzzle[]> {
    return (await school()).mistakes(name, this.games).catch(() => []);
  }
}
