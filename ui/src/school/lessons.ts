/** Seven short lessons: each a position at a live table, what to do there, and why. */

import type { Event } from "../lib/told.ts";

export interface Lesson {
  readonly title: string;
  /** What is asked, in a sentence or two. */
  readonly goal: string;
  /** Where it begins; the player to move is the first seat. */
  readonly position: string;
  /** What has to be done, in order: "roll", "bank", or the dice to keep; "keep": any that score. */
  readonly wants: readonly string[];
  /** What was learned, once it is done. */
  readonly learned: string;
  /** What was wrong with anything else. */
  readonly missed: string;
}

/** The game of all lessons: five dice, quickly told, and its values come with the page. */
export const LESSON_SHEET = "koans";

export const LESSONS: readonly Lesson[] = [
  {
    title: "What scores",
    goal: "A 1 scores 100, a 5 scores 50. Tap both, then roll the other dice.",
    position: "koans 0,0 1/1 keep 5 12356 0 - - 1",
    wants: ["1 5", "roll"],
    learned: "1s and 5s always score. The points wait in the pot until you bank or bust.",
    missed: "Keep the 1 and the 5, both of them, and roll the other three dice.",
  },
  {
    title: "Three alike",
    goal: "Three dice alike score a hundred times their face: three 4s are 400. Keep them, and bank.",
    position: "koans 600,400 1/1 keep 5 24446 0 - - 9",
    wants: ["4 4 4", "bank"],
    learned: "Three 1s are the exception: they score 1,000.",
    missed: "Keep the three 4s together, and bank: two dice alone bust nearly every second time.",
  },
  {
    title: "Getting on the board",
    goal: "Your first turn that counts needs 300 points at once. You are not there: keep what you like, and roll.",
    position: "koans 0?,350 1/1 keep 5 13556 0 - - 9",
    wants: ["keep", "roll"],
    learned:
      "Until you are on the board a bank records nothing. So there is nothing to lose: roll.",
    missed: "A bank below 300 records nothing before you are on the board. Roll on.",
  },
  {
    title: "Hot dice",
    goal: "All dice that are left score. Take all of them, and see what you get.",
    position: "koans 900,1200 1/1 keep 3 115 200 - - 15",
    wants: ["1 1 5", "roll"],
    learned: "Hot dice: you roll all five again. Only one such roll in thirteen is a bust.",
    missed: "Take all three dice: then you may roll all five again, and that hardly ever busts.",
  },
  {
    title: "When to bank",
    goal: "350 points in the pot, and one die left. Roll on, or bank?",
    position: "koans 900,900 1/1 decide 1 - 350 - - 21",
    wants: ["bank"],
    learned: "One die busts twice in three rolls. Few dice and a good pot: bank.",
    missed: "One die busts two times in three, and that costs all 350. Bank.",
  },
  {
    title: "The race",
    goal: "Your rival needs 100 more to win. You have 150 in the pot. Roll on, or bank?",
    position: "koans 1200,2900 1/1 decide 3 - 150 - - 31",
    wants: ["roll"],
    learned: "When somebody is about to win, a small bank only loses slowly. Take risks.",
    missed: "You would bank 150, and your rival wins in the next turn or two. Roll on.",
  },
  {
    title: "The final round",
    goal: "Your rival has 3,050, and this is your last turn. 150 in the pot. Roll on, or bank?",
    position: "koans 750,3050 1/1 decide 3 - 150 - 2> 21",
    wants: ["roll"],
    learned: "In the final round only beating the leader counts. Until then a bank loses the game.",
    missed: "With that bank you are still behind, and the game is lost. Roll until you lead.",
  },
];

export type Standing = "open" | "done" | "missed";

/** How far a lesson has got, by what the player at the first seat has done since it began. */
export function standingOf({ wants }: Lesson, events: readonly Event[]): Standing {
  const made = events.flatMap((event) => ("seat" in event && event.seat === 0 ? named(event) : []));
  for (const [at, want] of wants.entries()) {
    const did = made[at];
    if (did === undefined) return "open";
    const kept = /^\d/.test(did);
    if (want !== did && !(want === "keep" && kept)) return "missed";
  }
  return "done";
}

function named(event: Event): string[] {
  if (event.kind === "keep") return [[...event.dice].sort((a, b) => a - b).join(" ")];
  return event.kind === "roll" || event.kind === "bank" ? [event.kind] : [];
}

/** The number of the first lesson that hasn't been done; 0 if all have. */
export function nextLesson(done: readonly number[]): number {
  return Math.max(
    0,
    LESSONS.findIndex((_, at) => !done.includes(at)),
  );
}
