import type { FastifyInstance } from "fastify";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { sql } from "drizzle-orm";
import { demoAccounts, demoPassword } from "../../demo/accounts";
import type { User } from "../../../schemas/user";
import { changeSettings } from "../../testing/change_settings";
import { bearerOf, call, startAppForThisTest, startTestApp } from "../../testing/test_app";

let app: FastifyInstance;
beforeAll(async () => void (app = await startTestApp()));
afterAll(() => app.close());

const login = (email: string, password = demoPassword, headers: Record<string, string> = {}) =>
  call(app, { method: "POST", url: "/api/user/login", payload: { email, password }, headers });
const post = (url: string, cookie?: string) =>
  call(app, {
    method: "POST",
    url,
    payload: {},
    headers: cookie ? { cookie, host: "foyer.test", origin: "http://foyer.test" } : {},
  });

function cookiesOf({ headers }: { headers: Record<string, unknown> }) {
  const set = [headers["set-cookie"] ?? []].flat() as string[];
  return set.map((line) => line.split(";")[0]).join("; ");
}
const sessionOf = (answer: { headers: Record<string, unknown> }) => /foyer_session=[^;]+/.exec(cookiesOf(answer))?.[0] ?? "";
const statusWith = async (cookie: string) =>
  (await call(app, { method: "GET", url: "/api/user/get-user-details", headers: { cookie } })).status;

describe("signing in", () => {
  it.each(demoAccounts.filter(({ excludedForDays, timeOutDays }) => !excludedForDays && !timeOutDays))(
    "lets $email in by e-mail and password (C-7.19, L-7.59, D-26, D-27)",
    async ({ email, role }) => {
      const answer = await login(email);
      expect(answer).toMatchObject({ status: 200, body: { data: { success: true, user: { email, role } } } });
      expect(String(answer.headers["set-cookie"])).toMatch(/foyer_session=[\w-]{43};.*HttpOnly; SameSite=Lax/);
    },
  );

  it("gives amounts as decimal numbers (L-3.11, L-3.12, L-3.13, L-3.14, C-3.10)", async () => {
    const { body } = await login("paid@foyer.test");
    expect(body).toMatchObject({
      data: {
        user: {
          currencyCode: "EUR",
          currencySymbol: "€",
          depositCount: 7,
          totalDeposit: 640,
          userWallet: { currencyCode: "EUR", totalAmount: 288.35, amount: 248.35, nonCashAmount: 40 },
          activeBonus: { wagerLeft: 320, amountToWager: 800 },
          userLimit: { selfExclusion: null },
        },
      },
    });
  });

  it("tells the account all that it needs of itself, and no role but its own (L-6.14, L-7.48, C-3.05, C-3.06, C-3.08, C-3.09, C-3.11)", async () => {
    const headers = await bearerOf(app, "paid@foyer.test");
    const { body } = await call<{ user: User }>(app, { url: "/api/user/get-user-details", headers });
    expect(body.user).toMatchObject({
      ...{ userId: expect.any(Number), uniqueId: expect.any(String), email: "paid@foyer.test", role: "player" },
      ...{ isEmailVerified: true, depositCount: 7, totalDeposit: 640, totalSpend: expect.any(Number) },
      kycStatus: expect.stringMatching(/^(?:APPROVED|PENDING|REJECTED)$/),
      ...{ noCalendar: false, isTest: false, isStreamer: false, ghostMode: false },
      ...{ loyaltyPoints: expect.any(Number), level: expect.any(Number) },
      activeBonus: { bonusId: expect.any(Number), wagerLeft: 320 },
      additionalData: { skrillEmail: null },
      userLimit: {
        ...{ timeLimit: null, pendingTimeLimit: null, pendingTimeLimitRequestedAt: null },
        ...{ timeLimitUpdatedAt: null, timeLimitExpiry: null },
      },
    });
    expect(Object.keys(body.user)).toEqual(expect.arrayContaining(["userLoyaltyLevel", "secretForm"]));
  });

  it("takes the bearer token where an account is needed; what is public asks for none (L-7.01)", async () => {
    const details = "/api/user/get-user-details";
    expect((await call(app, { url: details })).status).toBe(401);
    expect((await call(app, { url: details, headers: { authorization: "Bearer nonsense" } })).status).toBe(401);
    expect((await call(app, { url: details, headers: await bearerOf(app, "paid@foyer.test") })).status).toBe(200);
    expect((await call(app, { url: "/api/user/get-all-games?limit=1" })).status).toBe(200);
  });

  it("answers alike for an unknown account and a wrong password (D-27)", async () => {
    const [unknown, wrong] = await Promise.all([login("nobody@foyer.test", "x"), login("tester@foyer.test", "x")]);
    expect(unknown.status).toBe(401);
    expect(unknown.body).toMatchObject({ data: { success: false } });
    expect({ ...unknown, headers: null }).toEqual({ ...wrong, headers: null });
  });

  it("refuses the right password of a self-excluded account with the date (C-8.25)", async () => {
    const answer = await login("excluded@foyer.test");
    expect(answer).toMatchObject({ status: 403, body: { code: "user.self_exclusion.notice" } });
    expect(answer.headers["set-cookie"]).toBeUndefined();
  });

  it("takes five guesses in 15 minutes, even all at once, and the owner's browser gets in", async () => {
    const known = await login("streamer@foyer.test");
    const guesses = await Promise.all(Array.from({ length: 12 }, (_, index) => login("streamer@foyer.test", `guess ${index}`)));
    expect(guesses.map(({ status }) => status).sort()).toEqual([...Array<number>(5).fill(401), ...Array<number>(7).fill(429)]);
    expect((await login("streamer@foyer.test")).status).toBe(429);
    expect(await statusWith(sessionOf(known))).toBe(200);
    expect((await login("streamer@foyer.test", demoPassword, { cookie: cookiesOf(known) })).status).toBe(200);
  });

  it("limits guesses at accounts that do not exist alike", async () => {
    const statuses = [];
    for (let index = 0; index < 6; index++) statuses.push((await login("ghost@foyer.test", "x")).status);
    expect(statuses).toEqual([401, 401, 401, 401, 401, 429]);
  });

  it("refuses a sign-in from another site", async () => {
    expect((await login("admin@foyer.test", demoPassword, { host: "foyer.test", origin: "https://evil.test" })).status).toBe(403);
  });
});

it("refuses the right password while the e-mail address is not verified, where the site wants that (C-1.10)", async () => {
  await changeSettings(app, { verifyEmailStatusOnLogin: true });
  const refused = await login("fresh@foyer.test");
  expect(refused).toMatchObject({ status: 403, body: { code: "user.email_not_verified", data: { success: false } } });
  expect(refused.headers["set-cookie"]).toBeUndefined();
  expect((await login("unpaid@foyer.test")).status).toBe(200);
  await changeSettings(app, { verifyEmailStatusOnLogin: false });
  expect((await login("fresh@foyer.test")).status).toBe(200);
});

it("tells the current address, and when and where the session before this one began (L-2.52)", async () => {
  const asking = await startAppForThisTest({ configuration: { geoCountryHeader: "x-country", geoSubdivisionHeader: "x-part" } });
  const signIn = async (headers: Record<string, string>) => {
    const payload = { email: "unpaid@foyer.test", password: demoPassword };
    const remoteAddress = "10.0.0.7";
    const answer = await call(asking, { method: "POST", url: "/api/user/login", payload, headers });
    const cookie = sessionOf(answer);
    return (await call(asking, { method: "GET", url: "/api/user/get-user-details", headers: { cookie }, remoteAddress })).body;
  };
  const nothing = { lastLoginAt: null, lastLoginCountry: null, lastLoginSubdivision: null };
  expect(await signIn({ "x-country": "pt", "x-part": "Porto" })).toMatchObject({
    loginInfo: { currentIp: "10.0.0.7", ...nothing },
  });
  const before = new Date().toISOString();
  expect(await signIn({ "x-country": "de", "x-part": "DE-BY" })).toMatchObject({
    loginInfo: { lastLoginCountry: "PT", lastLoginSubdivision: "Porto" },
  });
  expect(await signIn({})).toMatchObject({ loginInfo: { lastLoginCountry: "DE", lastLoginSubdivision: "Bavaria" } });
  const { loginInfo } = (await signIn({})) as { loginInfo?: { lastLoginAt: string; lastLoginCountry: null } };
  expect(loginInfo?.lastLoginCountry).toBeNull();
  expect(loginInfo && loginInfo.lastLoginAt >= before).toBe(true);
});

describe("a session", () => {
  const age = (seconds: number) =>
    app.db.execute(sql`update session_tokens set replaced_at = replaced_at - make_interval(secs => ${seconds}),
      used_at = used_at - make_interval(secs => ${seconds})`);

  it("gets another cookie at each renewal, and the old one ends it when it comes back while the new one is in use", async () => {
    const first = sessionOf(await login("unpaid@foyer.test"));
    const renewed = await post("/api/user/refresh-token", first);
    const second = sessionOf(renewed);
    expect(renewed.status).toBe(200);
    expect(second).not.toBe(first);
    expect(await statusWith(second)).toBe(200);
    await age(60);
    expect((await post("/api/user/refresh-token", first)).status).toBe(401);
    expect(await statusWith(second)).toBe(401);
  });

  it("goes on with the old cookie when the answer with the new one was lost, and then with another new one", async () => {
    const first = sessionOf(await login("unpaid@foyer.test"));
    await post("/api/user/refresh-token", first);
    await age(60);
    expect(await statusWith(first)).toBe(200);
    const second = sessionOf(await post("/api/user/refresh-token", first));
    expect(second).not.toBe(first);
    expect(await statusWith(second)).toBe(200);
    await age(60);
    expect(await statusWith(first)).toBe(401);
    expect(await statusWith(second)).toBe(401);
  });

  it("is not lost when 20 tabs renew it at once", async () => {
    const cookie = sessionOf(await login("unpaid@foyer.test"));
    const answers = await Promise.all(Array.from({ length: 20 }, () => post("/api/user/refresh-token", cookie)));
    expect(answers.every(({ status }) => status === 200)).toBe(true);
    const renewed = answers.map(sessionOf).filter(Boolean);
    expect(renewed).toHaveLength(1);
    expect(await statusWith(renewed[0] ?? "")).toBe(200);
  });

  it("is not taken away by a renewal of the one before it, which another tab asks for at that moment", async () => {
    const before = sessionOf(await login("unpaid@foyer.test"));
    const payload = { email: "unpaid@foyer.test", password: demoPassword };
    const headers = { cookie: before };
    const now = sessionOf(await call(app, { method: "POST", url: "/api/user/login", payload, headers }));
    const late = await post("/api/user/refresh-token", before);
    expect([late.status, late.headers["set-cookie"]]).toEqual([401, undefined]); // the browser keeps the cookie that it has by now
    expect(await statusWith(now)).toBe(200);
  });

  it("ends at sign-out, for its cookie and for its bearer token", async () => {
    const signedIn = await login("unpaid@foyer.test");
    const cookie = sessionOf(signedIn);
    const authorization = `Bearer ${(signedIn.body as { data?: { accessToken: string } }).data?.accessToken}`;
    const details = () => call(app, { method: "GET", url: "/api/user/get-user-details", headers: { authorization } });
    expect((await details()).status).toBe(200);
    expect((await post("/api/user/logout", cookie)).body).toEqual({ data: { success: true } });
    expect((await details()).status).toBe(401);
    expect(await statusWith(cookie)).toBe(401);
  });

  it("answers 401 for a token that is made up, signed by another key, or unsigned", async () => {
    const none = Buffer.from('{"alg":"none"}').toString("base64url");
    const payload = Buffer.from('{"sid":"x","sub":"1","exp":9999999999}').toString("base64url");
    for (const token of ["x", `${none}.${payload}.`, `eyJhbGciOiJIUzI1NiJ9.${payload}.${"A".repeat(43)}`]) {
      const answer = await call(app, {
        method: "GET",
        url: "/api/user/get-user-details",
        headers: { authorization: `Bearer ${token}` },
      });
      expect(answer.status).toBe(401);
    }
  });

  it("stores no cookie as it is", async () => {
    const [, token = ""] = sessionOf(await login("unpaid@foyer.test")).split("=");
    const { rows } = await app.db.execute(sql`select hash from session_tokens`);
    expect(rows.length).toBeGreaterThan(0);
    expect(rows.map(({ hash }) => hash)).not.toContain(token);
  });

  it("may change something by cookie only from our own pages", async () => {
    const cookie = sessionOf(await login("paid@foyer.test"));
    const add = (headers: Record<string, string>) =>
      call(app, {
        method: "POST",
        url: "/api/user/add-favorite-game",
        payload: { game: 1 },
        headers: { cookie, host: "foyer.test", ...headers },
      });
    expect((await add({})).status).toBe(403);
    expect((await add({ origin: "https://evil.test" })).status).toBe(403);
    expect((await add({ origin: "null" })).status).toBe(403);
    expect((await add({ origin: "http://foyer.test" })).status).toBe(200);
  });
});

it("tells who looks (L-1.15)", async () => {
  const guest = await call(app, {
    method: "GET",
    url: "/api/viewer",
    headers: { "accept-language": "fr, nb;q=0.9, de;q=0.8" },
    remoteAddress: "10.0.0.1",
  });
  expect(guest.body).toMatchObject({
    viewer: { session: "guest", country: null, language: "no", device: "desktop" },
    user: null,
  });
  const player = await call(app, {
    method: "GET",
    url: "/api/viewer",
    headers: await bearerOf(app, "paid@foyer.test"),
    remoteAddress: "10.0.0.1",
  });
  expect(player.body).toMatchObject({
    viewer: { session: "user", depositCount: 7, country: "DE" },
    user: { email: "paid@foyer.test" },
  });
});

it("knows the country of an address, and asks the account only where the address is unknown (D-32)", async () => {
  const headers = await bearerOf(app, "paid@foyer.test");
  const countryAt = async (remoteAddress: string) =>
    (await call(app, { method: "GET", url: "/api/viewer", headers, remoteAddress })).body as { viewer?: { country: string } };
  expect((await countryAt("8.8.8.8")).viewer?.country).toBe("US");
  expect((await countryAt("127.0.0.1")).viewer?.country).toBe("DE");
});

it("trusts no country header unless one is configured", async () => {
  const answer = await call(app, {
    method: "GET",
    url: "/api/viewer",
    headers: { "cf-ipcountry": "NO", "x-forwarded-for": "8.8.8.8" },
    remoteAddress: "10.0.0.1",
  });
  expect(answer.body).toMatchObject({ viewer: { country: null } });
});

it("excludes for the days that are asked and ends all sessions (L-5.01, L-7.42)", async () => {
  const [one, other] = [await bearerOf(app, "tester@foyer.test"), await bearerOf(app, "tester@foyer.test")];
  const exclude = (days: unknown) =>
    call(app, { method: "POST", url: "/api/user/set-disable-until", payload: { days, type: "SELF_EXCLUSION" }, headers: one });
  for (const days of [0, 1826, 1.5, "7"]) expect((await exclude(days)).status).toBe(400);
  const answer = (await exclude(7)) as { status: number; body: { data?: { selfExclusion: string } } };
  expect(answer.status).toBe(200);
  expect(Date.parse(answer.body.data?.selfExclusion ?? "") - Date.now()).toBeCloseTo(7 * 86_400_000, -5);
  expect((await call(app, { method: "GET", url: "/api/user/get-user-details", headers: other })).status).toBe(401);
  expect((await login("tester@foyer.test")).status).toBe(403);
});
