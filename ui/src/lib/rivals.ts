/** The bots as people: who they are, how they talk, and the ladder that they stand on. */

import { plainName } from "./format.ts";

export interface Rival {
  /** The bot that plays for them. */
  readonly bot: string;
  readonly name: string;
  /** How they play, in a sentence. */
  readonly about: string;
  /** What they say when they have won, and when they have lost. */
  readonly wins: string;
  readonly loses: string;
}

/** From the one who is beaten first to the one whom hardly anybody beats. */
export const LADDER: readonly Rival[] = [
  {
    bot: "random",
    name: "Pip",
    about: "Six years old. Rolls, banks, giggles: all by chance.",
    wins: "I won! I won! What did I do?",
    loses: "Again! Again!",
  },
  {
    bot: "cautious",
    name: "Nonna",
    about: "Banks early, and never rolls when she could be knitting.",
    wins: "Slowly, slowly, and look who is home first.",
    loses: "Well played, dear. Now eat something.",
  },
  {
    bot: "bold",
    name: "Rocco",
    about: "Rolls when others would bank, and takes over if the odds are good.",
    wins: "Fortune likes me. Can you blame her?",
    loses: "One more roll. I only needed one more roll!",
  },
  {
    bot: "maximiser",
    name: "The Banker",
    about: "Works out the average of every choice, and never looks at the score.",
    wins: "As the averages suggested.",
    loses: "A deviation. It happens once in a while.",
  },
  {
    bot: "optimal",
    name: "The Oracle",
    about: "Knows how often each choice wins, and always makes the best one.",
    wins: "You had your moments. I had seen them.",
    loses: "Luck, of course. But well used.",
  },
];

export const rivalOf = (bot: string | null | undefined): Rival | undefined =>
  LADDER.find((rival) => rival.bot === bot);

/** The first on the ladder who hasn't been beaten; undefined where all have been. */
export function nextRival(beaten: readonly string[]): Rival | undefined {
  return LADDER.find(({ bot }) => !beaten.includes(bot));
}

/** What the end of a game means for the ladder: whom one meets next, in a sentence. */
export function climbed(rival: Rival, won: boolean, beaten: readonly string[]): string {
  const above = LADDER[LADDER.indexOf(rival) + 1];
  if (!won) return above ? `Beat ${rival.name} to meet ${above.name}.` : "";
  const next = nextRival([...beaten, rival.bot]);
  if (!next) return "You have beaten everybody on the ladder.";
  return `You beat ${rival.name}. Next on the ladder: ${next.name}.`;
}

/** What a bot is called at the table. */
export const botName = (bot: string): string => rivalOf(bot)?.name ?? plainName(bot);

/** The name at a bot's seat, where it says no more than which bot it is: "Bold 2" is Rocco 2. */
export function nameAt(name: string, bot: string): string {
  const plain = plainName(bot);
  return name === plain || name.startsWith(`${plain} `)
    ? botName(bot) + name.slice(plain.length)
    : name;
}
