import { randomUUID } from "node:crypto";
import { type SQL, sql } from "drizzle-orm";
import type { FastifyInstance } from "fastify";
import { afterAll, beforeAll, expect, it } from "vitest";
import { demoPassword } from "../../demo/accounts";
import { bearerOf, call, startTestApp } from "../../testing/test_app";

let app: FastifyInstance;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

/** A player of one test alone with 100 EUR. */
async function newPlayer() {
  const email = `${randomUUID()}@foyer.test`;
  const { rows } = await app.db.execute<{ id: number }>(sql`
    insert into users (unique_id, email, password_hash, currency_code, country_code, is_email_verified, consents, deposit_count)
    select ${randomUUID()}, ${email}, password_hash, 'EUR', 'DE', true, consents, 1 from users where email = 'paid@foyer.test' returning id`);
  const id = rows[0]?.id ?? 0;
  await app.db.execute(sql`select ledger_book('opening', ${`opening:${id}`}, array['cash', 'outside'], array[${id}, null]::int[],
    array['EUR', 'EUR'], array[10000, -10000]::bigint[])`);
  const headers = await bearerOf(app, email);
  const post = (url: string, payload: object) =>
    call<{ code?: string; data?: { launchUrl: string } }>(app, { method: "POST", url, payload, headers });
  return { id, email, headers, post };
}
type Player = Awaited<ReturnType<typeof newPlayer>>;

const mark = (id: number, column: SQL) => app.db.execute(sql`update users set ${column} = now() where id = ${id}`);
const marks = ["marked as closed", "marked as suspended", "marked as held"] as const;

/** How an account comes into each state. */
const states = {
  free: async () => {},
  limited: async ({ post }: Player) => {
    for (const [name, body] of [
      ["set-daily-limit", { daily: 0.5 }],
      ["set-deposit-limit", { daily: 1 }],
    ] as const)
      expect((await post(`/api/user/${name}`, body)).status).toBe(200);
  },
  unverified: async ({ id }: Player) => {
    await app.db.execute(sql`update users set is_email_verified = false, kyc_status = 'PENDING' where id = ${id}`);
  },
  closed: async ({ post }: Player) => {
    expect((await post("/api/user/close-account", { password: demoPassword, leavesBalance: true })).status).toBe(200);
  },
  // each mark alone, as though a sign-in had crossed it: the session and the game's token are still there
  "marked as closed": ({ id }: Player) => mark(id, sql`closed_at`),
  "marked as suspended": ({ id }: Player) => mark(id, sql`suspended_at`),
  "marked as held": ({ id }: Player) => mark(id, sql`held_at`),
} as const;

/** What every call of a player says to a state, before it looks at what is asked for. */
async function answersTo(state: keyof typeof states) {
  const player = await newPlayer();
  await states[state](player);
  const answers: Record<string, string> = {};
  for (const { method, path, role } of app.endpoints.filter((each) => each.role !== "public")) {
    const { status, body } = await call<{ code?: string }>(app, {
      method,
      url: path.replaceAll(/:\w+/g, "1"),
      payload: method === "GET" ? undefined : "{",
      headers: { ...player.headers, "content-type": "application/json" },
    });
    expect([path, status >= 500]).toEqual([path, false]);
    answers[`${method} ${path} (${role})`] = status === 401 || status === 403 ? `${status} ${body.code}` : "open";
  }
  return answers;
}

it.each(["limited", "unverified"] as const)(
  "of every call, who is %s may make the same as everybody: their money and their account stay theirs (D-44)",
  async (state) => {
    expect(await answersTo(state)).toEqual(await answersTo("free"));
  },
);

it.each(["closed", ...marks] as const)(
  "of every call, an account that is %s may make none, with the token that it had (D-44)",
  async (state) => {
    const answers = Object.values(await answersTo(state));
    expect(answers.length).toBeGreaterThan(50);
    expect(new Set(answers)).toEqual(new Set(["401 session.required"]));
  },
);

/** Of the calls that move money, what each state may: `open`, or what it is refused with. */
const money = {
  free: { play: "open", bet: "open", withdraw: "open", "sign in": "open" },
  limited: { play: "open", bet: "limit.reached", withdraw: "open", "sign in": "open" },
  unverified: { play: "open", bet: "open", withdraw: "open", "sign in": "open" },
  closed: { play: "session.required", bet: "play.session_over", withdraw: "session.required", "sign in": "user.closed" },
  "marked as closed": {
    play: "session.required",
    bet: "play.session_over",
    withdraw: "session.required",
    "sign in": "user.closed",
  },
  "marked as suspended": {
    ...{ play: "session.required", bet: "play.session_over", withdraw: "session.required", "sign in": "user.suspended" },
  },
  "marked as held": {
    play: "session.required",
    bet: "play.session_over",
    withdraw: "session.required",
    "sign in": "review.pending",
  },
} as const;

it.each(Object.entries(money))(
  "who is %s plays, bets, withdraws and signs in as the state says (D-44)",
  async (state, expected) => {
    const player = await newPlayer();
    const opened = await player.post("/api/user/init-game", { gameId: "dice" });
    const token = new URLSearchParams(opened.body.data?.launchUrl.split("#")[1]).get("token") ?? "";
    await states[state as keyof typeof states](player);
    const said = ({ status, body }: { status: number; body: { code?: string } }) => {
      expect(status).toBeLessThan(500);
      return status === 401 || status === 403 ? body.code : "open";
    };
    const bet = { roundId: randomUUID(), bet: 1, choice: { direction: "under", target: 5_000 } };
    expect({
      play: said(await player.post("/api/user/init-game", { gameId: "limbo" })),
      bet: said(
        await call<{ code?: string }>(app, {
          method: "POST",
          url: "/api/play/bet",
          payload: bet,
          headers: { "x-play-token": token, origin: "null" },
        }),
      ),
      withdraw: said(
        await player.post("/api/user/preview-withdrawal", { amount: 10, methodId: "none", accountId: 1, currency: "EUR" }),
      ),
      "sign in": said(
        await call<{ code?: string }>(app, {
          method: "POST",
          url: "/api/user/login",
          payload: { email: player.email, password: demoPassword },
        }),
      ),
    }).toEqual(expected);
  },
);
