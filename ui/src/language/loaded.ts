/** Speaking a language whose messages are fetched when somebody asks for it. */

import languages from "virtual:greed/languages";
import { speak } from "./messages.ts";

/** Speak a language from now on, in this thread; English needs nothing. */
export async function speakIn(code: string): Promise<void> {
  const found = languages[code];
  speak(code, found ? (await found.load()).default : null);
}
