import { randomBytes } from "node:crypto";
import { mkdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { PassThrough, Readable } from "node:stream";
import { gunzipSync } from "node:zlib";
import type { FastifyInstance } from "fastify";
import pg from "pg";
import { beforeAll, expect, it } from "vitest";
import { readConfiguration } from "../../platform/configuration";
import { newFolder, root } from "../../testing/run_folder";
import { bearerOf, call, startAppForThisTest } from "../../testing/test_app";
import { createTestDatabase } from "../../testing/test_database";
import { checkBackup } from "./backup_file";
import { readBooks } from "./books";
import { runBackup } from "./run_backup";
import { runRestore } from "./run_restore";
import { bringUpToDate, makeTables, partMigrations } from "./restored_tables";

interface Site {
  connection: pg.PoolConfig;
  dataDir: string;
}

let folder: string;
let casino: Site;
let small: Site;
const newSite = async (content: "demo" | "empty"): Promise<Site> => ({
  connection: await createTestDatabase(content),
  dataDir: newFolder("data"),
});

function surroundingsOf({ connection: { host, user, database }, dataDir }: Site) {
  const DATABASE_URL = `postgres://${String(user)}@localhost/${String(database)}?host=${String(host)}`;
  const said: string[] = [];
  const configure = () => readConfiguration({ DATABASE_URL, DATA_DIR: dataDir }, root);
  const write = (text: string) => void said.push(text);
  return { root, folder, configure, input: Readable.from([]), write, warn: write, said };
}

async function run(command: typeof runBackup, site: Site, args: string[], more: { ask?: () => Promise<string> } = {}) {
  const surroundings = { ...surroundingsOf(site), ...more };
  const code = await command(args, surroundings);
  return { code, said: surroundings.said.join("\n") };
}

async function withClient<Result>({ connection }: Site, work: (client: pg.Client) => Promise<Result>): Promise<Result> {
  const client = new pg.Client(connection);
  await client.connect();
  return work(client).finally(() => client.end());
}
const rowsOf = (site: Site, text: string) => withClient(site, async (client) => (await client.query(text)).rows as object[]);

/** One player with some money: as much of a site as most tests need. */
async function newSmallSite(): Promise<Site> {
  const site = await newSite("empty");
  await rowsOf(
    site,
    `insert into users (email, unique_id, currency_code, role, nickname) values ('ann@example.com', gen_random_uuid()::text, 'EUR', 'player', 'Ann');
    insert into wallets (user_id, currency_code) select id, 'EUR' from users;
    select ledger_book('deposit', 'first', '{cash,outside}', array[id, null], '{EUR,EUR}', '{500,-500}') from users`,
  );
  return site;
}

beforeAll(async () => {
  folder = newFolder("backups");
  casino = await newSite("demo");
  mkdirSync(join(casino.dataDir, "assets"));
  writeFileSync(join(casino.dataDir, "assets", "one.avif"), randomBytes(9_000));
  expect(await run(runBackup, casino, ["site.backup"])).toMatchObject({ code: 0 });
  small = await newSmallSite();
  expect(await run(runBackup, small, ["small.backup"])).toMatchObject({ code: 0 });
});

it("restores players, money, pages and uploads into an empty database, with equal books, and a server plays on", async () => {
  const drill = await newSite("empty");
  const restored = await run(runRestore, drill, ["site.backup"]);
  expect(restored).toMatchObject({ code: 0, said: expect.stringContaining("the books balance, as in the backup") as string });
  expect(await withClient(drill, readBooks)).toEqual(await withClient(casino, readBooks));
  expect((await withClient(drill, readBooks)).entries.length).toBeGreaterThan(2);
  expect(readFileSync(join(drill.dataDir, "assets/one.avif"))).toEqual(readFileSync(join(casino.dataDir, "assets/one.avif")));

  const shape = `
    select conrelid::regclass::text, conname, pg_get_constraintdef(oid), convalidated from pg_constraint where connamespace = 'public'::regnamespace
    union all select tgrelid::regclass::text, tgname, pg_get_triggerdef(oid), tgenabled = 'O' from pg_trigger where not tgisinternal
    union all select tablename, indexname, indexdef, true from pg_indexes where schemaname = 'public' order by 1, 2, 3`;
  expect(await rowsOf(drill, shape)).toEqual(await rowsOf(casino, shape));
  const numbers = "select sequencename, last_value from pg_sequences order by 1";
  expect(await rowsOf(drill, numbers)).toEqual(await rowsOf(casino, numbers));
  await expect(rowsOf(drill, "update ledger_entries set amount = amount + 1")).rejects.toThrow("Entries of the ledger stay");
  await expect(rowsOf(drill, "insert into wallets (user_id, currency_code) values (-1, 'EUR')")).rejects.toThrow("foreign key");

  const app = await startAppForThisTest({ connection: drill.connection, configuration: { dataDir: drill.dataDir } });
  const headers = await bearerOf(app, "paid@foyer.test");
  expect(await call(app, { url: "/api/user/get-user-details", headers })).toMatchObject({ status: 200 });
  expect(await call(app, { url: "/api/pages/resolve?path=/faq" })).toMatchObject({ status: 200 });
  const booked = `select ledger_book('deposit', 'after the drill', '{cash,outside}', array[id, null], '{EUR,EUR}', '{500,-500}') from users where email = 'paid@foyer.test'`;
  await rowsOf(drill, booked);
  expect((await withClient(drill, readBooks)).problems).toBe(0);
});

it("is as of one instant while money moves, and can be read by its owner alone", async () => {
  const busy = await newSmallSite();
  const app = await startAppForThisTest({ connection: busy.connection });
  let isBusy = true;
  const playing = play(app, () => isBusy);
  const backup = await run(runBackup, busy, ["busy.backup"]).finally(() => (isBusy = false));
  const moved = await playing;
  expect(backup).toMatchObject({ code: 0, said: expect.stringContaining("the books balance") as string });
  expect(moved).toBeGreaterThan(0);
  expect(statSync(join(folder, "busy.backup")).mode & 0o777).toBe(0o600);
  const drill = await newSite("empty");
  expect((await run(runRestore, drill, ["busy.backup"])).code).toBe(0);
  expect((await withClient(drill, readBooks)).problems).toBe(0);
});

async function play(app: FastifyInstance, goesOn: () => boolean) {
  let moved = 0;
  for (; goesOn(); moved++) {
    await app.pool.query(
      `select ledger_book('deposit', $1, '{cash,outside}', array[id, null], '{EUR,EUR}', '{1,-1}') from users`,
      [`busy ${moved}`],
    );
  }
  return moved;
}

it("holds rows in pieces, so that a table is never held whole", async () => {
  const big = await newSite("empty");
  await rowsOf(
    big,
    "insert into events (name, language, data) select 'big', 'en', json_build_object('x', repeat(md5(i::text), 40)) from generate_series(1, 9000) i",
  );
  const output = new PassThrough();
  const bytes: Buffer[] = [];
  output.on("data", (chunk: Buffer) => bytes.push(chunk));
  expect(await runBackup(["-"], { ...surroundingsOf(big), output })).toBe(0);
  const names = [
    ...gunzipSync(Buffer.concat(bytes))
      .toString("latin1")
      .matchAll(/tables\/public\.events\/\d+\.copy/g),
  ];
  expect(names.length).toBeGreaterThan(2);
});

it("refuses a file that is cut or altered anywhere, before anything is touched", async () => {
  const whole = readFileSync(join(folder, "small.backup"));
  const flipped = (at: number) => {
    const copy = Buffer.from(whole);
    copy[at] = (copy[at] ?? 0) ^ 0x10;
    return copy;
  };
  const middle = Math.floor(whole.length / 2);
  const wrong = [
    whole.subarray(0, middle),
    whole.subarray(0, whole.length - 1),
    Buffer.alloc(0),
    Buffer.from("a text"),
    flipped(middle),
    flipped(40),
    flipped(whole.length - 6),
  ];
  const drill = await newSite("empty");
  for (const [index, bytes] of wrong.entries()) {
    writeFileSync(join(folder, `wrong-${index}`), bytes);
    const { code, said } = await run(runRestore, drill, [`wrong-${index}`]);
    expect([index, code, said.split("\n").length]).toEqual([index, 1, 1]);
    expect(said).toMatch(/^The file /);
  }
  expect(await rowsOf(drill, "select 1 from users union all select 1 from games")).toEqual([]);
  expect((await run(runRestore, drill, ["nowhere"])).said).toContain("The file can not be read");
});

it("checks a file without a database", async () => {
  const answer = await run(runRestore, { connection: { host: "/nowhere", user: "x", database: "y" }, dataDir: folder }, [
    "small.backup",
    "--check",
  ]);
  expect(answer).toMatchObject({ code: 0, said: expect.stringContaining("The file is whole") as string });
});

it("restores over a site only where that is wished and said, never under a server, never over strangers' tables", async () => {
  const other = await newSmallSite();
  mkdirSync(join(other.dataDir, "assets"));
  writeFileSync(join(other.dataDir, "assets", "old.avif"), "old");
  await rowsOf(other, "update users set nickname = 'Changed since' where email = 'ann@example.com'");
  const restore = (...args: string[]) => run(runRestore, other, ["small.backup", ...args]);
  expect(await restore()).toMatchObject({ code: 1, said: expect.stringContaining("--replace deletes it") as string });
  expect(await restore("--replace")).toMatchObject({ code: 1, said: expect.stringContaining("needs --yes") as string });
  const ask = async () => "no";
  expect(await run(runRestore, other, ["small.backup", "--replace"], { ask })).toMatchObject({ code: 1 });
  const app = await startAppForThisTest({ connection: other.connection });
  expect((await restore("--replace", "--yes")).said).toContain("A server uses this database");
  await app.close();
  const nickname = "select nickname from users where email = 'ann@example.com'";
  expect(await rowsOf(other, nickname)).toEqual([{ nickname: "Changed since" }]);

  expect((await restore("--replace", "--yes")).code).toBe(0);
  expect(await rowsOf(other, nickname)).toEqual([{ nickname: "Ann" }]);
  expect(statSync(join(other.dataDir, "assets/old.avif"), { throwIfNoEntry: false })).toBeUndefined();

  await rowsOf(other, "drop schema drizzle cascade");
  expect((await restore("--replace", "--yes")).said).toContain("tables that are not Foyer's");
});

it("brings a backup of an earlier version up to date, and refuses one of another version", async () => {
  const { migrations } = await checkBackup(join(folder, "small.backup"));
  const part = (hashes: string[]) => partMigrations(join(root, "server/migrations"), hashes);
  const earlier = await newSite("empty");
  await withClient(earlier, async (client) => {
    await makeTables(client, []);
    await bringUpToDate(client, part(migrations.slice(0, -1)).until);
  });
  expect((await run(runBackup, earlier, ["earlier.backup"])).code).toBe(0);
  const drill = await newSite("empty");
  expect((await run(runRestore, drill, ["earlier.backup"])).code).toBe(0);
  const applied = "select hash, created_at from drizzle.__drizzle_migrations order by id";
  expect(await rowsOf(drill, applied)).toEqual(await rowsOf(small, applied));

  expect(() => part([...migrations, "newer"])).toThrow("another version");
  expect(() => part(["other"])).toThrow("another version");
});

it("leaves an existing file as it is, and nothing of one that failed", async () => {
  expect((await run(runBackup, small, ["small.backup"])).said).toContain("is there already");
  const { said, code } = await run(runBackup, small, ["no-such-folder/small.backup"]);
  expect([code, said]).toEqual([1, expect.stringContaining("no file is left") as string]);
  expect(await run(runBackup, small, [])).toMatchObject({ code: 2 });
  expect(await run(runRestore, casino, ["a", "b"])).toMatchObject({ code: 2 });
});
