/** The page's way to the worker that plays games on this device; begun when it is first needed. */

import { wrap, type Remote } from "comlink";
import { language } from "../language/language.svelte.ts";
import { watched } from "../lib/part.svelte.ts";
import type { Device } from "./types.ts";

let begun: Remote<Device> | null = null;

export function device(): Remote<Device> {
  if (begun) return begun;
  const worker = wrap<Device>(
    watched(new Worker(new URL("./worker.ts", import.meta.url), { type: "module", name: "greed" })),
  );
  language.watch((code) => void worker.speak(code));
  return (begun = worker);
}
