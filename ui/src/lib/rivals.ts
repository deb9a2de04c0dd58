/** The bots as people: who they are, how they talk, and the ladder that they stand on. */

import { say } from "../language/messages.ts";
import { plainName } from "./format.ts";

export interface Rival {
  /** The bot that plays for them. */
  readonly bot: string;
  readonly name: string;
  /** How they play, in a sentence. */
  readonly about: string;
}

/** From the one who is beaten first to the one whom hardly anybody beats. */
export const LADDER: readonly Rival[] = ["random", "threshold", "bold", "maximiser", "optimal"].map(
  (bot) => ({
    bot,
    get name() {
      return say(`rival-${bot}`);
    },
    get about() {
      return say(`rival-${bot}-about`);
    },
  }),
);

export const rivalOf = (bot: string | null | undefined): Rival | undefined =>
  LADDER.find((rival) => rival.bot === (bot === "threshold:300" ? "threshold" : bot));

/** Whom somebody has beaten, or was beaten by: of two, where one alone has won. */
export const rivalIn = (
  bots: readonly (string | null | undefined)[],
  own: number | null,
  winners: readonly number[],
): Rival | undefined =>
  own !== null && bots.length === 2 && winners.length === 1 ? rivalOf(bots[1 - own]) : undefined;

/** The one above the strongest who was beaten; undefined where nobody is above. */
export function nextRival(beaten: readonly string[]): Rival | undefined {
  return LADDER[LADDER.findLastIndex(({ bot }) => beaten.includes(bot)) + 1];
}

/** What a bot is called at the table. */
export function botName(bot: string): string {
  const [kind = "", setting] = bot.split(":");
  const rival = rivalOf(bot);
  if (rival) return rival.name;
  if (!OTHERS.includes(kind)) return plainName(bot);
  return [say(`bot-${kind}`), ...(setting ? [setting] : [])].join(" ");
}

/** How a bot plays, in a sentence; `own` where the page knows none. */
export function botAbout(bot: string, own = ""): string {
  const [kind = ""] = bot.split(":");
  return rivalOf(bot)?.about ?? (OTHERS.includes(kind) ? say(`bot-${kind}-about`) : own);
}

/** Bots that have a name in each language without being somebody. */
const OTHERS = ["threshold", "level", "card", "cautious"];

/** The name at a bot's seat, where it says no more than which bot it is: "Bold 2" is Rocco 2. */
export function nameAt(name: string, bot: string): string {
  const plain = plainName(bot);
  return name === plain || name.startsWith(`${plain} `)
    ? botName(bot) + name.slice(plain.length)
    : name;
}
