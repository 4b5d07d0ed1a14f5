import { randomBytes } from "node:crypto";
import { join } from "node:path";
import { Readable } from "node:stream";
import pg from "pg";
import { expect, it, onTestFinished } from "vitest";
import { buildApp } from "./app";
import { runAdmin } from "./command_line/run_admin";
import { runMigrate } from "./command_line/run_migrate";
import { type Configuration, readConfiguration } from "./platform/configuration";
import { newFolder, root } from "./testing/run_folder";
import { createTestDatabase } from "./testing/test_database";

/** Begins to serve a database, and answers why it can't, or with what `/readyz` says. */
async function start(connection: pg.PoolConfig, more: Partial<Configuration> = {}) {
  const configuration = { ...readConfiguration({ DATA_DIR: newFolder("data") }, root), logLevel: "silent", ...more };
  const app = await buildApp({ root, configuration, connection: { max: 4, ...connection } });
  onTestFinished(() => app.close());
  await app.ready();
  const problem = await app.whenReady().then(
    () => null,
    (error: Error) => error.message,
  );
  return problem ?? (await app.inject({ url: "/readyz" })).statusCode;
}

async function withClient<Result>(connection: pg.ClientConfig, work: (client: pg.Client) => Promise<Result>) {
  const client = new pg.Client(connection);
  await client.connect();
  return work(client).finally(() => client.end());
}

function commandOn({ host, user, database }: pg.PoolConfig) {
  const DATABASE_URL = `postgres://${String(user)}@localhost/${String(database)}?host=${String(host)}`;
  const configure = () => readConfiguration({ DATABASE_URL, DATA_DIR: newFolder("data") }, root);
  const said: string[] = [];
  const write = (text: string) => void said.push(text);
  return { root, folder: root, configure, input: Readable.from([]), write, warn: write, said };
}

async function newRole(owner: pg.PoolConfig) {
  const name = `site_${randomBytes(4).toString("hex")}`;
  await withClient(owner as pg.ClientConfig, (client) => client.query(`create role ${name} login`));
  return name;
}

it("says in one sentence that there is no such database, or no such role, and does not wait for it", async () => {
  const connection = await createTestDatabase("empty");
  expect(await start({ ...connection, database: "nowhere" })).toMatch(/^There is no database nowhere at \S+\.$/);
  expect(await start({ ...connection, user: "stranger" })).toMatch(/^The database at \S+ does not let stranger in\.$/);
});

it("serves with a role that may read and write and not make tables, once an owner has migrated", async () => {
  const owner = await createTestDatabase("empty");
  const role = await newRole(owner);
  const site = { ...owner, user: role };
  await withClient(owner as pg.ClientConfig, (client) =>
    client.query(
      "drop schema drizzle cascade; drop schema public cascade; create schema public; grant usage on schema public to public",
    ),
  );
  expect(await start(site)).toMatch(
    /^The database lacks \d+ migrations of this version, and its role may not make tables\. Run npm run migrate/,
  );

  const command = commandOn(owner);
  expect(await runMigrate(["--check"], command)).toBe(1);
  expect(await runMigrate(["--grant", role], command)).toBe(0);
  expect(await runMigrate(["--check"], command)).toBe(0);
  expect(command.said.join("")).toMatch(/migrations are missing[^]*migrations were applied[^]*may read and write[^]*up to date/);
  expect(await start(site)).toBe(200);
  await expect(withClient(site as pg.ClientConfig, (client) => client.query("create table mine (id int)"))).rejects.toThrow(
    "permission denied",
  );
  expect(await runMigrate([], commandOn({ ...owner, database: "nowhere" }))).toBe(3);
  expect(await runMigrate(["--nonsense"], command)).toBe(2);
});

it("does not serve accounts of the demo in production, until they are gone", async () => {
  const connection = await createTestDatabase("demo");
  const production = { isProduction: true, isDemo: false, overloadDelay: 0 };
  expect(await start(connection, production)).toMatch(/^There are \d+ accounts of the demo[^]*npm run admin -- remove-demo/);
  expect(await start(connection, { ...production, isDemo: true })).toBe(200);
  expect(await runAdmin(["remove-demo"], commandOn(connection))).toBe(0);
  expect(await start(connection, production)).toBe(200);
});

it("finds migrations that were changed since", async () => {
  const connection = await createTestDatabase("empty");
  await withClient(connection as pg.ClientConfig, (client) =>
    client.query("update drizzle.__drizzle_migrations set hash = 'other' where id = 1"),
  );
  expect(await start(connection)).toContain(`Migrations in ${join(root, "server/migrations")} were changed`);
});
