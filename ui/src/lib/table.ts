/** What everything at a table shares, so that nothing has to be handed down. */

import { createContext } from "svelte";
import type { GameView } from "./game.ts";
import type { Hand } from "./hand.svelte.ts";
import type { Room, TableView } from "./room/room.svelte.ts";

export interface Table {
  readonly client: Room;
  readonly hand: Hand;
  /** As they are now; a component that keeps one derives it. */
  readonly room: TableView;
  readonly game: GameView;
}

export const [atTable, setTable] = createContext<Table>();
