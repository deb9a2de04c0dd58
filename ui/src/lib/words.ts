/** What happened, in plain words: events of the room and of the game, turned into sentences. */

import { about, say, type Fields } from "../language/messages.ts";
import { listed, plainName } from "./format.ts";
import { nameAt } from "./rivals.ts";
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
/** Whose device it is that has this name in the dice. */
export type DeviceOf = (device: string) => string;

type Played = Extract<Event, { kind: "throw" | "keep" | "bank" | "points" | "offer" | "forfeit" }>;

const ACTS: Partial<Record<Event["kind"], string>> = {
  throw: "Threw",
  keep: "Kept",
  forfeit: "WentSilent",
};

/** The log line for an event; null if it needs none. */
export function tell(
  event: Event,
  name: NameOf,
  who: DeviceOf = () => say("device-any"),
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
      return { text: say("log-undone"), tone: "plain" };
    case "over":
      return win(event.winners, event.scores, name);
    case "start":
      return { ...filled("Started", {}, [name(event.first)]), tone: "aside" };
    case "seat":
      if (event.bot)
        return aside(
          say("log-bot", {
            player: nameAt(event.name ?? plainName(event.bot), event.bot),
            seat: event.seat + 1,
          }),
        );
      if (event.name) {
        // A person who gave no name is spoken of by the seat.
        const joined = /^Player \d+$/.test(event.name) ? name(event.seat) : event.name;
        return aside(say("log-seat", { ...about(joined), seat: event.seat + 1 }));
      }
      return aside(say("log-open", { seat: event.seat + 1 }));
    case "call":
      return aside(
        event.seat < 0 ? say("log-call-host") : say("log-call", about(name(event.seat))),
      );
    case "back":
      return aside(
        event.seat < 0 ? say("log-back-host") : say("came-back", about(name(event.seat))),
      );
    case "host":
      return aside(say("log-host", about(name(event.seat))));
    case "dice":
      return silence(event.entry, who);
  }
}

/** Whose devices a roll was made without; what devices say at every roll goes without saying. */
function silence([word, , silent]: readonly unknown[], who: DeviceOf): Line | null {
  if (word !== "void") return null;
  return aside(say("log-silent", { device: listed((silent as string[]).map(who)) }));
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

/** The sentence of a kind of event, as greed.core.sentences chooses it. */
export function filled(kind: string, fields: Fields, names: readonly string[]): Line {
  const [message, tone] = SENTENCES[kind]!.find(([, , when]) => !when || fields[when])!;
  const text = say(message, { ...fields, ...about(...names) });
  return { text, tone: tone === "big" ? "good" : tone };
}

type Named = Pick<Advised, "move" | "then">;

/** A move as the coach or a review names it. */
export const advised = (move: Named): string => capital(inSentence(move));

/** The same in the middle of a sentence. */
export function inSentence(move: Named): string {
  const words = spoken(move.move);
  const [kind] = move.move.split(" ");
  if (kind === "accept" || kind === "decline") return say(`choose-${kind}`);
  return move.then ? say("advice-then", { move: words, rest: spoken(move.then) }) : words;
}

/** A move as people say it inside a sentence. */
export function spoken(move: string): string {
  const [kind, ...dice] = move.split(" ");
  return kind === "points" ? move : say(`move-${kind}`, { dice });
}

export const capital = (text: string): string => text[0]!.toUpperCase() + text.slice(1);

export function winners(seats: readonly number[], name: NameOf): string {
  return say("winners", about(...seats.map(name)));
}

const aside = (text: string): Line => ({ text, tone: "aside" });
