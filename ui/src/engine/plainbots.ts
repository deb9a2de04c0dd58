/** Bots by name, and those among them that look at one turn alone. */

import { character, threshold } from "./characters.ts";
import { legalMoves } from "./game.ts";
import type { Opened } from "./pack.ts";
import type { Move, PackBot, Random, State } from "./types.ts";

const LEVELS = 9;
const PERCENT = 100;
const KINDS = ["random", "bold", "cautious", "threshold", "maximiser", "optimal", "level"];

/** A bot, and the number behind its name; null where there is none. */
interface Named {
  readonly kind: string;
  readonly number: number | null;
  readonly data: Readonly<Record<string, number | string>>;
}

/** How likely the bots of some kinds are to take each legal move. */
export type Deciders = Readonly<
  Record<string, (pack: Opened, state: State, bot: Named) => ReadonlyMap<Move, number>>
>;

export const PLAIN: Deciders = {
  random(pack, state) {
    const moves = legalMoves(pack, state);
    return new Map(moves.map((move) => [move, 1 / moves.length]));
  },
  bold: (pack, state, { data }) => sure(character(pack, state, share(data["fear"]))),
  cautious: (pack, state, { data }) => sure(character(pack, state, share(data["fear"]))),
  threshold: (pack, state, { data, number }) =>
    sure(threshold(pack, state, number ?? Number(data["points"]))),
};

/** The bots of a pack that this engine knows, in the order of the pack. */
export function bots(pack: Opened): readonly PackBot[] {
  return Object.entries(pack.file.bots ?? {})
    .filter(([name]) => KINDS.includes(name))
    .map(([name, { about }]) => ({ name, about }));
}

/** Whether a bot by this name looks at one turn alone. */
export function isPlain(bot: string): boolean {
  return Object.hasOwn(PLAIN, bot.split(":", 1)[0]!);
}

/** How likely a bot is to take each legal move; moves that it never takes are missing. */
export function likelyOf(
  deciders: Deciders,
  pack: Opened,
  bot: string,
  state: State,
): ReadonlyMap<Move, number> {
  const named = parsed(pack, bot);
  const moves = legalMoves(pack, state);
  if (!moves.length) throw new RangeError("nobody has to move now");
  if (moves.length === 1) return sure(moves[0]!);
  return deciders[named.kind]!(pack, state, named);
}

/** One of the moves, drawn by their chances. */
export function drawn(chances: ReadonlyMap<Move, number>, random: Random): Move {
  if (chances.size === 1) return chances.keys().next().value!;
  let left = random();
  let last = "";
  for (const [move, chance] of chances) {
    last = move;
    left -= chance;
    if (left < 0) break;
  }
  return last;
}

export function sure(move: Move): ReadonlyMap<Move, number> {
  return new Map([[move, 1]]);
}

export function share(percent: unknown): number {
  return Number(percent) / PERCENT;
}

function parsed(pack: Opened, bot: string): Named {
  const [kind = "", parameter, ...rest] = bot.split(":");
  const data = kind === "random" ? {} : pack.file.bots?.[kind];
  const number = parameter ? Number(parameter) : null;
  const most = kind === "threshold" ? Infinity : kind === "level" ? LEVELS : -1;
  const fits = number === null || (/^\d+$/.test(parameter!) && number <= most);
  const zero = kind === "level" && number === 0;
  if (!data || !KINDS.includes(kind) || rest.length || !fits || zero)
    throw new RangeError(`there is no bot "${bot}"`);
  return { kind, number, data };
}
