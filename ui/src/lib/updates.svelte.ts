/** New versions of the page: fetched behind the scenes, and taken over when people say so. */

import { packs } from "./library.ts";
import { root, served } from "./server.ts";

/** Ask for every pack once: the service worker keeps what it sees. */
async function keepPacks(): Promise<void> {
  if (!served) return;
  await navigator.serviceWorker.ready;
  const files = await packs().then(
    ({ sheets }) => ["index.json", ...sheets.map(({ name }) => `${name}.pack.json`)],
    () => [],
  );
  for (const file of files) await fetch(`${root}packs/${file}`).catch(() => null);
}

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
    // Once it is installed, the page of a server is meant to work without it as well.
    if (matchMedia("(display-mode: standalone)").matches) void keepPacks();
    addEventListener("appinstalled", () => void keepPacks());
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
