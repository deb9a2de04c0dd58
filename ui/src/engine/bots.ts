/** The bots that a pack can play, by name. */

import { character, threshold } from "./characters.ts";
import { legalMoves } from "./game.ts";
import { maximiser } from "./greedy.ts";
import type { Opened } from "./pack.ts";
import { chances, drawn, optimal } from "./solved.ts";
import type { Move, PackBot, Random, State } from "./types.ts";

const LEVELS = 9;
const TEMPER = { loud: 1.5, quieter: 0.55 };
const FEARS: Readonly<Record<string, number>> = { bold: 0.6, cautious: 1.7 };
const ABOUT: Readonly<Record<string, string>> = {
  random: "Picks a random legal move.",
  threshold: "Banks once the turn reaches a number of points, e.g. threshold:300.",
  bold: "Takes risks: rolls when others would bank, and takes over if the odds are good.",
  cautious: "Plays it safe: minds a loss nearly twice as much as it enjoys a gain.",
  maximiser: "Gets the most points per turn on average.",
  level: "Makes small mistakes: level:1 many, level:9 hardly any.",
  optimal: "Plays perfectly against one opponent, nearly so against more.",
};

export function bots(pack: Opened): readonly PackBot[] {
  const names = Object.keys(ABOUT).filter((name) => pack.file.graphs || !needsGraphs(name));
  return names.map((name) => ({ name, about: ABOUT[name]! }));
}

function needsGraphs(name: string): boolean {
  return ["maximiser", "level", "optimal"].includes(name);
}

/** The move of a bot by name. Throws RangeError for a name that isn't one. */
export function choose(pack: Opened, bot: string, state: State, random: Random): Move {
  const decide = decider(bot);
  const moves = legalMoves(pack, state);
  if (!moves.length) throw new RangeError("nobody has to move now");
  return moves.length === 1 ? moves[0]! : decide(pack, state, random);
}

/** How likely a bot is to take each legal move. */
export function likely(pack: Opened, bot: string, state: State): ReadonlyMap<Move, number> {
  const [kind, level] = parsed(bot);
  const moves = legalMoves(pack, state);
  if (kind === "random") return new Map(moves.map((move) => [move, 1 / moves.length]));
  if (kind === "level") return chances(pack, state, level || 5, TEMPER);
  return new Map([[choose(pack, bot, state, () => 0), 1]]);
}

type Decide = (pack: Opened, state: State, random: Random) => Move;

function decider(bot: string): Decide {
  const [kind, number] = parsed(bot);
  switch (kind) {
    case "random":
    case "level":
      return (pack, state, random) => drawn(likely(pack, bot, state), random);
    case "threshold":
      return (pack, state) => threshold(pack, state, number || 300);
    case "maximiser":
      return maximiser;
    case "optimal":
      return optimal;
    default:
      return (pack, state) => character(pack, state, FEARS[kind]!);
  }
}

/** A name and the number behind it; 0 if there is none. */
function parsed(bot: string): [kind: string, number: number] {
  const [kind = "", parameter = "", ...rest] = bot.split(":");
  const number = Number(parameter || 0);
  const known = Object.hasOwn(ABOUT, kind) && !rest.length && Number.isInteger(number);
  const fits =
    kind === "threshold"
      ? number >= 0
      : kind === "level"
        ? parameter === "" || (number >= 1 && number <= LEVELS)
        : parameter === "";
  if (!known || !fits) throw new RangeError(`there is no bot "${bot}"`);
  return [kind, number];
}
