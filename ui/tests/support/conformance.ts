/** The engine beside the core: games that Python has played, compared at every ply. */

import * as engine from "../../src/engine/index.ts";
import { promised } from "../../src/local/promise.ts";
import type { GameEvent, Pack, PlayEvent, State } from "../../src/engine/types.ts";

/** A line of `tests/support/engine_games.py`. */
interface Line {
  pack?: string;
  name?: string;
  vectors?: number;
  game?: number;
  seats?: number;
  first?: number;
  event?: PlayEvent;
  events?: readonly GameEvent[];
  state?: State;
  legal?: readonly string[];
  does?: Readonly<Record<string, { kind: string; words: string; tone: string }>>;
  refused?: Readonly<Record<string, string>>;
  points?: readonly number[];
  declared?: Readonly<Record<string, Declared>>;
  changes?: Readonly<Record<string, string | null>>;
  no_moves?: Readonly<Record<string, string>>;
}

/** A turn declared by its points: what it comes to, or why it can't be. */
interface Declared {
  state?: State;
  events?: readonly GameEvent[];
  reason?: string;
  left?: readonly number[];
}

/** What has been compared so far. */
export interface Compared {
  sheets: number;
  games: number;
  plies: number;
  reasons: number;
  events: number;
  does: number;
  declared: number;
  changes: number;
}

export class Conformance {
  readonly compared: Compared = {
    sheets: 0,
    games: 0,
    plies: 0,
    reasons: 0,
    events: 0,
    does: 0,
    declared: 0,
    changes: 0,
  };
  #pack: Pack | null = null;
  #state: State | null = null;
  #name = "";

  /** Take a line; throws an Error that says what differs, and where. */
  take(text: string): void {
    const line = JSON.parse(text) as Line;
    if (line.pack !== undefined) {
      this.#pack = engine.readPack(line.pack);
      this.#name = line.name ?? "";
      this.compared.sheets += 1;
    } else if (line.state) this.#ply(line as Line & { state: State });
  }

  #ply(line: Line & { state: State }): void {
    const pack = this.#pack!;
    const before = this.#state!;
    let state: State;
    if (line.event === undefined) {
      state = engine.start(pack, line.seats!, line.first!);
      this.compared.games += 1;
    } else {
      state = engine.happen(pack, before, line.event);
      if (engine.isChange(line.event)) this.compared.changes += 1;
      this.#same("events", engine.events(pack, before, line.event, state), line.events);
      this.compared.plies += 1;
      this.compared.events += line.events!.length;
    }
    this.#state = state;
    this.#same("state", state, line.state);
    this.#same("legal moves", engine.legalMoves(pack, state), line.legal);
    const moves = engine.legalMoves(pack, state);
    const does = moves.map((move) => [move, promised(pack, state, move)] as const);
    const ending = Object.fromEntries(does.filter(([, each]) => each !== null));
    this.#same("consequences", ending, line.does ?? {});
    this.compared.does += Object.keys(ending).length;
    for (const [move, why] of Object.entries(line.refused!)) {
      this.#same(`reason against ${move}`, engine.whyNot(pack, state, move), why);
      this.compared.reasons += 1;
    }
    for (const [move, why] of Object.entries(line.changes ?? {}))
      this.#same(`reason against ${move}`, engine.whyNoChange(pack, state, move), why);
    for (const [move, why] of Object.entries(line.no_moves ?? {}))
      this.#same(`reason against the move ${move}`, engine.whyNot(pack, state, move), why);
    for (const [move, said] of Object.entries(line.declared ?? {})) this.#declared(move, said);
    if (line.points) {
      const { keeps } = engine.cast(pack, state, state.throw);
      this.#same(
        "points of the keeps",
        keeps.map(({ points }) => points),
        line.points,
      );
    }
    const position = engine.position(pack, state);
    this.#same("position", engine.parsePosition(pack, position), state);
  }

  #declared(move: string, said: Declared): void {
    const [pack, state] = [this.#pack!, this.#state!];
    const told: Declared = {};
    try {
      told.state = engine.happen(pack, state, move);
      told.events = engine.events(pack, state, move, told.state);
    } catch (error) {
      told.reason = (error as Error).message;
    }
    try {
      told.left = engine.leftChoices(pack, state, Number(move.split(" ")[1]));
    } catch {
      // The reason is that of the turn.
    }
    this.#same(`outcome of ${move}`, told, said);
    this.compared.declared += 1;
  }

  #same(what: string, mine: unknown, core: unknown): void {
    const [here, there] = [canonical(mine), canonical(core)];
    if (here === there) return;
    const where = this.#state ? engine.position(this.#pack!, this.#state) : "the start";
    throw new Error(
      `${this.#name}: another ${what} at ${where}\n  engine ${here}\n  core   ${there}`,
    );
  }
}

/** JSON with the members of objects in the order of their names. */
function canonical(value: unknown): string {
  return JSON.stringify(value, (_, each: unknown) =>
    each && typeof each === "object" && !Array.isArray(each)
      ? Object.fromEntries(Object.entries(each).sort(([a], [b]) => (a < b ? -1 : 1)))
      : each,
  );
}
