/** Speaking a language whose messages are fetched when somebody asks for it. */

import languages from "virtual:greed/languages";
import { speak } from "./messages.ts";

let speaking: Promise<void> = Promise.resolve();

/** Speak a language from now on, in this thread; English needs nothing. */
export function speakIn(code: string): Promise<void> {
  speaking = fetched(code);
  return speaking;
}

async function fetched(code: string): Promise<void> {
  const found = languages[code];
  speak(code, found ? (await found.load()).default : null);
}

/** A worker's methods, each of which waits for the language that is on its way. */
export function inLanguage<T extends object>(methods: T): T {
  return new Proxy(methods, {
    get(target, name) {
      const method: unknown = Reflect.get(target, name);
      if (typeof method !== "function" || name === "speak") return method;
      return async (...given: unknown[]) => {
        await speaking.catch(() => {});
        return method.apply(target, given) as unknown;
      };
    },
  });
}
