import "../language/play.ts";
import { say } from "../language/messages.ts";
import { plural } from "./format.ts";

/** What an answer to the question is called; `dice` is how many a fresh turn rolls. */
export function leftWords(left: number, lefts: readonly number[], dice: number): string {
  if (lefts.includes(-1)) return left < 0 ? say("pad-turn-over") : say("pad-another");
  return left === dice || !left ? say("pad-all") : plural(left, "die");
}
