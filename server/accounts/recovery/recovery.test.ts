import { desc, eq, sql } from "drizzle-orm";
import type { FastifyInstance } from "fastify";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { demoPassword } from "../../demo/accounts";
import { outbox } from "../../outside/messages/tables";
import { changeSettings } from "../../testing/change_settings";
import { bearerOf, call, startTestApp } from "../../testing/test_app";
import { loginGuesses, oneTimeTokens, users } from "../users/tables";

let app: FastifyInstance;
let wait: (ms: number) => Promise<unknown> = async () => {};
beforeAll(async () => void (app = await startTestApp({ wait: (ms) => wait(ms) })));
afterAll(() => app.close());
beforeEach(async () => {
  await app.db.delete(outbox);
  await app.db.delete(loginGuesses);
  await app.db.delete(oneTimeTokens);
});

let address = 0;
/** From an address of its own, so that limits per address stay out of the way. */
const post = (url: string, payload: object = {}, headers: Record<string, string> = {}) =>
  call(app, { method: "POST", url, payload, headers, remoteAddress: `10.1.${(address >> 8) & 255}.${address++ & 255}` });
const forget = (name: object, headers?: Record<string, string>) => post("/api/user/forget-password", name, headers);
const resend = (email: string) => post(`/api/user/refresh-email-token?email=${encodeURIComponent(email)}`);
const verify = (token: string) => post("/api/user/verify-email", { token });
const reset = (token: string, password: string) => post("/api/user/reset-password", { token, password });
const login = (name: object, password = demoPassword) => post("/api/user/login", { ...name, password });
const letters = () => app.db.select().from(outbox).orderBy(desc(outbox.id));
const tokenOf = (link: string | null | undefined) => new URL(link ?? "").searchParams.get("token") ?? "";
const newest = async () => (await letters())[0];
const newPassword = "Another-one-2!";
const expireTokens = () => app.db.update(oneTimeTokens).set({ expiresAt: sql`now() - interval '1 second'` });
const makeUnverified = (email: string) =>
  app.db.update(users).set({ isEmailVerified: false, verificationSentAt: null }).where(eq(users.email, email));

describe("a forgotten password", () => {
  it("is asked for alike whether there is an account or not (C-7.20)", async () => {
    const [known, unknown] = await Promise.all([forget({ email: "unpaid@foyer.test" }), forget({ email: "nobody@foyer.test" })]);
    expect(known).toMatchObject({ status: 200, body: { data: { success: true } } });
    expect({ ...unknown, headers: null }).toEqual({ ...known, headers: null });
    expect((await letters()).map(({ recipient }) => recipient)).toEqual(["unpaid@foyer.test"]);
  });

  it("is replaced by who has the link, once, which ends every session and tells the owner", async () => {
    const headers = await bearerOf(app, "unpaid@foyer.test");
    await forget({ email: " Unpaid@Foyer.test " }, { host: "localhost:4000", "accept-language": "de" });
    const letter = await newest();
    expect(letter).toMatchObject({ language: "de", subject: "Ein neues Passwort" });
    expect(letter?.link).toMatch(/^http:\/\/localhost:4000\/de\/reset-password\?token=[\w-]{43}$/);
    const token = tokenOf(letter?.link);
    expect((await reset(token, newPassword)).status).toBe(200);
    expect((await call(app, { method: "GET", url: "/api/user/get-user-details", headers })).status).toBe(401);
    expect((await login({ email: "unpaid@foyer.test" })).status).toBe(401);
    expect((await login({ email: "unpaid@foyer.test" }, newPassword)).status).toBe(200);
    expect(await letters()).toContainEqual(
      expect.objectContaining({ template: "password_changed", recipient: "unpaid@foyer.test" }),
    );
    expect(await reset(token, "Third-one-3!")).toMatchObject({ status: 410, body: { code: "token.used" } });
    expect((await login({ email: "unpaid@foyer.test" }, newPassword)).status).toBe(200);
  });

  it("gives each of two who use one link at once a clear answer, and one of them the account", async () => {
    await forget({ email: "unpaid@foyer.test" });
    const token = tokenOf((await newest())?.link);
    const answers = await Promise.all([reset(token, "First-one-1!"), reset(token, "Second-one-2!")]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 410]);
  });

  it("says that a link has run out", async () => {
    await forget({ email: "unpaid@foyer.test" });
    await expireTokens();
    const answer = await reset(tokenOf((await newest())?.link), newPassword);
    expect(answer).toMatchObject({ status: 410, body: { code: "token.expired", data: { success: false } } });
  });

  it("does not lead to an account that has another address since", async () => {
    await forget({ email: "streamer@foyer.test" });
    await app.db.update(users).set({ email: "moved@foyer.test" }).where(eq(users.email, "streamer@foyer.test"));
    expect((await reset(tokenOf((await newest())?.link), newPassword)).status).toBe(410);
    await app.db.update(users).set({ email: "streamer@foyer.test" }).where(eq(users.email, "moved@foyer.test"));
  });

  it("is sent no more than five links that work, and all of them work until one is used", async () => {
    for (let time = 0; time < 7; time++) expect((await forget({ email: "tester@foyer.test" })).status).toBe(200);
    const links = (await letters()).map(({ link }) => tokenOf(link));
    expect(links).toHaveLength(5);
    expect((await reset(links.at(-1) ?? "", demoPassword)).status).toBe(200);
    expect((await reset(links[0] ?? "", newPassword)).status).toBe(410);
  });

  it("is refused by SMS unless the settings have it, and goes to the account's number where they have (C-1.11, C-3.30, C-5.31)", async () => {
    const name = { phoneCode: "+49", phone: "01512 3456789", isPhone: true };
    expect(await forget(name)).toMatchObject({ status: 400, body: { code: "recovery.no_sms" } });
    await changeSettings(app, { useSMSResetPassword: true });
    expect((await forget(name)).status).toBe(200);
    const sms = await newest();
    expect(sms).toMatchObject({ channel: "sms", recipient: "+4915123456789", subject: "" });
    expect(sms?.body).toContain(sms?.link);
    expect((await reset(tokenOf(sms?.link), demoPassword)).status).toBe(200);
    await changeSettings(app, { useSMSResetPassword: false });
  });

  it.each([
    [{ email: "paid@foyer.test", isPhone: false, phoneCode: "", phone: "" }, "email"],
    [{ email: "paid@foyer.test", isPhone: false, phoneCode: null, phone: null }, "email"],
    [{ email: "", isPhone: true, phoneCode: "49", phone: "15123456789" }, "sms"],
  ])("takes the whole form, with what was left empty of it: %j (C-3.30, C-7.20)", async (form, channel) => {
    await changeSettings(app, { useSMSResetPassword: true });
    expect(await forget(form)).toMatchObject({ status: 200, body: { data: { success: true } } });
    expect(await newest()).toMatchObject({ channel });
    await changeSettings(app, { useSMSResetPassword: false });
  });

  it.each([
    [{}, "email"],
    [{ email: "", isPhone: false, phoneCode: "", phone: "" }, "email"],
    [{ email: "", isPhone: true, phoneCode: "49", phone: "" }, "phone"],
    [{ email: "no address" }, "email"],
    [{ email: `${"a".repeat(250)}@foyer.test` }, "email"],
    [{ isPhone: true, phone: "151" }, "phoneCode"],
    [{ isPhone: true, phoneCode: "49" }, "phone"],
    [{ email: ["unpaid@foyer.test", "thief@foyer.test"] }, "email"],
  ])("refuses %j and names the field (C-5.30, C-5.31)", async (name, field) => {
    const { status, body } = await forget(name);
    expect(status).toBe(400);
    expect(body).toMatchObject({ data: { issues: [{ path: ["body", field] }] } });
  });
});

it.each([
  ["for a new password", () => forget({ email: "unpaid@foyer.test" })],
  ["to confirm an address", () => resend("fresh@foyer.test")],
])("takes as long with a letter %s as without one (C-7.20, L-7.35)", async (_, ask) => {
  await makeUnverified("fresh@foyer.test");
  const told: string[] = [];
  const isWritten = Promise.withResolvers<void>();
  wait = async (ms) => {
    await isWritten.promise;
    told.push(`waited ${ms} ms`);
  };
  const answer = ask().then(() => told.push("answered"));
  await expect.poll(letters).toHaveLength(1);
  await call(app, { method: "GET", url: "/healthz" }).catch(() => {}); // time enough for an answer that does not wait
  isWritten.resolve();
  await answer;
  expect(told).toEqual(["waited 300 ms", "answered"]);
  wait = async (ms) => told.push(`waited ${ms} ms`);
  await forget({ email: "nobody@foyer.test" });
  await resend("nobody@foyer.test");
  expect(told.slice(2)).toEqual(["waited 300 ms", "waited 300 ms"]);
  wait = async () => {};
});

describe("an e-mail address", () => {
  it("is confirmed by the link, signed in or not, and once (C-7.21)", async () => {
    await makeUnverified("fresh@foyer.test");
    expect(await resend("fresh@foyer.test")).toMatchObject({
      status: 200,
      body: { data: { emailVerificationSent: { success: true } } },
    });
    const letter = await newest();
    expect(letter).toMatchObject({ template: "verify_email", recipient: "fresh@foyer.test" });
    const token = tokenOf(letter?.link);
    expect((await verify(token)).status).toBe(200);
    const { body } = await call(app, {
      method: "GET",
      url: "/api/user/get-user-details",
      headers: await bearerOf(app, "fresh@foyer.test"),
    });
    expect(body).toMatchObject({ user: { isEmailVerified: true } });
    expect(await verify(token)).toMatchObject({ status: 410, body: { code: "token.used" } });
  });

  it("is sent its link again once a minute, and answers alike where there is no account (L-5.23, L-7.35, L-7.59)", async () => {
    await makeUnverified("fresh@foyer.test");
    for (const email of ["fresh@foyer.test", "nobody@foyer.test", "paid@foyer.test"]) {
      const [first, second] = [await resend(email), await resend(email)];
      expect(first.body).toMatchObject({ data: { emailVerificationSent: { success: true, retryInSeconds: 60 } } });
      const { emailVerificationSent } = (second.body as { data?: { emailVerificationSent: { message: string } } }).data ?? {};
      expect(emailVerificationSent).toMatchObject({ success: false });
      expect(emailVerificationSent?.message).toMatch(/^You can resend email in \d+ seconds$/);
    }
    expect(await letters()).toHaveLength(1);
  });

  it("gets one letter from twenty requests at once (L-5.23)", async () => {
    await makeUnverified("fresh@foyer.test");
    await Promise.all(Array.from({ length: 20 }, () => resend("fresh@foyer.test")));
    expect(await letters()).toHaveLength(1);
  });

  it("is not confirmed by a link that has run out, was made up, is of another purpose, or went to an earlier address", async () => {
    await makeUnverified("fresh@foyer.test");
    await resend("fresh@foyer.test");
    const token = tokenOf((await newest())?.link);
    expect((await reset(token, newPassword)).status).toBe(410);
    expect((await verify("made-up")).status).toBe(410);
    await app.db.update(users).set({ email: "fresher@foyer.test" }).where(eq(users.email, "fresh@foyer.test"));
    expect((await verify(token)).status).toBe(410);
    await app.db.update(users).set({ email: "fresh@foyer.test" }).where(eq(users.email, "fresher@foyer.test"));
    await expireTokens();
    expect(await verify(token)).toMatchObject({ status: 410, body: { code: "token.expired" } });
  });

  it("that stands for none is sent nothing (C-4.41)", async () => {
    await app.db
      .update(users)
      .set({ email: "x@placeholder.invalid", isEmailVerified: false })
      .where(eq(users.email, "fresh@foyer.test"));
    await resend("x@placeholder.invalid");
    await forget({ email: "x@placeholder.invalid" });
    expect(await letters()).toEqual([]);
    await app.db.update(users).set({ email: "fresh@foyer.test" }).where(eq(users.email, "x@placeholder.invalid"));
  });
});

it("keeps no token as it was sent", async () => {
  await forget({ email: "paid@foyer.test" });
  const token = tokenOf((await newest())?.link);
  const kept = await app.db.select({ hash: oneTimeTokens.hash }).from(oneTimeTokens);
  expect(kept).toHaveLength(1);
  expect(kept[0]?.hash).not.toBe(token);
});

describe("signing in by phone", () => {
  it.each(["15123456789", "015123456789", "0151 234-567 89"])(
    "takes %s with the code of its country, and the browser is known for a year (C-4.30, C-4.32, C-9.17)",
    async (phone) => {
      const answer = await login({ phone, phoneCode: "49" });
      expect(answer).toMatchObject({ status: 200, body: { data: { user: { email: "paid@foyer.test" } } } });
      expect(String(answer.headers["set-cookie"])).toMatch(/registered_user=true; Max-Age=31536000;/);
    },
  );

  it("answers as for an unknown account where the code is another one", async () => {
    const [other, unknown] = [
      await login({ phone: "15123456789", phoneCode: "45" }),
      await login({ email: "nobody@foyer.test" }),
    ];
    expect(other.status).toBe(401);
    expect(other.text).toBe(unknown.text);
  });

  it("counts guesses together with those at the account's e-mail address", async () => {
    const guess = (name: object) => login(name, "wrong");
    const names = [{ email: "paid@foyer.test" }, { phone: "15123456789", phoneCode: "49" }];
    const statuses = [];
    for (let time = 0; time < 6; time++) statuses.push((await guess(names[time % 2] ?? {})).status);
    expect(statuses).toEqual([401, 401, 401, 401, 401, 429]);
  });

  it.each([
    { email: "paid@foyer.test", phone: "", phoneCode: "" },
    { email: "paid@foyer.test", phone: null, phoneCode: null },
    { email: "", phone: "15123456789", phoneCode: "49" },
  ])("takes the whole form, with what was left empty of it: %j (C-3.29)", async (form) => {
    expect((await login(form)).status).toBe(200);
  });

  it("says all that is missing together, beside the password (C-5.27, C-5.28)", async () => {
    const missing = async (name: object) => {
      const { body } = await login(name, "");
      return (body as { data?: { issues: { message: string }[] } }).data?.issues.map(({ message }) => message).toSorted();
    };
    const password = "form.validation.password.required";
    expect(await missing({})).toEqual(["form.validation.email.required", password]);
    expect(await missing({ email: "", phone: "", phoneCode: "" })).toEqual(["form.validation.email.required", password]);
    expect(await missing({ phone: "", phoneCode: "" })).toEqual([
      password,
      "form.validation.phone.required",
      "form.validation.phoneCode.required",
    ]);
  });

  it.each([
    [{ phone: "", phoneCode: "49" }, "phone", "form.validation.phone.required"],
    [{ phone: "151" }, "phoneCode", "form.validation.phoneCode.required"],
    [{ email: "" }, "email", "form.validation.email.required"],
    [{ email: "a".repeat(256) }, "email", "form.validation.too_long"],
  ])("refuses %j with the words of the form (C-5.27, C-5.28)", async (name, field, message) => {
    const { status, body } = await login(name);
    expect(status).toBe(400);
    expect((body as { data?: { issues: unknown[] } }).data?.issues[0]).toEqual({ path: ["body", field], message });
  });
});

it("tells an exclusion without an end from one that ends (C-8.24, C-8.25)", async () => {
  expect(await login({ email: "excluded@foyer.test" })).toMatchObject({
    status: 403,
    body: { code: "user.self_exclusion.notice", data: { until: expect.stringMatching(/^\d{4}-/) as string } },
  });
  await app.db
    .update(users)
    .set({ excludedUntil: new Date("9999-12-31") })
    .where(eq(users.email, "excluded@foyer.test"));
  expect(await login({ email: "excluded@foyer.test" })).toMatchObject({
    status: 403,
    body: { code: "user.self_exclusion.permanent.notice" },
  });
});
