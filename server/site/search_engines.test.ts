import type { FastifyInstance } from "fastify";
import * as z from "zod/mini";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { siteSettings } from "../../schemas/settings";
import { createSourceRenderer } from "../testing/source_renderer";
import { bearerOf, startTestApp } from "../testing/test_app";
import { sitemapFiles } from "./sitemap";

let app: FastifyInstance;
beforeAll(async () => void (app = await startTestApp({ createRenderer: createSourceRenderer })));
afterAll(() => app.close());

const get = (url: string, headers: Record<string, string> = {}) =>
  app.inject({ url, headers: { host: "localhost", ...headers } });
const locations = (text: string) => [...text.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, address = ""]) => address);

describe("the sitemap", () => {
  it("names public pages, games, promotions, studios and categories in every language, each once (L-2.01 to L-2.15)", async () => {
    const all = locations((await get("/sitemap.xml")).body);
    expect(new Set(all).size).toBe(all.length);
    expect(all).toEqual(
      expect.arrayContaining(
        ["/", "/de", "/casino", "/fi/casino", "/casino/games/ember-drake", "/promotions/drops-race", "/no/providers/voltgrid"]
          .concat("/casino/horror", "/categories/slots", "/casino/live-casino")
          .map((path) => `http://localhost${path}`),
      ),
    );
  });

  it("leaves out what belongs to players, and the address that games do not have", async () => {
    const all = locations((await get("/sitemap.xml")).body);
    expect(all.filter((address) => /\/(account|profile|reset-password|game\/|logout)/.test(address))).toEqual([]);
    expect(all.filter((address) => address.includes(":game"))).toEqual([]);
  });

  it("names only addresses that answer with the page itself", async () => {
    const all = locations((await get("/sitemap.xml")).body).filter((address) => !/\/(da|es|fi|no|pt)(\/|$)/.test(address));
    const kinds = new Map(all.map((address) => [address.replace(/\/[^/]*$/, ""), address])); // the last of each kind, such as the games
    const some = new Set([...kinds.values(), ...all.filter((_, index) => index % 200 === 0)]); // each is rendered whole
    for (const address of some) {
      const page = await get(address.replace("http://localhost", "") || "/");
      expect([page.statusCode, page.body.includes(`rel="canonical" href="${address}"`)], address).toEqual([200, true]);
    }
  });

  it("is read again from what is published, and is not sent twice", async () => {
    const first = await get("/sitemap.xml");
    const etag = String(first.headers.etag);
    expect((await get("/sitemap.xml", { "if-none-match": etag })).statusCode).toBe(304);
    const headers = await bearerOf(app, "admin@foyer.test");
    const page = { id: "fresh", route: "/fresh-page", title: { en: "Fresh" }, sections: [] };
    await app.inject({ method: "POST", url: "/api/backoffice/pages", headers, payload: { page } });
    await app.inject({ method: "POST", url: "/api/backoffice/pages/fresh/publish", headers, payload: { revision: 1 } });
    const next = await get("/sitemap.xml", { "if-none-match": etag });
    expect([next.statusCode, locations(next.body).includes("http://localhost/fresh-page")]).toEqual([200, true]);
  });

  it("is an index of parts where there are more than 5,000 addresses", () => {
    const settings = z.parse(siteSettings, {});
    const paths = Array.from({ length: 1_500 }, (_, index) => `/page-${index}`);
    const { main, parts } = sitemapFiles(paths, { settings, origin: "https://casino.example" });
    expect(locations(main)).toEqual([1, 2, 3].map((number) => `https://casino.example/sitemaps/${number}.xml`));
    const all = parts.map(locations);
    expect(all.flat().length).toBe(1_500 * 7);
    expect(Math.max(...all.map(({ length }) => length))).toBeLessThanOrEqual(5_000);
    expect(parts[0]).toContain('<xhtml:link rel="alternate" hreflang="x-default" href="https://casino.example/page-0"/>');
  });

  it.each(["/sitemaps/1.xml", "/sitemaps/x.xml", "/sitemaps/0.xml", "/sitemaps/99999.xml"])("has no part at %s", async (url) => {
    expect((await get(url)).statusCode).toBe(404);
  });
});

it("tells robots where the sitemap is and that calls are not for them", async () => {
  const { body, headers } = await get("/robots.txt");
  expect(headers["content-type"]).toBe("text/plain; charset=utf-8");
  expect(body.split("\n")).toEqual(
    expect.arrayContaining(["Disallow: /api/", "Allow: /api/core/casino/assets/", "Sitemap: http://localhost/sitemap.xml"]),
  );
});
