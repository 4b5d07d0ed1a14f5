import "fake-indexeddb/auto";
import { afterAll, beforeAll, beforeEach, expect, it, vi } from "vitest";

/** The browser around a worker, as far as ours looks at it: caches in memory, and a server that says what it is told to. */
const kept = new Map<string, Map<string, { request: Request; response: Response }>>();
const listeners = new Map<string, ((event: unknown) => void)[]>();
let headers: Record<string, string> = {};
let asked: string[] = [];

const openCache = (name: string) => {
  const entries = kept.get(name) ?? new Map<string, { request: Request; response: Response }>();
  kept.set(name, entries);
  /** What is kept at the address, and was asked for with the same headers where the answer says that it depends on them. */
  const find = (asked: Request | string, { ignoreVary = false } = {}) => {
    const entry = entries.get(addressOf(asked));
    const vary = (!ignoreVary && entry?.response.headers.get("vary")) || null;
    const isSame = !vary || (asked instanceof Request && asked.headers.get(vary) === entry?.request.headers.get(vary));
    return isSame ? entry : undefined;
  };
  return {
    match: async (request: Request | string, options = {}) => find(request, options)?.response.clone(),
    put: async (request: Request, response: Response) => {
      entries.delete(addressOf(request)); // what comes again is the last
      entries.set(addressOf(request), { request, response });
    },
    delete: async (request: Request | string, options = {}) =>
      find(request, options) !== undefined && entries.delete(addressOf(request)),
    keys: async () => [...entries.values()].map(({ request }) => request),
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
  const request = Object.defineProperty(new Request(origin + path, { headers: { accept: "image/avif" } }), "destination", {
    value: destination,
  });
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

const keptPaths = () => [...kept.values()].flatMap((cache) => [...cache.keys()]).map((address) => new URL(address).pathname);

it("keeps the pictures that came last, 250 of them and at most as many more as come before it looks again", async () => {
  headers = { "cache-control": "public, max-age=3600", vary: "accept" };
  const paths = Array.from({ length: 320 }, (_, n) => `/api/core/casino/assets/games/${n}.avif`);
  for (const path of paths) await ask(path, "image");
  const left = keptPaths();
  expect(left).toEqual(paths.slice(-left.length));
  expect(left.length).toBeGreaterThanOrEqual(250);
  expect(left.length).toBeLessThan(300);
});

it.each([
  ["shows a kept picture for a day", 23, 1],
  ["asks again for a picture that is older than a day", 25, 2],
])("%s", async (_, hours, times) => {
  const path = "/api/core/casino/assets/games/fox.avif";
  headers = { "cache-control": "public, max-age=3600", date: new Date(Date.now() - hours * 3600_000).toUTCString() };
  await ask(path, "image");
  await ask(path, "image");
  expect(asked).toHaveLength(times);
});
