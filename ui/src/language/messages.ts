/** What the page says, in any language: the messages of src/greed/languages, filled in and chosen. */

import core from "virtual:greed/en/core";

/** A field; a message about the number in a field, or about the same fields; forms to choose from. */
type Part =
  | string
  | readonly [field: string]
  | readonly [message: string, field: string]
  | readonly [field: string, forms: Readonly<Record<string, Pattern>>, otherwise: Pattern];
type Pattern = string | readonly Part[];

/** A language by its rooms: its messages in the order of the English ones, 0 for those that it lacks. */
export interface Spoken {
  readonly rooms: Readonly<Record<string, readonly (Pattern | 0)[]>>;
  /** Messages that English has no use for, such as words in another case. */
  readonly own: Messages;
}
export type Messages = Readonly<Record<string, Pattern>>;
export type Fields = Readonly<Record<string, unknown>>;

class Language {
  readonly #plural: Intl.PluralRules;

  constructor(
    readonly code: string,
    public messages: Messages,
  ) {
    this.#plural = new Intl.PluralRules(code);
  }

  say(id: string, fields: Fields): string {
    const pattern = this.messages[id];
    if (pattern === undefined) throw new Error(`there is no message ${id}`);
    return this.#filled(pattern, fields);
  }

  number(value: number): string {
    const said = value.toLocaleString("en-US", { maximumFractionDigits: 0 });
    return said.replaceAll(",", speaker("thousands").say("thousands", {}));
  }

  #filled(pattern: Pattern, fields: Fields): string {
    if (typeof pattern === "string") return pattern;
    return pattern.map((part) => this.#part(part, fields)).join("");
  }

  #part(part: Part, fields: Fields): string {
    if (typeof part === "string") return part;
    const [name, inside, otherwise] = part;
    if (inside === undefined) return this.#shown(fields[name]);
    if (typeof inside === "string") return say(name, inside ? { n: fields[inside] } : fields);
    const value = fields[name];
    const exact = inside[`${value}`];
    const form = typeof value === "number" ? inside[this.#plural.select(value)] : undefined;
    return this.#filled(exact ?? form ?? otherwise!, fields);
  }

  #shown(value: unknown): string {
    if (Array.isArray(value)) return value.join(" ");
    return typeof value === "number" ? this.number(value) : `${value}`;
  }
}

const english = new Language("en", core);
let spoken: Language = english;
let heard = (): void => {};

/** The English rooms that are at hand, and the language that is spoken beside them. */
const rooms = new Map<string, Messages>([["core", core]]);
let told: Spoken | null = null;

/** Let the language that is spoken say the messages of a room by the names that English has for them. */
function take(room: string): void {
  const texts = told?.rooms[room];
  if (!texts) return;
  const named = Object.keys(rooms.get(room)!).map((id, at) => [id, texts[at]] as const);
  const said = Object.fromEntries(named.filter(([, text]) => text)) as Messages;
  spoken.messages = { ...spoken.messages, ...said };
}

/** Who says a message: the language that is spoken, or English where it lacks it. */
const speaker = (id: string): Language => (id in spoken.messages ? spoken : english);

/** A message in the language that is spoken now, its fields filled in. */
export function say(id: string, fields: Fields = {}): string {
  heard();
  return speaker(id).say(id, fields);
}

/** A number as the language writes it. */
export function number(value: number): string {
  heard();
  return spoken.number(value);
}

/** Digits with a point, as the language writes them. */
export const decimal = (digits: string): string => digits.replace(".", say("decimal"));

/** A number of percent, given as digits with a point. */
export const percentOf = (digits: string): string => say("percent", { n: decimal(digits) });

/** Words joined by commas and, before the last, "and" or another message. */
export function listed(words: readonly string[], last = "and"): string {
  if (words.length < 2) return words.join("");
  return say(last, { before: words.slice(0, -1).join(", "), last: words.at(-1) });
}

/** The fields of a message about these players: `player` and `who`. */
export function about(...names: readonly string[]): Fields {
  const player = listed(names.map(named));
  return { player, who: names.length > 1 ? "many" : names[0] === YOU ? "you" : "one" };
}

/** The name of a player who is spoken to. */
export const YOU = "You";

/** A name as it is shown. */
export const named = (name: string): string => (name === YOU ? say("you") : name);

/** English messages that come with a part of the page. */
export function learn(room: string, messages: Messages): void {
  rooms.set(room, messages);
  english.messages = { ...english.messages, ...messages };
  take(room);
}

/** The code of the language that is spoken now. */
export const speaking = (): string => spoken.code;

/** Speak a language from now on. */
export function speak(code: string, language: Spoken | null): void {
  told = language;
  spoken = language ? new Language(code, language.own) : english;
  for (const room of rooms.keys()) take(room);
}

/** Tell listeners that the language has changed: what shows it is to be shown again. */
export function onSay(listener: () => void): void {
  heard = listener;
}
