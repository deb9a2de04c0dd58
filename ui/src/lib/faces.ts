/** Faces, put together from a few parts that are all drawn by one hand (`components/Face`). */

import { rivalOf } from "./rivals.ts";

export type Hair = "bun" | "curls" | "short" | "long" | "bald" | "hood" | "spikes" | "bob" | "hat";
export type Extra = "glasses" | "moustache" | "beard" | "monocle" | "earring" | "freckles" | "gem";

export interface Looks {
  readonly skin: string;
  readonly hair: Hair;
  readonly tint: string;
  readonly coat: string;
  /** What is behind them. */
  readonly wall: string;
  readonly extras: readonly Extra[];
}

const looks = (
  hair: Hair,
  tint: string,
  skin: string,
  coat: string,
  wall: string,
  ...extras: Extra[]
): Looks => ({ hair, tint, skin, coat, wall, extras });

const RIVALS: Readonly<Record<string, Looks>> = {
  random: looks("spikes", "#c9682b", "#f6cfa8", "#2f7fb5", "#ffd98a", "freckles"),
  threshold: looks("bun", "#d9d6d0", "#f0c39c", "#7a3b69", "#f3b7a2", "glasses"),
  bold: looks("curls", "#2b1d16", "#d99b68", "#a3271f", "#9cc4e4", "moustache", "earring"),
  maximiser: looks("hat", "#24252b", "#eab98f", "#2f3b4c", "#9fc6ad", "monocle", "beard"),
  optimal: looks("hood", "#4a2f74", "#c58a5c", "#34205a", "#b9a5e0", "gem"),
};

const OTHERS = looks("bald", "#6b7580", "#b9c4cc", "#45505a", "#d5dde2", "glasses");

/** What people can look like; each has a wall of another colour, so that nobody mixes them up. */
export const PEOPLE: readonly Looks[] = [
  looks("short", "#4b2e1a", "#eec09a", "#1f5b46", "#f3c14b"),
  looks("long", "#8a3d1e", "#f7d7ba", "#1d4f91", "#a9d6c0"),
  looks("curls", "#1d1512", "#8a5a3b", "#c2562b", "#a8c8ee"),
  looks("bob", "#1c1c22", "#f0c8a0", "#8f2f5b", "#f2b6bd"),
  looks("bald", "#3a2a20", "#b97f56", "#4a5f2c", "#d9c2ee", "beard"),
  looks("spikes", "#d9a441", "#f6d5b5", "#5a3c8c", "#f7b98f", "freckles"),
  looks("bun", "#3b241a", "#a86c47", "#0f6e78", "#cfe08a", "earring"),
  looks("short", "#a8a29a", "#edc4a2", "#5d5547", "#9fd0dc", "glasses", "moustache"),
];

/** The face and the colour behind it that somebody chose, by their numbers; null: the seat's. */
export interface Worn {
  readonly face: number | null;
  readonly wall: number | null;
}

/** The face of somebody at a table: a bot's own, or one that goes with the name and the seat. */
export function faceOf(
  who: { readonly kind: string; readonly bot?: string | null; readonly name: string },
  seat: number,
  chosen: Worn | null = null,
): Looks {
  if (who.kind === "bot") return RIVALS[rivalOf(who.bot)?.bot ?? ""] ?? OTHERS;
  const person = (number: number): Looks => PEOPLE[number % PEOPLE.length]!;
  const { face = null, wall = null } = chosen ?? {};
  const worn = person(face ?? seat);
  return wall === null ? worn : { ...worn, wall: person(wall).wall };
}
