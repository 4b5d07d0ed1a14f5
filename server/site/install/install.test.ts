import type { FastifyInstance } from "fastify";
import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import * as z from "zod/mini";
import { siteSettings, themes } from "../../../schemas/settings";
import { startAppForThisTest, startTestApp } from "../../testing/test_app";
import { manifestOf } from "./manifest";

let app: FastifyInstance;
beforeAll(async () => {
  app = await startTestApp({ content: "empty" });
});
afterAll(() => app.close());

const get = (url: string, headers = {}) => app.inject({ method: "GET", url, headers });

describe("the manifest", () => {
  it.each([
    ["in the language that the page has", "?language=fi", "de", "fi", "/fi"],
    ["in the browser's language where it says none", "", "de", "de", "/de"],
    ["in English at the root of the site", "?language=en", "de", "en", "/"],
    ["in the browser's language where nobody offers the one it says", "?language=<script>", "es", "es", "/es"],
  ])("is %s (L-1.18)", async (_, query, accepted, lang, start) => {
    const answer = await get(`/manifest.webmanifest${query}`, { "accept-language": accepted });
    expect(answer.headers["content-type"]).toContain("application/manifest+json");
    expect(answer.headers["cache-control"]).toBe("no-cache");
    expect(answer.json()).toMatchObject({ id: "/", name: "Foyer", lang, start_url: start, scope: "/", display: "standalone" });
  });

  it.each(themes)("has the colours of the theme %s, and icons of the size that it says", async (theme) => {
    const { icons, ...manifest } = manifestOf(z.parse(siteSettings, { theme, name: "Arcade", defaultScheme: "light" }), "en");
    expect(manifest).toMatchObject({ name: "Arcade", theme_color: expect.stringMatching(/^#[0-9a-f]{6}$/) });
    expect(icons.map(({ sizes, purpose }) => `${sizes} ${purpose}`)).toEqual(["192x192 any", "512x512 any", "512x512 maskable"]);
    for (const { src, sizes, type } of icons) {
      const answer = await get(src);
      const { width, height, format } = await sharp(answer.rawPayload).metadata();
      expect([`${width}x${height}`, `image/${format}`]).toEqual([sizes, type]);
    }
  });
});

describe("an icon", () => {
  it.each(["32.png", "48.png", "apple-touch-180.png"])("comes as %s, and not again while it is the same", async (name) => {
    const url = `/icons/wincraft/${name}`;
    const { headers, rawPayload } = await get(url);
    expect((await sharp(rawPayload).metadata()).width).toBe(Number(/\d+/.exec(name)));
    expect((await get(url, { "if-none-match": headers["etag"] })).statusCode).toBe(304);
  });

  it("fills its square where the system cuts it to shape", async () => {
    const { rawPayload } = await get("/icons/lulu/apple-touch-180.png");
    expect((await sharp(rawPayload).stats()).isOpaque).toBe(true);
  });

  it.each(["/icons/default/33.png", "/icons/none/32.png", "/icons/default/constructor", "/icons/__proto__/32.png"])(
    "is nothing else: %s",
    async (url) => expect((await get(url)).statusCode).toBe(404),
  );
});

describe("the service worker", () => {
  it("is replaced by one that takes itself and all it kept away, where it is switched off", async () => {
    const without = await startAppForThisTest({ content: "empty", configuration: { isWorkerOff: true } });
    const { body, headers } = await without.inject({ method: "GET", url: "/worker.js" });
    expect(headers["content-type"]).toContain("text/javascript");
    expect(await runWorker(body)).toEqual({ kept: [], isRegistered: false });
  });
});

/** Runs a worker's script from its installation to its activation, in a browser that has kept two things. */
async function runWorker(script: string) {
  const kept = new Set(["assets", "offline"]);
  let isRegistered = true;
  const listeners = new Map<string, (event: { waitUntil(work: Promise<unknown>): void }) => void>();
  const scope = {
    addEventListener: (type: string, listener: () => void) => listeners.set(type, listener),
    skipWaiting: () => {},
    registration: { unregister: async () => (isRegistered = false) },
  };
  const caches = { keys: async () => [...kept], delete: async (name: string) => kept.delete(name) };
  // eslint-disable-next-line no-new-func
  new Function("self", "caches", script)(scope, caches);
  for (const type of ["install", "activate"]) {
    const work: Promise<unknown>[] = [];
    listeners.get(type)?.({ waitUntil: (promise) => void work.push(promise) });
    await Promise.all(work);
  }
  return { kept: [...kept], isRegistered };
}
