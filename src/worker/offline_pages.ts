const cacheName = "offline";
const newest = "newest";
const addressOf = (language: string) => `/${language}/offline.html`;

/** Keeps the page that says there is no connection, in the language and colours that a visitor has now. */
export async function keepOfflinePage(language: string) {
  const [cache, page] = await Promise.all([caches.open(cacheName), fetch(addressOf(language))]);
  if (!page.ok) return;
  await Promise.all([cache.put(addressOf(language), page.clone()), cache.put(newest, page)]);
}

/** The kept page in the language of an address, else in the one that the visitor last had. */
export async function offlinePage(url: string): Promise<Response | undefined> {
  const cache = await caches.open(cacheName);
  const [, language] = /^\/([a-z]{2})(?:\/|$)/.exec(new URL(url).pathname) ?? [];
  const options = { ignoreVary: true };
  return (language && (await cache.match(addressOf(language), options))) || cache.match(newest, options);
}
