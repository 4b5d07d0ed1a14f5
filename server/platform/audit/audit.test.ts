import { randomUUID } from "node:crypto";
import { sql } from "drizzle-orm";
import type { FastifyInstance } from "fastify";
import { afterAll, beforeAll, expect, it } from "vitest";
import { startTestApp } from "../../testing/test_app";
import { createTestDatabase } from "../../testing/test_database";
import { checkChain } from "./check_chain";
import { writeAudit } from "./write_audit";

let apps: FastifyInstance[];
let app: FastifyInstance;
beforeAll(async () => {
  const connection = await createTestDatabase("empty");
  apps = await Promise.all([startTestApp({ connection }), startTestApp({ connection })]);
  app = apps[0] as FastifyInstance;
});
afterAll(() => Promise.all(apps.map((each) => each.close())));

const write = (each: FastifyInstance, action: string) =>
  each.db.transaction((tx) =>
    writeAudit(tx, { actor: "ada@house.test", action, userId: 7, details: { words: 'Ümlaut "and" more\n' } }),
  );

/** As somebody with the keys of the database would. */
const tamper = (change: ReturnType<typeof sql>) =>
  app.db.transaction(async (tx) => {
    await tx.execute(sql`alter table audit_entries disable trigger user`);
    await tx.execute(change);
    await tx.execute(sql`alter table audit_entries enable trigger user`);
  });

it("two processes write at once, and each entry holds the hash of the one before it (issue 15: a trail that cannot be changed)", async () => {
  await Promise.all(Array.from({ length: 60 }, (_, index) => write(apps[index % 2] as FastifyInstance, `test.entry_${index}`)));
  const { head, broken } = await checkChain(app.db);
  expect(broken).toBeNull();
  expect(head.no).toBeGreaterThanOrEqual(60);
  const { rows } = await app.db.execute(
    sql`select count(distinct previous_hash)::int as links, count(*)::int as entries from audit_entries`,
  );
  expect(rows[0]).toEqual({ links: head.no, entries: head.no });
});

it("what is rolled back leaves no gap", async () => {
  const { head } = await checkChain(app.db);
  await expect(
    app.db.transaction(async (tx) => {
      await writeAudit(tx, { actor: null, action: "test.undone" });
      throw new Error("undone");
    }),
  ).rejects.toThrow("undone");
  await write(app, "test.after");
  expect(await checkChain(app.db)).toMatchObject({ broken: null, head: { no: head.no + 1 } });
});

it("the database refuses to change, delete or empty it", async () => {
  const refusals = [
    sql`update audit_entries set action = 'other' where no = 1`,
    sql`update audit_entries set hash = repeat('0', 64) where no = 1`,
    sql`delete from audit_entries where no = 1`,
    sql`truncate audit_entries`,
  ].map((change) =>
    app.db.execute(change).then(
      () => "done",
      (error: Error) => String(error.cause ?? error),
    ),
  );
  for (const said of await Promise.all(refusals)) expect(said).toContain("stays as it is");
});

it("what the back office decides about people is part of it, whoever wrote it down", async () => {
  await app.db.execute(
    sql`insert into staff_events (actor, change, email, role) values ('ada@house.test', 'invited', ${`${randomUUID()}@house.test`}, 'cashier')`,
  );
  const { rows } = await app.db.execute(
    sql`select actor, action, hash is not null as linked from audit_entries order by id desc limit 1`,
  );
  expect(rows[0]).toEqual({ actor: "ada@house.test", action: "staff.invited", linked: true });
  expect((await checkChain(app.db)).broken).toBeNull();
});

it("a check names the first entry that somebody changed, took out, put in or cut off", async () => {
  const { head } = await checkChain(app.db);
  const idOf = async (no: number) =>
    Number((await app.db.execute<{ id: string }>(sql`select id from audit_entries where no = ${no}`)).rows[0]?.id);
  const fifth = await idOf(5);
  await tamper(sql`update audit_entries set details = '{}' where no = 5`);
  expect((await checkChain(app.db)).broken).toEqual({ no: 5, id: fifth, what: "changed" });
  await tamper(sql`update audit_entries set details = ${JSON.stringify({ words: 'Ümlaut "and" more\n' })} where no = 5`);
  expect((await checkChain(app.db)).broken).toBeNull();

  await tamper(sql`insert into audit_entries (action) values ('test.slipped_in')`);
  expect((await checkChain(app.db)).broken).toMatchObject({ what: "not_linked" });
  await tamper(sql`delete from audit_entries where hash is null`);

  await tamper(sql`delete from audit_entries where no = ${head.no}`);
  expect((await checkChain(app.db)).broken).toBeNull(); // whole in itself: only a head that is kept elsewhere shows it
  expect((await checkChain(app.db, head)).broken).toMatchObject({ no: head.no, what: "missing" });
  await tamper(sql`delete from audit_entries where no = 3`);
  expect((await checkChain(app.db)).broken).toEqual({ no: 3, id: null, what: "missing" });
});
