/** What the language that is spoken says of the games of the house; each other game has its own words. */

import { language } from "../language/language.svelte.ts";
import type { Rulebook } from "./room/room.svelte.ts";
import { root } from "./server.ts";

interface Words {
  readonly title: string;
  readonly summary: string;
  readonly page: Rulebook["page"];
  readonly card: Rulebook["card"];
  /** The lines of its strategy cards. */
  readonly plans: readonly (readonly string[])[];
}

interface Said {
  /** By the titles that the games have in English. */
  readonly titles: Readonly<Record<string, string>>;
  readonly sheets: Readonly<Record<string, Words>>;
  readonly variants: Readonly<Record<string, string>>;
}

interface Named {
  readonly name: string;
  readonly title: string;
}

class Translations {
  #said = $state.raw<Said | null>(null);

  constructor() {
    language.watch((code) => void this.#learn(code));
  }

  title({ name, title }: Named): string {
    return this.#said?.sheets[name]?.title ?? title;
  }

  /** What a game is called of which only the English title was written down. */
  called(title: string): string {
    return this.#said?.titles[title] ?? title;
  }

  summary({ name, summary }: Named & { readonly summary: string }): string {
    return this.#said?.sheets[name]?.summary ?? summary;
  }

  variant(name: string, title: string): string {
    return this.#said?.variants[name] ?? title;
  }

  /** The lines of a sheet's strategy card, by its place among them. */
  plan(sheet: string, at: number, lines: readonly string[]): readonly string[] {
    return this.#said?.sheets[sheet]?.plans[at] ?? lines;
  }

  book(book: Rulebook): Rulebook {
    const { page, card } = this.#said?.sheets[book.page.name] ?? book;
    return { ...book, page, card };
  }

  async #learn(code: string): Promise<void> {
    const answer = code === "en" ? null : await fetch(`${root}told/${code}.json`).catch(() => null);
    const said = answer?.ok ? ((await answer.json()) as Said) : null;
    if (code === language.code) this.#said = said;
  }
}

export const told = new Translations();
