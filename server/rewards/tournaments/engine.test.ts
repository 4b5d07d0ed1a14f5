import { spawn } from "node:child_process";
import { randomInt, randomUUID } from "node:crypto";
import { once } from "node:events";
import { join } from "node:path";
import { sql } from "drizzle-orm";
import fc from "fast-check";
import type { FastifyInstance } from "fastify";
import type pg from "pg";
import { afterAll, beforeAll, expect, it, vi } from "vitest";
import type { TournamentDetails, TournamentPosition } from "../../../schemas/api/tournaments";
import { type LeaderboardType, leaderboardType, stageMeasures, type TournamentRules } from "../../../schemas/tournament_rules";
import type { Standing } from "../../../schemas/tournament_standing";
import { type BonusPlayer, newBonusPlayer, newOffer } from "../../testing/bonus_player";
import { root } from "../../testing/run_folder";
import { bearerOf, call, startTestApp } from "../../testing/test_app";
import { createTestDatabase } from "../../testing/test_database";
import { finishDue, payAwards } from "./finish";
import { sendReminders } from "./reminders";
import { makeDueRuns } from "./runs";
import { addRound, type CountedRound, noScore, type Score } from "./score";
import { createScores } from "./stage_scores";
import { activeTournaments, racesOfPlayer } from "./standings";
import { countWaiting } from "./tournament_clock";
import { longTest } from "../../../src/testing/long_test";

let app: FastifyInstance;
let connection: pg.PoolConfig = {};
let players: BonusPlayer[] = [];
let games: { id: number; identifier: string }[] = [];
beforeAll(async () => {
  connection = await createTestDatabase("demo");
  app = await startTestApp({ connection });
  await app.db.execute(sql`update tournaments set cancelled_at = now() where finished_at is null`); // those of the demo
  await app.db.execute(sql`update tournament_plans set is_closed = true`);
  players = await Promise.all(Array.from({ length: 4 }, () => newBonusPlayer(app)));
  games = (await app.db.execute<{ id: number; identifier: string }>(sql`select id, identifier from games order by id limit 2`))
    .rows;
});
afterAll(() => app.close());

const plain: TournamentRules = {
  ...{ leaderboardType: "sumOfBet", pointsPerEuro: 1, winFrom: null, winPoints: 0, minBet: 0, mostCounted: null },
  ...{ stageHours: 24, stageBy: "sumOfBet", placePoints: [3, 2, 1] },
  ...{ games: [], providers: [], categories: [], needsOptIn: false },
};
interface Prize {
  from: number;
  to: number;
  /** In cents; without it the bonus of the promotion. */
  amount?: number;
  promotionId?: number;
}

/** A tournament that runs now, for so many seconds. */
async function start(rules: Partial<TournamentRules> = {}, prizes: Prize[] = [{ from: 1, to: 1, amount: 5_000 }], seconds = 600) {
  const all = { ...plain, ...rules };
  const { rows } = await app.db.execute<{ id: number }>(sql`
    insert into tournaments (name, short_description, description, terms_and_condition, image, leaderboard_type, rules, start_at, end_at)
    values ('{"en":"Race"}', '{}', '{}', '{}', '', ${all.leaderboardType}, ${JSON.stringify(all)}, now() - interval '1 minute',
      now() + make_interval(secs => ${seconds})) returning id`);
  const id = rows[0]?.id ?? 0;
  for (const { from, to, amount, promotionId = null } of prizes)
    await app.db
      .execute(sql`insert into tournament_prizes (tournament_id, from_place, to_place, prize_type, amount, promotion_id, bonus_version, bonus_rules, description)
      values (${id}, ${from}, ${to}, ${amount === undefined ? "BONUS" : "MONEY"}, ${amount ?? 0}, ${promotionId}::int, 1,
        (select rules from promotions where id = ${promotionId}::int), '{"en":"A bonus"}')`);
  return id;
}

interface Played {
  bet: number;
  bonusBet?: number;
  multiplier?: number;
  game?: number;
  secondsAgo?: number;
  isDemo?: boolean;
  state?: string;
}
async function play(
  userId: number,
  { bet, bonusBet = 0, multiplier = 0, game = 0, secondsAgo = 0, isDemo = false, state = "settled" }: Played,
) {
  const id = randomUUID();
  await app.db.execute(sql`
    insert into rounds (id, user_id, game_id, is_demo, state, currency_code, bet, bonus_bet, base_bet, payout, multiplier, choice, settled_at)
    values (${id}, ${userId}, ${games[game]?.id ?? 0}, ${isDemo}, ${state}, 'EUR', ${bet}, ${bonusBet}, ${bet}, ${Math.round(bet * multiplier)},
      ${multiplier}, '{}', case when ${state} = 'settled' then clock_timestamp() - make_interval(secs => ${secondsAgo}) end)`);
  return id;
}
const playerAt = (index: number) => players[index] as BonusPlayer;
const standingOf = async (id: number, more = "") =>
  (await call<{ standings: Standing }>(app, { url: `/api/user/get-tournament-standings?tournamentItemId=${id}${more}` })).body
    .standings;
const tournamentOf = async (id: number) =>
  (await call<{ tournaments: TournamentDetails[] }>(app, { url: `/api/user/get-tournaments?tournamentItemId=${id}` })).body
    .tournaments[0];
const positionOf = async (id: number, { headers }: Pick<BonusPlayer, "headers">) => {
  const filters = encodeURIComponent(JSON.stringify({ tournamentItemId: id }));
  return (await call<TournamentPosition>(app, { url: `/api/user/get-user-tournament-position?filters=${filters}`, headers }))
    .body;
};
const end = (id: number) =>
  app.db.execute(sql`update tournaments set end_at = clock_timestamp() - interval '3 seconds' where id = ${id}`);
/** Ends what is over and books its prizes, as the clock does. */
async function settleAll() {
  await countWaiting(app);
  await finishDue(app); // writes down what has to be over
  await expect.poll(() => finishDue(app).then(() => unfinished()), { timeout: 15_000 }).toBe(0);
  await payAwards(app);
}
const unfinished = async () =>
  (
    await app.db.execute(sql`select 1 from tournaments where finished_at is null and cancelled_at is null
      and end_at <= clock_timestamp() - interval '2 seconds'`)
  ).rows.length;
const awards = async (id: number) =>
  (
    await app.db.execute<{ place: number; user_id: number; state: string; paid: string }>(
      sql`select place, user_id, state, paid from tournament_awards where tournament_id = ${id} order by place`,
    )
  ).rows;

it("counts settled rounds of own money once, within its time, its games and its stakes (C-3.43, C-3.45, C-3.46, L-7.46, C-7.32)", async () => {
  const id = await start({ minBet: 0.5, mostCounted: 10, games: [games[0]?.identifier ?? ""] });
  const [one, two, ghost] = [playerAt(0), playerAt(1), playerAt(2)];
  await app.db.execute(sql`update users set ghost_mode = true where id = ${ghost.id}`);
  await play(one.id, { bet: 300 });
  await play(one.id, { bet: 5_000 }); // ten euros of it
  await play(one.id, { bet: 49 }); // too little
  await play(one.id, { bet: 400, bonusBet: 400 });
  await play(one.id, { bet: 400, bonusBet: 100 }); // three euros of it
  await play(one.id, { bet: 900, game: 1 });
  await play(one.id, { bet: 900, isDemo: true });
  await play(one.id, { bet: 900, secondsAgo: 100 }); // before it began
  const open = await play(two.id, { bet: 700, state: "open" });
  await play(ghost.id, { bet: 800 });
  await countWaiting(app);
  expect((await standingOf(id)).users.map(({ rankingMetric }) => rankingMetric)).toEqual([16, 8]);
  await app.db.execute(sql`update rounds set state = 'settled', settled_at = clock_timestamp() where id = ${open}`);
  await Promise.all([countWaiting(app), countWaiting(app), countWaiting(app)]);
  const { users, players: inIt, endAt, leaderboardType: type } = await standingOf(id);
  expect(users).toMatchObject([
    { rank: 1, userId: one.id, rankingMetric: 16, prize: 50 },
    { rank: 2, userId: null, uniqueId: null, user: "", rankingMetric: 8, prize: null },
    { rank: 3, userId: two.id, rankingMetric: 7, prize: null },
  ]);
  expect([inIt, type, Date.parse(endAt) > Date.now()]).toEqual([3, "sumOfBet", true]);
  expect(await positionOf(id, two)).toMatchObject({
    ...{ userPosition: 3, userWagering: 7, rankingMetric: 7, players: 3, isJoined: true, doesCount: true },
    next: { rank: 2, missing: 1.01, prize: null },
    best: { stake: 7, multiplier: 0, points: 7 },
    around: [{ rank: 1 }, { rank: 2, isYou: false, user: "" }, { rank: 3, isYou: true }],
  });
  expect((await activeTournaments(app.db)).find(({ tournamentItemId }) => tournamentItemId === id)?.users.length).toBe(3);
  expect((await standingOf(id, "&limit=1&pageNo=3")).users.map(({ rank }) => rank)).toEqual([3]);
  await app.db.execute(sql`update tournaments set cancelled_at = now() where id = ${id}`);
});

it("has test accounts and streamers play beside it (issue 17)", async () => {
  const id = await start();
  for (const name of ["tester", "streamer"]) {
    const { rows } = await app.db.execute<{ id: number }>(sql`select id from users where email = ${`${name}@foyer.test`}`);
    await play(rows[0]?.id ?? 0, { bet: 9_000 });
  }
  await countWaiting(app);
  expect((await standingOf(id)).users).toEqual([]);
  const headers = await bearerOf(app, "tester@foyer.test");
  expect(await positionOf(id, { headers })).toMatchObject({ doesCount: false, userPosition: null });
  const refused = await call(app, {
    method: "POST",
    url: "/api/user/join-tournament",
    payload: { tournamentItemId: id },
    headers,
  });
  expect([refused.status, refused.body["code"]]).toEqual([409, "tournament.not_for_you"]);
  await app.db.execute(sql`update tournaments set cancelled_at = now() where id = ${id}`);
});

it("counts rounds from the moment of joining where that is asked for, and takes nobody after the end", async () => {
  const id = await start({ needsOptIn: true, leaderboardType: "countOfGames" });
  const one = playerAt(0);
  await play(one.id, { bet: 100 });
  await countWaiting(app);
  expect(await positionOf(id, one)).toMatchObject({ isJoined: false, userPosition: null });
  const joined = await Promise.all(
    [1, 2, 3].map(() => one.post<{ data: { joinedAt: string } }>("/api/user/join-tournament", { tournamentItemId: id })),
  );
  expect(new Set(joined.map(({ body }) => body.data.joinedAt)).size).toBe(1);
  await play(one.id, { bet: 100 });
  await countWaiting(app);
  expect(await positionOf(id, one)).toMatchObject({ isJoined: true, userPosition: 1, rankingMetric: 1 });
  await end(id);
  const late = await playerAt(1).post("/api/user/join-tournament", { tournamentItemId: id });
  expect([late.status, late.body]).toMatchObject([409, { code: "tournament.over" }]);
  await settleAll();
});

it("ends by the database's clock, keeps places, and books each prize once however many look; nothing moves afterwards (D-20, C-3.44, C-4.68, C-7.30)", async () => {
  const offer = await newOffer(app, {});
  const id = await start({}, [
    { from: 1, to: 1, amount: 5_000 },
    { from: 2, to: 3, amount: 1_234 },
    { from: 4, to: 9, promotionId: offer },
  ]);
  const purse = async () => Promise.all(players.map((player) => player.wallet()));
  const before = await purse();
  for (const [index, { id: userId }] of players.entries()) await play(userId, { bet: 1_000 - (index % 3) * 100, secondsAgo: 20 });
  await end(id);
  await play(playerAt(3).id, { bet: 90_000 }); // after its end
  await Promise.all([settleAll(), settleAll()]);
  await Promise.all([payAwards(app), payAwards(app), payAwards(app)]);
  // of two with the same score whoever had it first is ahead
  expect((await awards(id)).map(({ user_id, state, paid }) => [user_id, state, Number(paid)])).toEqual([
    [playerAt(0).id, "paid", 5_000],
    [playerAt(3).id, "paid", 1_234],
    [playerAt(1).id, "paid", 1_234],
    [playerAt(2).id, "paid", 1_000],
  ]);
  expect((await purse()).map(({ cash, bonus }, index) => [cash - (before[index]?.cash ?? 0), bonus])).toEqual([
    [5_000, 0],
    [1_234, 0],
    [0, 1_000],
    [1_234, 0],
  ]);
  await play(playerAt(2).id, { bet: 50_000, secondsAgo: 20 }); // what comes too late moves nothing
  await countWaiting(app);
  expect((await standingOf(id)).users.map(({ userId, rank }) => [userId, rank])).toEqual([
    [playerAt(0).id, 1],
    [playerAt(3).id, 2],
    [playerAt(1).id, 3],
    [null, 4], // who hides
  ]);
  const { body } = await call<{ tournaments: TournamentDetails[] }>(app, {
    url: `/api/user/get-tournaments?tournamentItemId=${id}`,
  });
  expect(body.tournaments).toMatchObject([{ status: "FINISHED", isFinal: true, paidAt: expect.any(String), players: 4 }]);
  expect((await positionOf(id, playerAt(0))).award).toMatchObject({ state: "paid", amount: 50, currencyCode: "EUR" });
  expect((await racesOfPlayer(app.db, playerAt(1).id))[0]).toMatchObject({
    tournamentItemId: id,
    rank: 3,
    prize: 12.34,
    prizeType: "MONEY",
    status: "FINISHED",
  });
  expect(await racesOfPlayer(app.db, playerAt(2).id)).toMatchObject([{ rank: 4, prize: 0, prizeType: "BONUS" }]);
});

it("a round that settled before the end and commits after it still counts", async () => {
  const id = await start();
  await app.db.transaction(async (tx) => {
    await tx.execute(sql`insert into rounds (id, user_id, game_id, is_demo, state, currency_code, bet, base_bet, choice, settled_at)
      values (${randomUUID()}, ${playerAt(0).id}, ${games[0]?.id ?? 0}, false, 'settled', 'EUR', 700, 700, '{}', clock_timestamp())`);
    await app.db.execute(
      sql`update tournaments set end_at = date_trunc('milliseconds', clock_timestamp()) + interval '1 millisecond', start_at = clock_timestamp() - interval '1 hour' where id = ${id}`,
    );
    await new Promise((resolve) => setTimeout(resolve, 2_200)); // until its end has passed by more than its grace
    await finishDue(app);
    expect(await finishDue(app)).toBe(0);
  });
  await settleAll();
  expect((await awards(id)).map(({ user_id, state }) => [user_id, state])).toEqual([[playerAt(0).id, "paid"]]);
});

it.each([-60_000, 60_000])(
  "goes by the database's clock where that of a process is %i ms away: who plays in time counts, and who comes late does not (issue 17)",
  async (awayMs) => {
    const playDice = async ({ openFrame }: BonusPlayer) =>
      (await (await openFrame("dice"))(2, { direction: "under", target: 5_000 })).status;
    const [player, late] = [await newBonusPlayer(app), await newBonusPlayer(app)];
    const id = await start({}, [{ from: 1, to: 2, amount: 100 }], 30);
    vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + awayMs });
    try {
      expect(await playDice(player)).toBe(200);
      expect((await tournamentOf(id))?.status).toBe("IN-PROGRESS");
      await app.db.execute(sql`update tournaments set end_at = clock_timestamp() where id = ${id}`);
      expect(await playDice(late)).toBe(200);
      expect((await tournamentOf(id))?.status).toBe("FINISHED");
      await countWaiting(app);
      await expect.poll(() => finishDue(app).then(async () => (await tournamentOf(id))?.isFinal), { timeout: 15_000 }).toBe(true);
    } finally {
      vi.useRealTimers();
    }
    expect((await awards(id)).map(({ user_id }) => user_id)).toEqual([player.id]);
  },
);

it("a bonus that is won begins when the one that runs has ended, and money reaches who is on a break (issue 17)", async () => {
  const offer = await newOffer(app, {});
  const [winner, resting] = [await newBonusPlayer(app), await newBonusPlayer(app)];
  const running = await newOffer(app, {});
  await winner.activate(running);
  const id = await start({}, [
    { from: 1, to: 1, promotionId: offer },
    { from: 2, to: 2, amount: 700 },
  ]);
  await play(winner.id, { bet: 900, secondsAgo: 20 });
  await play(resting.id, { bet: 800, secondsAgo: 20 });
  await app.db.execute(sql`update users set excluded_until = now() + interval '1 day' where id = ${resting.id}`);
  await end(id);
  await settleAll();
  expect((await awards(id)).map(({ state }) => state)).toEqual(["due", "paid"]);
  expect((await resting.wallet()).cash).toBe(10_700);
  const [bonus] = (await winner.bonuses()).userBonus.rows;
  await winner.cancel(bonus?.userBonusId ?? 0);
  await app.db.execute(sql`update tournament_awards set try_at = now() where tournament_id = ${id}`);
  await payAwards(app);
  expect((await awards(id)).map(({ state }) => state)).toEqual(["paid", "paid"]);
});

longTest(
  "five hundred with the same score from place 3 on get each a place of their own, by who had it first (issue 17)",
  { timeout: 20_000 },
  async () => {
    const id = await start({ leaderboardType: "winsInARow" }, [{ from: 3, to: 102, amount: 100 }]);
    await app.db.execute(
      sql`insert into users (unique_id, email) select gen_random_uuid(), 'tie' || n || '@foyer.test' from generate_series(1, 502) n`,
    );
    await app.db.execute(sql`
    insert into rounds (id, user_id, game_id, is_demo, state, currency_code, bet, base_bet, payout, multiplier, choice, settled_at)
    select gen_random_uuid(), u.id, ${games[0]?.id ?? 0}, false, 'settled', 'EUR', 100, 100, 200, 2, '{}', clock_timestamp() - interval '20 seconds'
    from users u, generate_series(1, 2) n where email like 'tie%' and (n = 1 or email in ('tie1@foyer.test', 'tie2@foyer.test')) order by u.id`);
    await end(id);
    await settleAll();
    const won = await awards(id);
    expect([won.length, new Set(won.map(({ user_id }) => user_id)).size]).toEqual([100, 100]);
    expect(won.map(({ user_id }) => user_id)).toEqual(won.map(({ user_id }) => user_id).toSorted((a, b) => a - b));
    expect((await standingOf(id)).players).toBe(502);
  },
);

longTest(
  "pays each prize once, though the process that books them is killed on the way and several go on (C-4.68)",
  { timeout: 60_000 },
  async () => {
    const count = 300;
    const id = await start({}, [{ from: 1, to: count, amount: 100 }]);
    await app.db.execute(sql`
    insert into users (unique_id, email, currency_code) select gen_random_uuid(), 'killed' || n || '@foyer.test', 'EUR' from generate_series(1, ${count}) n`);
    await app.db.execute(sql`
    insert into rounds (id, user_id, game_id, is_demo, state, currency_code, bet, base_bet, payout, multiplier, choice, settled_at)
    select gen_random_uuid(), u.id, ${games[0]?.id ?? 0}, false, 'settled', 'EUR', 100, 100, 0, 0, '{}', clock_timestamp() - interval '20 seconds'
    from users u where email like 'killed%'`);
    await end(id);
    const script = join(root, "server/testing/finish_to_kill.ts");
    const child = spawn(process.execPath, ["--import", "tsx", script, JSON.stringify(connection)], {
      cwd: root,
      stdio: ["ignore", "ignore", "inherit"],
    });
    const gone = once(child, "exit");
    const enough = randomInt(5, count / 3);
    const paid = async () => (await awards(id)).filter(({ state }) => state === "paid").length;
    await expect.poll(paid, { timeout: 30_000, interval: 5 }).toBeGreaterThanOrEqual(enough);
    child.kill("SIGKILL");
    await gone;

    await expect
      .poll(
        async () => {
          await Promise.all([payAwards(app), payAwards(app), payAwards(app)]);
          return paid();
        },
        { timeout: 30_000 },
      )
      .toBe(count);
    const { rows } = await app.db.execute(sql`
    select count(*)::int as bookings, count(distinct e.user_id)::int as people, sum(e.amount)::int as paid
    from ledger_entries e join ledger_transactions t on t.id = e.transaction_id
    where t.reference like ${`tournament:${id}:%`} and e.account = 'cash'`);
    expect(rows).toEqual([{ bookings: count, people: count, paid: count * 100 }]);
  },
);

it("keeps its standing where all its games are taken away in the middle", async () => {
  const id = await start({ games: [games[0]?.identifier ?? ""] });
  await play(playerAt(0).id, { bet: 300 });
  await countWaiting(app);
  await app.db.execute(sql`update games set is_active = false where id = ${games[0]?.id ?? 0}`);
  const { body } = await call<{ tournaments: TournamentDetails[] }>(app, {
    url: `/api/user/get-tournaments?tournamentItemId=${id}`,
  });
  expect(body.tournaments).toMatchObject([
    { games: { count: 0, rows: [] }, standings: { users: [{ rank: 1, rankingMetric: 3 }] } },
  ]);
  await end(id);
  await settleAll();
  await app.db.execute(sql`update games set is_active = true where id = ${games[0]?.id ?? 0}`);
  expect((await awards(id)).map(({ state }) => state)).toEqual(["paid"]);
});

it("holds a race each day, week and month without anybody starting them, each once", async () => {
  const content = (repeats: string) => ({
    ...{ name: { en: "Race" }, shortDescription: {}, description: {}, termsAndCondition: {}, image: "", rules: plain, repeats },
    ...{ zone: "Europe/Berlin", startAt: null, endAt: null },
    prizes: [{ fromPlace: 1, toPlace: 1, prizeType: "MONEY", amountEUR: 5, promotionId: null, description: {} }],
  });
  for (const repeats of ["daily", "weekly", "monthly"])
    await app.db.execute(
      sql`insert into tournament_plans (key, content, version) values (${`race-${repeats}`}, ${JSON.stringify(content(repeats))}, 1)`,
    );
  await Promise.all([makeDueRuns(app), makeDueRuns(app), makeDueRuns(app)]);
  const { rows } = await app.db.execute<{ key: string; runs: number; running: number; gapless: boolean }>(sql`
    select p.key, count(*)::int as runs, count(*) filter (where t.start_at <= now() and t.end_at > now())::int as running,
      min(t.end_at) = max(t.start_at) as gapless from tournaments t join tournament_plans p on p.id = t.plan_id
    where p.key like 'race-%' group by 1 order by 1`);
  expect(rows).toEqual(
    ["daily", "monthly", "weekly"].map((repeats) => ({ key: `race-${repeats}`, runs: 2, running: 1, gapless: true })),
  );
  await app.db.execute(sql`update tournament_plans set is_closed = true`);
  await app.db.execute(sql`update tournaments set cancelled_at = now() where finished_at is null`);
});

it("books balance afterwards: what players got is what promotions gave (issue 17)", async () => {
  const { rows } = await app.db.execute<{ sum: string; wrong: number }>(sql`
    select (select coalesce(sum(amount), 0) from ledger_entries) as sum,
      (select count(*)::int from wallets w where w.amount <> (select coalesce(sum(e.amount), 0) from ledger_entries e
        where e.user_id = w.user_id and e.currency_code = w.currency_code and e.account = 'cash') and w.user_id = any(${sql.param(players.map(({ id }) => id))}::int[])) as wrong`);
  expect(rows).toEqual([{ sum: "0", wrong: 0 }]);
  const { rows: twice } = await app.db.execute(
    sql`select reference from ledger_transactions where reference like 'tournament:%' group by 1 having count(*) > 1`,
  );
  expect(twice).toEqual([]);
});

const rounds = fc.array(
  fc.record({ stake: fc.integer({ min: 0, max: 3_000 }), multiplier: fc.constantFrom(0, 0.5, 1, 1.01, 2, 7.25, 50, 300) }),
  { maxLength: 40 },
);
/** What the rules say, written down a second time and as plainly as can be. */
const naive: Record<LeaderboardType, (all: readonly { stake: number; multiplier: number }[], rules: TournamentRules) => number> =
  {
    sumOfBet: (all, { mostCounted }) =>
      all.reduce((sum, { stake }) => sum + (mostCounted === null || stake <= mostCounted * 100 ? stake : mostCounted * 100), 0),
    countOfGames: (all) => all.length,
    highestMultiplier: (all) => Math.max(0, ...all.map(({ multiplier }) => Math.round(multiplier * 100))),
    winsInARow: (all) =>
      Math.max(
        0,
        ...all
          .map(({ multiplier }) => (multiplier > 1 ? "w" : " "))
          .join("")
          .split(" ")
          .map((run) => run.length),
      ),
    points: (all, rules) =>
      naive.sumOfBet(all, rules) * rules.pointsPerEuro +
      all.filter(({ multiplier }) => rules.winFrom !== null && multiplier >= rules.winFrom).length * rules.winPoints * 100,
    pointsPerPlace: (all, rules) => naive[rules.stageBy](all, rules), // within its stage
  };

it.each(leaderboardType.options.filter((type) => type !== "pointsPerPlace"))(
  "the score by %s is what a naive model makes of the rounds (C-3.43)",
  (type) => {
    const some = fc.record({
      minBet: fc.constantFrom(0, 0.5, 10),
      mostCounted: fc.constantFrom(null, 1, 20),
      winFrom: fc.constantFrom(null, 2, 50),
      winPoints: fc.constantFrom(0, 50),
      pointsPerEuro: fc.constantFrom(0, 1, 3),
    });
    fc.assert(
      fc.property(rounds, some, (all, more) => {
        const rules: TournamentRules = { ...plain, ...more, leaderboardType: type };
        const played = all.map((round, index): CountedRound => ({ ...round, number: index + 1, settledAt: new Date(index + 1) }));
        const scores = played.reduce<Score[]>((list, round) => [...list, addRound(rules, list.at(-1) ?? noScore, round)], []);
        const counted = all.filter(({ stake }) => stake > 0 && stake >= rules.minBet * 100);
        const last = scores.at(-1) ?? noScore;
        expect([last.score, last.rounds]).toEqual([naive[type](counted, rules), counted.length]);
        const reached = scores.findIndex(({ score }) => score === last.score);
        expect(last.reachedRound).toBe(last.score === 0 ? null : (played[reached]?.number ?? null));
      }),
    );
  },
);

const hour = 3_600_000;
/** A round of the naive model: which of four players, when in its tournament of three stages of an hour, and what came of it. */
const stagedRound = fc.record({
  player: fc.integer({ min: 0, max: 3 }),
  minute: fc.integer({ min: 0, max: 179 }),
  stake: fc.integer({ min: 1, max: 5 }).map((euros) => euros * 100),
  multiplier: fc.constantFrom(0, 1, 2, 7.25),
});

type Staged = typeof stagedRound extends fc.Arbitrary<infer Round> ? Round : never;

/** Points for places of stages as plainly as can be: each stage is a small tournament, of two alike whoever had it first is ahead. */
function naiveStages(all: readonly (Staged & { number: number })[], rules: TournamentRules) {
  const sums = new Map<number, { points: number; since: number }>();
  for (const stage of [0, 1, 2]) {
    const scores = [0, 1, 2, 3].flatMap((player) => {
      const own = all.filter((round) => round.player === player && Math.floor(round.minute / 60) === stage);
      const scoreUpTo = (count: number) => naive[rules.stageBy](own.slice(0, count), rules);
      const score = scoreUpTo(own.length);
      const reached = own.findIndex((_, index) => scoreUpTo(index + 1) === score);
      return score > 0 ? [{ player, score, since: own[reached]?.number ?? 0 }] : [];
    });
    scores.sort((one, other) => other.score - one.score || one.since - other.since);
    for (const [place, { player, since }] of scores.entries()) {
      const before = sums.get(player) ?? { points: 0, since: 0 };
      const points = rules.placePoints[place] ?? 0;
      if (points > 0) sums.set(player, { points: before.points + points, since: Math.max(before.since, since) });
    }
  }
  return [...sums]
    .sort(([, one], [, other]) => other.points - one.points || one.since - other.since)
    .map(([player, { points }]) => [player, points]);
}

it("points for the places of stages are what a naive model makes of the rounds, in the database and in a dry run (C-3.43)", async () => {
  const times = fc.constantFrom(...stageMeasures);
  const places = fc.constantFrom<number[]>([3, 2, 1], [25, 18, 15, 12], [10], [5, 5]);
  await fc.assert(
    fc.asyncProperty(
      fc.array(stagedRound, { minLength: 1, maxLength: 30 }),
      times,
      places,
      async (drawn, stageBy, placePoints) => {
        const rules: TournamentRules = { ...plain, leaderboardType: "pointsPerPlace", stageHours: 1, stageBy, placePoints };
        const all = drawn
          .toSorted((one, other) => one.minute - other.minute)
          .map((round, index) => ({ ...round, number: index + 1 }));
        const id = await start({ ...rules });
        await app.db.execute(sql`update tournaments set start_at = now() - interval '3 hours' where id = ${id}`);
        await app.db.execute(sql`
        insert into rounds (id, user_id, game_id, is_demo, state, currency_code, bet, base_bet, payout, multiplier, choice, settled_at)
        select gen_random_uuid(), (${sql.param(players.map((player) => player.id))}::int[])[1 + player], ${games[0]?.id ?? 0}, false, 'settled',
          'EUR', stake, stake, 0, multiplier, '{}', t.start_at + make_interval(mins => minute, secs => number * 0.01)
        from jsonb_to_recordset(${JSON.stringify(all)}::jsonb) as r(player int, minute int, stake int, multiplier float8, number int), tournaments t
        where t.id = ${id} order by number`);
        await countWaiting(app);
        const expected = naiveStages(all, rules);
        await app.db.execute(sql`update users set ghost_mode = false where ghost_mode`);
        const { users } = await standingOf(id);
        const at = (userId: number | null) => players.findIndex((player) => player.id === userId);
        expect(users.map(({ userId, rankingMetric }) => [at(userId), rankingMetric])).toEqual(expected);
        const scores = createScores(rules, 0);
        for (const { player, minute, number, stake, multiplier } of all)
          scores.add({ userId: player, number, stake, multiplier, settledAt: new Date(minute * (hour / 60) + number * 10) });
        expect(scores.ranked().map(([player, { score }]) => [player, score])).toEqual(expected);
        await app.db.execute(sql`update tournaments set cancelled_at = now() where id = ${id}`);
      },
    ),
    { numRuns: 25 },
  );
});

it("says the own place in the stage that runs, and takes points from who may not take part any more when it ends (C-7.32)", async () => {
  const prizes = [{ from: 1, to: 2, amount: 100 }];
  const id = await start({ leaderboardType: "pointsPerPlace", stageHours: 1, placePoints: [5, 3] }, prizes);
  const [first, second] = [await newBonusPlayer(app), await newBonusPlayer(app)];
  await play(first.id, { bet: 900, secondsAgo: 20 });
  await play(second.id, { bet: 500, secondsAgo: 20 });
  await countWaiting(app);
  expect((await positionOf(id, second)).stage).toEqual({ number: 1, userPosition: 2, rankingMetric: 5, points: 3 });
  expect(await positionOf(id, second)).toMatchObject({ userPosition: 2, rankingMetric: 3, next: { missing: 3 } });
  await app.db.execute(sql`update users set suspended_at = now() where id = ${first.id}`);
  await end(id);
  await settleAll();
  expect((await awards(id)).map(({ place, user_id }) => [place, user_id])).toEqual([[1, second.id]]);
  expect((await standingOf(id)).users.map(({ rankingMetric }) => rankingMetric)).toEqual([5]);
});

it("reminds who asked once, minutes before the start, however many look; not who took it back, rests or has left (issue 17)", async () => {
  const id = await start();
  await app.db.execute(
    sql`update tournaments set start_at = now() + interval '20 minutes', end_at = now() + interval '1 hour' where id = ${id}`,
  );
  const [asks, changes, rests, hidden] = await Promise.all([1, 2, 3, 4].map(() => newBonusPlayer(app)));
  if (!asks || !changes || !rests || !hidden) throw new Error("Four players");
  const remind = ({ post }: BonusPlayer, isWanted: boolean) =>
    post<{ data: { isReminded: boolean } }>("/api/user/remind-of-tournament", { tournamentItemId: id, isWanted });
  for (const player of [asks, changes, rests, asks]) expect((await remind(player, true)).body.data.isReminded).toBe(true);
  expect((await remind(changes, false)).body.data.isReminded).toBe(false);
  expect([(await positionOf(id, asks)).isReminded, (await positionOf(id, changes)).isReminded]).toEqual([true, false]);
  await app.db.execute(sql`update users set time_zone = 'Asia/Tokyo' where id = ${asks.id}`);
  const letters = async () =>
    (
      await app.db.execute<{ recipient: string; body: string }>(
        sql`select recipient, body from outbox where template = 'tournament_begins' and link like ${`%tournament=${id}`}`,
      )
    ).rows;
  await Promise.all([sendReminders(app), sendReminders(app)]);
  expect(await letters()).toEqual([]);
  await app.db.execute(sql`update users set excluded_until = now() + interval '1 day' where id = ${rests.id}`);
  await app.db.execute(sql`update tournaments set start_at = now() + interval '14 minutes' where id = ${id}`);
  await Promise.all([sendReminders(app), sendReminders(app), sendReminders(app)]);
  await sendReminders(app);
  const inTokyo = expect.stringMatching(/Race .* begins on .* GMT\+9\./) as string; // by the clocks of who reads it
  expect(await letters()).toEqual([{ recipient: asks.email, body: inTokyo }]);
  expect((await positionOf(id, asks)).isReminded).toBe(false);
  await remind(asks, true); // was written: there is no second one
  await app.db.execute(sql`update tournaments set start_at = now() where id = ${id}`);
  await sendReminders(app);
  expect((await letters()).length).toBe(1);
  const late = await remind(hidden, true);
  expect([late.status, late.body]).toMatchObject([409, { code: "tournament.begun" }]);
  await app.db.execute(sql`update tournaments set cancelled_at = now() where id = ${id}`);
});

it.each([60_000, -60_000])("goes by the database's clock, whatever that of the process says: %i ms (issue 17)", async (ahead) => {
  const id = await start({ needsOptIn: true }, [], ahead > 0 ? 30 : 600);
  if (ahead < 0) await end(id);
  vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + ahead });
  try {
    const { body } = await call<{ tournaments: TournamentDetails[] }>(app, {
      url: `/api/user/get-tournaments?tournamentItemId=${id}`,
    });
    const joined = await playerAt(0).post("/api/user/join-tournament", { tournamentItemId: id });
    expect([body.tournaments[0]?.status, joined.status]).toEqual(ahead > 0 ? ["IN-PROGRESS", 200] : ["FINISHED", 409]);
    if (ahead > 0) {
      await play(playerAt(0).id, { bet: 200 });
      await countWaiting(app);
      expect(await positionOf(id, playerAt(0))).toMatchObject({ userPosition: 1, rankingMetric: 2 });
      await finishDue(app);
      expect((await standingOf(id)).users.length).toBe(1);
    }
  } finally {
    vi.useRealTimers();
  }
  const { rows } = await app.db.execute(sql`select 1 from tournaments where id = ${id} and finished_at is null`);
  expect(rows.length).toBe(1);
  await app.db.execute(sql`update tournaments set cancelled_at = now() where id = ${id}`);
});
