/** Times as people say them: of a turn, of waiting, of a day. */

import { say } from "../language/messages.ts";
import { plural } from "./format.ts";

/** How long a turn may take: "30 seconds a turn". */
export function clockWords(seconds: number): string {
  const [unit, length] =
    seconds % 86_400 === 0 ? ["day", 86_400] : seconds % 60 === 0 ? ["minute", 60] : ["second", 1];
  return say("clock-a-turn", { time: plural(seconds / Number(length), String(unit)) });
}

/** How long somebody has been waiting. */
export function waited(seconds: number): string {
  if (seconds < 60) return say("waited-none");
  const minutes = Math.floor(seconds / 60);
  const time = minutes < 90 ? plural(minutes, "minute") : plural(Math.round(minutes / 60), "hour");
  return say("waited", { time });
}

/** A moment as a date: "3 Nov 2026". */
export function dateWords(at: number): string {
  return new Date(at).toLocaleDateString(say("dates"), {
    day: "numeric",
    month: "short",
    year: "numeric",
  });
}
