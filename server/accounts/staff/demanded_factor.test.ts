import type { FastifyInstance } from "fastify";
import { Secret, TOTP } from "otpauth";
import { afterAll, beforeAll, expect, it } from "vitest";
import { demoPassword } from "../../demo/accounts";
import { changeSettings } from "../../testing/change_settings";
import { bearerOf, call, startTestApp } from "../../testing/test_app";

let app: FastifyInstance;
beforeAll(async () => void (app = await startTestApp()));
afterAll(() => app.close());

const post = <Body>(url: string, payload: object, headers: Record<string, string>) =>
  call<Body>(app, { method: "POST", url: `/api/user/two-factor/${url}`, payload, headers });

it("refuses every call of the back office to who has no second factor where one is demanded, until it is set up", async () => {
  const headers = await bearerOf(app, "admin@foyer.test");
  const pages = () => call(app, { url: "/api/backoffice/pages", headers });
  expect((await pages()).status).toBe(200);
  await changeSettings(app, { staffSecondFactor: true });

  const calls = app.endpoints.filter(({ role }) => role !== "public" && role !== "player");
  for (const { method, path } of calls) {
    const url = path.replace(":id", "no-such-page").replace(":revision", "1").replace(":userId", "1");
    const { status, body } = await call(app, { method, url, headers, ...(method === "GET" ? {} : { payload: {} }) });
    expect([path, status, body], path).toEqual([path, 403, expect.objectContaining({ code: "two_factor.demanded" })]);
  }
  expect((await call(app, { url: "/api/user/get-user-details", headers })).status).toBe(200);

  const started = await post<{ data: { secret: string } }>("start", { password: demoPassword }, headers);
  const code = new TOTP({ secret: Secret.fromBase32(started.body.data.secret) }).generate();
  expect((await pages()).status).toBe(403);
  const confirmed = await post<{ data: { recoveryCodes: string[] } }>("confirm", { code }, headers);
  expect(confirmed.body.data.recoveryCodes).toHaveLength(10);
  expect((await pages()).status).toBe(200);
});

it("asks nothing of players where staff need a second factor", async () => {
  await changeSettings(app, { staffSecondFactor: true });
  const headers = await bearerOf(app, "paid@foyer.test");
  expect((await call(app, { url: "/api/user/get-user-details", headers })).status).toBe(200);
  expect((await call(app, { url: "/api/backoffice/pages", headers })).body).toMatchObject({ code: "role.not_allowed" });
});
