/** What many games say about a player: derived from their records whenever it is asked for. */

import { percentOf } from "../language/messages.ts";
import * as engine from "../engine/whole.ts";
import type { Beginning, Pack, PlayEvent } from "../engine/types.ts";
import { placed, skills, type Skill } from "./measures.ts";

/** Most seats for separating luck from skill: with more it takes too long. */
export const MOST = 4;

/** One game in figures, by seat. */
export interface Figures {
  readonly players: readonly string[];
  readonly scores: readonly number[];
  /** The share of the win: 1, 0, or a part of a shared one; null while the game isn't over. */
  readonly shares: readonly number[] | null;
  /** The most points that a turn banked. */
  readonly bestTurns: readonly number[];
  /** Luck and skill; null without win probabilities, or among too many. */
  readonly skills: readonly Skill[] | null;
  /** The numbers are estimates, as among more than two. */
  readonly caveat: string;
}

export function figuresOf(
  pack: Pack,
  players: readonly string[],
  from: Beginning,
  events: readonly PlayEvent[],
): Figures {
  const states = engine.replay(pack, players.length, from, events);
  const last = states.at(-1)!;
  const won = (seat: number): number => (last.winners.includes(seat) ? 1 / last.winners.length : 0);
  const bestTurns = players.map((_, seat) =>
    states.reduce((most, { scores }, at) => {
      const before = states[at - 1]?.scores[seat] ?? 0;
      return Math.max(most, (scores[seat] ?? 0) - before);
    }, 0),
  );
  // Drift moves nobody's loss, and takes long to separate from luck.
  const review =
    players.length <= MOST ? engine.review(pack, players.length, from, events, false) : null;
  return {
    players,
    scores: last.scores,
    shares: last.phase === "over" ? players.map((_, seat) => won(seat)) : null,
    bestTurns,
    skills: review && skills(review, placed(pack, states, events, review)),
    caveat: review?.caveat ?? "",
  };
}

/** How well one player played: the means and ratios of `greed.coach.performances`. */
export interface Performance {
  readonly player: string;
  readonly games: number;
  /** Games won, a shared win being its part. */
  readonly result: number;
  /** Of the games with win probabilities; null without any. */
  readonly pr: number | null;
  readonly loss: number | null;
  readonly luck_adjusted: number | null;
  readonly judged: number;
  readonly decisions: number;
  readonly bestTurn: number;
}

/** One game from the side of one seat. */
interface Side {
  readonly share: number;
  readonly skill: Skill | null;
  readonly bestTurn: number;
}

function sides(games: readonly Figures[], is: (player: string) => boolean): Side[] {
  return games.flatMap(({ players, shares, skills: each, bestTurns }) =>
    players.flatMap((player, seat) =>
      shares && is(player)
        ? [{ share: shares[seat]!, skill: each?.[seat] ?? null, bestTurn: bestTurns[seat]! }]
        : [],
    ),
  );
}

/** The performance of the players that are meant. */
export function performance(
  games: readonly Figures[],
  is: (player: string) => boolean,
): Omit<Performance, "player"> {
  const played = sides(games, is);
  const judged = played.flatMap(({ skill }) => (skill ? [skill] : []));
  const sum = (values: readonly number[]): number => values.reduce((all, each) => all + each, 0);
  const mean = (values: readonly number[]): number | null =>
    values.length ? sum(values) / values.length : null;
  const decisions = sum(judged.map(({ score }) => score.decisions));
  const loss = sum(judged.map(({ score }) => score.loss));
  return {
    games: played.length,
    result: mean(played.map(({ share }) => share)) ?? 0,
    pr: decisions ? (1000 * loss) / decisions : null,
    loss: judged.length ? loss / judged.length : null,
    luck_adjusted: mean(judged.map(({ luck_adjusted }) => luck_adjusted)),
    judged: judged.length,
    decisions,
    bestTurn: Math.max(0, ...played.map(({ bestTurn }) => bestTurn)),
  };
}

/** What the dice gave or took in an average game, as a part of a win. */
export function luck({ result, luck_adjusted }: Omit<Performance, "player">): string {
  if (luck_adjusted === null) return "–";
  const given = Math.round(100 * (result - luck_adjusted));
  return `${given < 0 ? "−" : given ? "+" : ""}${percentOf(`${Math.abs(given)}`)}`;
}

/** How much of the chance to win an average choice gives away; a PR is a thousand times that. */
export function lostAChoice(pr: number | null): string {
  return pr === null ? "–" : percentOf((pr / 10).toFixed(2));
}
