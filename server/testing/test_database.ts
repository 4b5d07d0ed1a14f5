import { randomBytes } from "node:crypto";
import { join } from "node:path";
import { hash } from "@node-rs/argon2";
import pg from "pg";
import { demoPassword } from "../demo/accounts";
import { builderOn } from "../platform/database/builder";
import { migrate } from "../platform/database/migrate";
import { startEmbeddedPostgres } from "../platform/database/embedded_postgres";
import { fillDemo } from "../demo/fill_demo";
import { root, runFolder } from "./run_folder";

const templateKey = 71;
const silent = { info: () => {}, error: (...args: unknown[]) => console.error(...args) };

/** A database of its own on the run's server: empty, or with the demo casino in it. */
export async function createTestDatabase(content: "empty" | "demo" = "empty"): Promise<pg.PoolConfig> {
  const server = await startEmbeddedPostgres({ root, folder: join(runFolder(), "postgres"), isThrowaway: true });
  const name = `test_${randomBytes(6).toString("hex")}`;
  const client = new pg.Client(server.connection);
  await client.connect();
  try {
    await client.query("select pg_advisory_lock($1)", [templateKey]);
    const template = await ensureTemplate(client, server.connection, content);
    await client.query(`create database ${name} template ${template} strategy file_copy`); // half the work of copying page by page
  } finally {
    await client.end();
    await server.leave();
  }
  return { host: server.connection.host, user: server.connection.user, database: name };
}

async function ensureTemplate(client: pg.Client, connection: pg.ClientConfig, content: "empty" | "demo") {
  const name = `template_${content}`;
  const { rowCount } = await client.query("select 1 from pg_database where datname = $1", [name]);
  if (rowCount) return name;
  await client.query(`create database ${name}`);
  const pool = new pg.Pool({ ...connection, database: name, max: 2 });
  await migrate(pool, join(root, "server/migrations"));
  if (content === "demo") {
    await fillDemo({ db: builderOn(pool), root, log: silent as never });
    await pool.query("update users set password_hash = $1 where password_hash is not null", [await quicklyChecked()]);
  }
  await pool.end();
  return name;
}

/** The password of the demo's accounts, hashed so that a check costs half a millisecond and not 15: tests sign in hundreds of times. */
const quicklyChecked = () => hash(demoPassword, { memoryCost: 1_024, timeCost: 1, parallelism: 1 });
