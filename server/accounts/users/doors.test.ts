import { eq, like, sql } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { FastifyInstance } from "fastify";
import { demoPassword } from "../../demo/accounts";
import { outbox } from "../../outside/messages/tables";
import { changeSettings } from "../../testing/change_settings";
import { startAppForThisTest, startTestApp } from "../../testing/test_app";
import { loginGuesses, sessions, users } from "./tables";

let app: FastifyInstance;
beforeAll(async () => void (app = await startTestApp()));
afterAll(() => app.close());

const signIn = (server: FastifyInstance, email: string, headers: Record<string, string> = {}) =>
  server.inject({ method: "POST", url: "/api/user/login", payload: { email, password: demoPassword }, headers });
const cookiesOf = (answer: Awaited<ReturnType<typeof signIn>>) =>
  answer.cookies.map(({ name, value }) => `${name}=${value}`).join("; ");
const statusWith = async (server: FastifyInstance, cookie: string) =>
  (await server.inject({ url: "/api/user/get-user-details", headers: { cookie } })).statusCode;

it("ends the session that the browser had when somebody signs in, whoever that is, and no other", async () => {
  const elsewhere = cookiesOf(await signIn(app, "paid@foyer.test"));
  const first = cookiesOf(await signIn(app, "paid@foyer.test"));
  const second = cookiesOf(await signIn(app, "tester@foyer.test", { cookie: first }));
  expect(await Promise.all([elsewhere, first, second].map((cookie) => statusWith(app, cookie)))).toEqual([200, 401, 200]);
});

it("ends a session 90 days after the sign-in, however often it is renewed", async () => {
  const cookie = cookiesOf(await signIn(app, "vip@foyer.test"));
  const [owner] = await app.db.select({ id: users.id }).from(users).where(eq(users.email, "vip@foyer.test"));
  const isTheirs = eq(sessions.userId, owner?.id ?? 0);
  await app.db
    .update(sessions)
    .set({ createdAt: sql`now() - interval '89 days'` })
    .where(isTheirs);
  const headers = { cookie, host: "foyer.test", origin: "http://foyer.test" };
  const renewed = await app.inject({ method: "POST", url: "/api/user/refresh-token", payload: {}, headers });
  expect(renewed.statusCode).toBe(200);
  const [row] = await app.db
    .select({ left: sql<number>`extract(epoch from expires_at - now())::float8` })
    .from(sessions)
    .where(isTheirs);
  expect(row?.left).toBeLessThanOrEqual(86_400);
});

it("gives cookies that no other host and no unencrypted page can set where the site is encrypted", async () => {
  const site = await startAppForThisTest({ configuration: { publicUrl: "https://casino.example" } });
  const answer = await signIn(site, "paid@foyer.test");
  const own = answer.cookies.filter(({ name }) => /foyer_(?:session|device)/.test(name));
  expect(own.map(({ name, path, secure, domain }) => [name, path, secure, domain])).toEqual([
    ["__Host-foyer_session", "/", true, undefined],
    ["__Host-foyer_device", "/", true, undefined],
  ]);
  expect(await statusWith(site, cookiesOf(answer))).toBe(200);
  expect(await statusWith(site, cookiesOf(answer).replaceAll("__Host-", ""))).toBe(401);
});

it("lets nobody say by the host of a request where a letter's link leads", async () => {
  await app.db.delete(outbox);
  const payload = { email: "unpaid@foyer.test" };
  await app.inject({ method: "POST", url: "/api/user/forget-password", payload, headers: { host: "evil.example" } });
  const [letter] = await app.db.select().from(outbox);
  expect(new URL(letter?.link ?? "").host).toBe("localhost:3000");
});

describe("too many guesses of a stranger", () => {
  const guess = (payload: object, headers: Record<string, string> = {}) =>
    app.inject({ method: "POST", url: "/api/user/login", payload: { email: "tester@foyer.test", ...payload }, headers });
  const letters = (template: "unlock_sign_in" | "reset_password") =>
    app.db.select().from(outbox).where(eq(outbox.template, template));
  beforeEach(async () => {
    await app.db.delete(outbox);
    await app.db.delete(loginGuesses);
    for (let turn = 0; turn < 8; turn++) await guess({ password: `guess ${turn}` });
  });

  it("get nowhere, and keep the owner out of nothing: a letter's link lets in who knows the password, once an hour", async () => {
    expect((await guess({ password: demoPassword })).statusCode).toBe(429);
    const [letter, ...more] = await letters("unlock_sign_in");
    expect(more).toEqual([]);
    const link = new URL(letter?.link ?? "");
    expect([link.pathname, link.searchParams.get("modal")]).toEqual(["/", "login"]);
    const unlockToken = link.searchParams.get("token");
    expect((await guess({ password: demoPassword, unlockToken: "made up" })).statusCode).toBe(429);
    const wrong = [];
    for (let turn = 0; turn < 6; turn++) wrong.push((await guess({ password: "wrong", unlockToken })).statusCode);
    expect(wrong).toEqual([401, 401, 401, 401, 401, 429]);
    await app.db.delete(loginGuesses).where(like(loginGuesses.key, "%letter %"));
    expect((await guess({ password: demoPassword, unlockToken })).statusCode).toBe(200);
    expect((await guess({ password: demoPassword })).statusCode).toBe(429);
  });

  it("are met by an SMS where the account has no e-mail address and the site sends SMS; otherwise they end by themselves", async () => {
    const number = { phoneCode: "45", phone: "20123456" };
    const email = "0123456789ab@placeholder.invalid";
    await app.db
      .update(users)
      .set({ email, ...number })
      .where(eq(users.email, "unpaid@foyer.test"));
    const sign = (payload: object) => guess({ email: undefined, ...number, ...payload });
    const lockOut = async () => {
      await app.db.delete(loginGuesses);
      for (let turn = 0; turn < 6; turn++) await sign({ password: "wrong" });
      return letters("unlock_sign_in").then((all) => all.filter(({ recipient }) => recipient !== "tester@foyer.test"));
    };
    expect(await lockOut()).toEqual([]);
    await app.db.execute(sql`update login_guesses set at = at - interval '16 minutes'`);
    expect((await sign({ password: demoPassword })).statusCode).toBe(200);

    await changeSettings(app, { useSMSResetPassword: true });
    const [message] = await lockOut();
    expect(message).toMatchObject({ channel: "sms", recipient: "+4520123456" });
    const unlockToken = new URL(message?.link ?? "").searchParams.get("token");
    expect((await sign({ password: demoPassword })).statusCode).toBe(429);
    expect((await sign({ password: demoPassword, unlockToken })).statusCode).toBe(200);
    await changeSettings(app, { useSMSResetPassword: false });
    await app.db.update(users).set({ email: "unpaid@foyer.test" }).where(eq(users.email, email));
  });

  it("are forgotten where the owner chooses a new password, and in that browser strangers count no more", async () => {
    await app.inject({ method: "POST", url: "/api/user/forget-password", payload: { email: "tester@foyer.test" } });
    const [letter] = await letters("reset_password");
    const token = new URL(letter?.link ?? "").searchParams.get("token");
    const payload = { token, password: "Anders-als-2!" };
    const reset = await app.inject({ method: "POST", url: "/api/user/reset-password", payload });
    expect(reset.statusCode).toBe(200);
    expect((await guess({ password: "Anders-als-2!" })).statusCode).toBe(200);
    for (let turn = 0; turn < 6; turn++) await guess({ password: "guess" });
    expect((await guess({ password: "Anders-als-2!" })).statusCode).toBe(429);
    expect((await guess({ password: "Anders-als-2!" }, { cookie: cookiesOf(reset) })).statusCode).toBe(200);
  });

  it("are answered alike where there is no account", async () => {
    const answers = [];
    for (let turn = 0; turn < 6; turn++) answers.push(await guess({ email: "ghost@foyer.test", password: "x" }));
    const [there, nowhere] = [await guess({ password: "x" }), answers[5]];
    expect([nowhere?.statusCode, nowhere?.json().code]).toEqual([there.statusCode, there.json().code]);
  });
});
