/** Numbers and lists as people write them. */

import { number as points, percentOf, say } from "../language/messages.ts";
import type { Part } from "./game.ts";

export { decimal, number as points, listed } from "../language/messages.ts";

/** What people call a set: "three 2s". */
export function setName({ kind, dice }: Part): string {
  const fields = { face: dice[0]!, count: dice.length, dice: dice.join("-") };
  return say(`set-${kind.replace(" ", "-")}`, fields);
}

export function signed(value: number): string {
  const rounded = Math.round(value);
  return `${rounded > 0 ? "+" : rounded < 0 ? "−" : "±"}${points(Math.abs(rounded))}`;
}

/** A chance in whole percent; never 0 or 100 for something that can go either way. */
export function percent(chance: number): string {
  if (chance <= 0 || chance >= 1) return percentOf(chance <= 0 ? "0" : "100");
  return percentOf(`${Math.min(99, Math.max(1, Math.round(chance * 100)))}`);
}

/** A result in whole percent, which without luck may be under 0 or over 100; a dash for none. */
export function result(share: number | null): string {
  if (share === null) return "–";
  const shown = Math.round(100 * share);
  return `${shown < 0 ? "−" : ""}${percentOf(`${Math.abs(shown)}`)}`;
}

/** A chance in percent with one digit after the point; never 0 or 100 where it can go either way. */
export function fine(chance: number): string {
  if (chance <= 0 || chance >= 1) return percentOf(chance <= 0 ? "0" : "100");
  return percentOf(Math.min(99.9, Math.max(0.1, chance * 100)).toFixed(1));
}

/** A chance in percent as the coach says it, with a digit more where it is small. */
export function precise(chance: number): string {
  return percentOf((100 * chance).toFixed(chance >= 0.001 || chance === 0 ? 1 : 2));
}

/** Of √(p(1 − p)): as wide as `greed.coach.judge` has it. */
const WIDTH = 0.1;

/** From where to where the exact chance is, most likely, if an estimate says this. */
function likelyRange(chance: number): [low: number, high: number] {
  const off = WIDTH * Math.sqrt(Math.max(chance * (1 - chance), 0));
  return [Math.max(chance - off, 0), Math.min(chance + off, 1)];
}

/** An estimated chance as a range in whole percent. */
export function spread(chance: number): string {
  const [low, high] = likelyRange(chance).map((end) => Math.floor(100 * end + 0.5)) as [
    number,
    number,
  ];
  if (low < high) return say("spread", { low, high });
  if (high === 0 && chance > 0) return say("spread-under", { n: percentOf("1") });
  return low === 100 && chance < 1
    ? say("spread-over", { n: percentOf("99") })
    : percentOf(`${low}`);
}

/** A change of a chance with its sign, and one digit after the point. */
export function change(chance: number): string {
  const shown = (Math.abs(chance) * 100).toFixed(1);
  return `${shown === "0.0" ? "±" : chance > 0 ? "+" : "−"}${percentOf(shown)}`;
}

/** How many games a choice loses that costs a share of the wins: "one game in 22". */
export function gamesIn(cost: number): string {
  return cost < 0.4
    ? say("games-one-in", { n: Math.round(1 / cost) })
    : say("games-in-ten", { n: Math.round(10 * cost) });
}

export function plural(count: number, word: string): string {
  return say(word === "die" ? "dice" : `count-${word.replace(" ", "-")}`, { n: count });
}

export function sentence(text: string): string {
  if (!text) return text;
  const first = text[0]!.toUpperCase() + text.slice(1);
  return /[.!?…]$/.test(first) ? first : `${first}.`;
}

/** How rules are named to the device: house rules, which have no name, by their hash. */
export function rulesIn({ name, hash }: { name: string; hash: string }): string {
  return name || hash;
}

/** What a bot is called in a record and on a server: "Bold", "Level 9". */
export function plainName(bot: string): string {
  const [kind = "", setting] = bot.split(":");
  return [kind[0]!.toUpperCase() + kind.slice(1), ...(setting ? [setting] : [])].join(" ");
}

/** A name that is too long for its place, with an ellipsis. */
export function clipped(name: string, most: number): string {
  const letters = [...name];
  return letters.length > most
    ? `${letters
        .slice(0, most - 1)
        .join("")
        .trimEnd()}…`
    : name;
}

/** How bots are listed everywhere: those on the ladder first. */
const BOTS = ["random", "threshold", "bold", "maximiser", "optimal", "level", "card", "cautious"];

export function inBotOrder<T extends { readonly name: string }>(bots: readonly T[]): T[] {
  const place = ({ name }: T): number => (BOTS.includes(name) ? BOTS.indexOf(name) : BOTS.length);
  return [...bots].sort((one, other) => place(one) - place(other));
}
