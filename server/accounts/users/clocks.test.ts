import { desc, eq, sql } from "drizzle-orm";
import type { FastifyInstance } from "fastify";
import { afterAll, beforeAll, expect, it, vi } from "vitest";
import { demoPassword } from "../../demo/accounts";
import { outbox } from "../../outside/messages/tables";
import { call, startTestApp } from "../../testing/test_app";
import { oneTimeTokens, sessions, users } from "./tables";

let app: FastifyInstance;
beforeAll(async () => void (app = await startTestApp()));
afterAll(() => app.close());

const hour = 3_600_000;

/** What a process does whose clock is wrong by so much. */
async function withClock<Result>(off: number, act: () => Promise<Result>): Promise<Result> {
  vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + off });
  return act().finally(() => vi.useRealTimers());
}

const post = (url: string, payload: object, headers: Record<string, string> = {}) =>
  call<{ code?: string; data?: { ticket?: string } }>(app, { method: "POST", url: `/api/user/${url}`, payload, headers });

async function signIn(email: string) {
  const answer = await app.inject({ method: "POST", url: "/api/user/login", payload: { email, password: demoPassword } });
  const { data } = answer.json<{ data: { accessToken: string } }>();
  return {
    bearer: { authorization: `Bearer ${data.accessToken}` },
    cookie: answer.cookies.map((c) => `${c.name}=${c.value}`).join("; "),
  };
}
const statusWith = async (headers: Record<string, string>) =>
  (await call(app, { url: "/api/user/get-user-details", headers })).status;

/** A link that was asked for, and how many minutes it lasts. */
async function linkFor(email: string) {
  await post("forget-password", { email });
  const [letter] = await app.db.select().from(outbox).where(eq(outbox.recipient, email)).orderBy(desc(outbox.id)).limit(1);
  const [row] = await app.db
    .select({ left: sql<number>`extract(epoch from expires_at - now())::float8 / 60` })
    .from(oneTimeTokens)
    .orderBy(desc(oneTimeTokens.expiresAt))
    .limit(1);
  return { token: new URL(letter?.link ?? "").searchParams.get("token") ?? "", minutes: Math.round(row?.left ?? 0) };
}

it.each([
  ["ahead", hour],
  ["behind", -hour],
] as const)(
  "a sign-in, a link and a ticket of a process whose clock is an hour %s count as long as any other",
  async (_, off) => {
    const email = off > 0 ? "paid@foyer.test" : "tester@foyer.test";
    await app.db.delete(oneTimeTokens);
    const there = await withClock(off, () => signIn(email));
    const here = await signIn(email);
    expect(await Promise.all([there.bearer, { cookie: there.cookie }].map(statusWith))).toEqual([200, 200]);
    expect(await withClock(off, () => Promise.all([here.bearer, { cookie: here.cookie }].map(statusWith)))).toEqual([200, 200]);
    const lives = await app.db
      .select({ days: sql<number>`round(extract(epoch from expires_at - now()) / 86400, 2)::float8` })
      .from(sessions)
      .innerJoin(users, eq(users.id, sessions.userId))
      .where(eq(users.email, email));
    expect(new Set(lives.map(({ days }) => days))).toEqual(new Set([30]));

    const link = await withClock(off, () => linkFor(email));
    expect(link.minutes).toBe(30);
    await app.db.update(oneTimeTokens).set({ expiresAt: sql`now() - interval '1 second'` });
    const late = await withClock(off, () => post("reset-password", { token: link.token, password: "Another-one-2!" }));
    expect(late.body.code).toBe("token.expired");
    const again = await linkFor(email);
    const inTime = await withClock(off, () => post("reset-password", { token: again.token, password: demoPassword }));
    expect(inTime.status).toBe(200);

    await app.db
      .update(users)
      .set({ excludedUntil: sql`now() + interval '2 hours'` })
      .where(eq(users.email, email));
    const refused = await withClock(off, () => post("login", { email, password: demoPassword }));
    expect(refused.body.code).toBe("user.self_exclusion.notice");
    expect((await post("send-withdrawal-code", { ticket: refused.body.data?.ticket })).status).toBe(200);
  },
);
