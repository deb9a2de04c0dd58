/** Which language the page speaks: the browser's, or the one chosen; it changes at once. */

import languages from "virtual:greed/languages";
import { stored } from "../lib/storage.ts";
import { addressed } from "./address.ts";
import { speakIn } from "./loaded.ts";
import { onSay } from "./messages.ts";

const KEY = "greed.language";

class Choice {
  code = $state("en");
  /** Rises with every change, so that all that was said is said again. */
  #turn = $state(0);
  #heard: ((code: string) => void)[] = [];

  constructor() {
    onSay(() => void this.#turn);
  }

  /** The languages by their codes, each with its own name for itself. */
  readonly all: readonly (readonly [code: string, name: string])[] = [
    ["en", "English"],
    ...Object.entries(languages).map(([code, { name }]) => [code, name] as const),
  ];

  /**
   * Speak the language of the address, which is a choice; or the one that was chosen here, or the
   * first of the browser's that is known.
   */
  async begin(): Promise<void> {
    if (addressed) return this.choose(addressed).catch(() => {});
    const asked = new URLSearchParams(location.search).get("lang");
    const kept = asked ?? stored.get(KEY);
    const wanted = [...(kept ? [kept] : []), ...navigator.languages];
    const known = wanted.map((tag) => tag.split("-")[0]!.toLowerCase());
    const code = known.find((each) => each === "en" || each in languages) ?? "en";
    if (code !== "en") await this.speak(code).catch(() => {});
  }

  /** Choose a language, and keep the choice. */
  async choose(code: string): Promise<void> {
    await this.speak(code);
    stored.set(KEY, code);
  }

  /** Hear of every change, and of the language now. */
  watch(listener: (code: string) => void): void {
    this.#heard.push(listener);
    listener(this.code);
  }

  async speak(code: string): Promise<void> {
    await speakIn(code);
    this.code = code;
    this.#turn += 1;
    document.documentElement.lang = code;
    document.documentElement.dir = languages[code]?.dir ?? "ltr";
    for (const listener of this.#heard) listener(code);
  }
}

export const language = new Choice();
