import { randomUUID } from "node:crypto";
import type { FastifyInstance } from "fastify";
import { sql } from "drizzle-orm";
import type pg from "pg";
import { afterAll, beforeAll, expect } from "vitest";
import { multiplierAt, timeOf } from "../../../../src/play/rules/crash";
import { fromHundredths, payoutOf } from "../../../../src/play/rules/multiplier";
import { placeBet } from "../place_bet";
import { takeStep } from "../take_step";
import { bearerOf, call, startTestApp } from "../../../testing/test_app";
import { createTestDatabase } from "../../../testing/test_database";
import { createDatabaseClock } from "../../../platform/database_clock";
import type { FlightRow } from "./flights";
import { createPilot } from "./lead_flights";
import { longTest } from "../../../../src/testing/long_test";

/** Long enough for dozens of flights, three lost leads and clocks that jump between them. */
const span = 20 * 60_000;
let connection: pg.PoolConfig;
let apps: FastifyInstance[] = [];
const appAt = (index: number) => apps[index] as FastifyInstance;
const rows = async <Row extends Record<string, unknown>>(query: ReturnType<typeof sql>) =>
  (await appAt(0).db.execute<Row>(query)).rows;

/** The database finds this clock before its own: the test moves its time. */
beforeAll(async () => {
  const plain = await createTestDatabase("demo");
  const maker = await startTestApp({ connection: plain });
  await maker.db.execute(sql`create schema moved`);
  await maker.db.execute(sql`create table moved.clock as select date_trunc('second', pg_catalog.clock_timestamp()) as now`);
  await maker.db.execute(
    sql`create function moved.clock_timestamp() returns timestamptz language sql volatile as 'select now from moved.clock'`,
  );
  await maker.close();
  connection = { ...plain, options: "-c search_path=moved,public,pg_catalog" };
  const configuration = { sessionSecrets: ["one secret for both processes of this test"] as const };
  apps = await Promise.all([startTestApp({ connection, configuration }), startTestApp({ connection, configuration })]);
});
afterAll(() => Promise.all(apps.map((app) => app.close())));

interface Seen extends Record<string, unknown> {
  id: number;
  state: string;
  crash_at: number;
  starts_at: string;
}

/** Time that stands until it is moved, to the next moment that somebody waits for. */
function createTime(start: number) {
  let now = start;
  let waiting: { who: number; at: number; go: (value?: unknown) => void }[] = [];
  const isIdle = (who: readonly number[]) =>
    apps.every(({ pool }) => pool.totalCount === pool.idleCount && pool.waitingCount === 0) &&
    who.every((one) => waiting.some((each) => each.who === one));
  return {
    now: () => now,
    /** Who only asks for the lead, once a second, asks less often here: that is most of what happens. */
    waitOf: (who: number) => (ms: number) =>
      new Promise((go) => waiting.push({ who, at: now + (ms === 1_000 ? 4_000 : Math.ceil(ms)), go })),
    /** Once all of these wait for something. Answers the last flight, as it was before. */
    async move(who: readonly number[]): Promise<Seen | undefined> {
      for (let quiet = 0; quiet < 4; quiet = isIdle(who) ? quiet + 1 : 0) await new Promise((resolve) => setImmediate(resolve));
      if (waiting.length > 0) now = Math.max(now, Math.min(...waiting.map(({ at }) => at)));
      const [latest] = await rows<Seen>(sql`with moved as (update moved.clock set now = to_timestamp(${now / 1_000}))
        select id, state, crash_at, starts_at from crash_rounds order by id desc limit 1`);
      const due = waiting.filter(({ at }) => at <= now);
      waiting = waiting.filter(({ at }) => at > now);
      for (const { go } of due) go();
      return latest;
    },
  };
}

/** Always the same numbers, so that a run that fails can be seen again. */
function createDice(seed: number) {
  let state = seed;
  const next = () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  return { below: (count: number) => Math.floor(next() * count) };
}

interface Player {
  id: number;
  token: string;
  cash: number;
}
async function newPlayer(cash: number): Promise<Player> {
  const email = `${randomUUID()}@foyer.test`;
  const [row] = await rows<{ id: number }>(sql`insert into users (unique_id, email, password_hash, currency_code, consents)
    select ${randomUUID()}, ${email}, password_hash, 'EUR', consents from users where email = 'paid@foyer.test' returning id`);
  const id = row?.id ?? 0;
  await rows(sql`select ledger_book('opening', ${`opening:${id}:EUR`}, array['cash', 'outside'],
    array[${id}, null]::int[], array['EUR', 'EUR'], array[${cash}, ${-cash}]::bigint[])`);
  const { body } = await call<{ data: { launchUrl: string } }>(appAt(0), {
    method: "POST",
    url: "/api/user/init-game",
    payload: { gameId: "crash" },
    headers: await bearerOf(appAt(0), email),
  });
  return { id, cash, token: new URLSearchParams(body.data.launchUrl.split("#")[1]).get("token") ?? "" };
}

/** What a bet of so many hundredths of a euro wins, told without the code that pays it. */
function expectedPayout(flight: FlightRow, target: number | null, wishAfter: number | null): number {
  const byTarget = target !== null && target <= flight.crashAt ? timeOf(target) : Infinity;
  const byHand = wishAfter !== null && wishAfter < timeOf(flight.crashAt) ? wishAfter : Infinity;
  if (byTarget === Infinity && byHand === Infinity) return 0;
  return payoutOf(100, fromHundredths(byTarget <= byHand ? (target ?? 0) : multiplierAt(byHand)));
}

longTest(
  "pays dozens of flights to the cent, led by processes whose clocks are 2 s apart and jump, and that lose the lead",
  { timeout: 120_000 },
  async () => {
    const [{ start } = { start: 0 }] = await rows<{ start: number }>(
      sql`select (extract(epoch from now) * 1000)::float8 as start from moved.clock`,
    );
    const time = createTime(start);
    const dice = createDice(7);
    let jump = 0;
    let isOver = false;
    const waitAsPlayer = time.waitOf(-1);
    const pilots = [() => time.now() + 1_000, () => time.now() - 1_000 + jump].map((steady, index) =>
      createPilot({
        app: appAt(index),
        connection,
        isWatched: () => !isOver,
        clock: createDatabaseClock(appAt(index).db, steady),
        wait: time.waitOf(index),
      }),
    );
    for (const pilot of pilots) pilot.wake();
    const players = await Promise.all(Array.from({ length: 3 }, () => newPlayer(10_000_000)));
    const flights = new Map<number, FlightRow>();
    const placed: { id: string; player: Player; flightId: number; target: number | null; wishAfter: number | null }[] = [];
    const acting: Promise<unknown>[] = [];

    async function play(player: Player, flight: FlightRow) {
      const id = randomUUID();
      const app = appAt(dice.below(2));
      const crashesAfter = timeOf(flight.crashAt);
      const target = dice.below(3) === 0 ? 101 + dice.below(400) : null;
      // most wishes come about when it crashes: there the clocks matter
      const wish = dice.below(4) === 0 ? dice.below(crashesAfter + 2_000) : crashesAfter + dice.below(301) - 150;
      const wishAfter = dice.below(6) === 0 || wish <= 0 ? null : wish;
      await placeBet(app, player.token, { roundId: id, bet: 1, choice: { flightId: flight.id, autoCashOut: target } });
      placed.push({ id, player, flightId: flight.id, target, wishAfter });
      if (wishAfter === null) return;
      await waitAsPlayer(flight.startsAt.getTime() + wishAfter - time.now());
      await takeStep(appAt(dice.below(2)), player.token, { roundId: id, step: 0, action: { kind: "cash_out" } });
    }

    let kills = 0;
    for (let moves = 0; time.now() < start + span; moves++) {
      const latest = await time.move([0, 1]);
      if (latest?.state === "betting" && !flights.has(latest.id)) {
        const flight = { id: latest.id, crashAt: latest.crash_at, startsAt: new Date(latest.starts_at) } as FlightRow;
        flights.set(flight.id, flight);
        for (const player of players) acting.push(play(player, flight));
      }
      if (moves % 20 === 19) jump = dice.below(15_000) - 7_500;
      if (kills < 3 && time.now() > start + ((kills + 1) * span) / 4 && latest?.state === "running") {
        kills++;
        await rows(sql`select pg_terminate_backend(pid) from pg_locks join pg_stat_activity using (pid)
        where locktype = 'advisory' and granted and application_name = 'foyer flights' and datname = current_database()`);
      }
    }
    isOver = true;
    const closing = Promise.all([...acting, ...pilots.map((pilot) => pilot.close())]).then(() => "closed");
    while ((await Promise.race([closing, time.move([])])) !== "closed");

    const calledOff = await rows<{ id: number }>(sql`select id from crash_rounds where crashed_at is null`);
    expect(kills).toBe(3);
    expect(calledOff.length).toBeLessThanOrEqual(kills + 1); // and the one that was in the air when the time was over
    expect(flights.size).toBeGreaterThan(30);
    expect(placed.length).toBe(flights.size * players.length);
    const links = await rows<{ number: number; seed: string; hash: string }>(
      sql`select chain_number as number, server_seed as seed, server_seed_hash as hash from crash_rounds order by id`,
    );
    expect(links.map(({ number }) => number)).toEqual(links.map((_, index) => index + 1)); // none left out, none twice
    expect(links.slice(1).map(({ hash }) => hash)).toEqual(links.slice(0, -1).map(({ seed }) => seed));
    const played = await rows<{ id: string; state: string; payout: number }>(
      sql`select id, state, payout::int from rounds where crash_round_id is not null`,
    );
    const wrong = placed.filter(({ id, flightId, target, wishAfter, player }) => {
      const round = played.find((one) => one.id === id);
      const flight = flights.get(flightId);
      const payout = round?.state === "void" ? 100 : flight && expectedPayout(flight, target, wishAfter);
      player.cash += (payout ?? 0) - 100;
      if (round?.state === "void") return !calledOff.some((one) => one.id === flightId);
      return round?.state !== "settled" || round.payout !== payout;
    });
    expect(wrong).toEqual([]);
    const wallets = await rows<{ id: number; cash: number }>(sql`select user_id as id, amount::int as cash from wallets`);
    for (const { id, cash } of players) expect(wallets.find((one) => one.id === id)?.cash).toBe(cash);
    expect(await rows(sql`select transaction_id from ledger_entries group by transaction_id having sum(amount) <> 0`)).toEqual(
      [],
    );
  },
);
