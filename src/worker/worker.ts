import { clientsClaim } from "workbox-core";
import { ExpirationPlugin } from "workbox-expiration";
import { enable as enableNavigationPreload } from "workbox-navigation-preload";
import { cleanupOutdatedCaches, type PrecacheEntry, precacheAndRoute } from "workbox-precaching";
import { registerRoute } from "workbox-routing";
import { CacheFirst, NetworkOnly } from "workbox-strategies";
import { keepLatest } from "./keep_latest";
import { isAsset, isPicture, isSitePage } from "./kept";
import { keepOfflinePage, offlinePage } from "./offline_pages";
import { type MessageScope, showMessages } from "./show_message";
import { parseMessage } from "./worker_message";

/** What the types of a page lack of a worker's scope. */
interface WorkerScope {
  __WB_MANIFEST: PrecacheEntry[];
  skipWaiting(): Promise<void>;
  addEventListener(type: "message", listener: (event: MessageEvent & { waitUntil(work: Promise<unknown>): void }) => void): void;
}
declare const self: WorkerScope & MessageScope;

const day = 24 * 3600;

/** What the server calls private is never kept, whatever its address. */
const publicOnly = {
  cacheWillUpdate: async ({ response }: { response: Response }) =>
    response.status === 200 && /\bpublic\b/.test(response.headers.get("cache-control") ?? "") ? response : null,
};

const assets = new CacheFirst({
  cacheName: "assets",
  plugins: [publicOnly, new ExpirationPlugin({ maxEntries: 200, maxAgeSeconds: 30 * day, purgeOnQuotaError: true })],
});
const pictures = new CacheFirst({
  cacheName: "pictures",
  plugins: [publicOnly, keepLatest("pictures", { maxEntries: 250, maxAgeSeconds: day })],
});

precacheAndRoute(self.__WB_MANIFEST, { cleanURLs: false, directoryIndex: "", ignoreURLParametersMatching: [] });
cleanupOutdatedCaches();
registerRoute(isAsset, assets);
registerRoute(isPicture, pictures);

// A page always comes from the network: it is made for one visitor and one moment.
enableNavigationPreload();
registerRoute(isSitePage, new NetworkOnly({ plugins: [{ handlerDidError: ({ request }) => offlinePage(request.url) }] }));

self.addEventListener("message", (event) => {
  const message = parseMessage(event.data);
  if (message?.type === "SKIP_WAITING") event.waitUntil(self.skipWaiting());
  if (message?.type === "VISITOR") event.waitUntil(keepOfflinePage(message.language));
});
showMessages(self);
clientsClaim();
