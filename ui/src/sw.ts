/**
 * Keeps the page and its packs at hand, so that it opens at once and without a network. A new version
 * is fetched whole and then waits: the page says when it may take over. Rooms on a server are never
 * kept. A tap on a notification brings its room to the front.
 */

import { clientsClaim } from "workbox-core";
import {
  cleanupOutdatedCaches,
  createHandlerBoundToURL,
  precacheAndRoute,
} from "workbox-precaching";
import { NavigationRoute, registerRoute } from "workbox-routing";
import { CacheFirst, NetworkFirst } from "workbox-strategies";
import { SHARED } from "./lib/shared.ts";

interface Entry {
  url: string;
  revision: string | null;
}

interface Lasting extends Event {
  waitUntil(done: Promise<unknown>): void;
}

interface Clicked extends Lasting {
  notification: Notification & { data: { code: string } };
}

interface PageWindow {
  url: string;
  visibilityState: DocumentVisibilityState;
  focus(): Promise<unknown>;
}

declare const self: {
  __WB_MANIFEST: Entry[];
  registration: Pick<ServiceWorkerRegistration, "scope">;
  clients: {
    matchAll(wanted: { type: "window"; includeUncontrolled: true }): Promise<PageWindow[]>;
    openWindow(url: string): Promise<unknown>;
  };
  skipWaiting(): Promise<void>;
  addEventListener(type: "message", hear: (event: MessageEvent) => void): void;
  addEventListener(type: "notificationclick", hear: (event: Clicked) => void): void;
};

// The page that was open at the first visit works offline from then on, too.
clientsClaim();
precacheAndRoute(self.__WB_MANIFEST);
cleanupOutdatedCaches();

// Every address of the page is the same document; the documentation and the API are others.
const page = createHandlerBoundToURL("index.html");
registerRoute(new NavigationRoute(page, { denylist: [/\/api\//, /\/docs\//] }));

// The documentation isn't kept here: offline the page says so, and not the browser.
registerRoute(
  ({ request, url }) => request.mode === "navigate" && url.href.startsWith(`${scope}docs/`),
  ({ request }) =>
    fetch(request).catch(() => Response.redirect(new URL("#/about?offline", scope).href)),
);

// A server makes these when it is asked; those of a plain folder are among the files above.
const MADE = ["packs/", "told/", "puzzles/", "cards.json", "catalog.json"];
const { scope } = self.registration;
registerRoute(
  ({ url }) => MADE.some((place) => url.href.startsWith(scope + place)),
  new NetworkFirst({ cacheName: "greed-packs" }),
);

// Python for house rules is large: kept once it was used, in a folder named after its content.
const PYTHON = "greed-python";
registerRoute(
  ({ url }) => url.href.startsWith(`${scope}python/`),
  new CacheFirst({
    cacheName: PYTHON,
    plugins: [{ cacheDidUpdate: ({ request }) => forgetOthers(new URL(".", request.url).href) }],
  }),
);

/** Forget the Python of earlier versions. */
async function forgetOthers(folder: string): Promise<void> {
  const cache = await caches.open(PYTHON);
  for (const { url } of await cache.keys()) if (!url.startsWith(folder)) await cache.delete(url);
}

self.addEventListener("message", ({ data }) => {
  if (data === "take over") void self.skipWaiting();
});

// A record that another app shares is put down for the page, which then opens.
registerRoute(
  ({ url }) => url.href === new URL("share", scope).href,
  async ({ request }) => {
    const file = (await request.formData()).get("record");
    const cache = await caches.open(SHARED);
    await cache.put(SHARED, new Response(file as File | string | null));
    return Response.redirect(new URL("#/record", scope).href, 303);
  },
  "POST",
);

/** The windows that show a room, be its address a path or behind the #. */
async function windowsOf(code: string): Promise<PageWindow[]> {
  const windows = await self.clients.matchAll({ type: "window", includeUncontrolled: true });
  return windows.filter(({ url }) => {
    const { pathname, hash } = new URL(url);
    return pathname.endsWith(`/${code}`) || hash.split("#")[1] === `/${code}`;
  });
}

self.addEventListener("notificationclick", (event) => {
  const { code } = event.notification.data;
  event.notification.close();
  const show = async (): Promise<void> => {
    const [window] = await windowsOf(code);
    await (window?.focus() ?? self.clients.openWindow(new URL(`#/${code}`, scope).href));
  };
  event.waitUntil(show());
});
