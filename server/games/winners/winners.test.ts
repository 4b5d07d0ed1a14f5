import { sql } from "drizzle-orm";
import fc from "fast-check";
import type { FastifyInstance } from "fastify";
import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import type { Winner } from "../../../schemas/live";
import { bearerOf, call, startTestApp } from "../../testing/test_app";
import { topWins } from "./queries";

let app: FastifyInstance;
const users = new Map<string, number>();
beforeAll(async () => {
  app = await startTestApp();
  const { rows } = await app.db.execute<{ id: number; email: string }>(sql`select id, email from users`);
  for (const { id, email } of rows) users.set(email.split("@")[0] ?? "", id);
});
afterAll(() => app.close());
beforeEach(() => app.db.execute(sql`delete from rounds`));

interface Played {
  name: string;
  payout: number;
  hoursAgo: number;
  bet?: number;
  isDemo?: boolean;
  state?: string;
}
async function play(...played: Played[]) {
  for (const { name, payout, hoursAgo, bet = 100, isDemo = false, state = "settled" } of played)
    await app.db.execute(sql`
      insert into rounds (id, user_id, game_id, is_demo, state, currency_code, bet, payout, base_bet, base_payout, multiplier, choice, settled_at)
      values (gen_random_uuid(), ${users.get(name) ?? null}, (select id from games where identifier = 'ember-drake'), ${isDemo}, ${state}, 'EUR',
        ${bet}, ${payout}, ${bet}, ${payout}, ${payout / bet}, '{}', now() - make_interval(hours => ${hoursAgo}))`);
}
async function ask(path: string, name?: string) {
  const headers = name ? await bearerOf(app, `${name}@foyer.test`) : {};
  const { status, body } = await call<Record<string, Winner[]>>(app, { url: `/api/user/${path}`, headers });
  return { status, list: Object.values(body)[0] ?? [], body };
}
const prizes = (list: Winner[]) => list.map(({ prize }) => prize);

it("answers the latest wins, newest first, with what everybody may know of the winner (L-7.29, L-3.33, L-5.17)", async () => {
  await play(
    { name: "paid", payout: 900, hoursAgo: 5 },
    { name: "unpaid", payout: 300, hoursAgo: 1 },
    { name: "paid", payout: 100, hoursAgo: 2 },
    { name: "paid", payout: 50_000, hoursAgo: 0, isDemo: true },
    { name: "paid", payout: 60_000, hoursAgo: 0, state: "open" },
  );
  const { list } = await ask("get-current-winners?limit=5");
  expect(list).toMatchObject([
    { prize: 3, name: "Mart*", firstName: "Mart*", gameTitle: "Ember Drake", identifier: "ember-drake", multiplier: 3 },
    { prize: 9, name: "Northwind", firstName: "Alex*", currencyCode: "EUR" },
  ]);
  expect(list[0]?.gameImageUrl).toBe("/api/core/casino/assets/games/ember-drake-portrait.avif");
  expect(prizes((await ask("get-current-winners?limit=1")).list)).toEqual([3]);
});

it("tells nothing of a winner who hides (L-5.18, C-6.21)", async () => {
  await app.db.execute(sql`update users set ghost_mode = true where email = 'paid@foyer.test'`);
  await play({ name: "paid", payout: 900, hoursAgo: 1 });
  expect((await ask("get-current-winners")).list).toMatchObject([{ name: "", firstName: "" }]);
  await app.db.execute(sql`update users set ghost_mode = false where email = 'paid@foyer.test'`);
});

it("answers the top of a time, or the best of each player (L-7.30)", async () => {
  await play(
    { name: "paid", payout: 900, hoursAgo: 5 },
    { name: "paid", payout: 800, hoursAgo: 6 },
    { name: "unpaid", payout: 300, hoursAgo: 1 },
    { name: "tester", payout: 9_900, hoursAgo: 24 * 9 },
  );
  const since = new Date(Date.now() - 7 * 86_400_000).toISOString();
  expect(prizes((await ask(`get-top-winners?startDate=${since}`)).list)).toEqual([9, 8, 3]);
  expect(prizes((await ask(`get-top-winners?startDate=${since}&showBestResult=true`)).list)).toEqual([9, 3]);
  expect(prizes((await ask(`get-top-winners?endDate=${since.slice(0, 10)}`)).list)).toEqual([99]);
  expect(prizes((await ask("get-top-winners?showBestResult=1&limit=2")).list)).toEqual([99, 9]);
});

it("answers players their own wins alone, and guests none (L-6.11)", async () => {
  await play(
    { name: "paid", payout: 900, hoursAgo: 5 },
    { name: "unpaid", payout: 300, hoursAgo: 1 },
    { name: "paid", payout: 700, hoursAgo: 1 },
  );
  expect(prizes((await ask("get-my-latest-wins", "paid")).list)).toEqual([7, 9]);
  expect(prizes((await ask("get-my-top-wins", "paid")).list)).toEqual([9, 7]);
  expect(prizes((await ask("get-my-top-wins?showBestResult=true", "paid")).list)).toEqual([9]);
  expect(await ask("get-my-latest-wins")).toMatchObject({ status: 401, body: { code: "session.required" } });
  expect((await ask("get-my-top-wins")).status).toBe(401);
});

it.each(["limit=0", "limit=101", "limit=x", "startDate=yesterday", "endDate=2026-99-99", "showBestResult=perhaps"])(
  "refuses %s in clear words",
  async (query) => expect((await ask(`get-top-winners?${query}`)).status).toBe(400),
);

it("finds the best of each player as a sort of everything would (L-7.30)", { timeout: 60_000 }, async () => {
  const names = ["paid", "unpaid", "tester", "streamer"];
  const round = fc.record({
    name: fc.constantFrom(...names),
    payout: fc.integer({ min: 90, max: 110 }),
    hoursAgo: fc.integer({ min: 0, max: 40 }),
  });
  await fc.assert(
    fc.asyncProperty(fc.array(round, { maxLength: 12 }), fc.integer({ min: 1, max: 4 }), async (played, limit) => {
      await app.db.execute(sql`delete from rounds`);
      await play(...played);
      const from = new Date(Date.now() - 20.5 * 3_600_000);
      const found = await topWins(app.db, { limit, userId: null, from, until: null, isBestOnly: true });
      const best = names
        .map((name) =>
          Math.max(
            0,
            ...played.filter((each) => each.name === name && each.hoursAgo <= 20 && each.payout > 100).map((each) => each.payout),
          ),
        )
        .filter((payout) => payout > 0)
        .sort((one, other) => other - one)
        .slice(0, limit);
      expect(found.map(({ payout }) => payout)).toEqual(best);
      expect(new Set(found.map(({ userId }) => userId)).size).toBe(found.length);
    }),
    { numRuns: 30 },
  );
});

interface Statistics {
  code?: string;
  isHidden: boolean;
  isOwn: boolean;
  currencyCode: string;
  userStats: {
    uniqueId: string;
    nickname: string;
    firstName: string | null;
    kpiSummary: object;
    favoriteGames: { bets: number }[];
  } | null;
  currencyList: { code: string }[];
}
async function statistics(
  query: Record<string, string>,
  name?: string,
  bearer?: Promise<Record<string, string>>, // who signs in too often at once ends sessions of their own
) {
  const headers = await (bearer ?? (name ? bearerOf(app, `${name}@foyer.test`) : {}));
  const url = `/api/user/get-public-player-statistic?${new URLSearchParams(query)}`;
  const { status, body } = await call<Statistics>(app, { url, headers });
  return { status, ...body };
}
const of = (name: string) => ({ filters: JSON.stringify({ userId: users.get(name) }) });

it("answers players what they may know of each other, by games and currency, and nothing to guests (C-7.29, L-7.34, C-3.49, C-3.50, C-6.03, C-6.09)", async () => {
  await play(
    { name: "paid", payout: 900, hoursAgo: 5 },
    { name: "paid", payout: 0, hoursAgo: 4, bet: 250 },
    { name: "paid", payout: 50_000, hoursAgo: 0, isDemo: true },
    { name: "paid", payout: 70_000, hoursAgo: 0, state: "void" },
  );
  const { userStats, ...rest } = await statistics(of("paid"), "unpaid");
  expect(rest).toMatchObject({
    status: 200,
    isHidden: false,
    isOwn: false,
    currencyCode: "EUR",
    currencyList: [{ code: "EUR", symbol: "€" }],
  });
  expect(rest).toMatchObject({ loyaltyData: { name: { en: expect.any(String) } }, tournaments: expect.any(Array) });
  expect(userStats).toMatchObject({
    nickname: "Northwind",
    firstName: null,
    favoriteGames: [{ identifier: "ember-drake", bets: 2 }],
  });
  const figures = { casinoLifetimeBetCount: 2, casinoLifetimeWinCount: 1, totalBets: 3.5, totalGameCount: 1 };
  expect(userStats?.kpiSummary).toEqual(figures);
  const byId = { filters: JSON.stringify({ uniqueId: userStats?.uniqueId }) };
  expect(
    (await statistics({ ...byId, gameType: "casino", currency: "EUR", locale: "de" }, "unpaid")).userStats?.kpiSummary,
  ).toEqual(figures);
  expect((await statistics({ ...byId, currency: "SEK" }, "unpaid")).userStats?.kpiSummary).toMatchObject({
    casinoLifetimeBetCount: 0,
    totalBets: 0,
  });
  expect((await statistics({ ...byId, gameType: "sport" }, "unpaid")).userStats?.kpiSummary).toMatchObject({ totalGameCount: 0 });
  const asText = { filters: JSON.stringify({ userId: String(users.get("paid")) }), currency: "" };
  expect((await statistics(asText, "unpaid")).userStats?.kpiSummary).toEqual(figures);
  expect((await statistics({ ...byId, currency: "eur" }, "unpaid")).currencyCode).toBe("EUR");
  expect(await statistics({}, "paid")).toMatchObject({ isOwn: true, userStats: { kpiSummary: figures } });
  expect((await statistics(of("unpaid"), "paid")).userStats).toMatchObject({ nickname: null, firstName: "Mart*" });
  expect(await statistics(byId)).toMatchObject({ status: 401, code: "session.required" });
  const alone = [String(users.get("paid")), JSON.stringify({ userId: String(users.get("paid")) }), userStats?.uniqueId ?? ""];
  for (const filters of alone)
    // as `stats` has it in the address
    expect((await statistics({ filters }, "unpaid")).userStats?.uniqueId, filters).toBe(userStats?.uniqueId);
  for (const filters of ["{", "[]", '{"userId":0}', '{"uniqueId":""}', '{"userId":"7 or 1=1"}'])
    expect((await statistics({ filters }, "paid")).status, filters).toBe(400);
  expect(await statistics({ filters: '{"uniqueId":"nobody"}' }, "paid")).toMatchObject({
    status: 404,
    code: "statistics.not_found",
  });
  expect((await statistics({ gameType: "poker" }, "paid")).status).toBe(400);
});

it("counts each bet once, also those that settle after later ones (C-3.49)", async () => {
  await app.db.execute(sql`delete from player_games`);
  await app.db.execute(sql`delete from statistic_marks`);
  const bearer = bearerOf(app, "paid@foyer.test");
  const bets = async () => (await statistics(of("tester"), "paid", bearer)).userStats?.kpiSummary;
  await play({ name: "tester", payout: 0, hoursAgo: 3 }, { name: "tester", payout: 500, hoursAgo: 2, state: "open" });
  await play({ name: "tester", payout: 300, hoursAgo: 1 });
  expect(await bets()).toMatchObject({ casinoLifetimeBetCount: 2, casinoLifetimeWinCount: 1, totalBets: 2 });
  expect(await bets()).toMatchObject({ casinoLifetimeBetCount: 2 });
  await app.db.execute(sql`update rounds set state = 'settled' where state = 'open'`);
  expect(await bets()).toMatchObject({ casinoLifetimeBetCount: 3, casinoLifetimeWinCount: 2, totalBets: 3 });
  await play({ name: "tester", payout: 0, hoursAgo: 0 });
  const asked = await Promise.all(Array.from({ length: 8 }, bets));
  expect(asked.map((figures) => (figures as { casinoLifetimeBetCount: number }).casinoLifetimeBetCount)).toEqual(
    Array(8).fill(4),
  );
});

it("tells nothing of who hides, to anybody but themselves, in every call (C-6.21, C-7.35)", async () => {
  await play({ name: "paid", payout: 900, hoursAgo: 1 });
  const { userStats } = await statistics({}, "paid");
  await app.db.execute(sql`update users set ghost_mode = true where email = 'paid@foyer.test'`);
  for (const filters of [of("paid").filters, JSON.stringify({ uniqueId: userStats?.uniqueId })]) {
    const told = await statistics({ filters, currency: "EUR" }, "unpaid");
    expect(told).toEqual({
      status: 200,
      isHidden: true,
      isOwn: false,
      currencyCode: "EUR",
      userStats: null,
      loyaltyData: null,
      tournaments: [],
      currencyList: [],
    });
  }
  expect(await statistics(of("paid"), "paid")).toMatchObject({
    isHidden: false,
    isOwn: true,
    userStats: { nickname: "Northwind" },
  });
  const lists = await Promise.all(["get-current-winners", "get-top-winners"].map((path) => ask(path)));
  expect(JSON.stringify(lists)).not.toMatch(/Northwind|Alex/);
  await app.db.execute(sql`update users set ghost_mode = false where email = 'paid@foyer.test'`);
});

it("shows who hides to nobody who looks for them: no call that a player may read has their names or numbers, searched for or not (C-6.21)", async () => {
  await play({ name: "paid", payout: 900_000, hoursAgo: 0 });
  const userId = users.get("paid") ?? 0;
  await app.db
    .execute(sql`insert into tournament_entries (tournament_id, user_id, score, reached_at, reached_round, rounds, staked)
    select id, ${userId}, 900000000, now(), 1, 1, 1 from tournaments where start_at <= now() and end_at > now()
    on conflict (tournament_id, user_id) do update set score = excluded.score`);
  const { userStats } = await statistics({}, "paid");
  const uniqueId = userStats?.uniqueId ?? "";
  const headers = await bearerOf(app, "unpaid@foyer.test");
  const { rows: races } = await app.db.execute<{ id: number }>(
    sql`select id from tournaments where start_at <= now() and end_at > now() limit 1`,
  );
  const known: Record<string, string> = {
    search: "Northwind",
    filters: JSON.stringify({ userId, uniqueId, tournamentItemId: races[0]?.id }),
    userId: String(userId),
    uniqueId,
    tournamentItemId: String(races[0]?.id),
  };
  const reads = [...app.endpoints].filter(({ method, role }) => method === "GET" && (role === "public" || role === "player"));
  const telling = async () => {
    const found: string[] = [];
    for (const { path, query } of reads) {
      const names = Object.keys(query && "shape" in query._zod.def ? (query._zod.def.shape as object) : {}).filter(
        (name) => name in known,
      );
      const search = new URLSearchParams(names.map((name) => [name, known[name] ?? ""]));
      for (const asked of ["", `?${search.toString()}`]) {
        const { body } = await app.inject({ url: `${path.replaceAll(/:\w+/g, String(userId))}${asked}`, headers });
        if (/Northwind|Alex/.test(body) || body.includes(uniqueId)) found.push(path);
      }
    }
    return new Set(found);
  };
  expect([...(await telling())]).toEqual(
    expect.arrayContaining([
      "/api/user/get-current-winners",
      "/api/user/get-public-player-statistic",
      "/api/user/get-tournament-standings",
    ]),
  );
  await app.db.execute(sql`update users set ghost_mode = true where id = ${userId}`);
  expect([...(await telling())]).toEqual([]);
  await app.db.execute(sql`update users set ghost_mode = false where id = ${userId}`);
});
