/** What happened, in plain words: events of the room and of the game, turned into sentences. */

import { listed, plural, points } from "./format.ts";
import type { Advised, GameEvent } from "./protocol.ts";
import type { Event } from "./told.ts";
import { SENTENCES } from "./wording.ts";

/** good: points are safe or dice are hot. bad: points are lost. aside: about people, not play. */
export type Tone = "plain" | "good" | "bad" | "aside";

export interface Line {
  text: string;
  tone: Tone;
}

export type NameOf = (seat: number) => string;

export type Fields = Readonly<Record<string, unknown>>;
type Played = Extract<Event, { kind: "throw" | "keep" | "bank" | "points" | "offer" | "forfeit" }>;

const ACTS: Partial<Record<Event["kind"], string>> = {
  throw: "Threw",
  keep: "Kept",
  forfeit: "WentSilent",
};
const FIELD = /\{(\w+)(?:([:|])(\w+))?\}/g;

/** The log line for an event; null if it needs none. */
export function tell(
  event: Event,
  name: NameOf,
  who: NameOf = (device) => `device ${device}`,
): Line | null {
  switch (event.kind) {
    case "throw":
    case "keep":
    case "bank":
    case "points":
    case "offer":
    case "forfeit":
      return played(event, name);
    case "people": {
      const named = event.name ?? name(event.seat);
      const lines = came(event).map((each) => filled(each.type, { ...each }, [named]));
      return aside(lines.map(({ text }) => text).join(" "));
    }
    case "roll":
      return null;
    case "undo":
      return { text: "The last entry was undone.", tone: "plain" };
    case "over":
      return win(event.winners, event.scores, name);
    case "start":
      return { ...filled("Started", {}, [name(event.first)]), tone: "aside" };
    case "seat":
      if (event.bot)
        return aside(`${event.name ?? event.bot}, a bot, plays in seat ${event.seat + 1}.`);
      if (event.name) {
        // A person who gave no name is spoken of by the seat.
        const who = /^Player \d+$/.test(event.name) ? name(event.seat) : event.name;
        return aside(`${who} took seat ${event.seat + 1}.`);
      }
      return aside(`Seat ${event.seat + 1} is open.`);
    case "call":
      return aside(
        event.seat < 0
          ? "The host was called: still there?"
          : `${name(event.seat)} was called: still there?`,
      );
    case "back":
      return aside(event.seat < 0 ? "The host is back." : `${name(event.seat)} is back.`);
    case "host":
      return aside(`${name(event.seat)} is the host now.`);
    case "warn":
      return aside(`${who(event.device)} is being waited for: the game may soon go on without it.`);
    case "reopen":
      return aside("The start was called off. Everything will be drawn again.");
    case "device":
      return movedOn(event, who);
  }
}

/** What devices say about each other; what they say at every roll goes without saying. */
function movedOn(event: Extract<Event, { kind: "device" }>, who: NameOf): Line | null {
  switch (event.what) {
    case "renew":
      return aside(`${who(event.device)} carries on with a new key.`);
    case "over":
      return aside(
        `${who(event.by)} wants to go on without ${who(event.device)}, which has gone silent.`,
      );
    default:
      return null;
  }
}

/** What a seat did and what became of it; the last thing that matters gives the line its tone. */
function played(event: Played, name: NameOf): Line {
  const lines = came(event).map((each) => filled(each.type, { ...each }, [name(each.seat)]));
  const act = ACTS[event.kind];
  if (act) lines.unshift(filled(act, { ...event }, [name(event.seat)]));
  const tone = lines.findLast((line) => line.tone !== "plain")?.tone ?? "plain";
  return { text: lines.map((line) => line.text).join(" "), tone };
}

/** What an event came to; who has won is told by itself. */
function came({ came_to = [] }: Pick<Played, "came_to">): Exclude<GameEvent, { type: "Won" }>[] {
  return came_to.filter((each) => each.type !== "Won");
}

function win(seats: readonly number[], scores: readonly number[], name: NameOf): Line {
  return filled("Won", { score: scores[seats[0]!] }, seats.map(name));
}

/** A template with its fields filled in, as greed.core.sentences fills them. */
export function filled(kind: string, fields: Fields, names: readonly string[]): Line {
  const template = SENTENCES[kind]!.find((each) => !each.when || fields[each.when])!;
  const tone = template.tone === "big" ? "good" : (template.tone ?? "plain");
  return { text: fill(template.text, fields, names), tone };
}

/** A text with its fields filled in. */
export function fill(text: string, fields: Fields, names: readonly string[] = []): string {
  const together = names.join(" and ");
  const baseForm = names.length > 1 || together === "You";
  return text.replace(FIELD, (_, key: string, sort?: string, other?: string) => {
    if (sort === "|") return baseForm ? other! : key;
    if (key === "player" || key === "players") return together;
    return sort ? plural(fields[key] as number, other!) : shown(fields[key]);
  });
}

function shown(value: unknown): string {
  if (Array.isArray(value)) return value.join(" ");
  return typeof value === "number" ? points(value) : String(value);
}

/** A move as the coach or a review names it. */
export function advised(move: Pick<Advised, "move" | "then">): string {
  const [word = "", ...faces] = move.move.split(" ");
  switch (word) {
    case "keep": {
      const then = move.then ? `, then ${move.then}` : "";
      return `Keep ${faces.join(" ")}${then}`;
    }
    case "accept":
      return "Take over";
    case "decline":
      return "Start fresh";
    default:
      return word[0]?.toUpperCase() + word.slice(1);
  }
}

export function winners(seats: readonly number[], name: NameOf): string {
  const names = seats.map(name);
  return names[0] === "You" && names.length === 1
    ? "You win!"
    : `${listed(names)} ${names.length > 1 ? "win together" : "wins"}.`;
}

const aside = (text: string): Line => ({ text, tone: "aside" });
