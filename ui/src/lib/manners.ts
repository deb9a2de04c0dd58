/** How rivals take the end of a game, and what it means for the ladder. */

import { LADDER, nextRival, type Rival } from "./rivals.ts";

/** What they say when they have won, and when they have lost. */
export const MANNERS: Readonly<Record<string, { readonly wins: string; readonly loses: string }>> =
  {
    random: {
      wins: "I won! I won! What did I do?",
      loses: "Again! Again!",
    },
    cautious: {
      wins: "Slowly, slowly, and look who is home first.",
      loses: "Well played, dear. Now eat something.",
    },
    bold: {
      wins: "Fortune likes me. Can you blame her?",
      loses: "One more roll. I only needed one more roll!",
    },
    maximiser: {
      wins: "As the averages suggested.",
      loses: "A deviation. It happens once in a while.",
    },
    optimal: {
      wins: "You had your moments. I had seen them.",
      loses: "Luck, of course. But well used.",
    },
  };

/** What the end of a game means for the ladder: whom one meets next, in a sentence. */
export function climbed(rival: Rival, won: boolean, beaten: readonly string[]): string {
  const above = LADDER[LADDER.indexOf(rival) + 1];
  if (!won) return above ? `Beat ${rival.name} to meet ${above.name}.` : "";
  const next = nextRival([...beaten, rival.bot]);
  if (!next) return "You have beaten everybody on the ladder.";
  return `You beat ${rival.name}. Next on the ladder: ${next.name}.`;
}
