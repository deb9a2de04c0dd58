/** New versions of the page: fetched behind the scenes, and taken over when people say so. */

import { root } from "./server.ts";

class Updates {
  /** A new version is at hand and waits. */
  ready = $state(false);
  #waiting: ServiceWorker | null = null;
  #asked = false;

  /** Browsers allow it on https and on this computer alone; everywhere else the page does without. */
  async watch(): Promise<void> {
    if (!("serviceWorker" in navigator)) return;
    navigator.serviceWorker.addEventListener("controllerchange", () => {
      if (this.#asked) location.reload();
    });
    const registration = await navigator.serviceWorker.register(`${root}sw.js`).catch(() => null);
    if (!registration) return;
    const look = (): void => {
      if (registration.waiting && navigator.serviceWorker.controller) {
        this.#waiting = registration.waiting;
        this.ready = true;
      }
    };
    look();
    registration.addEventListener("updatefound", () => {
      registration.installing?.addEventListener("statechange", look);
    });
    document.addEventListener("visibilitychange", () => {
      if (!document.hidden) void registration.update().catch(() => {});
    });
  }

  take(): void {
    this.#asked = true;
    this.#waiting?.postMessage("take over");
  }
}

export const updates = new Updates();
