/** The page's way to the school's worker; begun when it is first needed. */

import { transfer, wrap, type Remote } from "comlink";
import { device } from "../local/device.ts";
import { watched } from "../lib/part.svelte.ts";
import type { School } from "./types.ts";

let begun: Promise<Remote<School>> | null = null;

/** The worker, with a line of its own to the one that has the games. */
export function school(): Promise<Remote<School>> {
  begun ??= open();
  return begun;
}

async function open(): Promise<Remote<School>> {
  const worker = wrap<School>(
    watched(
      new Worker(new URL("./worker.ts", import.meta.url), { type: "module", name: "school" }),
    ),
  );
  const { port1, port2 } = new MessageChannel();
  await device().line(transfer(port1, [port1]));
  await worker.connect(transfer(port2, [port2]));
  // A proxy of comlink takes any name for a method of the worker, `then` as well: it is wrapped.
  return new Proxy(worker, {
    get: (target, name) => (name === "then" ? undefined : Reflect.get(target, name)),
  });
}
