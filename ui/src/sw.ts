/**
 * Keeps the page and its packs at hand, so that it opens at once and without a network. A new version
 * is fetched whole and then waits: the page says when it may take over. Rooms on a server are never
 * kept.
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

declare const self: {
  __WB_MANIFEST: Entry[];
  registration: { scope: string };
  skipWaiting(): Promise<void>;
  addEventListener(type: "message", hear: (event: MessageEvent) => void): void;
};

// The page that was open at the first visit works offline from then on, too.
clientsClaim();
precacheAndRoute(self.__WB_MANIFEST);
cleanupOutdatedCaches();

// Every address of the page is the same document; the documentation and the API are others.
const page = createHandlerBoundToURL("index.html");
registerRoute(new NavigationRoute(page, { denylist: [/\/api\//, /\/docs\//] }));

// A server makes these when it is asked; those of a plain folder are among the files above.
const MADE = ["packs/", "puzzles/", "catalog.json", "values/index.json"];
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
