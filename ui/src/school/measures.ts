/** How well somebody played, apart from how lucky they were: the twin of `greed.coach.measures`. */

import * as engine from "../engine/index.ts";
import type { Decision, Pack, PlayEvent, Review, State } from "../engine/types.ts";
import { kindOf, KINDS, stageOf, STAGES, type Kind, type Stage } from "./situations.ts";

/** A smaller loss than this is within the error of a solution: such a move counts as best. */
const BEST = 1e-6;

/** How well some decisions were made; `pr` and `accuracy` are null without any. */
export interface Score {
  readonly decisions: number;
  readonly loss: number;
  readonly pr: number | null;
  readonly accuracy: number | null;
}

export function score(losses: readonly number[]): Score {
  const decisions = losses.length;
  const loss = losses.reduce((sum, each) => sum + each, 0);
  if (!decisions) return { decisions, loss, pr: null, accuracy: null };
  const best = losses.filter((each) => each < BEST).length;
  return { decisions, loss, pr: (1000 * loss) / decisions, accuracy: best / decisions };
}

/** One seat's game: fair + opening + luck − loss + gifts + drift = result; docs/measures.md explains it. */
export interface Skill {
  readonly fair: number;
  readonly opening: number;
  readonly luck: number;
  readonly loss: number;
  readonly gifts: number;
  readonly drift: number;
  readonly result: number;
  readonly luck_adjusted: number;
  readonly score: Score;
  readonly by_stage: Readonly<Partial<Record<Stage, Score>>>;
  readonly by_kind: Readonly<Partial<Record<Kind, Score>>>;
}

/** A decision, and where in the game it was made; `round` counts the seat's own turns from 1. */
export interface Placed extends Decision {
  readonly stage: Stage;
  readonly kind: Kind;
  readonly round: number;
}

/** A reviewed game's decisions with their places. */
export function placed(
  pack: Pack,
  states: readonly State[],
  events: readonly PlayEvent[],
  { decisions }: Review,
): Placed[] {
  const rounds = roundsOf(states, events);
  return decisions.map((decision) => {
    const before = states[decision.event - 1]!;
    const [stage, kind] = [stageOf(pack, before), kindOf(before)];
    return { ...decision, stage, kind, round: rounds[decision.event - 1]! };
  });
}

/** By event: which of its seat's own turns it belongs to, from 1. */
export function roundsOf(states: readonly State[], events: readonly PlayEvent[]): number[] {
  const count = states.at(-1)!.scores.map(() => 0);
  let begins = true;
  return events.map((event, at) => {
    const { seat } = states[at]!;
    if (begins) count[seat]! += 1;
    begins = engine.endsTurn(states[at]!, event, states[at + 1]!);
    return count[seat]!;
  });
}

/** Luck and skill of every seat in a reviewed game. */
export function skills({ accounts }: Review, decisions: readonly Placed[]): Skill[] {
  const fair = 1 / accounts.length;
  return accounts.map(({ start, end, luck, errors, gifts, drift }, seat) => {
    const own = decisions.filter((each) => each.seat === seat);
    const part = <K extends "stage" | "kind">(by: K, names: readonly Placed[K][]) =>
      Object.fromEntries(
        names
          .map((name) => [name, score(costs(own.filter((each) => each[by] === name)))] as const)
          .filter(([, scored]) => scored.decisions),
      );
    return {
      ...{ fair, opening: start - fair, luck, loss: errors, gifts, drift, result: end },
      luck_adjusted: fair - errors + gifts,
      score: score(costs(own)),
      by_stage: part("stage", STAGES),
      by_kind: part("kind", KINDS),
    };
  });
}

const costs = (decisions: readonly Decision[]): number[] => decisions.map(({ cost }) => cost);
