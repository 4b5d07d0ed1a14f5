import type { FastifyInstance } from "fastify";
import { Secret, TOTP } from "otpauth";
import { expect, it, onTestFinished, vi } from "vitest";
import { demoPassword } from "../demo/accounts";
import { bearerOf, call, startAppForThisTest } from "../testing/test_app";
import { createTestDatabase } from "../testing/test_database";

interface Line {
  log?: string;
  event?: string;
  account?: number | null;
  msg: string;
  url?: string;
  status?: number;
}
const signIn = (app: FastifyInstance, email: string, password = demoPassword, more = {}) =>
  call<{ data: { accessToken: string } }>(app, { method: "POST", url: "/api/user/login", payload: { email, password, ...more } });

it("writes a line for each request with its account, and what concerns the safety of accounts as events", async () => {
  const lines: Line[] = [];
  const app = await startAppForThisTest({ logTo: { write: (line) => void lines.push(JSON.parse(line) as Line) } });
  const { rows } = await app.pool.query<{ id: number }>("select id from users where email = 'unpaid@foyer.test'");
  const id = rows[0]?.id;
  const headers = await bearerOf(app, "unpaid@foyer.test");
  await call(app, { url: "/api/user/get-user-details", headers });
  await call(app, { url: "/api/backoffice/pages", headers });
  for (let guess = 0; guess < 6; guess++) await signIn(app, "unpaid@foyer.test", "wrong");
  await call(app, { method: "POST", url: "/api/user/logout", headers });
  await expect.poll(() => lines.some(({ event }) => event === "sign_out")).toBe(true);

  const events = lines.filter(({ log }) => log === "security").map(({ event, account }) => [event, account]);
  expect(events.slice(0, 3)).toEqual([
    ["sign_in", id],
    ["role_refused", id],
    ["sign_in_failed", id],
  ]);
  expect(events.at(-1)).toEqual(["sign_out", id]);
  const requests = lines.filter(({ msg, url }) => msg === "request" && url === "/api/user/get-user-details");
  expect(requests).toMatchObject([{ account: id, status: 200 }]);
});

it("keeps sessions and authenticators through a change of secrets (SESSION_SECRETS=new,old, then new alone)", async () => {
  const connection = await createTestDatabase("demo");
  const [next, old] = ["the newest secret, at least 32 characters", "the older secret, at least 32 characters"];
  const start = (...sessionSecrets: [string, ...string[]]) =>
    startAppForThisTest({ connection, configuration: { sessionSecrets } });
  const before = await start(old);
  const headers = await bearerOf(before, "paid@foyer.test");
  const post = (url: string, payload: object) =>
    call<{ data: { secret: string } }>(before, { method: "POST", url, payload, headers });
  const { secret } = (await post("/api/user/two-factor/start", { password: demoPassword })).body.data;
  vi.useFakeTimers({ toFake: ["Date"] }); // no step of 30 seconds ends between a code and its use
  onTestFinished(() => void vi.useRealTimers());
  const codeAt = (steps: number) =>
    new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: Date.now() + steps * 30_000 });
  expect((await post("/api/user/two-factor/confirm", { code: codeAt(-1) })).status).toBe(200);

  const rotated = await start(next, old);
  expect((await call(rotated, { url: "/api/user/get-user-details", headers })).status).toBe(200);
  expect((await signIn(rotated, "paid@foyer.test", demoPassword, { twoFactorCode: codeAt(0) })).status).toBe(200);
  const after = await start(next);
  expect((await signIn(after, "paid@foyer.test", demoPassword, { twoFactorCode: codeAt(1) })).status).toBe(200);
});
