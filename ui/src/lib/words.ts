/** What happened, in plain words. The server applies the rules; this file turns events into sentences. */

import { listed, plural, points } from "./format.ts";
import type { Advised, Event } from "./protocol.ts";

/** good: points are safe or dice are hot. bad: points are lost. aside: about people, not play. */
export type Tone = "plain" | "good" | "bad" | "aside";

export interface Line {
  text: string;
  tone: Tone;
}

export type NameOf = (seat: number) => string;

/** The log line for an event; null if it needs none. */
export function tell(
  event: Event,
  name: NameOf,
  before = 0,
  who: NameOf = (device) => `device ${device}`,
): Line | null {
  switch (event.kind) {
    case "throw":
      return told(event, `${name(event.seat)} threw ${event.dice.join(" ")}`, before);
    case "keep": {
      const turn = event.turn === event.points ? "" : `, ${points(event.turn)} in this turn`;
      const kept = `${name(event.seat)} kept ${event.dice.join(" ")} for ${points(event.points)}${turn}`;
      if (event.score != null) {
        return good(`${kept}: banked, ${points(event.score)} in all, and another turn.`);
      }
      return event.hot ? good(`${kept}. Hot dice: roll them all again!`) : plain(`${kept}.`);
    }
    case "roll":
      return null;
    case "bank":
      if (event.why) return bad(`${name(event.seat)} banked nothing: ${event.why}.`);
      return good(
        `${name(event.seat)} banked ${points(event.points)}: ${points(event.score)} in all.`,
      );
    case "offer": {
      const what = `${points(event.points)} points and ${plural(event.dice, "die")}`;
      if (!event.accepted) return plain(`${name(event.seat)} passed on ${what} and starts fresh.`);
      return plain(`${name(event.seat)} took over ${what}.`);
    }
    case "undo":
      return aside("The last entry was undone.");
    case "over":
      return good(winners(event.winners, name));
    case "start":
      return aside(`${name(event.first)} goes first.`);
    case "seat":
      if (event.bot)
        return aside(`${event.name ?? event.bot}, a bot, plays in seat ${event.seat + 1}.`);
      if (event.name) return aside(`${event.name} took seat ${event.seat + 1}.`);
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
    case "forfeit": {
      const lost = event.lost ? `, ${points(event.lost)} points lost` : "";
      return bad(
        `${name(event.seat)} went silent after asking for the roll, so the turn is lost${lost}.`,
      );
    }
    case "warn":
      return aside(`${name(event.seat)} has been warned: their turn may soon be played for them.`);
    case "reopen":
      return aside("The start was called off. Everything will be drawn again.");
    case "device":
      return movedOn(event, who);
    case "ask":
    case "attempt":
    case "prepare":
    case "freeze":
    case "value":
    case "seed":
      return null;
    case "reveal":
      return aside("The secret of the dice is revealed.");
  }
}

/** What devices say about each other; what they say at every roll goes without saying. */
function movedOn(event: Extract<Event, { kind: "device" }>, who: NameOf): Line | null {
  switch (event.what) {
    case "leave":
      return aside(`${who(event.by)} lets the others roll without them.`);
    case "return":
      return aside(`${who(event.by)} is back and adds to the rolls again.`);
    case "renew":
      return aside(`${who(event.device)} carries on with a new key.`);
    case "without":
      return aside(`${who(event.by)} wants to roll without ${who(event.device)} this time.`);
    case "void":
      return aside(
        `${who(event.by)} wants to go on without ${who(event.device)}, which has gone silent.`,
      );
    default:
      return null;
  }
}

function told(event: Extract<Event, { kind: "throw" }>, threw: string, before: number): Line {
  const fell = event.score != null && event.score < before;
  const falls = fell ? ` The score falls to ${points(event.score!)}.` : "";
  switch (event.outcome) {
    case "keep":
      return plain(`${threw}.`);
    case "saved":
      return good(
        event.points
          ? `${threw}: nothing scores, which is worth ${points(event.points)}.`
          : `${threw}: nothing to keep, but the turn is saved.`,
      );
    case "missed":
      return bad(`${threw}: not enough to get on the board.${falls}`);
    case "bust": {
      const lost = event.lost ? `, ${points(event.lost)} points lost` : "";
      return bad(`${threw}: bust${lost}.${falls}`);
    }
  }
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

const plain = (text: string): Line => ({ text, tone: "plain" });
const good = (text: string): Line => ({ text, tone: "good" });
const bad = (text: string): Line => ({ text, tone: "bad" });
const aside = (text: string): Line => ({ text, tone: "aside" });
