/** Days in a row with a daily challenge, and how long it is to the next. */

import "../language/school.ts";
import { say } from "../language/messages.ts";
import { daysAfter } from "./training.ts";

/** How many days in a row were played, to today, or to yesterday while today's waits. */
export function dayStreak(played: (day: string) => boolean, today: string): number {
  let day = played(today) ? today : daysAfter(today, -1);
  let count = 0;
  for (; played(day); day = daysAfter(day, -1)) count += 1;
  return count;
}

/** The time until the next day begins here: "5 h 12 min", and in the last minute "under a minute". */
export function untilTomorrow(now: Date): string {
  const tomorrow = new Date(now.getFullYear(), now.getMonth(), now.getDate() + 1);
  const minutes = Math.floor((tomorrow.getTime() - now.getTime()) / 60_000);
  if (minutes < 1) return say("day-soon");
  const hours = Math.floor(minutes / 60);
  const parts = [
    hours && say("clock-hours", { n: hours }),
    say("clock-minutes", { n: minutes % 60 }),
  ];
  return parts.filter(Boolean).join(" ");
}
