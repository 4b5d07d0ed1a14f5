import { existsSync } from "node:fs";
import { join } from "node:path";
import type { FastifyInstance } from "fastify";
import { afterAll, beforeAll, expect, it } from "vitest";
import { languages } from "../schemas/text";
import { createSourceRenderer } from "./testing/source_renderer";
import { bearerOf, startTestApp } from "./testing/test_app";

/** All that is served besides the calls of the contract and the files of `public/`, and who may have it. */
const routes: Record<string, "everybody" | "content editors" | "cashiers" | "this machine"> = {
  "GET /healthz": "everybody",
  "GET /readyz": "everybody",
  "GET /metrics": "this machine",
  "GET /api/docs": "everybody",
  "GET /api/docs/": "everybody",
  "GET /api/docs/json": "everybody",
  "GET /api/docs/js/scalar.js": "everybody",
  "GET /api/core/casino/assets/*": "everybody",
  "GET /manifest.webmanifest": "everybody",
  "GET /worker.js": "everybody",
  "GET /icons/:/:": "everybody",
  "GET /robots.txt": "everybody",
  "GET /sitemap.xml": "everybody",
  "GET /sitemaps/:": "everybody",
  "GET /editor": "everybody", // the program; what it shows it asks for with the worker's own session
  "GET /editor*": "everybody", // the tree's way to write what is below it
  "GET /outbox": "everybody", // of a demo alone: there is no mailbox, and no real person
  "GET /play/:": "everybody", // the program; what it plays it asks for with a token of its own
  "GET /preview/:": "content editors",
  "GET /preview/link/:": "everybody", // by our signature over the link, until it ends (`preview_links.test.ts`)
  "GET /preview/link/:/page": "everybody",
  "GET /preview/link/:/state": "everybody",
  "POST /api/studios/:/:/:": "everybody", // by the signature of the partner over its bytes
  "POST /api/payments/notify/:": "everybody", // by the signature of the provider over its bytes
  "GET /api/document/files/:": "everybody", // whoever is signed in, as `requireRole` says: their own documents
  "GET /api/backoffice/documents/files/:": "cashiers",
  "GET /api/user/transactions.csv": "everybody", // whoever is signed in, as `requireRole` says: their own payments
  "GET /api/backoffice/payments/payouts.csv": "everybody", // cashiers, as `requireRole` says (`office.test.ts`)
  "GET /api/user/data-export.json.gz": "everybody", // whoever is signed in, as `requireRole` says: what is kept about them
  "GET /api/auth/google": "everybody", // to another provider's sign-in and back, by a state that only the same browser has
  "GET /api/auth/google/callback": "everybody",
  "GET /logout": "everybody", // asks; only its form's answer signs out, and only with the cookie
  "POST /logout": "everybody",
  "GET *": "everybody", // the pages of the site: each is cut for who looks
  "GET /*": "everybody",
  "GET /assets/*": "everybody",
  "GET /assets/styles/:": "everybody", // stylesheets of this build, joined
  ...Object.fromEntries(
    languages.flatMap((code) => [`GET /${code}/logout`, `GET /${code}/offline.html`].map((path) => [path, "everybody"] as const)),
  ),
};

let app: FastifyInstance;
beforeAll(async () => void (app = await startTestApp({ createRenderer: createSourceRenderer })));
afterAll(() => app.close());

const plain = (path: string) => path.replace(/:\w+/g, ":");

/** Every route that the router knows, read off its own tree. */
function servedRoutes(): string[] {
  const above: string[] = [];
  return app
    .printRoutes({ commonPrefix: false })
    .split("\n")
    .flatMap((line) => {
      const [, indent = "", segment = "", methods = ""] = /^((?:[│ ] {3})*)[├└]── (.*?)(?: \(([A-Z, ]+)\))?$/.exec(line) ?? [];
      if (!segment) return [];
      above.splice(indent.length / 4, Infinity, segment);
      const path = plain(above.join(""));
      return methods
        .split(", ")
        .filter((method) => method && method !== "HEAD")
        .map((method) => `${method} ${path}`);
    });
}

it("serves nothing that this table does not have", () => {
  const calls = new Set(app.endpoints.map(({ method, path }) => `${method} ${plain(path)}`));
  const isFile = (route: string) => existsSync(join(app.root, "public", route.slice("GET /".length)));
  const others = servedRoutes().filter((route) => !calls.has(route) && !isFile(route));
  expect(others.length).toBeGreaterThan(10);
  expect(others.filter((route) => !(route in routes))).toEqual([]);
});

it("shows drafts to content editors alone", async () => {
  const statusOf = async (headers: Record<string, string> = {}) =>
    (await app.inject({ url: "/preview/home", headers })).statusCode;
  expect(await statusOf()).toBe(401);
  expect(await statusOf(await bearerOf(app, "paid@foyer.test"))).toBe(403);
  expect(await statusOf(await bearerOf(app, "editor@foyer.test"))).toBe(200);
});

it("shows its metrics to this machine alone", async () => {
  const statusFrom = async (remoteAddress: string, headers = {}) =>
    (await app.inject({ url: "/metrics", remoteAddress, headers })).statusCode;
  expect(await statusFrom("127.0.0.1")).toBe(200);
  expect(await statusFrom("203.0.113.9")).toBe(404);
  expect(await statusFrom("127.0.0.1", { "x-forwarded-for": "203.0.113.9" })).toBe(404);
});

it("signs nobody out by a link, nor by a form that comes without the cookie", async () => {
  const { authorization } = await bearerOf(app, "paid@foyer.test");
  await app.inject({ url: "/logout", headers: { authorization } });
  await app.inject({
    method: "POST",
    url: "/logout",
    payload: "",
    headers: { "content-type": "application/x-www-form-urlencoded" },
  });
  expect((await app.inject({ url: "/api/user/get-user-details", headers: { authorization } })).statusCode).toBe(200);
});
