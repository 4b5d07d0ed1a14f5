import { registerQuotaErrorCallback, type WorkboxPlugin } from "workbox-core";

/** So many may be too much until they go: to go through all that is kept takes longer than to keep one more. */
const slack = 50;

interface Limits {
  maxEntries: number;
  maxAgeSeconds: number;
}

/**
 * Keeps the answers that came last, none of them too long, and nothing where the disk is full. For what comes by the dozen a second
 * while one scrolls: workbox's own plugin writes down each use and goes through all it knows each time. What depends on a header of
 * the request (`vary`) that plugin never takes away: it asks by the address alone.
 */
export function keepLatest(cacheName: string, { maxEntries, maxAgeSeconds }: Limits): WorkboxPlugin {
  let came = 0;
  registerQuotaErrorCallback(() => caches.delete(cacheName));
  return {
    cacheDidUpdate: async () => {
      if (came++ % slack > 0) return; // the first since the worker started goes through them too
      const cache = await caches.open(cacheName);
      const entries = await cache.keys(); // in the order in which they came
      for (const entry of entries.slice(0, -maxEntries)) await cache.delete(entry, { ignoreVary: true });
    },
    cachedResponseWillBeUsed: async ({ cachedResponse }) =>
      cachedResponse && ageOf(cachedResponse) <= maxAgeSeconds * 1000 ? cachedResponse : null,
  };
}

/** In ms since the server sent it; 0 where it does not say when. */
function ageOf({ headers }: Response) {
  const sent = Date.parse(headers.get("date") ?? "");
  return Number.isNaN(sent) ? 0 : Date.now() - sent;
}
