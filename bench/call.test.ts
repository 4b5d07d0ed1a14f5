import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, expect, it } from "vitest";
import { call, signIn } from "./call.mjs";

const answers: Record<string, { status: number; body: unknown }> = {
  "/closed/api/user/login": { status: 401, body: { code: "auth.wrong_password" } },
  "/older/api/user/login": { status: 200, body: { token: "under another name" } },
  "/api/user/login": { status: 200, body: { data: { accessToken: "a token" } } },
};
let server: Server;
let origin = "";

beforeAll(async () => {
  server = createServer(({ url }, response) => {
    const { status, body } = answers[url ?? ""] ?? { status: 404, body: {} };
    response.writeHead(status, { "set-cookie": ["session=1; Path=/", "mark=2; HttpOnly"] }).end(JSON.stringify(body));
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => new Promise((resolve) => server.close(resolve)));

it("signs in, and answers token and cookies", async () => {
  expect(await signIn(origin, "paid@foyer.test")).toEqual({ token: "a token", cookie: "session=1; mark=2" });
});

it("throws where signing in is refused, with what the site said", async () => {
  await expect(signIn(`${origin}/closed`, "paid@foyer.test")).rejects.toThrow(/was answered 401: .*wrong_password/);
});

it("throws where an answer has another shape", async () => {
  await expect(signIn(`${origin}/older`, "paid@foyer.test")).rejects.toThrow(/answers no token/);
});

it("throws where nothing is at an address", async () => {
  await expect(call(origin, "/api/nothing")).rejects.toThrow("GET /api/nothing was answered 404");
});
