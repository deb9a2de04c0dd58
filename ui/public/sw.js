// Keeps the page itself at hand, so that it opens at once and without a network. Games come from
// the server alone: nothing of /api is ever kept.
const KEPT = "greed-page-1";

self.addEventListener("install", () => self.skipWaiting());
self.addEventListener("activate", (event) => event.waitUntil(self.clients.claim()));

self.addEventListener("fetch", (event) => {
  const url = new URL(event.request.url);
  if (event.request.method !== "GET" || url.origin !== location.origin) return;
  if (url.pathname.startsWith("/assets/")) event.respondWith(keptFirst(event.request));
  else if (event.request.mode === "navigate") event.respondWith(serverFirst(event.request));
});

// Files under /assets/ are named after their content: what is kept is never out of date.
async function keptFirst(request) {
  const cache = await caches.open(KEPT);
  const kept = await cache.match(request);
  if (kept) return kept;
  const answer = await fetch(request);
  if (answer.ok) await cache.put(request, answer.clone());
  return answer;
}

// Every address of the page is the same document.
async function serverFirst(request) {
  const cache = await caches.open(KEPT);
  try {
    const answer = await fetch(request);
    if (answer.ok && answer.headers.get("content-type")?.startsWith("text/html")) {
      const before = await cache.match("/");
      const text = await answer.clone().text();
      if (before && (await before.text()) !== text) await caches.delete(KEPT);
      await (await caches.open(KEPT)).put("/", answer.clone());
    }
    return answer;
  } catch (error) {
    const kept = await cache.match("/");
    if (kept) return kept;
    throw error;
  }
}
