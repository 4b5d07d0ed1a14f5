import { eq, sql } from "drizzle-orm";
import fc from "fast-check";
import type { FastifyInstance } from "fastify";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type * as z from "zod/mini";
import type { claimBirthdayGift, getLoyalty, getLoyaltyPoints } from "../../../schemas/api/loyalty";
import type { LoyaltyRules } from "../../../schemas/loyalty_rules";
import { settleRound } from "../../games/play/settle_round";
import { rounds } from "../../games/play/tables";
import { type BonusPlayer, newBonusPlayer, newOffer } from "../../testing/bonus_player";
import { changeSettings } from "../../testing/change_settings";
import { call, startTestApp } from "../../testing/test_app";
import { readRakeback } from "../bonuses/rakeback";
import { users } from "../../accounts/users/tables";
import { raiseLevels, reviewStandings } from "./loyalty_clock";

const level = (name: string, points: number, more: Partial<LoyaltyRules["levels"][number]> = {}) => ({
  name: { en: name },
  points,
  keepPoints: 0,
  rakebackPercent: 0,
  birthdayGift: 0,
  hasHost: false,
  ...more,
});
const club: LoyaltyRules = {
  pointsPerEuro: 12,
  keepMonths: 12,
  warnDays: 60,
  host: { name: "Vera", title: { en: "Write to Vera" }, url: "/contact", newTab: false, auth: false },
  levels: [
    level("Bronze", 0, { rakebackPercent: 5 }),
    level("Silver", 100, { rakebackPercent: 8, birthdayGift: 25, keepPoints: 50 }),
    level("Gold", 1_000, { rakebackPercent: 12, birthdayGift: 50, keepPoints: 500, payoutHours: 1, hasHost: true }),
  ],
};

const logged: string[] = [];
let app: FastifyInstance;
beforeAll(async () => {
  app = await startTestApp({ logTo: { write: (line) => logged.push(line) } });
  await changeSettings(app, { loyalty: club });
});
afterAll(() => app.close());

it("gives accounts of the demo the points of the bets in their history, by the formula, and the level that they reach (L-5.24)", async () => {
  const { rows } = await app.db.execute<{ id: number; email: string; points: string; summed: string; level: number }>(sql`
    select u.id, u.email, u.loyalty_points as points, coalesce(sum(r.points), 0) as summed, u.level from users u
    left join rounds r on r.user_id = u.id and r.state = 'settled' and not r.is_demo group by u.id`);
  expect(rows.filter(({ points, summed }) => points !== summed)).toEqual([]);
  const known = new Map(rows.map(({ email, ...row }) => [email, row]));
  for (const [email, level, least] of [
    ["vip@foyer.test", 3, 10_000],
    ["paid@foyer.test", 2, 1_000],
  ] as const) {
    const row = known.get(email);
    expect(row?.level).toBe(level);
    expect(Number(row?.points) / 1_000_000).toBeGreaterThan(least);
    expect(await naivePoints(row?.id ?? 0)).toBe(BigInt(row?.points ?? 0));
    const { rows: played } = await app.db.execute(sql`
      select (select sum(bets) from played_hours where user_id = ${row?.id}) = (select sum(bet) from rounds where user_id = ${row?.id}) as bets,
        (select sum(milliseconds) from played_hours where user_id = ${row?.id}) > 0 as has_time`);
    expect(played).toEqual([{ bets: true, has_time: true }]);
  }
});

const loyaltyOf = async ({ headers }: Pick<BonusPlayer, "headers">) =>
  (await call<z.output<typeof getLoyalty.answer>>(app, { url: "/api/user/get-loyalty", headers })).body;
const pointsOf = async (player: BonusPlayer) =>
  (await call<z.output<typeof getLoyaltyPoints.answer>>(app, { url: "/api/user/get-loyalty-points", headers: player.headers }))
    .body;
const give = (player: BonusPlayer, points: number) =>
  app.db.execute(sql`update users set loyalty_points = ${points * 1_000_000} where id = ${player.id}`);

/** The published formula, written a second time and as plainly as can be, over what the books say was bet with cash: in millionths. */
async function naivePoints(userId: number): Promise<bigint> {
  const { rows } = await app.db.execute<{ cents: string; rtp: number | null }>(sql`
    select -e.amount as cents, g.return_to_player as rtp from ledger_entries e join ledger_transactions t on t.id = e.transaction_id
    join rounds r on t.reference = 'round:' || r.id join games g on g.id = r.game_id
    where e.user_id = ${userId} and e.account = 'cash' and e.amount < 0 and r.state <> 'void'`);
  return rows.reduce((sum, { cents, rtp }) => sum + BigInt(cents) * BigInt(10_000 - (rtp ?? 10_000)) * 12n, 0n);
}

describe("points (D-23)", () => {
  it("of random rounds are what the published formula says, to the millionth, with bonus money counting nothing", async () => {
    const bet = fc.record({
      game: fc.constantFrom("dice", "plinko", "mines", "slot"),
      cents: fc.integer({ min: 10, max: 2_500 }),
      takes: fc.boolean(),
    });
    await fc.assert(
      fc.asyncProperty(fc.array(bet, { minLength: 1, maxLength: 14 }), async (bets) => {
        const [player, offer] = [await newBonusPlayer(app, { cash: 3_000 }), await newOffer(app)];
        const frames = new Map<string, Awaited<ReturnType<BonusPlayer["openFrame"]>>>();
        for (const { game, cents, takes } of bets) {
          if (takes) await player.activate(offer);
          if (!frames.has(game)) frames.set(game, await player.openFrame(await identifierOf(game)));
          await frames.get(game)?.(cents / 100, choices[game]);
        }
        const [row] = await app.db.select().from(users).where(eq(users.id, player.id));
        expect(BigInt(row?.loyaltyPoints ?? -1)).toBe(await naivePoints(player.id));
        expect(BigInt(row?.edgeTotal ?? -1) * 12n).toBe(await naivePoints(player.id));
      }),
      { numRuns: 12 },
    );
  });

  it("of a round that becomes void go back with its stake", async () => {
    const player = await newBonusPlayer(app);
    const bet = await player.openFrame(await identifierOf("mines"));
    await bet(20, choices["mines"]);
    expect(await naivePoints(player.id)).toBeGreaterThan(0n);
    await app.db.transaction(async (tx) => {
      const [row] = await tx.select().from(rounds).where(eq(rounds.userId, player.id));
      if (row)
        await settleRound(tx, row, {
          state: "void",
          payout: 0,
          multiplier: 0,
          outcome: row.outcome,
          sessionId: row.gameSessionId,
        });
    });
    const [row] = await app.db.select().from(users).where(eq(users.id, player.id));
    expect([row?.loyaltyPoints, row?.edgeTotal]).toEqual([0, 0]);
  });

  it("have a history that says from which game they came, and what that keeps", async () => {
    const player = await newBonusPlayer(app);
    const dice = await player.openFrame(await identifierOf("dice"));
    for (let index = 0; index < 4; index += 1) await dice(10, { direction: "under", target: 9_800 });
    const { rows, steps } = await pointsOf(player);
    expect(rows).toMatchObject([{ game: { identifier: "dice" }, bet: 40, currencyCode: "EUR", edge: 1, points: 4.8 }]);
    expect(steps).toEqual([]);
    expect((await loyaltyOf(player)).formula).toMatchObject({
      pointsPerEuro: 12,
      games: [{ identifier: "dice", edge: 1 }, {}, {}],
    });
  });
});

describe("levels (L-3.31, L-3.32, S-2.19, S-2.20)", () => {
  it("are told to guests with what they bring, as the house has set them", async () => {
    const { own, loyalty, host, levels } = await loyaltyOf({ headers: {} as BonusPlayer["headers"] });
    expect([own, loyalty, host]).toEqual([null, null, null]);
    expect(
      levels.map(({ loyaltyName, points, payoutHours, isPayoutFaster }) => [loyaltyName.en, points, payoutHours, isPayoutFaster]),
    ).toEqual([
      ["Bronze", 0, 4, false],
      ["Silver", 100, 4, false],
      ["Gold", 1_000, 1, true],
    ]);
  });

  it("say with two decimals where somebody stands and what is missing (L-5.26, C-9.36)", async () => {
    const player = await newBonusPlayer(app);
    await give(player, 364.809);
    const { own, loyalty, host } = await loyaltyOf(player);
    expect(loyalty).toEqual({ name: { en: "Silver" }, points: 364.8, endPoint: 1_000 });
    expect(own).toMatchObject({
      level: 2,
      currentLevelPoints: 364.8,
      levelPoints: 100,
      next: { level: 3, missing: 635.2 },
      percent: 29.42,
    });
    expect(host).toBeNull();
    const { body } = await call<{ user: unknown }>(app, { url: "/api/user/get-user-details", headers: player.headers });
    expect(body.user).toMatchObject({
      loyaltyPoints: 364.8,
      level: 2,
      userLoyaltyLevel: { name: "Silver", levelImage: null, endPoint: 1_000 },
    });
  });

  it("rise once, however many look at once, and bring their host", async () => {
    const player = await newBonusPlayer(app);
    await give(player, 1_000);
    await Promise.all([...Array.from({ length: 10 }, () => loyaltyOf(player)), raiseLevels(app, [player.id])]);
    const { steps } = await pointsOf(player);
    expect(steps).toMatchObject([{ from: { en: "Bronze" }, to: { en: "Gold" }, reason: "reached" }]);
    expect((await loyaltyOf(player)).host).toEqual({ name: "Vera", title: { en: "Write to Vera" }, url: "/contact" });
  });

  it("fall without a letter to who is on a break: it would invite to play", async () => {
    const player = await newBonusPlayer(app);
    await give(player, 150);
    await loyaltyOf(player);
    await app.db.execute(sql`update users set excluded_until = now() + interval '90 days' where id = ${player.id}`);
    await app.db.execute(sql`update loyalty_standings set period_points = 150000000, period_ends = now() + interval '30 days',
      review_at = now() - interval '1 second' where user_id = ${player.id}`);
    await reviewStandings(app);
    const { rows } = await app.db.execute(sql`select template from outbox where recipient = ${player.email}`);
    expect(rows).toEqual([]);
    const { rows: steps } = await app.db.execute(
      sql`select reason from loyalty_steps where user_id = ${player.id} order by id desc limit 1`,
    );
    expect(steps).toEqual([{ reason: "warned" }]);
  });

  it("are announced by a letter before they fall, once, and say so where the level is shown", async () => {
    const player = await newBonusPlayer(app);
    await give(player, 150);
    await loyaltyOf(player);
    await app.db.execute(sql`update loyalty_standings set period_points = 150000000, period_ends = now() + interval '30 days',
      review_at = now() - interval '1 second' where user_id = ${player.id}`);
    await Promise.all([reviewStandings(app), reviewStandings(app)]);
    const { rows } = await app.db.execute<{ body: string }>(
      sql`select body from outbox where recipient = ${player.email} and template = 'level_would_fall'`,
    );
    expect(rows).toHaveLength(1);
    expect(rows[0]?.body).toMatch(/Your level Silver .* With 50 more points/);
    const { own } = await loyaltyOf(player);
    expect(own?.keep).toMatchObject({ needed: 50, made: 0 });
    const days = (Date.parse(own?.keep?.fallsAt ?? "") - Date.now()) / 86_400_000;
    expect(Math.round(days)).toBe(60);
    await reviewStandings(app, new Date(Date.now() + 61 * 86_400_000));
    expect((await loyaltyOf(player)).own?.level).toBe(1);
  });

  it("fail alone: one player's keeps nobody else's from being looked at, is logged, and is looked at again", async () => {
    const [broken, other] = [await newBonusPlayer(app), await newBonusPlayer(app)];
    for (const player of [broken, other]) {
      await give(player, 150);
      await loyaltyOf(player);
      await app.db.execute(sql`update loyalty_standings set period_points = 150000000, period_ends = now() + interval '30 days',
        review_at = now() - ${player === broken ? 2 : 1} * interval '1 second' where user_id = ${player.id}`);
    }
    await app.db.execute(
      sql`create function refuse() returns trigger language plpgsql as 'begin raise exception ''refused''; end'`,
    );
    await app.db.execute(
      sql.raw(
        `create trigger refuse before insert on loyalty_steps for each row when (new.user_id = ${broken.id}) execute function refuse()`,
      ),
    );
    const reasons = async (player: BonusPlayer) => (await pointsOf(player)).steps.map(({ reason }) => reason);
    expect(await reviewStandings(app)).toBe(1);
    expect([await reasons(broken), await reasons(other)]).toEqual([["reached"], ["warned", "reached"]]);
    const lines = logged.filter((line) => line.includes("A level could not be looked at"));
    expect(lines.map((line) => JSON.parse(line).item)).toEqual([{ userId: broken.id }]);
    await app.db.execute(sql`drop trigger refuse on loyalty_steps`);
    expect(await reviewStandings(app)).toBe(1);
    expect(await reasons(broken)).toEqual(["warned", "reached"]);
  });

  it("raise the share of rakeback from the day on that they are reached, not for days before (S-2.22)", async () => {
    const player = await newBonusPlayer(app);
    const [user] = await app.db.select().from(users).where(eq(users.id, player.id));
    if (!user) throw new Error("A player is missing");
    const offered = (await readRakeback(app, app.db, user))?.percent ?? 0;
    await give(player, 1_000);
    await loyaltyOf(player);
    const reached = { ...user, level: 3 };
    expect((await readRakeback(app, app.db, reached))?.percent).toBe(Math.max(12, offered));
    const yesterday = await readRakeback(app, app.db, reached, new Date(Date.now() - 86_400_000));
    expect(yesterday?.percent).toBe(Math.max(5, offered));
  });
});

describe("the birthday gift", () => {
  const claim = (player: BonusPlayer) =>
    player.post<z.output<typeof claimBirthdayGift.answer>>("/api/user/claim-birthday-gift", {});
  const born = (player: BonusPlayer, date: Date) =>
    app.db
      .execute(sql`update users set date_of_birth = ${`1990${date.toISOString().slice(4, 10)}`}, created_at = now() - interval '90 days',
      time_zone = 'UTC' where id = ${player.id}`);

  it("is paid once for a birthday, in ten tabs too, and not again by another date of birth", async () => {
    const player = await newBonusPlayer(app);
    await give(player, 100);
    await born(player, new Date(Date.now() - 86_400_000));
    expect((await loyaltyOf(player)).own?.gift).toMatchObject({ state: "ready", amount: 25, currencyCode: "EUR" });
    const answers = await Promise.all(Array.from({ length: 10 }, () => claim(player)));
    expect(answers.map(({ body }) => body.amount).reduce((sum, amount) => sum + amount, 0)).toBe(25);
    expect(await player.wallet()).toEqual({ cash: 12_500, bonus: 0 });
    await born(player, new Date());
    expect((await claim(player)).body.amount).toBe(0);
    expect((await loyaltyOf(player)).own?.gift.state).toBe("claimed");
  });

  it.each([
    ["the first level, which has none", 0, "none"],
    ["whoever joined after it", 100, "later"],
  ])("is not for %s", async (_, points, state) => {
    const player = await newBonusPlayer(app);
    await give(player, points);
    await born(player, new Date(Date.now() - 86_400_000));
    if (state === "later") await app.db.execute(sql`update users set created_at = now() where id = ${player.id}`);
    expect((await loyaltyOf(player)).own?.gift.state).toBe(state);
    expect((await claim(player)).body.amount).toBe(0);
  });

  it("waits while somebody rests", async () => {
    const player = await newBonusPlayer(app);
    await give(player, 100);
    await born(player, new Date());
    await app.db.execute(sql`update users set excluded_until = now() + interval '1 day' where id = ${player.id}`);
    await claim(player);
    expect((await player.wallet()).cash).toBe(10_000);
  });
});

const choices: Record<string, unknown> = {
  dice: { direction: "under", target: 5_000 },
  plinko: { rows: 8, risk: "low" },
  mines: { mines: 3 },
  slot: {},
};

async function identifierOf(client: string): Promise<string> {
  const { rows } = await app.db.execute<{ identifier: string }>(
    sql`select identifier from games where client = ${client} and return_to_player is not null order by id limit 1`,
  );
  return rows[0]?.identifier ?? client;
}
