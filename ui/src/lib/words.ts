/** What happened, in plain words. The server says what the rules made of it; here it is told. */

import { listed, plural, points } from "./format.ts";
import type { Advised, Event } from "./protocol.ts";

/** good: points are safe or dice are hot. bad: points are lost. aside: about people, not play. */
export type Tone = "plain" | "good" | "bad" | "aside";

export interface Line {
  text: string;
  tone: Tone;
}

export type NameOf = (seat: number) => string;

/** The line of the log for an event; null if it goes without saying. */
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
        return good(`${kept}: recorded, ${points(event.score)} in all, and on with another turn.`);
      }
      return event.hot ? good(`${kept}. Hot dice: all are thrown again!`) : plain(`${kept}.`);
    }
    case "roll":
      return null;
    case "bank":
      if (event.why) return bad(`${name(event.seat)} stopped without points: ${event.why}.`);
      return good(
        `${name(event.seat)} banked ${points(event.points)}: ${points(event.score)} in all.`,
      );
    case "offer": {
      const what = `${points(event.points)} points and ${plural(event.dice, "die")}`;
      if (!event.accepted) return plain(`${name(event.seat)} left ${what} and starts afresh.`);
      return plain(`${name(event.seat)} took over ${what}.`);
    }
    case "undo":
      return aside("The last entry was taken back.");
    case "over":
      return good(winners(event.winners, name));
    case "start":
      return aside(`The first turn: ${name(event.first)}.`);
    case "seat":
      if (event.bot)
        return aside(`${event.name ?? event.bot}, a bot, plays for seat ${event.seat + 1}.`);
      if (event.name) return aside(`${event.name} sat down at seat ${event.seat + 1}.`);
      return aside(`Seat ${event.seat + 1} is open.`);
    case "call":
      return aside(
        event.seat < 0 ? "The host was called." : `${name(event.seat)} was called: still there?`,
      );
    case "back":
      return aside(event.seat < 0 ? "The host is there." : `${name(event.seat)} is there.`);
    case "host":
      return aside(`${name(event.seat)} is the host now.`);
    case "forfeit": {
      const lost = event.lost ? `, ${points(event.lost)} points lost` : "";
      return bad(
        `${name(event.seat)} fell silent after the roll was called: the turn is lost${lost}.`,
      );
    }
    case "warn":
      return aside(
        `${name(event.seat)} is asked to go on: soon the turn may be played without them.`,
      );
    case "reopen":
      return aside("The start is called off. Everything is drawn again.");
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
      return aside(`${who(event.by)} lets the others roll without a value.`);
    case "return":
      return aside(`${who(event.by)} is back, and adds to the rolls again.`);
    case "renew":
      return aside(`${who(event.device)} goes on with a fresh key.`);
    case "without":
      return aside(`${who(event.by)} wants to roll without ${who(event.device)} this time.`);
    case "void":
      return aside(
        `${who(event.by)} wants to go on without ${who(event.device)}, which is silent.`,
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
          ? `${threw}: nothing scores, and that brings ${points(event.points)}.`
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
      return "Take the carryover";
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
