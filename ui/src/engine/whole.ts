/**
 * The whole engine: the rules, and what choices are worth, bots, reviews and records. Together they
 * are `Engine` in types.ts. The first throw needs the rules alone, so those who play fetch this later.
 */

import * as apart from "./apart.ts";
import * as bots_ from "./bots.ts";
import { duelOf } from "./duel.ts";
import { opened } from "./pack.ts";
import * as people from "./people.ts";
import * as prices_ from "./prices.ts";
import * as reading from "./reading.ts";
import * as records from "./records.ts";
import * as review_ from "./review.ts";
import * as setup from "./setup.ts";
import { trioOf } from "./trio.ts";
import type { Beginning, Headers, Move, Pack, PlayEvent } from "./types.ts";
import type { Prices, Random, Recorded, Review, State } from "./types.ts";

export * from "./index.ts";

/** The same pack with the win probabilities of a file of their own. */
export function withValues(pack: Pack, bytes: Uint8Array<ArrayBuffer>): Promise<Pack> {
  return apart.withValues(opened(pack), bytes);
}

export function worth(pack: Pack, state: State): readonly number[] | null {
  return prices_.worth(opened(pack), state);
}

export function prices(pack: Pack, state: State): Prices {
  return prices_.prices(opened(pack), state);
}

/** Work out what the next exact answers about a state need, so that they come at once. */
export function prepare(pack: Pack, state: State): void {
  const { state: left, seats } = people.present(state);
  if (seats.length === 2) opened(pack).once(duelOf)?.prepare(left);
  if (seats.length === 3) opened(pack).once(trioOf)?.prepare(left);
}

/** Whether what states are worth among this many players is exact, rather than an estimate. */
export function exact(pack: Pack, seats: number): boolean {
  return prices_.exact(opened(pack), seats);
}

export function choose(pack: Pack, bot: string, state: State, random: Random): Move {
  return bots_.choose(opened(pack), bot, state, random);
}

/** How likely a bot is to take each legal move. */
export function likely(pack: Pack, bot: string, state: State): ReadonlyMap<Move, number> {
  return bots_.likely(opened(pack), bot, state);
}

export function review(
  pack: Pack,
  seats: number,
  from: Beginning,
  events: readonly PlayEvent[],
  drift = true,
): Review | null {
  return review_.review(opened(pack), seats, from, events, drift);
}

/** A game as JSON Lines; `proof`: what lets others verify its dice, line by line. */
export function writeRecord(
  pack: Pack,
  headers: Headers,
  events: readonly PlayEvent[],
  proof: readonly string[] = [],
): string {
  return records.writeRecord(opened(pack), headers, events, proof);
}

export function writeText(pack: Pack, headers: Headers, events: readonly PlayEvent[]): string {
  return records.writeText(opened(pack), headers, events);
}

export function readRecord(pack: Pack, text: string): Recorded {
  return reading.readRecord(opened(pack), text);
}

export function plainHand(pack: Pack, dice: number): number | null {
  return setup.plainHand(opened(pack), dice);
}

export function offeredHand(pack: Pack, id: number): number | null {
  return setup.offeredHand(opened(pack), id);
}

export function endsAtTarget(pack: Pack): boolean {
  return setup.endsAtTarget(opened(pack));
}

export function leastPoints(pack: Pack, standing: State["standing"][number], id: number): number {
  return setup.leastPoints(opened(pack), standing, id);
}

export function unitOf(pack: Pack): number | null {
  return setup.unitOf(opened(pack));
}
