import type { FastifyInstance } from "fastify";
import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import * as z from "zod/mini";
import { siteSettings, themes } from "../../schemas/settings";
import { startTestApp } from "../testing/test_app";
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
