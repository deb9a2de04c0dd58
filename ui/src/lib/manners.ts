/** How rivals take the end of a game, and what it means for the ladder. */

import "../language/play.ts";
import { say } from "../language/messages.ts";
import { LADDER, nextRival, type Rival } from "./rivals.ts";

/** What a rival says who has won or lost. */
export const manners = (rival: Rival, won: boolean): string =>
  say(`manners-${rival.bot}-${won ? "wins" : "loses"}`);

/** What the end of a game means for the ladder: whom one meets next, in a sentence. */
export function climbed(rival: Rival, won: boolean, beaten: readonly string[]): string {
  const above = LADDER[LADDER.indexOf(rival) + 1];
  if (!won) return above ? say("ladder-above", { rival: rival.name, above: above.name }) : "";
  const next = nextRival([...beaten, rival.bot]);
  if (!next) return say("ladder-top");
  return say("ladder-next", { rival: rival.name, above: next.name });
}
