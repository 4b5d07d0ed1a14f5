import { sql } from "drizzle-orm";
import { integer, json, pgTable, text, timestamp } from "drizzle-orm/pg-core";
import pg from "pg";
import { beforeAll, beforeEach, expect, it, onTestFinished } from "vitest";
import { createTestDatabase } from "../../testing/test_database";
import { builderOn, inOneGo, transact } from "./builder";
import { givenOf, insertOf } from "./rows";
import { prepared, send, statement, statementsBy } from "./statements";

let connection: pg.PoolConfig;
beforeAll(async () => void (connection = await createTestDatabase()));

async function openPool() {
  const pool = new pg.Pool({ ...connection, max: 1, pipeline: true });
  onTestFinished(() => pool.end());
  return { pool, db: builderOn(pool) };
}
const numbers = sql.raw("kept_numbers");
beforeEach(async () => {
  const { db } = await openPool();
  await db.execute(sql`drop table if exists ${numbers}`);
  await db.execute(sql`create table ${numbers} (n integer primary key check (n < 100))`);
  await db.execute(sql`insert into ${numbers} values (1)`);
});

const keep = statement<{ n: number }>(() => sql`insert into ${numbers} values (${sql.placeholder("n")}) returning n`);
const read = statement<{ n: number }>(() => sql`select n from ${numbers} order by n`);
const kept = async (db: object) => (await send(db, read({}))).map(({ n }) => n);
const none = () => [] as [];

it("keeps what a transaction finished with", async () => {
  const { db } = await openPool();
  const made = await transact(
    db,
    (tx) => [send(tx, read({})), send(tx, keep({ n: 2 }))],
    async (_tx, [before, [first]], finish) => ({ before, first, last: await finish(keep({ n: 3 })) }),
  );
  expect(made).toEqual({ before: [{ n: 1 }], first: { n: 2 }, last: [{ n: 3 }] });
  expect(await kept(db)).toEqual([1, 2, 3]);
});

it("keeps nothing where any of its statements fails, and goes on with the same connection", async () => {
  const { db } = await openPool();
  const attempts = [
    () =>
      transact(
        db,
        (tx) => [send(tx, keep({ n: 2 })), send(tx, keep({ n: 100 }))],
        async () => null,
      ),
    () =>
      transact(
        db,
        (tx) => [send(tx, keep({ n: 100 })), send(tx, keep({ n: 2 }))],
        async () => null,
      ),
    () => transact(db, none, async (tx, _none, finish) => (await send(tx, keep({ n: 2 })), finish(keep({ n: 1 })))),
    () =>
      transact(
        db,
        (tx) => [send(tx, keep({ n: 2 }))],
        () => Promise.reject(new Error("thought better of it")),
      ),
    () => db.transaction(async (tx) => (await send(tx, keep({ n: 2 })), send(tx, keep({ n: 1 })))),
  ];
  for (const attempt of attempts) {
    await expect(attempt()).rejects.toThrow();
    expect(await kept(db)).toEqual([1]);
  }
});

it("begins a transaction with its first statement, and none where nothing is asked", async () => {
  const { pool, db } = await openPool();
  const isOpen = statement<{ is_open: boolean }>(() => sql`select now() < statement_timestamp() as is_open`);
  await db.transaction(async () => null);
  expect(await send(db, isOpen({}))).toEqual([{ is_open: false }]);
  const seen = await db.transaction(async (tx) => [...(await send(tx, isOpen({}))), ...(await send(tx, isOpen({})))]);
  expect(seen.at(-1)).toEqual({ is_open: true });
  const client = await pool.connect();
  await client.query("begin");
  await client.query("rollback");
  expect((await client.query("select now() = statement_timestamp() as is_alone")).rows).toEqual([{ is_alone: true }]);
  client.release();
});

it("sends statements in one go and in their order, and keeps none where one fails", async () => {
  const { db } = await openPool();
  await db.transaction(async (tx) => {
    const [two, all] = await inOneGo(tx, () => [send(tx, keep({ n: 2 })), send(tx, read({}))]);
    expect([two, all]).toEqual([[{ n: 2 }], [{ n: 1 }, { n: 2 }]]);
  });
  const failing = db.transaction((tx) =>
    inOneGo(tx, () => [send(tx, keep({ n: 3 })), send(tx, keep({ n: 2 })), send(tx, keep({ n: 4 }))]),
  );
  await expect(failing).rejects.toThrow(/kept_numbers_pkey/);
  expect(await kept(db)).toEqual([1, 2]);
});

it("ends with what is on its way already, and keeps nothing where that fails: what failed first says why", async () => {
  const { db } = await openPool();
  const sentBefore = (first: number, last: number | null) =>
    transact(db, none, async (tx, _none, finish) => {
      const sent = send(tx, keep({ n: first }));
      return Promise.all([sent, finish(last === null ? null : keep({ n: last }))]);
    });
  expect(await sentBefore(2, null)).toEqual([[{ n: 2 }], []]);
  expect(await sentBefore(3, 4)).toEqual([[{ n: 3 }], [{ n: 4 }]]);
  await expect(sentBefore(100, 5)).rejects.toThrow(/check/);
  await expect(sentBefore(5, 100)).rejects.toThrow(/check/);
  await expect(sentBefore(2, null)).rejects.toThrow(/kept_numbers_pkey/);
  expect(await kept(db)).toEqual([1, 2, 3, 4]);
});

it("writes what is given of a row, each kind of value as its column takes it, by a statement for each set of columns", async () => {
  const { db } = await openPool();
  const named = pgTable("kept_rows", {
    n: integer().primaryKey(),
    what: json().$type<{ is: string }>(),
    at: timestamp({ withTimezone: true, mode: "date" }).defaultNow(),
    name: text().default("nobody"),
  });
  onTestFinished(async () => void (await (await openPool()).db.execute(sql`drop table kept_rows`)));
  await db.execute(
    sql`create table kept_rows (n integer primary key, what json, at timestamptz default now(), name text default 'nobody')`,
  );
  const writing = statementsBy<readonly string[], { n: number }>((keys) => sql`${insertOf(named, keys)} returning n`);
  const write = (row: Partial<typeof named.$inferInsert>) => {
    const { keys, values } = givenOf(named, row);
    return send(db, writing(keys, values));
  };
  const at = new Date("2026-11-27T04:00:00.123Z");
  await write({ n: 1, what: { is: 'it\'s "so"' }, at, name: null });
  await write({ n: 2, what: null, name: "null" });
  await write({ n: 3, what: { is: "" }, at, name: "again" });
  const rows = await db.select().from(named).orderBy(named.n);
  expect(rows[0]).toEqual({ n: 1, what: { is: 'it\'s "so"' }, at, name: null });
  expect(rows[1]).toEqual({ n: 2, what: null, at: expect.any(Date), name: "null" });
  expect(rows[2]).toEqual({ n: 3, what: { is: "" }, at, name: "again" });
  expect(() => writing(["n"], {})).toThrow(/n/);
});

it("keeps nothing where the end itself is refused", async () => {
  const { db } = await openPool();
  await db.execute(sql`create table others (n integer references ${numbers} deferrable initially deferred)`);
  onTestFinished(async () => void (await (await openPool()).db.execute(sql`drop table others cascade`)));
  const orphan = statement(() => sql`insert into others values (50)`);
  await expect(
    transact(
      db,
      (tx) => [send(tx, keep({ n: 2 }))],
      async (_tx, _kept, finish) => finish(orphan({})),
    ),
  ).rejects.toThrow(/foreign key/);
  expect(await kept(db)).toEqual([1]);
});

it("holds a row with its first statements before another transaction may have it", async () => {
  const [one, other] = [await openPool(), await openPool()];
  const hold = statement<{ n: number }>(() => sql`select n from ${numbers} where n = 1 for update`);
  const told: string[] = [];
  let second: Promise<unknown> = Promise.resolve();
  await transact(
    one.db,
    (tx) => [send(tx, hold({}))],
    async (tx) => {
      second = transact(
        other.db,
        (its) => [send(its, hold({})), send(its, read({}))],
        async (_tx, [, seen]) => void told.push(`second sees ${seen.map(({ n }) => n).join(" ")}`),
      );
      await expect.poll(waiting).toBe(1);
      await send(tx, keep({ n: 2 }));
      told.push("first writes");
    },
  );
  await second;
  expect(told).toEqual(["first writes", "second sees 1 2"]);
});

async function waiting() {
  const client = new pg.Client(connection);
  await client.connect();
  const { rows } = await client.query<{ count: number }>(
    "select count(*)::int from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'",
  );
  await client.end();
  return rows[0]?.count;
}

it("asks a prepared query over the connection that it is given, inside of its transaction", async () => {
  const { db } = await openPool();
  const users = prepared((tx) =>
    tx
      .select({ n: sql<number>`n` })
      .from(sql`${numbers}`)
      .where(sql`n = ${sql.placeholder("n")}`),
  );
  await db
    .transaction(async (tx) => {
      await send(tx, keep({ n: 7 }));
      expect(await users(tx, { n: 7 })).toEqual([{ n: 7 }]);
      throw new Error("taken back");
    })
    .catch(() => null);
  expect(await users(db, { n: 7 })).toEqual([]);
  expect(await users(db, { n: 1 })).toEqual([{ n: 1 }]);
});
