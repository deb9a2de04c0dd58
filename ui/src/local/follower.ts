/** A game on a server, followed here: its log is folded by the engine that games of this device use. */

import * as engine from "../engine/index.ts";
import type { Pack } from "../engine/types.ts";
import type { GameState, Happened } from "../lib/protocol.ts";
import { Board } from "./board.ts";
import { fetchOf } from "./packs.ts";
import type { Followed } from "./types.ts";
import { gameView } from "./view.ts";

/** What the server sends doesn't follow from these rules: as a rule, the page is older than it. */
export class Outdated extends Error {
  override name = "outdated";
}

export class Follower {
  board: Board;

  constructor(
    readonly pack: Pack,
    /** People roll their own dice, and type them in. */
    readonly real: boolean,
  ) {
    this.board = this.#begin();
  }

  #begin(): Board {
    // Who sits where is in the log.
    const dice = this.real ? "real" : "device";
    const game = { id: "", pack: "", title: "", seats: [], coach: false, first: 0, created: 0 };
    return new Board({ ...game, dice }, this.pack);
  }

  /** Fold what has happened since, or (`afresh`) all of it, and show the game as the server has it. */
  take(steps: readonly Happened[], game: GameState | null, afresh: boolean): Followed {
    if (afresh) this.board = this.#begin();
    const told = this.#told(steps);
    const { state } = this.board;
    if (!game || !state) return { steps: told, game: null };
    const position = engine.position(this.pack, state);
    if (position !== game.position)
      throw new Outdated(`the server is at ${game.position}, this page at ${position}`);
    const rolling = game.phase === "throw" && !game.legal.length;
    return { steps: told, game: gameView(this.board, { ...game, rolling }) };
  }

  #told(steps: readonly Happened[]): Followed["steps"] {
    try {
      return steps.map((step) => this.board.fold(step));
    } catch (error) {
      throw new Outdated((error as Error).message);
    }
  }
}

/**
 * The rules of a room elsewhere: as `given`, or else the page's own copy if they are the same, or
 * else the server's.
 */
export async function rulesOf(
  root: string,
  code: string,
  hash: string,
  server: string,
  given?: string,
): Promise<Pack> {
  const text = given ?? (await fetchOf(root, hash, `${server}/api/rooms/${code}/pack`));
  try {
    const pack = engine.readPack(text);
    if (pack.sheet.hash === hash) return pack;
  } catch (error) {
    throw new Outdated((error as Error).message);
  }
  throw new Outdated("these are the rules of another game");
}
