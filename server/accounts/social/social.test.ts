import type { FastifyInstance, InjectOptions } from "fastify";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import { demoPassword } from "../../demo/accounts";
import { changeSettings } from "../../testing/change_settings";
import { bearerOf, startAppForThisTest, startTestApp } from "../../testing/test_app";
import { referralCodeOf } from "../referrals/referral_code";
import { passkeyDevice } from "../../testing/passkey_device";
import { passkeys, users } from "../users/tables";
import { identities, linkRequests } from "./tables";
import { hashPassword } from "../users/passwords";

let app: FastifyInstance;
beforeAll(async () => {
  app = await startTestApp({ configuration: { identityProvider: "sandbox", publicUrl: "http://casino.test" } });
});
afterAll(() => app.close());
beforeEach(async () => {
  await app.db.delete(identities);
  await changeSettings(app, {
    socialSignIn: true,
    domainId: "",
    loginOff: false,
    isRestrictedRegistration: false,
    verifyEmailStatusOnLogin: false,
  });
});

const origin = "http://casino.test";
const nova = "nova@sandbox.example";
const marta = "unpaid@foyer.test";

/** Somebody with a browser: it keeps cookies by path, and goes where it is sent. */
function openBrowser(server = app) {
  const jar = new Map<string, { value: string; path: string }>();
  const cookieFor = (path: string) =>
    [...jar]
      .filter(([, cookie]) => path.startsWith(cookie.path))
      .map(([name, { value }]) => `${name.split(" ")[0]}=${value}`)
      .join("; ");

  async function ask(options: InjectOptions & { url: string }) {
    const { pathname, search } = new URL(options.url, origin);
    const headers = { host: "casino.test", origin, cookie: cookieFor(pathname), ...options.headers };
    const answer = await server.inject({ ...options, url: pathname + search, headers });
    for (const { name, value, path = "/", maxAge, expires } of answer.cookies) {
      if (maxAge === 0 || value === "" || (expires && expires < new Date())) jar.delete(`${name} ${path}`);
      else jar.set(`${name} ${path}`, { value, path });
    }
    return answer;
  }

  async function follow(options: InjectOptions & { url: string }, isEnd: (url: string) => boolean = () => false) {
    let answer = await ask(options);
    let url = options.url;
    while (answer.statusCode >= 300 && answer.statusCode < 400) {
      url = String(answer.headers.location);
      if (isEnd(url)) break;
      answer = await ask({ method: "GET", url });
    }
    return { answer, url };
  }

  const submit = (url: string, fields: Record<string, string>, isEnd?: (url: string) => boolean) =>
    follow(
      {
        method: "POST",
        url,
        payload: new URLSearchParams(fields).toString(),
        headers: { "content-type": "application/x-www-form-urlencoded" },
      },
      isEnd,
    );

  const isCallback = (url: string) => url.includes("/api/auth/google/callback");

  /** Chooses somebody at the sandbox and allows it; answers the address that leads back. */
  async function reachCallback(email: string, next = "/") {
    const choosing = await follow({ method: "GET", url: `/api/auth/google?next=${encodeURIComponent(next)}` });
    expect(choosing.answer.body).toContain("Who are you?");
    const consenting = await submit(choosing.url, { email });
    expect(consenting.answer.body).toContain("wants to know who you are");
    const { url } = await submit(consenting.url, { consent: "1" }, isCallback);
    return url;
  }

  async function signIn(email: string, next?: string) {
    return endOf((await ask({ method: "GET", url: await reachCallback(email, next) })).body);
  }

  const post = async (url: string, payload: object) => {
    const answer = await ask({ method: "POST", url, payload });
    return { status: answer.statusCode, body: answer.json<{ code?: string; data: Record<string, unknown> }>() };
  };
  const get = async (url: string) => {
    const answer = await ask({ method: "GET", url });
    return { status: answer.statusCode, body: answer.json<{ code?: string; data: Record<string, unknown> }>() };
  };
  return { ask, follow, submit, reachCallback, signIn, post, get, jar };
}

interface End {
  message: { eventType: string; accessToken?: string; linkedAccountUuid?: string; error?: string; until?: string };
  next: string;
}
const endOf = (html: string) =>
  JSON.parse(/<script type="application\/json" id="end">(.*?)<\/script>/.exec(html)?.[1] ?? "null") as End;

const details = { consents: { terms_and_conditions_acceptance: true }, countryCode: "SE", currencyCode: "EUR" };
const waitsFor = async (browser: ReturnType<typeof openBrowser>, uuid: string | undefined) =>
  (await browser.get(`/api/user/get-link-request?linkedAccountUuid=${uuid}`)).body.data.waitsFor;

it("opens an account for who is new once the terms are agreed to, for the friend who recommended the site, and signs in at once from then on (C-4.43, C-7.33, S-2.17)", async () => {
  const browser = openBrowser();
  const { message } = await browser.signIn(nova);
  expect(message).toEqual({ eventType: "linked-account-handler", linkedAccountUuid: expect.any(String) });
  const { linkedAccountUuid } = message;
  expect(await waitsFor(browser, linkedAccountUuid)).toBe("consent");
  const recommended = await openBrowser().signIn(nova, "/casino?ref=ABCDEFGH"); // in a window that was left for it
  expect(new URLSearchParams(recommended.next.slice(2)).get("ref")).toBe("ABCDEFGH");

  const refused = await browser.post("/api/user/social-sign-up", {
    linkedAccountUuid,
    ...details,
    consents: {},
    countryCode: "ZZ",
  });
  expect([refused.status, (refused.body.data.issues as { path: string[] }[]).map(({ path }) => path.join("."))]).toEqual([
    400,
    ["body.consents.terms_and_conditions_acceptance", "body.countryCode"],
  ]);
  const [friend] = await app.db.select().from(users).where(eq(users.email, "paid@foyer.test"));
  const ref = await referralCodeOf(app.db, friend!);
  const opened = await browser.post("/api/user/social-sign-up", { linkedAccountUuid, ...details, ref });
  const [row] = await app.db.select().from(users).where(eq(users.email, nova));
  expect(row?.referredBy).toBe(friend?.id);
  expect(opened.body.data).toMatchObject({
    success: true,
    user: { email: nova, isEmailVerified: true, firstName: "Nova", lastName: "Ekdahl", countryCode: "SE", hasPassword: false },
  });
  const viewer = await browser.get("/api/viewer");
  expect(viewer.body).toMatchObject({ user: { email: nova } });

  const again = await openBrowser().signIn(nova, "/casino?search=fox");
  expect(again).toEqual({
    message: { eventType: "linked-account-handler", accessToken: expect.any(String) },
    next: "/casino?search=fox",
  });
  const authorization = `Bearer ${again.message.accessToken}`;
  const account = await app.inject({ url: "/api/user/get-user-details", headers: { authorization } });
  expect(account.json()).toMatchObject({ user: { email: nova } });
  await app.db.delete(users).where(eq(users.email, nova));
});

it("links with the account that has the address once its password is known (C-4.44)", async () => {
  const browser = openBrowser();
  const { linkedAccountUuid } = (await browser.signIn(marta)).message;
  expect(await waitsFor(browser, linkedAccountUuid)).toBe("password");
  const missing = await browser.post("/api/user/link-account", { linkedAccountUuid });
  expect(missing.status).toBe(400);
  const wrong = await browser.post("/api/user/link-account", { linkedAccountUuid, password: "guessed" });
  expect([wrong.status, wrong.body.code]).toEqual([401, "login.failed"]);
  const right = await browser.post("/api/user/link-account", { linkedAccountUuid, password: demoPassword });
  expect([right.status, right.body.data.user]).toMatchObject([200, { email: marta }]);
  const replayed = await browser.post("/api/user/link-account", { linkedAccountUuid, password: demoPassword });
  expect([replayed.status, replayed.body.code]).toEqual([410, "social.link_expired"]);
  expect((await openBrowser().signIn(marta)).message.accessToken).toEqual(expect.any(String));
});

it("confirms an address that only the other provider had confirmed, where nobody signs in before that (C-1.10)", async () => {
  await changeSettings(app, { verifyEmailStatusOnLogin: true });
  const browser = openBrowser();
  const { linkedAccountUuid } = (await browser.signIn("fresh@foyer.test")).message;
  const { status, body } = await browser.post("/api/user/link-account", { linkedAccountUuid, password: demoPassword });
  expect([status, body.data.user]).toMatchObject([200, { email: "fresh@foyer.test", isEmailVerified: true }]);
  await app.db.update(users).set({ isEmailVerified: false }).where(eq(users.email, "fresh@foyer.test"));
});

it("asks for the second factor of an account that has one, also where it is linked; a passkey stands in for its code", async () => {
  const browser = openBrowser();
  const first = (await browser.signIn(marta)).message;
  await browser.post("/api/user/link-account", { linkedAccountUuid: first.linkedAccountUuid, password: demoPassword });
  await app.db.update(users).set({ totpEnabledAt: new Date(), totpSecret: "none" }).where(eq(users.email, marta));
  const other = openBrowser();
  const { linkedAccountUuid, accessToken } = (await other.signIn(marta)).message;
  expect([accessToken, await waitsFor(other, linkedAccountUuid)]).toEqual([undefined, "second_factor"]);
  const without = await other.post("/api/user/link-account", { linkedAccountUuid });
  expect([without.status, without.body.code]).toEqual([401, "login.two_factor_required"]);
  const wrong = await other.post("/api/user/link-account", { linkedAccountUuid, twoFactorCode: "000000" });
  expect([wrong.status, wrong.body.code]).toEqual([401, "login.two_factor_wrong"]);

  const [device, owner] = [passkeyDevice({ origin }), (await app.db.select().from(users).where(eq(users.email, marta)))[0]];
  const made = { id: device.id, userId: owner?.id ?? 0, publicKey: device.spki, counter: 0 };
  await app.db.insert(passkeys).values(made);
  const { data } = (await other.post("/api/user/link-account", { linkedAccountUuid })).body;
  const { challenge } = (data as unknown as { passkey: { challenge: string } }).passkey;
  const elsewhere = passkeyDevice({ origin: "https://evil.test" }).answer(challenge);
  const refused = await other.post("/api/user/link-account", { linkedAccountUuid, passkey: elsewhere });
  expect([refused.status, refused.body.code]).toEqual([401, "login.two_factor_wrong"]);
  const told = await other.ask({ method: "GET", url: `/api/user/get-link-request?linkedAccountUuid=${linkedAccountUuid}` });
  const question = (JSON.parse(told.body) as { data: { passkey: { challenge: string } } }).data.passkey;
  const opened = await other.post("/api/user/link-account", { linkedAccountUuid, passkey: device.answer(question.challenge) });
  expect([opened.status, opened.body.data.user]).toMatchObject([200, { email: marta }]);
  await app.db.delete(passkeys).where(eq(passkeys.id, device.id));
  await app.db.update(users).set({ totpEnabledAt: null, totpSecret: null }).where(eq(users.email, marta));
});

it("does not open an excluded account, and says until when (C-8.24)", async () => {
  const [excluded] = await app.db.select().from(users).where(eq(users.email, "excluded@foyer.test"));
  await app.db.insert(identities).values({
    provider: "google",
    subject: `sandbox-${Buffer.from("excluded@foyer.test").toString("base64url")}`,
    userId: excluded?.id ?? 0,
  });
  const { message, next } = await openBrowser().signIn("excluded@foyer.test");
  expect(message).toEqual({
    eventType: "linked-account-handler",
    error: "excluded",
    until: excluded?.excludedUntil?.toISOString(),
    ticket: expect.any(String) as string, // for their withdrawal (D-44)
  });
  expect(next).toBe("/?modal=login&socialError=excluded");
});

it("takes no address that the other provider has not confirmed", async () => {
  expect((await openBrowser().signIn("robin@sandbox.example")).message.error).toBe("email_unverified");
});

it("opens no account where registration is closed, and still links", async () => {
  await changeSettings(app, { isRestrictedRegistration: true });
  expect((await openBrowser().signIn(nova)).message.error).toBe("registration_closed");
  expect((await openBrowser().signIn(marta)).message.linkedAccountUuid).toEqual(expect.any(String));
});

it.each([
  ["the settings say no", { socialSignIn: false }],
  ["the site has a domain id (C-6.05)", { domainId: "brand" }],
  ["nobody signs in", { loginOff: true }],
])("is off where %s", async (_, settings) => {
  const browser = openBrowser();
  const { linkedAccountUuid } = (await browser.signIn(marta)).message;
  const callback = await browser.reachCallback(nova);
  await changeSettings(app, settings);
  expect(endOf((await browser.ask({ method: "GET", url: "/api/auth/google" })).body).message.error).toBe("off");
  expect(endOf((await browser.ask({ method: "GET", url: callback })).body).message.error).toBe("off");
  const { status, body } = await browser.post("/api/user/link-account", { linkedAccountUuid, password: demoPassword });
  expect([status, body.code]).toEqual([403, "social.off"]);
});

it("is off where no provider is configured", async () => {
  const bare = await startAppForThisTest({ configuration: { identityProvider: null } });
  const answer = await bare.inject("/api/auth/google");
  expect(endOf(answer.body).message.error).toBe("off");
  expect((await bare.inject("/oidc/.well-known/openid-configuration")).statusCode).toBe(404);
});

it("says so where the provider is away (C-8.26)", async () => {
  const alone = await startAppForThisTest({
    configuration: { identityProvider: { issuer: "http://127.0.0.1:9", clientId: "foyer", clientSecret: "secret" } },
  });
  expect(endOf((await alone.inject("/api/auth/google")).body)).toEqual({
    message: { eventType: "linked-account-handler", error: "unreachable" },
    next: "/?modal=login&socialError=unreachable",
  });
});

it("says so where somebody changes their mind", async () => {
  const browser = openBrowser();
  const { url } = await browser.follow({ method: "GET", url: "/api/auth/google" });
  const { answer } = await browser.submit(url, { cancel: "1" });
  expect(endOf(answer.body).message.error).toBe("cancelled");
});

it("refuses a way back that this browser did not begin, a forged state, and a code that was used", async () => {
  const browser = openBrowser();
  const callback = await browser.reachCallback(marta);
  expect(endOf((await openBrowser().ask({ method: "GET", url: callback })).body).message.error).toBe("forged");

  const begun = [...browser.jar].find(([name]) => name.startsWith("foyer_social "))?.[1] ?? { value: "", path: "/" };
  const forged = new URL(callback);
  forged.searchParams.set("state", "somebody-elses");
  expect(endOf((await browser.ask({ method: "GET", url: forged.href })).body).message.error).toBe("forged");

  const spent = openBrowser();
  spent.jar.set("foyer_social /api/auth/google", begun);
  expect(endOf((await spent.ask({ method: "GET", url: callback })).body).message.linkedAccountUuid).toEqual(expect.any(String));
  spent.jar.set("foyer_social /api/auth/google", begun);
  expect(endOf((await spent.ask({ method: "GET", url: callback })).body).message.error).toBe("failed");
  spent.jar.set("foyer_social /api/auth/google", { ...begun, value: `${begun.value.slice(0, -4)}AAAA` });
  expect(endOf((await spent.ask({ method: "GET", url: callback })).body).message.error).toBe("forged");
});

it("gives a link request to the browser that made it alone, and for a quarter of an hour", async () => {
  const browser = openBrowser();
  const { linkedAccountUuid } = (await browser.signIn(marta)).message;
  const stranger = openBrowser();
  const own = await stranger.signIn(nova);
  expect(own.message.linkedAccountUuid).not.toBe(linkedAccountUuid);
  expect((await stranger.get(`/api/user/get-link-request?linkedAccountUuid=${linkedAccountUuid}`)).status).toBe(410);
  const stolen = await stranger.post("/api/user/link-account", { linkedAccountUuid, password: demoPassword });
  expect([stolen.status, stolen.body.code]).toEqual([410, "social.link_expired"]);
  await app.db.update(linkRequests).set({ expiresAt: new Date(Date.now() - 1_000) });
  const late = await browser.post("/api/user/link-account", { linkedAccountUuid, password: demoPassword });
  expect([late.status, late.body.code]).toEqual([410, "social.link_expired"]);
});

it("opens one account however often it is asked to at once", async () => {
  const browser = openBrowser();
  const { linkedAccountUuid } = (await browser.signIn("twin.star@sandbox.example")).message;
  const answers = await Promise.all(
    [1, 2, 3].map(() => browser.post("/api/user/social-sign-up", { linkedAccountUuid, ...details })),
  );
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 410, 410]);
  const rows = await app.db.select().from(users).where(eq(users.email, "twin.star@sandbox.example"));
  expect(rows.map(({ firstName, lastName }) => [firstName, lastName])).toEqual([["Twin", "Star"]]);
});

it.each(["https://evil.example/", "//evil.example", "/\\evil.example", "javascript:alert(1)", "/api/user/logout"])(
  "does not lead on to %s",
  async (next) => {
    const browser = openBrowser();
    await changeSettings(app, { socialSignIn: false });
    const answer = await browser.ask({ method: "GET", url: `/api/auth/google?next=${encodeURIComponent(next)}` });
    expect(endOf(answer.body).next).toBe("/?modal=login&socialError=off");
  },
);

it("answers a page that runs its one script and nothing else, and keeps the window that opened it", async () => {
  const answer = await app.inject("/api/auth/google/callback?error=</script><script>alert(1)</script>");
  const policy = String(answer.headers["content-security-policy"]);
  expect(policy).toMatch(/script-src 'self' 'nonce-[^']+'/);
  expect(answer.body).toContain(`<script nonce="${/nonce-([^']+)/.exec(policy)?.[1]}">`);
  expect(answer.body).not.toContain("alert(1)");
  expect(answer.headers).toMatchObject({
    "cross-origin-opener-policy": "unsafe-none",
    "cache-control": "no-store",
    "referrer-policy": "no-referrer",
  });
});

it("keeps what it needs on the way where no script and no other part of the site sees it", async () => {
  const answer = await app.inject("/api/auth/google");
  const [cookie] = answer.cookies;
  expect(cookie).toMatchObject({ name: "foyer_social", path: "/api/auth/google", httpOnly: true, sameSite: "Lax" });
  const asked = new URL(String(answer.headers.location)).searchParams;
  expect([asked.get("code_challenge_method"), asked.get("scope"), asked.get("prompt")]).toEqual([
    "S256",
    "openid email profile",
    "select_account",
  ]);
  for (const name of ["state", "nonce", "code_challenge"]) expect(cookie?.value).not.toContain(asked.get(name));
});

it("lists what is linked, and takes it away unless it is the only way in", async () => {
  const browser = openBrowser();
  const { linkedAccountUuid } = (await browser.signIn(marta)).message;
  await browser.post("/api/user/link-account", { linkedAccountUuid, password: demoPassword });
  const headers = await bearerOf(app, marta);
  const list = async () =>
    (await app.inject({ url: "/api/user/get-identities", headers })).json<{ identities: { id: string; email: string }[] }>()
      .identities;
  const [linked] = await list();
  expect(linked?.email).toBe(marta);
  const unlink = (id: string, by: Record<string, string>) =>
    app.inject({ method: "POST", url: "/api/user/unlink-account", payload: { id }, headers: by });
  const stranger = await unlink(linked?.id ?? "", await bearerOf(app, "paid@foyer.test"));
  expect(stranger.statusCode).toBe(404);

  await app.db.update(users).set({ passwordHash: null }).where(eq(users.email, marta));
  const last = await unlink(linked?.id ?? "", headers);
  expect([last.statusCode, last.json<{ code: string }>().code]).toEqual([409, "social.last_way_in"]);
  await app.db
    .update(users)
    .set({ passwordHash: await hashPassword(demoPassword) })
    .where(eq(users.email, marta));
  expect((await unlink(linked?.id ?? "", headers)).statusCode).toBe(200);
  expect(await list()).toEqual([]);
});

it("shows the sandbox's pages in the reader's language, and says what to do where one has run out", async () => {
  const german = { "accept-language": "de" };
  const browser = openBrowser();
  const { answer, url } = await browser.follow({ method: "GET", url: "/api/auth/google" });
  expect(answer.headers["cross-origin-opener-policy"]).toBe("unsafe-none");
  expect((await browser.ask({ method: "GET", url, headers: german })).body).toContain("Wer bist du?");
  const wrong = await browser.submit(url, { email: "<script>alert(1)</script>" });
  expect([wrong.answer.statusCode, wrong.answer.body.includes("<script>")]).toEqual([400, false]);
  const stranger = await openBrowser().ask({ method: "GET", url, headers: german });
  expect([stranger.statusCode, stranger.body.includes("lässt sich nicht fortsetzen")]).toEqual([400, true]);
  const unknown = await browser.ask({ method: "GET", url: "/oidc/auth?client_id=nobody", headers: german });
  expect([unknown.statusCode, unknown.body.includes("lässt sich nicht fortsetzen")]).toEqual([400, true]);
  const foreign = await browser.ask({
    method: "POST",
    url,
    payload: "consent=1",
    headers: { "content-type": "application/x-www-form-urlencoded", origin: "https://evil.example" },
  });
  expect(foreign.statusCode).toBe(403);
});
