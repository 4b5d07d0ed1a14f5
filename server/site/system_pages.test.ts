import type { FastifyInstance } from "fastify";
import { PassThrough } from "node:stream";
import { describe, expect, it, onTestFinished } from "vitest";
import { themes } from "../../schemas/settings";
import { languages } from "../../schemas/text";
import { buildApp } from "../app";
import { readConfiguration } from "../platform/configuration";
import { demoPassword } from "../demo/accounts";
import { newFolder, root } from "../testing/run_folder";
import { createSourceRenderer } from "../testing/source_renderer";
import { startAppForThisTest } from "../testing/test_app";
import { createBuiltRenderer } from "./built_renderer";
import type { Renderer } from "./renderer";
import { prepareSystemPages } from "./system_page";
import { readThemeStyles } from "../platform/words/theme_styles";

const get = (app: FastifyInstance, url: string, headers: Record<string, string> = {}) => app.inject({ url, headers });
const german = { "accept-language": "de", cookie: "scheme=light" };

/** A backend whose database nobody reaches. */
async function startWithoutDatabase() {
  const configuration = { ...readConfiguration({ DATA_DIR: newFolder("data") }, root), logLevel: "silent" };
  const connection = { host: "127.0.0.1", port: 1, connectionTimeoutMillis: 200 };
  const app = await buildApp({ root, configuration, connection, createRenderer: createSourceRenderer });
  onTestFinished(() => app.close());
  await app.ready();
  return app;
}

const broken = (fail: () => never) => async (): Promise<Renderer> => ({ ...(await createSourceRenderer()), assets: fail });

describe("503 (C-2.37)", () => {
  it("is a page in the visitor's language and colours while the database is away, and waits for it", async () => {
    const app = await startWithoutDatabase();
    for (const url of ["/", "/casino/games/ember-drake", "/logout"]) {
      const page = await get(app, url, german);
      expect([page.statusCode, page.headers["retry-after"], page.headers["content-language"]]).toEqual([503, "5", "de"]);
      expect(page.headers["content-type"]).toBe("text/html; charset=utf-8");
      expect(page.body).toMatch(/<html lang="de" data-theme="default" data-scheme="light">/);
      expect(page.body).toContain("<title>Gleich wieder da · Foyer</title>");
      const nonce = /<script nonce="([^"]+)">/.exec(page.body)?.[1];
      expect(page.headers["content-security-policy"]).toContain(`'nonce-${nonce}'`);
      expect(page.body).toContain('fetch("/readyz"');
    }
  });

  it("is what calls answer as JSON", async () => {
    const answer = await get(await startWithoutDatabase(), "/api/settings");
    expect([answer.statusCode, answer.json<{ code: string }>().code]).toEqual([503, "database.unavailable"]);
  });

  it("is the page while a deploy has not built the site, and ends when it has", async () => {
    const app = await startAppForThisTest({ createRenderer: async () => createBuiltRenderer(newFolder("nothing")) });
    const page = await get(app, "/fi/casino");
    expect([page.statusCode, page.headers["retry-after"]]).toEqual([503, "10"]);
    expect(page.body).toContain("Palaamme hetken päästä");
  });

  it("is the page for those who are too many, while files and health checks are still served", async () => {
    const configuration = { isProduction: true, isDemo: true };
    const app = await startAppForThisTest({ createRenderer: createSourceRenderer, configuration });
    Object.defineProperty(app.pool, "waitingCount", { get: () => 1_000 });
    const page = await get(app, "/es/promotions");
    expect([page.statusCode, page.headers["retry-after"]]).toEqual([503, "5"]);
    expect(page.body).toContain("<title>Volvemos enseguida · Foyer</title>");
    const others = await Promise.all(["/logos/foyer.svg", "/readyz", "/api/settings"].map((url) => get(app, url)));
    expect(others.map(({ statusCode }) => statusCode)).toEqual([200, 200, 503]);
  });
});

describe("500 (C-2.37)", () => {
  const fail = () => {
    throw new Error("broken");
  };

  it("is a page in the visitor's language that tells nothing of what went wrong", async () => {
    const app = await startAppForThisTest({ createRenderer: broken(fail) });
    const page = await get(app, "/casino", { "accept-language": "pt" });
    expect([page.statusCode, page.headers["content-language"], page.headers["cache-control"]]).toEqual([500, "pt", "no-store"]);
    expect(page.body).toContain("<title>Algo correu mal · Foyer</title>");
    expect(page.body).not.toMatch(/broken|<script(?! nonce="[^"]+">matchMedia)/);
  });

  it("is said at the end of a page whose beginning was sent already", async () => {
    const breakOff = async (): Promise<Renderer> => ({
      ...(await createSourceRenderer()),
      player: async () => ({
        warmUp: async () => {},
        renderSite() {
          const html = new PassThrough();
          html.write("<!doctype html><title>Casino</title><div>");
          setTimeout(() => html.destroy(new Error("broken")), 20);
          return html;
        },
      }),
    });
    const app = await startAppForThisTest({ createRenderer: breakOff });
    const payload = { email: "paid@foyer.test", password: demoPassword };
    const login = await app.inject({ method: "POST", url: "/api/user/login", payload });
    const session = login.cookies.find(({ name }) => name === "foyer_session")?.value ?? "";
    const page = await get(app, "/de/casino", { cookie: `foyer_session=${session}` });
    expect(page.body).toMatch(/^<!doctype html><title>Casino<\/title><div>.*Etwas ist schiefgegangen.*<\/html>$/s);
    expect((await get(app, "/de/casino")).statusCode).toBe(500);
  });
});

describe("prepared pages", () => {
  it("are in every language, theme and colour scheme, with nothing to fetch but an icon", async () => {
    const app = await startWithoutDatabase();
    const show = prepareSystemPages(app.siteWords, readThemeStyles(root));
    for (const language of languages)
      for (const theme of themes)
        for (const scheme of ["dark", "light"] as const)
          for (const kind of ["server_error", "unavailable", "log_out"] as const) {
            const html = show(kind, {
              language,
              theme,
              scheme,
              siteName: "A & <b>",
              nonce: "n0nce",
              followsSystem: false,
              ways: { help: "/help", withdraw: "/out" },
            });
            expect(html).toContain(app.siteWords[language].system[kind].title);
            expect(html).toContain(`data-theme="${theme}" data-scheme="${scheme}"`);
            expect(html).toContain("A &amp; &lt;b&gt;");
            expect(html.match(/(?:src|href)="[^"]+"/g)).toEqual([`href="/icons/${theme}/32.png"`, 'href="/"', 'href="/"']);
            expect(html).not.toMatch(/{{|@import|url\(/);
          }
  });
});
