/** The page offers to be installed once, and only where a browser can. */

import { afterAll, afterEach, expect, test, vi } from "vitest";
import { Install } from "../src/lib/install.svelte.ts";

const kept = new Map<string, string>();
vi.stubGlobal("localStorage", {
  getItem: (key: string) => kept.get(key) ?? null,
  setItem: (key: string, value: string) => kept.set(key, value),
  removeItem: (key: string) => kept.delete(key),
});

/** A browser that could install the page, and how often it has asked. */
function browser(): { target: EventTarget; offer: () => Event; asked: () => number } {
  const target = new EventTarget();
  let asked = 0;
  const offer = (): Event => {
    const event = new Event("beforeinstallprompt", { cancelable: true });
    Object.assign(event, { prompt: async () => ++asked });
    target.dispatchEvent(event);
    return event;
  };
  return { target, offer, asked: () => asked };
}

afterEach(() => kept.clear());
afterAll(() => vi.unstubAllGlobals());

test("nothing is offered where the browser can't install", () => {
  const install = new Install();
  install.watch(browser().target);
  expect(install.due).toBe(false);
});

test("the browser doesn't ask by itself, but when somebody takes the offer", async () => {
  const { target, offer, asked } = browser();
  const install = new Install();
  install.watch(target);
  expect(offer().defaultPrevented).toBe(true);
  expect([install.due, asked()]).toEqual([true, 0]);
  await install.take();
  expect([install.due, asked()]).toEqual([false, 1]);
});

test("an offer that was turned down isn't made again on this device", () => {
  const { target, offer, asked } = browser();
  const install = new Install();
  install.watch(target);
  offer();
  install.leave();
  offer();
  const next = new Install();
  next.watch(target);
  offer();
  expect([install.due, next.due, asked()]).toEqual([false, false, 0]);
});

test("a page that is installed from the browser's menu offers nothing more", () => {
  const { target, offer } = browser();
  const install = new Install();
  install.watch(target);
  offer();
  target.dispatchEvent(new Event("appinstalled"));
  expect(install.due).toBe(false);
});
