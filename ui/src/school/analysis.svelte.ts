/** The analysis board: the position that is set up, what was walked to from it, what is shown. */

import { reason } from "../lib/api.ts";
import { absolute, router } from "../lib/router.svelte.ts";
import { solveQuietly } from "../lib/quiet.svelte.ts";
import { device } from "../local/device.ts";
import { setTrained, trained } from "./progress.ts";
import { school } from "./school.ts";
import type { Explored, Ground, Setup } from "./types.ts";

/** What is to be decided in the position that is set up. */
export type Kind = "decide" | "keep" | "offer";

export class AnalysisBoard {
  sheet = $state(trained());
  /** The sheet, once it is known besides whether its win probabilities can be fetched. */
  ground = $state.raw<Ground | null>(null);
  /** Another sheet is being loaded, which sets all controls again. */
  choosing = $state(false);
  kind = $state<Kind>("decide");
  own = $state(0);
  other = $state(0);
  turn = $state(300);
  left = $state(3);
  dice = $state.raw<readonly number[]>([]);
  note = $state("");
  /** The positions that were walked to, the one shown last. */
  walked = $state.raw<readonly string[]>([]);
  explored = $state.raw<Explored | null>(null);
  problem = $state("");
  /** Win probabilities are missing, and can be worked out. */
  offered = $state(false);
  /** The seat from which the position is seen: that of the player to move where it begins. */
  you = $state(0);

  readonly wins = $derived(this.explored?.measure === "win probability");

  #asked = 0;

  /** Look at a sheet, or at a position of it. */
  async choose(name: string, line: string | null = null): Promise<void> {
    [this.sheet, this.explored, this.problem] = [name, null, ""];
    this.choosing = true;
    try {
      const found = await (await school()).ground(name);
      const wins = await device().wins(name, 2);
      if (this.sheet !== name) return;
      this.ground = found;
      this.offered = !found.exact && wins === "solvable";
      setTrained(name);
      if (this.offered) void this.#solve(name);
      if (line) {
        this.walked = [line];
        // The third field of a position is the player to move.
        this.you = Number(/^\S+ \S+ (\d+)/.exec(line)?.[1] ?? 1) - 1;
        await this.#show(line);
        if (this.explored) this.#follow(this.explored);
        return;
      }
      this.own = this.other = Math.round(found.target / 2 / found.unit) * found.unit;
      this.turn = Math.round(300 / found.unit) * found.unit;
      [this.left, this.kind, this.dice] = [Math.min(3, found.dice), "decide", []];
      void this.#changed();
    } catch (error) {
      this.problem = reason(error);
    } finally {
      if (this.sheet === name) this.choosing = false;
    }
  }

  async #solve(name: string): Promise<void> {
    const solved = await solveQuietly(name);
    if (solved && this.sheet === name) await this.valued();
  }

  /** Win probabilities have come: everything is worked out again. */
  async valued(): Promise<void> {
    await (await school()).refresh();
    this.ground = await (await school()).ground(this.sheet);
    if (this.explored) await this.#show(this.explored.shown.position);
  }

  setScore(whose: "own" | "other", points: number): void {
    this[whose] = points;
    void this.#changed();
  }

  setTurn(points: number): void {
    this.turn = points;
    void this.#changed();
  }

  setKind(to: Kind): void {
    [this.kind, this.dice] = [to, []];
    if (to === "keep") [this.left, this.turn] = [this.ground!.dice, 0];
    if (to === "offer" && this.ground && !this.ground.lefts.includes(this.left)) this.left = 1;
    if (to === "offer" && !this.turn) this.turn = this.ground!.unit * 10;
    void this.#changed();
  }

  setLeft(count: number): void {
    this.left = count;
    this.dice = this.dice.slice(0, count);
    void this.#changed();
  }

  addDie(face: number): void {
    if (this.dice.length >= this.left) return;
    this.dice = [...this.dice, face].sort((a, b) => a - b);
    void this.#changed();
  }

  removeDie(at: number): void {
    this.dice = this.dice.filter((_, place) => place !== at);
    void this.#changed();
  }

  async walk(position: string): Promise<void> {
    this.walked = [...this.walked, position];
    await this.#show(position);
  }

  async back(): Promise<void> {
    this.walked = this.walked.slice(0, -1);
    await this.#show(this.walked.at(-1)!);
  }

  async restart(): Promise<void> {
    this.walked = this.walked.slice(0, 1);
    await this.#show(this.walked[0]!);
  }

  /** Write the position and the comment into the address of the page. */
  mark(): void {
    if (this.explored) router.mark(this.#fragment(this.explored.shown.position));
  }

  /** Where the position and the comment can be seen; empty while nothing is shown. */
  link(): string {
    if (!this.explored) return "";
    return `${absolute("/explore")}${this.#fragment(this.explored.shown.position)}`;
  }

  #fragment(position: string): string {
    return `#${new URLSearchParams({ p: position, ...(this.note ? { note: this.note } : {}) })}`;
  }

  /** The controls as they are at a position that was not set up with them. */
  #follow({ shown }: Explored): void {
    if (shown.scores.length !== 2) return;
    this.own = shown.scores[shown.seat]!;
    this.other = shown.scores[1 - shown.seat]!;
    this.turn = shown.offer?.points ?? shown.points;
    this.left = shown.offer?.dice ?? shown.left;
    this.dice = shown.dice;
    this.kind = shown.phase === "keep" ? "keep" : shown.phase === "offer" ? "offer" : "decide";
  }

  /** Work out what has been set up. */
  async #changed(): Promise<void> {
    [this.walked, this.you] = [[], 0];
    if (this.kind === "keep" && this.dice.length < this.left) {
      this.#asked += 1;
      [this.explored, this.problem] = [null, ""];
      return;
    }
    const setup: Setup = {
      own: this.own,
      other: this.other,
      points: this.turn,
      left: this.left,
      dice: this.kind === "keep" ? [...this.dice] : null,
      offer: this.kind === "offer",
    };
    await this.#show(setup);
    if (this.explored) this.walked = [this.explored.shown.position];
  }

  async #show(at: Setup | string): Promise<void> {
    const mine = ++this.#asked;
    this.problem = "";
    try {
      const found = await (await school()).explore(this.sheet, at, this.you);
      if (mine !== this.#asked) return;
      this.explored = found;
      this.mark();
    } catch (error) {
      if (mine !== this.#asked) return;
      [this.explored, this.problem] = [null, reason(error)];
    }
  }
}
