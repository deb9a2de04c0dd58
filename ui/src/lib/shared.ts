/** Where the service worker puts a record that another app has shared. */
export const SHARED = "greed-shared";

/** The record that was shared, once. */
export async function takeShared(): Promise<string | null> {
  if (!("caches" in globalThis)) return null;
  const cache = await caches.open(SHARED);
  const found = await cache.match(SHARED);
  await cache.delete(SHARED);
  return found ? found.text() : null;
}
