import type { FastifyInstance } from "fastify";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, it } from "vitest";
import type { Endpoint, Role } from "../schemas/endpoint";
import { bearerOf, call, startTestApp } from "./testing/test_app";

const isEndpoint = (value: unknown): value is Endpoint =>
  typeof value === "object" && value !== null && "role" in value && "path" in value;
/** Every call that any file of the contract declares. */
const endpoints = Object.values(import.meta.glob<Record<string, unknown>>("../schemas/api/**/*.ts", { eager: true }))
  .flatMap((module) => Object.values(module))
  .filter(isEndpoint);

const callers = {
  nobody: [],
  "a forged token": [],
  "a token that has run out": [],
  "the token of a session that was ended": [],
  "the token of an account that was deleted": [],
  "a player": ["player"],
  "a test user": ["player"],
  "a streamer": ["player"],
  "a content editor": ["player", "content_editor"],
  support: ["player", "support"],
  compliance: ["player", "support", "compliance"],
  "a cashier": ["player", "support", "compliance", "cashier"],
  "an administrator": ["player", "content_editor", "support", "compliance", "cashier", "administrator"],
} satisfies Record<string, Role[]>;
type Caller = keyof typeof callers;

const accounts = {
  "a player": "paid@foyer.test",
  "a test user": "tester@foyer.test",
  "a streamer": "streamer@foyer.test",
  "a content editor": "editor@foyer.test",
  support: "support@foyer.test",
  compliance: "compliance@foyer.test",
  "a cashier": "cashier@foyer.test",
  "an administrator": "admin@foyer.test",
  "the token of a session that was ended": "unpaid@foyer.test",
  "the token of an account that was deleted": "fresh@foyer.test",
} satisfies Partial<Record<Caller, string>>;

let app: FastifyInstance;
const headers = new Map<Caller, Record<string, string>>([
  ["a forged token", { authorization: "Bearer eyJhbGciOiJIUzI1NiJ9.e30.AAAA" }],
]);
beforeAll(async () => {
  app = await startTestApp();
  for (const [caller, email] of Object.entries(accounts)) headers.set(caller as Caller, await bearerOf(app, email));
  const ended = headers.get("the token of a session that was ended");
  await app.inject({ method: "POST", url: "/api/user/logout", payload: {}, headers: ended });
  await app.db.execute(sql`delete from users where email = ${accounts["the token of an account that was deleted"]}`);
  headers.set("a token that has run out", { authorization: `Bearer ${await tokenOfAnHourAgo("a player")}` });
});
/** Of a session that still stands. */
function tokenOfAnHourAgo(caller: Caller) {
  const [, payload = ""] = headers.get(caller)?.authorization?.split(".") ?? [];
  const { sid, sub } = JSON.parse(Buffer.from(payload, "base64url").toString()) as { sid: string; sub: string };
  return app.signer.accessToken(sid, Number(sub), new Date(Date.now() - 3_600_000));
}
afterAll(() => app.close());

it("serves every call of the contract, and none beside it: C-7.01", () => {
  expect(new Set(app.endpoints)).toEqual(new Set(endpoints));
});

it("describes every call in an OpenAPI 3.1 document whose references all lead somewhere (D-30)", async () => {
  const { text } = await call(app, { method: "GET", url: "/api/docs/json" });
  const document = JSON.parse(text) as {
    openapi: string;
    paths: Record<string, Record<string, unknown>>;
    components: { schemas: object };
  };
  expect(document.openapi).toBe("3.1.0");
  const described = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
  );
  expect(described.sort()).toEqual(endpoints.map(({ method, path }) => `${method} ${path.replace(/:(\w+)/g, "{$1}")}`).sort());
  for (const [, name = ""] of text.matchAll(/"\$ref":"#\/components\/schemas\/([^"]+)"/g))
    expect(document.components.schemas).toHaveProperty([name]);
  expect(text).not.toContain('"$ref":"#"');
});

const table = endpoints.flatMap((endpoint) =>
  (Object.keys(callers) as Caller[]).map((caller) => [endpoint.method, endpoint.path, caller, endpoint] as const),
);

it.each(table)("C-6.22: %s %s lets %s in exactly where its role says so", async (method, path, caller, endpoint) => {
  const isAllowed = endpoint.role === "public" || (callers[caller] as Role[]).includes(endpoint.role);
  const url = path.replace(":id", "no-such-page").replace(":revision", "1");
  const { status } = await call(app, {
    method,
    url,
    payload: method === "GET" ? undefined : "{",
    headers: { "content-type": "application/json", ...headers.get(caller) },
  });
  if (!isAllowed) expect(status).toBe(callers[caller].length > 0 ? 403 : 401);
  else if (endpoint.role !== "public") expect([401, 403]).not.toContain(status);
  expect(status).toBeLessThan(500);
});

it("has no role above a player's under /api/admin/, where guests and players call by specification (D-11)", () => {
  const under = (prefix: string) => endpoints.filter(({ path }) => path.startsWith(prefix)).map(({ role }) => role);
  expect(under("/api/admin/").filter((role) => role !== "public" && role !== "player")).toEqual([]);
  expect(under("/api/backoffice/").filter((role) => role === "public" || role === "player")).toEqual([]);
  const backOffice = endpoints.filter(({ role }) => role !== "public" && role !== "player");
  expect(backOffice.filter(({ path }) => !path.startsWith("/api/backoffice/"))).toEqual([]);
});
