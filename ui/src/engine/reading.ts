/** Records read again, JSON Lines or text, with every check and every event gone through. */

import type { Opened } from "./pack.ts";
import { digest, resultLine, resultOf, VERSION } from "./records.ts";
import { joined } from "./moves.ts";
import { begun, happen } from "./replay.ts";
import type { Headers, PlayEvent, Recorded, State } from "./types.ts";

const SEALED = /^(.*),"check":"([0-9a-f]{12})"\}$/;
const HEADER = /^\[(Greed|Sheet|Seats|Joined|First|Position|Dice|Tag|Result)(?: (.*))?\]$/;
const TURN = /^(\d+)\. (.*?)(?: = (-?\d+))?(?: \{([0-9a-f]{8})\})?$/;
const THROW = /^([1-9]+):([1-9]+|[-?])$/;
const KEPT = /^:([1-9]+)$/;
const WORD = /points \d+(?: leaving \d+)?|(?:out|back) \d+|\S+/g;
const WORDS = ["accept", "decline", "roll", "bank", "forfeit", "join"];

/** The game that a record holds. Throws an Error that names the line which is damaged or impossible. */
export function readRecord(pack: Opened, text: string): Recorded {
  const lines = text.split(/\r?\n/);
  return text.startsWith("{") ? ofLines(pack, lines.filter(Boolean)) : new Text(pack).read(lines);
}

function fault(line: number, what: string): Error {
  return new Error(`line ${line} of this record: ${what}`);
}

function ofLines(pack: Opened, lines: readonly string[]): Recorded {
  let check = "";
  const read = lines.map((line, index) => {
    const [, body, said] = SEALED.exec(line) ?? [];
    if (body === undefined) throw fault(index + 1, "it is damaged, for it carries no check");
    check = digest(`${check}${body}}`).slice(0, 12);
    if (said !== check) throw fault(index + 1, "this line or one before it was altered");
    return JSON.parse(`${body}}`) as Record<string, unknown>;
  });
  const [head, ...rest] = read;
  if (head?.["greed"] !== VERSION) throw fault(1, `expected a record of version ${VERSION}`);
  if (head!["hash"] !== pack.sheet.hash) throw fault(1, "it is a game of other rules");
  const headers = { ...(head as unknown as Headers), first: Number(head!["first"]) - 1 };
  const began = headers.seats.length - rest.filter(({ move }) => move === "join").length;
  let state = begun(pack, began, headers.position ?? headers.first);
  const events: PlayEvent[] = [];
  let result: unknown;
  rest.forEach((data, index) => {
    const number = index + 2;
    if (result !== undefined) throw fault(number, "there is more after the result");
    if ("result" in data) result = data["result"];
    else if (!("proof" in data)) {
      if (data["event"] !== events.length + 1)
        throw fault(number, `expected event ${events.length + 1}, got ${String(data["event"])}`);
      if (data["seat"] !== state.seat + 1)
        throw fault(
          number,
          `it is the turn of seat ${state.seat + 1}, not ${String(data["seat"])}`,
        );
      if ("move" in data && "throw" in data) throw fault(number, "a throw and a move at once");
      const event = (data["move"] ?? data["throw"]) as PlayEvent;
      state = happened(pack, state, event, number);
      events.push(event);
    }
  });
  if (result === undefined)
    throw fault(lines.length, "it ends without a result, so it was cut off");
  if (JSON.stringify(result) !== JSON.stringify(resultOf(state)))
    throw fault(lines.length, "the result is not the one that the events lead to");
  const { seats, first, position, dice, tags } = headers;
  return { seats, first, dice, tags, events, ...(position === undefined ? {} : { position }) };
}

function happened(pack: Opened, state: State, event: PlayEvent, line: number): State {
  try {
    return happen(pack, state, event);
  } catch (error) {
    throw fault(line, (error as Error).message);
  }
}

/** The lines of a text on their way to a game. */
class Text {
  readonly #pack: Opened;
  readonly #headers = new Map<string, string>();
  readonly #tags: Record<string, string> = {};
  readonly #events: PlayEvent[] = [];
  readonly #before: string[] = [];
  #state: State | null = null;
  #seats: readonly string[] = [];
  #line = 0;
  #turns = 0;

  constructor(pack: Opened) {
    this.#pack = pack;
  }

  read(lines: readonly string[]): Recorded {
    for (const line of lines) {
      this.#line += 1;
      this.#take(line.trimEnd());
    }
    const state = this.#open();
    if (Number(this.#headers.get("Greed") ?? VERSION) !== VERSION)
      this.#fail(`expected a record of version ${VERSION}`);
    if (joined(this.#events) !== this.#joined)
      this.#fail("[Joined ...] isn't the number of those who joined");
    const result = this.#headers.get("Result");
    if (result === undefined) this.#fail("it ends without a result, so it was cut off");
    if (result !== resultLine(state)) this.#fail(`the result is "${resultLine(state)}" here`);
    const dice = this.#headers.get("Dice") ?? "";
    const [seats, first, tags, events] = [this.#seats, state.first, this.#tags, this.#events];
    const position = this.#headers.get("Position");
    return { seats, first, dice, tags, events, ...(position === undefined ? {} : { position }) };
  }

  #fail(what: string): never {
    throw fault(this.#line, what);
  }

  #take(line: string): void {
    if (line && this.#headers.has("Result")) this.#fail("there is more after the result");
    const [, kind, said = ""] = HEADER.exec(line) ?? [];
    if (kind === "Tag") {
      const [key = "", ...value] = said.split(" ");
      this.#tags[key] = value.join(" ");
    } else if (kind) this.#headers.set(kind, said);
    else if (line) this.#turn(line);
    this.#before.push(line);
  }

  get #joined(): number {
    return Number(this.#headers.get("Joined") ?? 0);
  }

  /** The state, once the first turn needs the headers. */
  #open(): State {
    if (this.#state) return this.#state;
    const [name = "", ...words] = (this.#headers.get("Sheet") ?? "").split(" ");
    const { data } = this.#pack.file.sheet;
    const rules: unknown = JSON.parse(words.join(" ") || "{}");
    const mine = JSON.stringify(sortedKeys({ ...data, name: "" }));
    if (JSON.stringify(sortedKeys({ ...(rules as object), name: "" })) !== mine)
      this.#fail(`it is a game of other rules, of ${name.replaceAll("%20", " ")}`);
    this.#seats = JSON.parse(this.#headers.get("Seats") ?? "[]") as string[];
    const first = Number(this.#headers.get("First") ?? 1) - 1;
    const from = this.#headers.get("Position") ?? first;
    this.#state = begun(this.#pack, this.#seats.length - this.#joined, from);
    return this.#state;
  }

  #turn(line: string): void {
    const { seat } = this.#open();
    const found = TURN.exec(line);
    this.#turns += 1;
    const name = this.#seats[seat]!;
    if (!found || Number(found[1]) !== this.#turns || !found[2]!.startsWith(`${name}  `))
      this.#fail(`expected "${this.#turns}. ${name}  ..."`);
    const [, , said = "", score, check] = found;
    if (check !== undefined) {
      const bare = line.slice(0, -` {${check}}`.length);
      const right = digest([...this.#before, bare].join("\n")).slice(0, check.length);
      if (right !== check) this.#fail("it, or a line before it, was altered");
    }
    for (const word of said.slice(name.length).match(WORD) ?? []) this.#word(word);
    if (score !== undefined && this.#open().scores[seat] !== Number(score))
      this.#fail(`the score is ${this.#open().scores[seat]} here, not ${score}`);
  }

  #word(word: string): void {
    const later = KEPT.exec(word)?.[1];
    if (later !== undefined) {
      this.#event(`keep ${[...later].sort().join(" ")}`);
      return;
    }
    const [, thrown, kept = "-"] = THROW.exec(word) ?? [];
    if (thrown === undefined) {
      if (!WORDS.includes(word) && !/^(points|out|back) /.test(word))
        this.#fail(`"${word}" is neither a throw nor a move`);
      this.#event(word);
      return;
    }
    if (this.#open().phase === "decide") this.#event("roll");
    this.#event(Array.from(thrown, Number));
    if (!"-?".includes(kept)) this.#event(`keep ${[...kept].sort().join(" ")}`);
  }

  #event(event: PlayEvent): void {
    this.#state = happened(this.#pack, this.#open(), event, this.#line);
    this.#events.push(event);
  }
}

/** A value with the members of its objects in the order of their names. */
function sortedKeys(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sortedKeys);
  if (typeof value !== "object" || value === null) return value;
  const entries = Object.entries(value).map(([key, part]) => [key, sortedKeys(part)] as const);
  return Object.fromEntries(entries.sort(([a], [b]) => (a < b ? -1 : 1)));
}
