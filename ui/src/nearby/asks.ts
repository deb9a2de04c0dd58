/** What other phones may ask for, read strictly: they may send anything. */

import type { Paper } from "../lib/link.ts";
import type { Ask } from "../lib/protocol.ts";
import { isNumber, isOneOf, isShape, isText, type Is } from "../lib/shapes.ts";
import { Refusal } from "./refusal.ts";

/** What can be asked of a table between phones. */
export type Wanted =
  Exclude<Ask, { do: "why" | "lefts" | "host" | "list" | "advise" | "review" }> | Paper;

const LONGEST_NAME = 24;
/** As on a server: nothing that markup or code begins with, nothing that doesn't show. */
const MARKUP = /[<>"`\\{}]/g;
const HIDDEN = /[\p{C}\p{Zl}\p{Zp}]/u;

const whole: Is<number> = (value): value is number =>
  isNumber(value) && Number.isInteger(value) && value >= 0;
const text: Is<string> = (value): value is string => isText(value) && value.length <= 128;
const like =
  (form: RegExp): Is<string> =>
  (value): value is string =>
    isText(value) && form.test(value);
const perhaps =
  <T>(is: Is<T>): Is<T | null | undefined> =>
  (value): value is T | null | undefined =>
    value == null || is(value);

const device = like(/^[!-~]{1,64}$/);
const hash = like(/^[0-9a-f]{64}$/);

const FORMS: Record<Wanted["do"], Is<object>> = {
  sit: isShape({ name: isText, seat: perhaps(whole) }),
  stand: isShape({ seat: whole }),
  bot: isShape({ seat: whole, bot: text }),
  name: isShape({ seat: whole, name: isText }),
  start: isShape({}),
  move: isShape({
    ...{ move: text, ply: whole, then: perhaps(isOneOf("roll", "bank")) },
    ...{ id: perhaps(text), seat: perhaps(whole) },
  }),
  skip: isShape({ ply: whole }),
  call: isShape({ seat: whole }),
  abandon: isShape({}),
  rematch: isShape({}),
  seal: isShape({ game: text, device, anchor: hash }),
  open: isShape({ k: whole, device, link: hash }),
  react: isShape({ what: isOneOf("smile", "wow", "sad", "heart", "thumb", "luck") }),
  read: isShape({ what: isOneOf("pack", "record", "sheet") }),
};

/** What a phone has sent, if it can be asked for. */
export function read(sent: unknown): Wanted {
  const { do: what } = Object(sent) as { do?: unknown };
  if (!isText(what) || !Object.hasOwn(FORMS, what))
    throw new Refusal("bad_request", "a table between phones has nothing like that");
  if (!FORMS[what as Wanted["do"]](sent))
    throw new Refusal("bad_request", `this is not of the form of ${what}`);
  return sent as Wanted;
}

/** Tokens that may open seats; at most one for each. */
export function tokens(given: unknown): string[] {
  return Array.isArray(given) ? given.slice(0, 12).map(String) : [];
}

/** A name that everybody can be shown. */
export function named(name: string): string {
  const cleaned = name.normalize("NFC").trim().split(/\s+/).join(" ");
  if (!cleaned || [...cleaned].length > LONGEST_NAME)
    throw new Refusal("bad_name", ["refused-name-length", { n: LONGEST_NAME }]);
  if (HIDDEN.test(cleaned)) throw new Refusal("bad_name", ["refused-name-hidden"]);
  const signs = [...new Set(cleaned.match(MARKUP))].sort().join(" ");
  if (signs) throw new Refusal("bad_name", ["refused-name-signs", { signs }]);
  return cleaned;
}
