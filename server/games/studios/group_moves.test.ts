import { spawn } from "node:child_process";
import { createHash, randomBytes, randomUUID } from "node:crypto";
import { once } from "node:events";
import { join } from "node:path";
import { sql } from "drizzle-orm";
import type { FastifyInstance } from "fastify";
import type pg from "pg";
import { afterAll, beforeAll, beforeEach, expect, it, onTestFinished } from "vitest";
import { longTest } from "../../../src/testing/long_test";
import { signatureHeader } from "../../outside/studios/hub88/signature";
import { createHub88Peer, type Hub88Answer } from "../../testing/hub88_peer";
import { root } from "../../testing/run_folder";
import { startTestApp } from "../../testing/test_app";
import { createTestDatabase } from "../../testing/test_database";
import type { WalletToKill } from "../../testing/wallet_to_kill";

let peer: ReturnType<typeof createHub88Peer>;
let app: FastifyInstance;
let connection: pg.PoolConfig;
/** Of the process that is to be killed, while it is asked. */
let origin: string | null = null;
beforeAll(async () => {
  peer = createHub88Peer();
  connection = await createTestDatabase("demo");
  app = await startTestApp({ connection, studioPartners: [peer.partner] });
  await app.db.execute(sql`update games set client = 'studio', partner = 'hub88', partner_game = 'demo_emerald-roulette'
    where identifier = 'emerald-roulette'`);
});
afterAll(() => app.close());

const rows = async <Row extends Record<string, unknown>>(query: ReturnType<typeof sql>) =>
  (await app.db.execute<Row>(query)).rows;

/** A call of the process that is to be killed. */
async function tell(path: string, call: object): Promise<Hub88Answer> {
  const body = JSON.stringify({ request_uuid: randomUUID(), ...call }); // the same bytes as the peer's
  const headers = { "content-type": "application/json", [signatureHeader]: peer.signed(body) };
  const url = `${origin}/api/studios/hub88/transaction/${path}`;
  return (await (await fetch(url, { method: "POST", headers, body })).json()) as Hub88Answer;
}

/** Somebody with 100 euros at a table of a studio. */
async function sitDown(cash = 10_000) {
  const [signIn, uniqueId, token] = [randomUUID(), randomUUID(), randomBytes(32).toString("base64url")];
  const [row] = await rows<{ id: number }>(sql`insert into users (unique_id, email, currency_code, consents, country_code)
    select ${uniqueId}, ${`${randomUUID()}@foyer.test`}, 'EUR', consents, 'DE' from users where email = 'paid@foyer.test' returning id`);
  const id = row?.id ?? 0;
  await app.db.execute(sql`select ledger_book('opening', ${`opening:${id}:EUR`}, array['cash', 'outside'],
    array[${id}, null]::int[], array['EUR', 'EUR'], array[${cash}, ${-cash}]::bigint[])`);
  await app.db.execute(sql`insert into sessions (id, user_id, expires_at) values (${signIn}, ${id}, now() + interval '1 day')`);
  await app.db.execute(sql`insert into game_sessions (id, token_hash, user_id, sign_in_id, game_id, is_demo, currency_code)
    values (${randomUUID()}, ${createHash("sha256").update(token).digest("base64url")}, ${id}, ${signIn},
      (select id from games where identifier = 'emerald-roulette'), false, 'EUR')`);
  const ask = async (path: string, body: Record<string, unknown>) => {
    const call = { user: uniqueId, token, game_code: "demo_emerald-roulette", request_uuid: randomUUID(), ...body };
    const said = await (origin === null ? peer.ask(app, `transaction/${path}`, call).then(({ body }) => body) : tell(path, call));
    return { status: said.status, balance: said.balance };
  };
  const units = (euros: number) => ({ currency: "EUR", amount: euros * 100_000 });
  return {
    id,
    bet: (
      transaction_uuid: string,
      { euros = 1, round = transaction_uuid, ...more }: { euros?: number; round?: string; request_uuid?: string } = {},
    ) => ask("bet", { transaction_uuid, round, ...units(euros), ...more }),
    win: (
      reference: string,
      { euros = 2, round = reference, ...more }: { euros?: number; round?: string; transaction_uuid?: string } = {},
    ) =>
      ask("win", {
        ...{ transaction_uuid: randomUUID(), round, round_closed: true, reference_transaction_uuid: reference },
        ...units(euros),
        ...more,
      }),
    rollback: (reference: string) =>
      ask("rollback", { transaction_uuid: randomUUID(), round: reference, reference_transaction_uuid: reference }),
  };
}
type Seat = Awaited<ReturnType<typeof sitDown>>;

let seats: Seat[];
let bets: string[];
beforeEach(async () => {
  seats = await Promise.all(Array.from({ length: 12 }, () => sitDown()));
  bets = seats.map(() => randomUUID());
});
const idsOf = (among: readonly Seat[]) =>
  sql.join(
    among.map(({ id }) => sql`${id}`),
    sql`, `,
  );
const betAll = () => Promise.all(seats.map((seat, index) => seat.bet(bets[index] ?? "")));
const ok = (answers: readonly ({ status: string } | undefined)[]) =>
  expect(answers.map((answer) => answer?.status)).toEqual(answers.map(() => "RS_OK"));

/** In how many transactions movements of a kind were written, and how many there are. */
const writesOf = async (kind: string, among = seats) =>
  (
    await rows<{ writes: number; count: number }>(sql`select count(distinct xmin::text)::int as writes, count(*)::int as count
      from studio_movements where kind = ${kind} and user_id in (${idsOf(among)})`)
  )[0];

/** Movements, and all that is counted by them, that do not fit each other: nothing, where all is well. */
const problemsOf = (among = seats) =>
  rows(sql`
  select u.id from users u
    join wallets w on w.user_id = u.id and w.currency_code = 'EUR'
    left join lateral (select coalesce(sum(cash) filter (where kind = 'bet' and not is_rolled_back), 0) as bet,
      coalesce(sum(cash) filter (where kind = 'win' and not is_rolled_back), 0) as won from studio_movements where user_id = u.id) m on true
    left join lateral (select count(*) as rounds, coalesce(sum(bet), 0) as bet, coalesce(sum(payout), 0) as payout, coalesce(sum(points), 0) as points
      from rounds where user_id = u.id and state <> 'void') r on true
    left join lateral (select coalesce(sum(wagered), 0) as bet, coalesce(sum(won), 0) as won from game_sessions where user_id = u.id) g on true
    left join lateral (select coalesce(sum(rounds), 0) as rounds, coalesce(sum(bets), 0) as bet, coalesce(sum(wins), 0) as won
      from played_hours where user_id = u.id) h on true
    left join lateral (select coalesce(sum(amount), 0) as cash from ledger_entries where user_id = u.id) e on true
    left join lateral (select count(*) as rounds from rounds r join ledger_transactions t on t.reference = 'round:' || r.id
      where r.user_id = u.id and r.state <> 'void') t on true
  where u.id in (${idsOf(among)}) and (w.amount <> e.cash or t.rounds <> r.rounds or h.rounds <> r.rounds or u.loyalty_points <> r.points
    or (r.bet, r.payout) <> (m.bet, m.won) or u.total_spend <> m.bet or (g.bet, g.won) <> (m.bet, m.won) or (h.bet, h.won) <> (m.bet, m.won))`);

it("bets and wins of one moment share transactions, and each is counted and answered as if it were alone (19)", async () => {
  const begun = await betAll();
  ok(begun);
  expect(begun.map(({ balance }) => balance)).toEqual(begun.map(() => 9_900_000));
  const [late, ...early] = seats;
  const paid = await Promise.all([
    late?.bet(randomUUID(), { euros: 3 }),
    ...early.map((seat, index) => seat.win(bets[index + 1] ?? "", { euros: index % 2 ? 0 : 2 })),
  ]);
  expect(paid.map((answer) => answer?.balance)).toEqual([
    9_600_000,
    ...early.map((_, index) => (index % 2 ? 9_900_000 : 10_100_000)),
  ]);
  for (const kind of ["bet", "win"]) {
    const { writes = 0, count = 0 } = (await writesOf(kind)) ?? {};
    expect(count).toBeGreaterThan(10);
    expect(writes).toBeLessThan(count);
  }
  expect(
    await rows(sql`select 1 from rounds where user_id in (${idsOf(early)}) and (state <> 'settled' or settled_at is null)`),
  ).toEqual([]);
  expect(await problemsOf()).toEqual([]);
});

it("what one of them is refused leaves the others alone, and a rollback that came before its bet refuses it", async () => {
  const poor = await sitDown(50);
  const taken = bets[0] ?? "";
  ok([await seats[0]?.rollback(taken)]);
  const [refused, back, ...fine] = await Promise.all([
    poor.bet(randomUUID()),
    seats[0]?.bet(taken),
    ...seats.slice(1).map((seat, index) => seat.bet(bets[index + 1] ?? "")),
  ]);
  expect([refused?.status, back?.status]).toEqual(["RS_ERROR_NOT_ENOUGH_MONEY", "RS_ERROR_TRANSACTION_ROLLED_BACK"]);
  ok(fine);
  expect(await problemsOf([...seats, poor])).toEqual([]);
});

it("rollbacks of one moment share transactions with bets, give each bet back once, and their rounds count as not played (19)", async () => {
  ok(await betAll());
  const [back, on] = [seats.slice(0, 8), seats.slice(8)];
  const roll = () => Promise.all(back.map((seat, index) => seat.rollback(bets[index] ?? "")));
  const [rolled, more] = await Promise.all([roll(), Promise.all(on.map((seat) => seat.bet(randomUUID())))]);
  ok([...rolled, ...more]);
  expect(rolled.map(({ balance }) => balance)).toEqual(back.map(() => 10_000_000));
  expect((await roll()).map(({ balance }) => balance)).toEqual(back.map(() => 10_000_000));
  const { writes = 0, count = 0 } = (await writesOf("rollback")) ?? {};
  expect([count, writes < count]).toEqual([16, true]);
  expect(
    await rows(sql`select state, payout::int, settled_at is null as open from rounds where user_id in (${idsOf(back)})`),
  ).toEqual(back.map(() => ({ state: "void", payout: 0, open: false })));
  expect(await rows(sql`select 1 from played_hours where user_id in (${idsOf(back)}) and (rounds <> 0 or bets <> 0)`)).toEqual(
    [],
  );
  expect(await problemsOf()).toEqual([]);
});

it("a rollback leaves a round open on which another bet stands, also one of nothing", async () => {
  ok(await betAll());
  ok(await Promise.all(seats.map((seat, index) => seat.bet(randomUUID(), { euros: 0, round: bets[index] ?? "" }))));
  ok(await Promise.all(seats.map((seat, index) => seat.rollback(bets[index] ?? ""))));
  expect(await rows(sql`select state, bet::int from rounds where user_id in (${idsOf(seats)})`)).toEqual(
    seats.map(() => ({ state: "open", bet: 0 })),
  );
});

it("what is refused shares transactions too, and is answered alike when it is asked again", async () => {
  ok(await Promise.all(seats.map((seat, index) => seat.rollback(bets[index] ?? ""))));
  const ids = seats.map(() => randomUUID());
  const ask = () => Promise.all(seats.map((seat, index) => seat.bet(bets[index] ?? "", { request_uuid: ids[index] as string })));
  const said = await ask();
  expect(said).toEqual(seats.map(() => ({ status: "RS_ERROR_TRANSACTION_ROLLED_BACK", balance: 10_000_000 })));
  expect(await ask()).toEqual(said);
  const unknown = await Promise.all(seats.map((seat) => seat.win(randomUUID())));
  expect(unknown.map(({ status }) => status)).toEqual(seats.map(() => "RS_ERROR_TRANSACTION_DOES_NOT_EXIST"));
  const [kept] = await rows<{
    writes: number;
    count: number;
  }>(sql`select count(distinct xmin::text)::int as writes, count(*)::int as count
    from studio_requests where request_id in (${sql.join(
      ids.map((id) => sql`${id}`),
      sql`, `,
    )})`);
  expect(kept?.count).toBe(12);
  expect(kept?.writes).toBeLessThan(12);
  expect((await writesOf("bet"))?.count).toBe(0);
  expect(await problemsOf()).toEqual([]);
});

it("the same transaction twice in one moment is one booking and two equal answers; of two players, one has it", async () => {
  const [first, second, ...rest] = seats;
  const shared = randomUUID();
  const [one, again, other, ...fine] = await Promise.all([
    first?.bet(bets[0] ?? ""),
    first?.bet(bets[0] ?? ""),
    second?.bet(shared),
    rest[0]?.bet(shared),
    ...rest.slice(1).map((seat) => seat.bet(randomUUID())),
  ]);
  expect(again).toEqual(one);
  expect([other?.status, fine[0]?.status].sort()).toEqual(["RS_ERROR_DUPLICATE_TRANSACTION", "RS_OK"]);
  ok(fine.slice(1));
  expect((await writesOf("bet"))?.count).toBe(11);
  const repeated = await Promise.all(rest.slice(1).map((seat) => seat.bet(bets[0] ?? "")));
  for (const { status } of repeated) expect(status).toBe("RS_ERROR_DUPLICATE_TRANSACTION");
  expect(await problemsOf()).toEqual([]);
});

it("of players whose calls go alone with one id in one moment, one has it and the others are told so", async () => {
  const few = seats.slice(0, 3);
  const holder = await app.pool.connect();
  await holder.query("begin");
  await holder.query("select 1 from wallets where user_id = any($1) for update", [few.map(({ id }) => id)]);
  const shared = randomUUID();
  const asked = Promise.all(few.map((seat) => seat.bet(shared)));
  const waiting =
    "select count(*)::int as count from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()";
  const counted = async () => (await holder.query<{ count: number }>(waiting)).rows[0]?.count;
  await expect.poll(counted, { timeout: 15_000 }).toBe(few.length);
  await holder.query("commit");
  holder.release();
  const said = (await asked).map(({ status }) => status).sort();
  expect(said).toEqual([...few.slice(1).map(() => "RS_ERROR_DUPLICATE_TRANSACTION"), "RS_OK"]);
  expect(await problemsOf(few)).toEqual([]);
});

it("a win and the next bet of one player in one moment are both booked, and a win on a round that is closed is paid once", async () => {
  ok(await betAll());
  const next = await Promise.all(seats.flatMap((seat, index) => [seat.win(bets[index] ?? ""), seat.bet(randomUUID())]));
  ok(next);
  expect(await rows(sql`select 1 from wallets where user_id in (${idsOf(seats)}) and amount <> 10000`)).toEqual([]);
  const wins = seats.map(() => randomUUID());
  const more = () =>
    Promise.all(seats.map((seat, index) => seat.win(bets[index] ?? "", { transaction_uuid: wins[index] as string })));
  const paid = await more();
  ok(paid);
  expect((await more()).map(({ balance }) => balance)).toEqual(paid.map(({ balance }) => balance));
  expect((await writesOf("win"))?.count).toBe(24);
  expect(await problemsOf()).toEqual([]);
});

it("where the database refuses one of them, each of the others is written all the same", async () => {
  const broken = seats.at(-1);
  await app.db.execute(
    sql`create function refuse_movement() returns trigger language plpgsql as $$ begin raise exception 'no'; end $$`,
  );
  await app.db.execute(
    sql.raw(
      `create trigger refuse_movement before insert on studio_movements for each row when (new.user_id = ${broken?.id}) execute function refuse_movement()`,
    ),
  );
  try {
    const answers = await betAll();
    ok(answers.slice(0, -1));
    expect(answers.at(-1)?.status).not.toBe("RS_OK");
  } finally {
    await app.db.execute(sql`drop function refuse_movement() cascade`);
  }
  expect((await writesOf("bet"))?.count).toBe(11);
  expect(await problemsOf()).toEqual([]);
});

it("where connections break in the middle each call is booked whole or not at all, and who asks again gets the one booking", async () => {
  for (let time = 0; time < 5; time++) {
    const asked = seats.map((seat, index) => seat.bet(bets[index] ?? ""));
    await app.db
      .execute(sql`select pg_terminate_backend(pid) from pg_stat_activity
      where application_name = 'foyer' and pid <> pg_backend_pid() and datname = current_database() and state = 'active'`)
      .catch(() => {});
    await Promise.allSettled(asked);
    expect(await problemsOf()).toEqual([]);
  }
  for (const [index, seat] of seats.entries())
    await expect.poll(async () => (await seat.bet(bets[index] ?? "")).status).toBe("RS_OK");
  expect((await writesOf("bet"))?.count).toBe(12);
  expect(await problemsOf()).toEqual([]);
});

/** A process beside the test's own that answers on the same database; answers what kills it. */
async function startWalletToKill(): Promise<() => Promise<unknown>> {
  const given: WalletToKill = { connection, keys: peer.keys, settings: app.settings().settings };
  const script = join(root, "server/testing/wallet_to_kill.ts");
  const child = spawn(process.execPath, ["--import", "tsx", script, JSON.stringify(given)], {
    cwd: root,
    stdio: ["ignore", "pipe", "inherit"],
  });
  const exited = once(child, "exit");
  const kill = () => {
    origin = null;
    child.kill("SIGKILL");
    return exited;
  };
  onTestFinished(async () => void (await kill()));
  const [port] = (await once(child.stdout, "data")) as [Buffer];
  origin = `http://127.0.0.1:${port.toString()}`;
  return kill;
}

/** When a transaction that has written movements waits, while the test wants it to. */
const gates = { "before its commit": "not deferrable", "while it commits": "deferrable initially deferred" };
const [gate, mark] = [7_719, 7_720];
/** Whether a transaction with several bets waits there. */
const hasGroupAtGate = async () =>
  (
    await rows(sql`select 1 from pg_locks l join pg_locks m on m.pid = l.pid and m.locktype = 'advisory' and m.classid = ${mark}
      where l.locktype = 'advisory' and l.objid = ${gate} and not l.granted
        and l.database = (select oid from pg_database where datname = current_database())
      group by l.pid having count(*) > 1`)
  ).length > 0;

longTest(
  "a process that is killed while groups of bets are written has booked each group whole or not at all, and who asks another process gets the one booking (19)",
  { timeout: 90_000 },
  async () => {
    await app.db.execute(
      sql.raw(`create function hold_movement() returns trigger language plpgsql as $$ begin
        if tg_name = 'mark' then perform pg_advisory_xact_lock(${mark}, new.user_id); else perform pg_advisory_xact_lock_shared(${gate}); end if;
        return new; end $$;
        create trigger mark before insert on studio_movements for each row execute function hold_movement()`),
    );
    for (const [when, timing] of Object.entries(gates)) {
      seats = await Promise.all(Array.from({ length: 12 }, () => sitDown()));
      const gateOf = `create constraint trigger gate after insert on studio_movements ${timing} for each row execute function hold_movement()`;
      await app.db.execute(sql.raw(gateOf));
      const calls = seats.map(() => [randomUUID(), randomUUID()] as const);
      const ask = () => calls.map(([id, request_uuid], index) => seats[index]?.bet(id, { request_uuid }));
      const kill = await startWalletToKill();
      const holder = await app.pool.connect();
      await holder.query("select pg_advisory_lock($1)", [gate]);
      const unheard = Promise.allSettled(ask());
      await expect.poll(hasGroupAtGate, { timeout: 15_000 }).toBe(true);
      await kill();
      holder.release(true); // the gate opens with its connection
      expect((await unheard).map(({ status }) => status)).toEqual(seats.map(() => "rejected"));
      await app.db.execute(sql`drop trigger gate on studio_movements`); // once nobody writes any more
      const { writes = 0, count = 0 } = (await writesOf("bet")) ?? {};
      if (when === "while it commits") expect(count).toBeGreaterThan(writes);
      else expect(count).toBe(0);
      expect(await problemsOf()).toEqual([]);
      const answers = await Promise.all(ask());
      ok(answers);
      expect(answers.map((answer) => answer?.balance)).toEqual(seats.map(() => 9_900_000));
      expect(await Promise.all(ask())).toEqual(answers);
      expect((await writesOf("bet"))?.count).toBe(12);
      expect(await problemsOf()).toEqual([]);
    }
    await app.db.execute(sql`drop function hold_movement() cascade`);
  },
);
