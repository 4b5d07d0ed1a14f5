import { createHash, randomBytes, randomUUID } from "node:crypto";
import type { FastifyInstance } from "fastify";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import type { Round, SeedPair } from "../../../schemas/play/round";
import { call, startTestApp } from "../../testing/test_app";
import { ensureSeeds } from "./seeds";

interface Answer {
  round: Round;
  balance: { cash: number };
  seeds: SeedPair;
  code?: string;
}

let app: FastifyInstance;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

const rows = async <Row extends Record<string, unknown>>(query: ReturnType<typeof sql>) =>
  (await app.db.execute<Row>(query)).rows;

/** A player with 100 euros and games of theirs; answers their number and a launch token for each game. */
async function addPlayer(cash = 10_000, games = ["dice"]) {
  const signIn = randomUUID();
  const [row] = await rows<{ id: number }>(sql`insert into users (unique_id, email, currency_code, consents)
    select ${randomUUID()}, ${`${randomUUID()}@foyer.test`}, 'EUR', consents from users where email = 'paid@foyer.test' returning id`);
  const id = row?.id ?? 0;
  await app.db.execute(sql`select ledger_book('opening', ${`opening:${id}:EUR`}, array['cash', 'outside'],
    array[${id}, null]::int[], array['EUR', 'EUR'], array[${cash}, ${-cash}]::bigint[])`);
  await app.db.execute(sql`insert into sessions (id, user_id, expires_at) values (${signIn}, ${id}, now() + interval '1 day')`);
  await ensureSeeds(app.db, `user:${id}`);
  const tokens = games.map(() => randomBytes(32).toString("base64url"));
  for (const [index, game] of games.entries()) {
    const hash = createHash("sha256")
      .update(tokens[index] ?? "")
      .digest("base64url");
    await app.db.execute(sql`insert into game_sessions (id, token_hash, user_id, sign_in_id, game_id, is_demo, currency_code)
      values (${randomUUID()}, ${hash}, ${id}, ${signIn}, (select id from games where identifier = ${game}), false, 'EUR')`);
  }
  return { id, tokens, token: tokens[0] ?? "" };
}

type Player = Awaited<ReturnType<typeof addPlayer>>;

const under = { direction: "under", target: 5_000 };
const bet = (token: string, { roundId = randomUUID() as string, amount = 1, choice = under as object } = {}) =>
  call<Answer>(app, {
    method: "POST",
    url: "/api/play/bet",
    payload: { roundId, bet: amount, choice },
    headers: { "x-play-token": token, origin: "null" },
  });

let players: Player[];
beforeEach(async () => {
  players = await Promise.all(Array.from({ length: 12 }, () => addPlayer()));
});

const idsOf = (among: readonly Player[]) =>
  sql.join(
    among.map(({ id }) => sql`${id}`),
    sql`, `,
  );

/** In how many transactions the players' rounds were written, and how many there are. */
const writesOf = async (among: readonly Player[]) =>
  (
    await rows<{ writes: number; rounds: number }>(
      sql`select count(distinct xmin::text)::int as writes, count(*)::int as rounds from rounds where user_id in (${idsOf(among)})`,
    )
  )[0];

/** Rounds, and all that is counted by them, that do not fit each other: nothing, where all is well. */
const problemsOf = (among: readonly Player[]) =>
  rows(sql`
  select u.id from users u
    join wallets w on w.user_id = u.id and w.currency_code = 'EUR'
    join seeds s on s.owner = 'user:' || u.id and s.state = 'active'
    left join lateral (select count(*) as rounds, coalesce(sum(bet), 0) as bet, coalesce(sum(payout), 0) as payout, coalesce(sum(points), 0) as points
      from rounds where user_id = u.id) r on true
    left join lateral (select coalesce(sum(rounds), 0) as rounds, coalesce(sum(wagered), 0) as bet, coalesce(sum(won), 0) as payout
      from game_sessions where user_id = u.id) g on true
    left join lateral (select coalesce(sum(rounds), 0) as rounds, coalesce(sum(bets), 0) as bet, coalesce(sum(wins), 0) as payout
      from played_hours where user_id = u.id) h on true
    left join lateral (select coalesce(sum(amount), 0) as cash from ledger_entries where user_id = u.id) e on true
    left join lateral (select count(distinct t.id) as rounds from ledger_entries e join ledger_transactions t on t.id = e.transaction_id
      where e.user_id = u.id and t.kind = 'round') t on true
  where u.id in (${idsOf(among)}) and (w.amount <> e.cash or w.version <> r.rounds + 1 or s.nonce <> r.rounds or t.rounds <> r.rounds
    or u.total_spend <> r.bet or u.loyalty_points <> r.points or (g.rounds, g.bet, g.payout) <> (r.rounds, r.bet, r.payout)
    or (h.rounds, h.bet, h.payout) <> (r.rounds, r.bet, r.payout))`);

it("bets of one moment share transactions, and each is counted and answered as if it were alone (L-7.26)", async () => {
  const answers = await Promise.all(players.map(({ token }, index) => bet(token, { amount: index + 1 })));
  for (const [index, { status, body }] of answers.entries()) {
    expect(status).toBe(200);
    expect(body.round.bet).toBe(index + 1);
    expect(body.balance.cash).toBeCloseTo(100 - body.round.bet + body.round.payout);
    expect(body.seeds.nonce).toBe(1);
  }
  const { writes = 0, rounds = 0 } = (await writesOf(players)) ?? {};
  expect(rounds).toBe(12);
  expect(writes).toBeLessThan(12);
  expect(await problemsOf(players)).toEqual([]);
});

it("rounds of several steps, demos and rounds at once may share one", async () => {
  const [mines, ...others] = [await addPlayer(10_000, ["mines"]), ...players];
  const answers = await Promise.all([
    bet(others[0]?.token ?? ""),
    bet(others[1]?.token ?? ""),
    bet(mines.token, { choice: { mines: 3 } }),
    ...others.slice(2).map(({ token }) => bet(token)),
  ]);
  expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
  expect(answers[2]?.body.round.state).toBe("open");
  expect(answers[2]?.body.balance.cash).toBe(99);
  const again = await bet(mines.token, { choice: { mines: 3 } });
  expect(again.body.code).toBe("play.round_open");
});

it("what one of them is refused leaves the others alone", async () => {
  const poor = await addPlayer(50);
  const taken = randomUUID();
  expect((await bet(players[0]?.token ?? "", { roundId: taken })).status).toBe(200);
  const shared = randomUUID();
  const [, thief, one, other, ...rest] = players;
  const [refused, stolen, first, second, wrong, ...fine] = await Promise.all([
    bet(poor.token),
    bet(thief?.token ?? "", { roundId: taken }),
    bet(one?.token ?? "", { roundId: shared }),
    bet(other?.token ?? "", { roundId: shared }),
    bet(rest[0]?.token ?? "", { choice: { direction: "up" } }),
    ...rest.slice(1).map(({ token }) => bet(token)),
  ]);
  expect([refused?.status, refused?.body.code]).toEqual([402, "play.too_little_money"]);
  expect([stolen?.status, stolen?.body.code]).toEqual([409, "play.round_of_another"]);
  expect([first?.status, second?.status].sort()).toEqual([200, 409]);
  expect(wrong?.status).toBe(400);
  expect(fine.map(({ status }) => status)).toEqual(fine.map(() => 200));
  expect(await problemsOf([...players, poor])).toEqual([]);
});

it("where the database refuses one of them, each of the others is written all the same", async () => {
  const broken = players.at(-1);
  await app.db.execute(
    sql`create function refuse_round() returns trigger language plpgsql as $$ begin raise exception 'no'; end $$`,
  );
  await app.db.execute(
    sql.raw(
      `create trigger refuse_round before insert on rounds for each row when (new.user_id = ${broken?.id}) execute function refuse_round()`,
    ),
  );
  try {
    const answers = await Promise.all(players.map(({ token }) => bet(token)));
    expect(answers.map(({ status }) => status)).toEqual([...Array.from({ length: 11 }, () => 200), 500]);
  } finally {
    await app.db.execute(sql`drop function refuse_round() cascade`);
  }
  expect((await writesOf(players))?.rounds).toBe(11);
  expect(await problemsOf(players)).toEqual([]);
});

it("whose wallet somebody else holds is waited for by nobody", async () => {
  const [held, ...others] = players;
  let late: ReturnType<typeof bet> | undefined;
  await app.db.transaction(async (tx) => {
    await tx.execute(sql`select 1 from wallets where user_id = ${held?.id} for update`);
    late = bet(held?.token ?? "");
    for (const _ of [1, 2]) {
      const answers = await Promise.all(others.map(({ token }) => bet(token)));
      expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
    }
    expect((await writesOf([held as Player]))?.rounds).toBe(0);
  });
  expect((await late)?.status).toBe(200);
  expect(await problemsOf(players)).toEqual([]);
});

it("bets of a player's tabs take turns, however many come at once, and never take more than there is", async () => {
  const player = await addPlayer(1_000, ["dice", "limbo", "dice"]);
  const choiceOf = (index: number) => (index === 1 ? { target: 100_000_000 } : { direction: "under", target: 2 });
  const wishes = Array.from({ length: 5 }, () =>
    player.tokens.map((token, index) => () => bet(token, { amount: 1, choice: choiceOf(index) })),
  ).flat();
  const answers = await Promise.all([...players.map(({ token }) => bet(token)), ...wishes.map((wish) => wish())]);
  const own = answers.slice(players.length);
  const taken = own.filter(({ status }) => status === 200);
  expect(own.every(({ status, body }) => status === 200 || body.code === "play.too_little_money")).toBe(true);
  expect(taken.length).toBeGreaterThanOrEqual(10);
  expect(new Set(taken.map(({ body }) => body.seeds.nonce)).size).toBe(taken.length);
  expect(await problemsOf([...players, player])).toEqual([]);
});

it("where connections break in the middle of bets each is made whole or not at all, and who asks again gets the one round", async () => {
  const ids = players.map(() => randomUUID() as string);
  for (let time = 0; time < 5; time++) {
    const asked = players.map(({ token }, index) => bet(token, { roundId: ids[index] }));
    await app.db
      .execute(sql`select pg_terminate_backend(pid) from pg_stat_activity
      where application_name = 'foyer' and pid <> pg_backend_pid() and datname = current_database() and state = 'active'`)
      .catch(() => {});
    for (const { status } of await Promise.all(asked)) expect([200, 503]).toContain(status);
    expect(await problemsOf(players)).toEqual([]);
  }
  for (const [index, { token }] of players.entries()) {
    await expect.poll(async () => (await bet(token, { roundId: ids[index] })).status).toBe(200); // a frame asks again too
  }
  expect((await writesOf(players))?.rounds).toBe(12);
  expect(await problemsOf(players)).toEqual([]);
});
