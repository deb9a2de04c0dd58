/** Ratings by fingerprint: those that a screen asks for in one moment are asked for together. */

import * as api from "./api.ts";
import type { PlayerRating } from "./protocol.ts";

const FRESH = 60_000;
const known = new Map<string, { at: number; found: Promise<PlayerRating | null> }>();
let asked: Map<string, (found: PlayerRating | null) => void> | null = null;

/** The rating of a player; null if there is none, or the server rates nobody. */
export async function ratingOf(fingerprint: string): Promise<PlayerRating | null> {
  if (!(await api.serverInfo()).ratings) return null;
  const before = known.get(fingerprint);
  if (before && Date.now() - before.at < FRESH) return before.found;
  const found = new Promise<PlayerRating | null>((resolve) => {
    if (!asked) {
      asked = new Map();
      setTimeout(() => void answer());
    }
    asked.set(fingerprint, resolve);
  });
  known.set(fingerprint, { at: Date.now(), found });
  return found;
}

async function answer(): Promise<void> {
  const waiting = asked ?? new Map();
  asked = null;
  const { players } = await api
    .ratings([...waiting.keys()].slice(0, 16))
    .catch(() => ({ players: [] as readonly PlayerRating[] }));
  for (const [fingerprint, resolve] of waiting)
    resolve(players.find((player) => player.fingerprint === fingerprint) ?? null);
}
