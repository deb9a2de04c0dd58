/** What messages say, beside what Python and Fluent's own library say. */

import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import { compiled, text } from "../../scripts/messages.mjs";
import { learn, say, speak, type Fields } from "../../src/language/messages.ts";

/** A line of `tests/support/engine_messages.py`. */
interface Line {
  code: string;
  room: string;
  id: string;
  fields: Fields;
  said: string;
}

export class Messages {
  readonly compared = { languages: 0, messages: 0 };
  #code = "";
  #rooms = new Set<string>();
  #bundle = new FluentBundle("en");

  take(line: string): void {
    const { code, room, id, fields, said } = JSON.parse(line) as Line;
    if (code !== this.#code) this.#speak(code);
    if (!this.#rooms.has(room)) this.#read(code, room);
    const texts = { page: say(id, fields), fluent: this.#fluent(id, fields) };
    for (const [who, text] of Object.entries(texts))
      if (text !== said) throw new Error(`${code} ${id}: ${who} says ${text}, Python ${said}`);
    this.compared.messages += 1;
  }

  #speak(code: string): void {
    this.#code = code;
    this.#rooms.clear();
    this.#bundle = new FluentBundle(code, { useIsolating: false });
    this.compared.languages += 1;
    speak(code, { rooms: {}, own: {} });
  }

  #read(code: string, room: string): void {
    this.#rooms.add(room);
    const source = text(code, room);
    const rooms = [...this.#rooms].map((each) => text(code, each)).join("\n");
    const messages = compiled(rooms);
    if (code === "en") learn("all", messages);
    speak(code, { rooms: {}, own: messages });
    this.#bundle.addResource(new FluentResource(source));
    for (const id of Object.keys(messages))
      this.#bundle["_functions"][id.toUpperCase()] = ([n]) => this.#fluent(id, { n });
  }

  /** As Fluent itself has it, but for numbers, whose thousands it sets apart in its own way. */
  #fluent(id: string, fields: Fields): string {
    const shown = Object.entries(fields).map(([name, value]) => [name, plain(value)] as const);
    const pattern = this.#bundle.getMessage(id)!.value!;
    return this.#bundle.formatPattern(pattern, Object.fromEntries(shown));
  }
}

const plain = (value: unknown): FluentVariable =>
  Array.isArray(value) ? value.join(" ") : (value as FluentVariable);
