/** Setting up a game on this device. */

import { fresh } from "../lib/fresh.ts";
import { router } from "../lib/router.svelte.ts";
import { device } from "./device.ts";
import type { Wish } from "./types.ts";

/** Set a game up and go there; a solo player's first throw falls by itself.
 * `before`: what is to be done with the table's name on the way. */
export async function begin({
  before,
  ...wish
}: Wish & { before?: (table: string) => void }): Promise<void> {
  // What shows the game comes while it is set up.
  void import("../lib/room/local.svelte.ts");
  const id = await device().create(wish);
  before?.(id);
  if (wish.dice === "device" && wish.first === 0) fresh.code = id;
  // Browsers clear what pages store when space is short, unless somebody has asked them not to.
  void navigator.storage?.persist?.().catch(() => false);
  router.go(`/table/${id}`);
}
