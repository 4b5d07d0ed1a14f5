import "fake-indexeddb/auto";
import { afterAll, beforeAll, beforeEach, expect, it, vi } from "vitest";

/** The browser around a worker, as far as ours looks at it: caches in memory, and a server that says what it is told to. */
const kept = new Map<string, Map<string, Response>>();
const listeners = new Map<string, ((event: unknown) => void)[]>();
let headers: Record<string, string> = {};
let asked: string[] = [];

const openCache = (name: string) => {
  const entries = kept.get(name) ?? new Map<string, Response>();
  kept.set(name, entries);
  return {
    match: async (request: Request | string) => entries.get(addressOf(request))?.clone(),
    put: async (request: Request | string, response: Response) => void entries.set(addressOf(request), response),
    delete: async (request: Request | string) => entries.delete(addressOf(request)),
    keys: async () => [...entries.keys()].map((url) => new Request(url)),
  };
};
const addressOf = (request: Request | string) => new URL(typeof request === "string" ? request : request.url, origin).href;
const origin = "https://foyer.test";

class WorkerEvent {
  constructor(
    readonly request: Request,
    private readonly work: unknown[],
  ) {}
  respondWith = (answer: unknown) => void this.work.push(answer);
  waitUntil = (more: unknown) => void this.work.push(more);
}

beforeAll(async () => {
  const caches = {
    open: async (name: string) => openCache(name),
    keys: async () => [...kept.keys()],
    match: async (request: Request, { cacheName = "" } = {}) => openCache(cacheName).match(request),
  };
  vi.stubGlobal("location", new URL("/worker.js", origin));
  vi.stubGlobal("caches", caches);
  vi.stubGlobal("registration", { scope: `${origin}/` });
  vi.stubGlobal("fetch", async (request: Request) => {
    asked.push(new URL(request.url).pathname);
    return new Response("answer", { headers });
  });
  vi.stubGlobal("addEventListener", (type: string, listener: (event: unknown) => void) =>
    listeners.set(type, [...(listeners.get(type) ?? []), listener]),
  );
  vi.stubGlobal("ExtendableEvent", WorkerEvent);
  vi.stubGlobal("FetchEvent", WorkerEvent);
  vi.stubGlobal("__WB_DISABLE_DEV_LOGS", true);
  vi.stubGlobal("self", Object.assign(globalThis, { __WB_MANIFEST: [] }));
  await import("./worker");
});
afterAll(() => vi.unstubAllGlobals());
beforeEach(() => {
  kept.clear();
  asked = [];
});

/** Asks as a page does, and waits until the worker is done with it. */
async function ask(path: string, destination: RequestDestination) {
  const request = Object.defineProperty(new Request(origin + path), "destination", { value: destination });
  const work: unknown[] = [];
  for (const listener of listeners.get("fetch") ?? []) listener(new WorkerEvent(request, work));
  for (let done = 0; done < work.length; done++) await work[done];
}

const addresses: [string, RequestDestination][] = [
  ["/assets/parts-1.js", "script"],
  ["/api/core/casino/assets/games/fox.avif", "image"],
  ["/icons/lulu/192.png", "image"],
];

it.each(addresses)("keeps a public answer at %s, and asks no second time", async (path, destination) => {
  headers = { "cache-control": "public, max-age=3600" };
  await ask(path, destination);
  await ask(path, destination);
  expect([...kept.values()].flatMap((cache) => [...cache.keys()])).toEqual([origin + path]);
  expect(asked).toEqual([path]);
});

it.each(
  addresses.flatMap(([path, destination]) =>
    ["private, max-age=3600", "no-store", ""].map((control) => [control, path, destination] as const),
  ),
)("keeps no answer that is %j at %s", async (control, path, destination) => {
  headers = { "cache-control": control };
  await ask(path, destination);
  await ask(path, destination);
  expect([...kept.values()].flatMap((cache) => [...cache.keys()])).toEqual([]);
  expect(asked).toEqual([path, path]);
});
