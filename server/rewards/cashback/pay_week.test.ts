import { spawn } from "node:child_process";
import { randomInt } from "node:crypto";
import { once } from "node:events";
import { join } from "node:path";
import { sql } from "drizzle-orm";
import type { FastifyInstance } from "fastify";
import type pg from "pg";
import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import { newBonusPlayer, newOffer, problemsOfBonuses } from "../../testing/bonus_player";
import { root } from "../../testing/run_folder";
import { startTestApp } from "../../testing/test_app";
import { createTestDatabase } from "../../testing/test_database";
import { payWeeks } from "./pay_week";
import { longTest } from "../../../src/testing/long_test";

let app: FastifyInstance;
let connection: pg.PoolConfig;
beforeAll(async () => {
  connection = await createTestDatabase("demo");
  app = await startTestApp({ connection });
});
afterAll(() => app.close());
beforeEach(async () => {
  await app.db.execute(sql`update promotions set auto_payout_days = 0`);
});

const back = {
  gives: { kind: "cashback" as const, percent: 10, cap: { EUR: 50_000 }, minLoss: { EUR: 1_000 }, days: 7 as const },
  wager: { times: 0, on: "bonus" as const },
  oncePer: "week" as const,
};
/** An offer that pays by itself, and has been there for long. */
async function weekly(rules: object = {}): Promise<number> {
  const id = await newOffer(app, { ...back, ...rules }, { bonus_type: "cashback" });
  await app.db.execute(sql`update promotions set auto_payout_days = 7, first_at = '2026-01-01' where id = ${id}`);
  return id;
}
const lose = (userId: number, hour: string, amount: number) =>
  app.db.execute(sql`insert into played_hours (user_id, currency_code, hour, bets, wins, rounds, last_at)
    values (${userId}, 'EUR', ${hour}::timestamptz, ${amount}, 0, 1, now())`);
const inZone = (userId: number, zone: string) => app.db.execute(sql`update users set time_zone = ${zone} where id = ${userId}`);
const paidTo = async (userId: number) =>
  (
    await app.db.execute<{ paid: number; state: string }>(
      sql`select paid::int, state from player_bonuses where user_id = ${userId} order by id`,
    )
  ).rows;

it("pays the week that is over by the player's own clocks, over the end of summer time too, and not a second before (issue 16)", async () => {
  await weekly();
  const player = await newBonusPlayer(app);
  await inZone(player.id, "Europe/Berlin");
  await lose(player.id, "2026-10-18T21:00:00Z", 1_000); // Sunday, 23:00
  await lose(player.id, "2026-10-18T22:00:00Z", 2_000); // Monday, 00:00
  await lose(player.id, "2026-10-25T22:00:00Z", 4_000); // Sunday, 23:00, after the clocks went back
  await lose(player.id, "2026-10-25T23:00:00Z", 8_000); // the next Monday
  await payWeeks(app, { now: new Date("2026-10-25T22:59:59Z") });
  expect(await paidTo(player.id)).toEqual([{ paid: 100, state: "won" }]);
  await payWeeks(app, { now: new Date("2026-10-25T23:00:00Z") });
  await payWeeks(app, { now: new Date("2026-10-27T10:00:00Z") });
  expect(await paidTo(player.id)).toEqual([
    { paid: 100, state: "won" },
    { paid: 600, state: "won" },
  ]);
  expect(await player.wallet()).toEqual({ cash: 10_700, bonus: 0 });
});

it("pays nobody who rests, lost too little, or is not the one it is for, and begins what has to be wagered only where nothing runs", async () => {
  const now = new Date("2026-06-01T12:00:00Z");
  const hour = "2026-05-28T12:00:00Z";
  const [cash, wagered] = [await weekly(), await weekly({ wager: { times: 2, on: "bonus" } })];
  await app.db.execute(
    sql`update promotions set banner = '{"bannerContentSettings":{"allowedCountries":["FI"]}}' where id = ${cash}`,
  );
  const [lucky, rests, little, far, busy] = await Promise.all(
    ["FI", "FI", "FI", "DE", "DE"].map((country) => newBonusPlayer(app, { country })),
  );
  if (!lucky || !rests || !little || !far || !busy) throw new Error("There are five");
  for (const { id } of [lucky, rests, far, busy]) await lose(id, hour, 10_000);
  await lose(little.id, hour, 999);
  await app.db.execute(sql`update users set excluded_until = now() + interval '1 day' where id = ${rests.id}`);
  await busy.activate(await newOffer(app));
  await payWeeks(app, { now });
  expect(await paidTo(rests.id)).toEqual([]);
  expect(await paidTo(little.id)).toEqual([]);
  expect((await paidTo(lucky.id)).map(({ state }) => state).sort()).toEqual(["running", "won"]);
  expect(await paidTo(far.id)).toEqual([{ paid: 0, state: "running" }]);
  expect(await far.wallet()).toEqual({ cash: 10_000, bonus: 1_000 });
  expect(await paidTo(busy.id)).toEqual([{ paid: 0, state: "running" }]); // the one it took itself
  expect(await problemsOfBonuses(app, [lucky.id, rests.id, far.id, busy.id])).toEqual([]);
  expect(wagered).toBeGreaterThan(cash);
});

it("pays nothing for a week that began before the offer was there", async () => {
  const id = await weekly();
  await app.db.execute(sql`update promotions set first_at = '2026-03-04' where id = ${id}`);
  const player = await newBonusPlayer(app);
  await lose(player.id, "2026-02-25T12:00:00Z", 5_000);
  await lose(player.id, "2026-03-04T12:00:00Z", 7_000);
  await payWeeks(app, { now: new Date("2026-03-06T12:00:00Z") });
  expect(await paidTo(player.id)).toEqual([]);
  await payWeeks(app, { now: new Date("2026-03-09T12:00:00Z") });
  expect(await paidTo(player.id)).toEqual([{ paid: 700, state: "won" }]);
});

it("leaves to the next look what a server that closes has not begun", async () => {
  await weekly();
  const player = await newBonusPlayer(app);
  await lose(player.id, "2026-05-06T12:00:00Z", 5_000);
  const now = new Date("2026-05-11T12:00:00Z");
  await payWeeks(app, { now, closing: AbortSignal.abort() });
  expect(await paidTo(player.id)).toEqual([]);
  await payWeeks(app, { now });
  expect((await paidTo(player.id)).length).toBeGreaterThan(0);
});

longTest("pays everybody once, though its process is killed on the way and several go on", { timeout: 60_000 }, async () => {
  const offer = await weekly();
  const count = 1_500;
  const { rows } = await app.db.execute<{ id: number }>(sql`
    insert into users (unique_id, email, password_hash, currency_code, country_code, date_of_birth, kyc_status, is_email_verified, consents)
    select 'many-' || n, 'many-' || n || '@foyer.test', p.password_hash, 'EUR', 'DE', '1990-01-01', 'APPROVED', true, p.consents
    from users p, generate_series(1, ${count}) n where p.email = 'paid@foyer.test' returning id`);
  const ids = rows.map(({ id }) => id);
  await app.db.execute(sql`insert into played_hours (user_id, currency_code, hour, bets, wins, rounds, last_at)
    select id, 'EUR', '2026-07-08T12:00:00Z', 10000, 0, 1, now() from unnest(${sql.param(ids)}::int[]) id`);
  const monday = "2026-07-13T12:00:00Z";
  const paidSoFar = async () =>
    (
      await app.db.execute<{ paid: number }>(
        sql`select coalesce(sum(paid), 0)::int as paid from cashback_runs where promotion_id = ${offer}`,
      )
    ).rows[0]?.paid ?? 0;

  const script = join(root, "server/testing/cashback_to_kill.ts");
  const settings = JSON.stringify(app.settings().settings);
  const child = spawn(process.execPath, ["--import", "tsx", script, JSON.stringify(connection), monday, settings], {
    cwd: root,
    stdio: ["ignore", "ignore", "inherit"],
  });
  const gone = once(child, "exit");
  const enough = randomInt(40, 900);
  for (;;) {
    if ((await paidSoFar()) >= enough) break;
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
  child.kill("SIGKILL");
  await gone;
  const before = await paidSoFar();
  expect(before).toBeGreaterThan(0);
  expect(before).toBeLessThan(count);

  await Promise.all([
    payWeeks(app, { now: new Date(monday) }),
    payWeeks(app, { now: new Date(monday) }),
    payWeeks(app, { now: new Date(monday) }),
  ]);
  await payWeeks(app, { now: new Date(monday) }); // where another one held the last of it
  const found = await app.db
    .execute(sql`select count(*)::int as bonuses, count(distinct user_id)::int as people, sum(paid)::int as paid
    from player_bonuses where promotion_id = ${offer} and user_id = any(${sql.param(ids)}::int[])`);
  expect(found.rows).toEqual([{ bonuses: count, people: count, paid: count * 1_000 }]);
  const cash = await app.db.execute(sql`select distinct amount::int from wallets where user_id = any(${sql.param(ids)}::int[])`);
  expect(cash.rows).toEqual([{ amount: 1_000 }]);
  expect(await problemsOfBonuses(app, ids)).toEqual([]);
});
