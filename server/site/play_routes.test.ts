import type { FastifyInstance } from "fastify";
import { afterAll, beforeAll, expect, it } from "vitest";
import { createSourceRenderer } from "../testing/source_renderer";
import { startAppForThisTest, startTestApp } from "../testing/test_app";

let app: FastifyInstance;
beforeAll(async () => void (app = await startTestApp({ createRenderer: createSourceRenderer })));
afterAll(() => app.close());

const policyOf = (headers: Record<string, unknown>) =>
  Object.fromEntries(
    String(headers["content-security-policy"])
      .split("; ")
      .map((line) => [line.slice(0, line.indexOf(" ")), line.slice(line.indexOf(" ") + 1)]),
  );

it("serves a game's document to frames of ours alone, sandboxed, with what it may load by address", async () => {
  const { statusCode, headers } = await app.inject({ url: "/play/dice", headers: { host: "casino.example:8080" } });
  const own = "http://casino.example:8080";
  expect(statusCode).toBe(200);
  expect(policyOf(headers)).toEqual({
    "default-src": "'none'",
    "script-src": own,
    "style-src": own,
    "img-src": own,
    "font-src": own,
    "connect-src": `${own} ws://casino.example:8080`,
    "base-uri": "'none'",
    "form-action": "'none'",
    "frame-ancestors": "'self'",
    sandbox: "allow-scripts",
  });
  expect(headers).toMatchObject({
    "x-frame-options": "SAMEORIGIN",
    "cross-origin-resource-policy": "cross-origin",
    "referrer-policy": "no-referrer",
    "cache-control": "no-cache",
  });
  expect(headers["set-cookie"]).toBeUndefined();
});

it("names the public address where the site has one", async () => {
  const site = await startAppForThisTest({
    createRenderer: createSourceRenderer,
    configuration: { publicUrl: "https://casino.example" },
  });
  const { headers } = await site.inject({ url: "/play/mines", headers: { host: "10.0.0.7" } });
  expect(policyOf(headers)["connect-src"]).toBe("https://casino.example wss://casino.example");
});

it("refuses a host that would say more in the policy", async () => {
  const { statusCode, headers } = await app.inject({ url: "/play/dice", headers: { host: "a;script-src *" } });
  expect(statusCode).toBe(400);
  expect(String(headers["content-security-policy"])).not.toContain("*");
});

it("knows no other games", async () => {
  expect((await app.inject({ url: "/play/no-such-game" })).statusCode).toBe(404);
});

it("lets games load pictures and files without credentials", async () => {
  const { headers } = await app.inject({ url: "/play/dice" });
  expect(headers["access-control-allow-origin"]).toBe("*");
  expect(headers["access-control-allow-credentials"]).toBeUndefined();
});
