/** The bots that a pack can play, by name. */

import { character, threshold } from "./characters.ts";
import { legalMoves } from "./game.ts";
import { maximiser } from "./greedy.ts";
import { BOTS, type Opened } from "./pack.ts";
import { chances, drawn, optimal } from "./solved.ts";
import type { Move, Random, State } from "./types.ts";

const LEVELS = 9;
const PERCENT = 100;

/** A bot, and the number behind its name; null where there is none. */
interface Named {
  readonly kind: string;
  readonly number: number | null;
  readonly data: Readonly<Record<string, number | string>>;
}

/** The move of a bot by name, such as "bold" or "level:3". Throws RangeError for any other name. */
export function choose(pack: Opened, bot: string, state: State, random: Random): Move {
  const found = likely(pack, bot, state);
  return found.size === 1 ? found.keys().next().value! : drawn(found, random);
}

/** How likely a bot is to take each legal move; moves that it never takes are missing. */
export function likely(pack: Opened, bot: string, state: State): ReadonlyMap<Move, number> {
  const named = parsed(pack, bot);
  const moves = legalMoves(pack, state);
  if (!moves.length) throw new RangeError("nobody has to move now");
  if (moves.length === 1) return sure(moves[0]!);
  return DECIDERS[named.kind]!(pack, state, named);
}

const DECIDERS: Readonly<
  Record<string, (pack: Opened, state: State, bot: Named) => ReadonlyMap<Move, number>>
> = {
  random(pack, state) {
    const moves = legalMoves(pack, state);
    return new Map(moves.map((move) => [move, 1 / moves.length]));
  },
  bold: (pack, state, { data }) => sure(character(pack, state, share(data["fear"]))),
  cautious: (pack, state, { data }) => sure(character(pack, state, share(data["fear"]))),
  threshold: (pack, state, { data, number }) =>
    sure(threshold(pack, state, number ?? Number(data["points"]))),
  maximiser: (pack, state) => sure(maximiser(pack, state)),
  optimal: (pack, state) => sure(optimal(pack, state)),
  level: (pack, state, { data, number }) =>
    chances(pack, state, number ?? 5, {
      loudest: share(data["loudest"]),
      quieter: share(data["quieter"]),
    }),
};

function sure(move: Move): ReadonlyMap<Move, number> {
  return new Map([[move, 1]]);
}

function share(percent: unknown): number {
  return Number(percent) / PERCENT;
}

function parsed(pack: Opened, bot: string): Named {
  const [kind = "", parameter, ...rest] = bot.split(":");
  const data = kind === "random" ? {} : pack.file.bots?.[kind];
  const number = parameter ? Number(parameter) : null;
  const most = kind === "threshold" ? Infinity : kind === "level" ? LEVELS : -1;
  const fits = number === null || (/^\d+$/.test(parameter!) && number <= most);
  const zero = kind === "level" && number === 0;
  if (!data || !BOTS.includes(kind) || rest.length || !fits || zero)
    throw new RangeError(`there is no bot "${bot}"`);
  return { kind, number, data };
}
