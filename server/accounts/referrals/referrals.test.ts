import { eq } from "drizzle-orm";
import type { FastifyInstance } from "fastify";
import { afterAll, beforeAll, expect, it } from "vitest";
import { changeSettings } from "../../testing/change_settings";
import { bearerOf, call, startTestApp } from "../../testing/test_app";
import { users } from "../users/tables";
import { isReferralCode } from "./referral_code";

interface Answer {
  referral: { link: string; qr: { size: number; path: string }; visits: number; registrations: number };
}

let app: FastifyInstance;
let headers: { authorization: string };
beforeAll(async () => {
  app = await startTestApp();
  headers = await bearerOf(app, "unpaid@foyer.test");
  await changeSettings(app, { referAFriendPercent: 25 });
});
afterAll(() => app.close());

const referral = async () => (await call<Answer>(app, { method: "GET", url: "/api/user/get-referral", headers })).body.referral;
/** The backend alone has no pages; what counts is that one was asked for. */
const visit = (code: string, sent: Record<string, string> = {}) =>
  app.inject({ method: "GET", url: `/?ref=${code}`, headers: sent });
const codeOf = async () => new URL((await referral()).link).searchParams.get("ref") ?? "";

it("makes one link per account, at the first need, and all that ask at once get the same (C-3.12, S-2.17)", async () => {
  const [row] = await app.db.select().from(users).where(eq(users.email, "unpaid@foyer.test"));
  expect(row?.referralCode).toBeNull();
  const links = (await Promise.all(Array.from({ length: 6 }, referral))).map(({ link }) => link);
  expect(new Set(links).size).toBe(1);
  expect(isReferralCode(new URL(links[0] ?? "").searchParams.get("ref"))).toBe(true);
  const { qr } = await referral();
  expect(qr.path).toMatch(/^(?:M\d+ \d+h1v1h-1z)+$/);
  expect(qr.size).toBeGreaterThanOrEqual(21);
});

it("counts a visit by it once per browser, and remembers who sent it (C-3.12)", async () => {
  const code = await codeOf();
  const before = (await referral()).visits;
  const first = await visit(code);
  expect(String(first.headers["set-cookie"])).toMatch(new RegExp(`foyer_ref=${code};.*HttpOnly; SameSite=Lax`));
  expect((await referral()).visits).toBe(before + 1);
  expect((await visit(code, { cookie: `foyer_ref=${code}` })).headers["set-cookie"]).toBeUndefined();
  expect((await referral()).visits).toBe(before + 1);
});

it("does not count players, unknown codes and rubbish", async () => {
  const before = (await referral()).visits;
  await visit(await codeOf(), headers);
  for (const code of ["AAAAAAAA", "'; drop table users", "%00", "x".repeat(500)]) {
    const answer = await visit(encodeURIComponent(code));
    expect(answer.statusCode).toBeLessThan(500);
    expect(answer.headers["set-cookie"]).toBeUndefined();
  }
  expect((await referral()).visits).toBe(before);
});

it("has none where the site gives nothing for friends (C-1.14, C-6.07)", async () => {
  await changeSettings(app, { referAFriendPercent: 0 });
  expect(await call(app, { method: "GET", url: "/api/user/get-referral", headers })).toMatchObject({
    status: 404,
    body: { code: "referral.off" },
  });
});
