/** What a page tells the worker. A worker may be older or newer than the page: what it does not know it leaves alone. */
export type WorkerMessage =
  | { type: "SKIP_WAITING" }
  | { type: "VISITOR"; language: string }
  /** Workbox itself listens for this one. */
  | { type: "CACHE_URLS"; payload: { urlsToCache: string[] } };

export function parseMessage(data: unknown): Exclude<WorkerMessage, { type: "CACHE_URLS" }> | null {
  const { type, language } = (typeof data === "object" && data !== null ? data : {}) as { type?: unknown; language?: unknown };
  if (type === "SKIP_WAITING") return { type };
  return type === "VISITOR" && typeof language === "string" && /^[a-z]{2}$/.test(language) ? { type, language } : null;
}
