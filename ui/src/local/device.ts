/** The page's way to the worker that plays games on this device; begun when it is first needed. */

import { wrap, type Remote } from "comlink";
import { watched } from "../lib/part.svelte.ts";
import type { Device } from "./types.ts";

let begun: Remote<Device> | null = null;

export function device(): Remote<Device> {
  begun ??= wrap<Device>(
    watched(new Worker(new URL("./worker.ts", import.meta.url), { type: "module", name: "greed" })),
  );
  return begun;
}
