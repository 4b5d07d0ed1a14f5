import type { FastifyInstance } from "fastify";
import { afterAll, beforeAll, expect, it } from "vitest";
import type { Endpoint, Role } from "../schemas/endpoint";
import { bearerOf, call, startTestApp } from "./testing/test_app";

const isEndpoint = (value: unknown): value is Endpoint =>
  typeof value === "object" && value !== null && "role" in value && "path" in value;
/** Every call that any file of the contract declares. */
const endpoints = Object.values(import.meta.glob<Record<string, unknown>>("../schemas/api/*.ts", { eager: true }))
  .flatMap((module) => Object.values(module))
  .filter(isEndpoint);

const callers = {
  nobody: [],
  "a forged token": [],
  "paid@foyer.test": ["player"],
  "editor@foyer.test": ["player", "content_editor"],
  "admin@foyer.test": ["player", "content_editor", "administrator"],
} satisfies Record<string, Role[]>;
type Caller = keyof typeof callers;

let app: FastifyInstance;
const headers = new Map<Caller, Record<string, string>>([
  ["a forged token", { authorization: "Bearer eyJhbGciOiJIUzI1NiJ9.e30.AAAA" }],
]);
beforeAll(async () => {
  app = await startTestApp();
  for (const caller of ["paid@foyer.test", "editor@foyer.test", "admin@foyer.test"] as const)
    headers.set(caller, await bearerOf(app, caller));
});
afterAll(() => app.close());

it("serves every call of the contract, each once", () => {
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

it.each(table)("%s %s lets %s in exactly where its role says so", async (method, path, caller, endpoint) => {
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
