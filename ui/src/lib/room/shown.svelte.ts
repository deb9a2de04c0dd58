/** A room that is only shown: a moment of a game, for the page of all components. */

import type { Pack } from "../../engine/types.ts";
import { adviceOf } from "../../local/coach.ts";
import { Board } from "../../local/board.ts";
import type { Entry, LocalDice } from "../../local/types.ts";
import { gameView, roomView } from "../../local/view.ts";
import type { Advice } from "../coached.ts";
import { Room, type RoomLink, type Rulebook } from "./room.svelte.ts";

/** How a game got to the moment: "1 5 2 3 3" is a throw, other words are moves. */
export interface Moment {
  names: readonly string[];
  played: readonly string[];
  mine?: readonly number[];
  dice?: LocalDice;
}

export class ShownRoom extends Room {
  readonly others = null;
  readonly about = "Only shown";
  readonly #board: Board;

  constructor(pack: Pack, { names, played, mine = [0], dice = "device" }: Moment) {
    super("shown");
    const seats = names.map((name) => ({ name, bot: name === "Bold" ? "bold" : null }));
    const game = {
      id: "shown",
      pack: "",
      title: "",
      seats,
      dice,
      coach: true,
      first: 0,
      created: 0,
    };
    this.#board = new Board(game, pack);
    const entries: Entry[] = [{ kind: "start", first: 0 }, ...played.map(entryOf)];
    const happened = this.#board.fold({ seq: 1, entries });
    this.you = { seats: mine, host: mine.length > 0 };
    this.here = names.map((_, seat) => seat);
    this.room = roomView(this.#board);
    this.stage.settle([happened], gameView(this.#board));
    this.line = "live";
  }

  close(): void {}
  async move(): Promise<void> {}
  async whyNot(): Promise<null> {
    return null;
  }
  async lefts(): Promise<readonly number[]> {
    return [-1];
  }
  async start(): Promise<void> {}
  async abandon(): Promise<void> {}
  async rename(): Promise<void> {}
  async rematch(): Promise<string> {
    return "/design";
  }
  async advice(): Promise<Advice> {
    return adviceOf(this.#board);
  }
  async review(): Promise<null> {
    return null;
  }
  async record(): Promise<string> {
    return "";
  }
  async rulebook(): Promise<Rulebook> {
    const { sheet, page, card } = this.#board.pack;
    return { sheet, page, card };
  }
  async links(): Promise<readonly RoomLink[]> {
    return [];
  }
}

function entryOf(text: string): Entry {
  return /^\d/.test(text)
    ? { kind: "throw", dice: text.split(" ").map(Number), by: "seat" }
    : { kind: "move", move: text, by: "seat" };
}
