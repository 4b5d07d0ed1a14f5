import { chmodSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import pg from "pg";
import { expect, it, onTestFinished, vi } from "vitest";
import { newFolder, root } from "../../testing/run_folder";
import { type EmbeddedPostgres, startEmbeddedPostgres } from "./embedded_postgres";
import { canReach } from "./unprivileged_user";

vi.setConfig({ testTimeout: 90_000 }); // each test makes clusters of its own

const newCluster = () => join(newFolder("cluster"), "postgres");

async function start(folder: string, isThrowaway = true): Promise<EmbeddedPostgres> {
  const server = await startEmbeddedPostgres({ root, folder, isThrowaway });
  onTestFinished(() => server.stop());
  return server;
}

async function ask<Row extends object>(server: EmbeddedPostgres, sql: string): Promise<Row[]> {
  const client = new pg.Client(server.connection);
  client.on("error", () => {});
  await client.connect();
  try {
    return (await client.query<Row>(sql)).rows;
  } finally {
    await client.end();
  }
}

const processOf = (folder: string) => Number(readFileSync(join(folder, "pg18", "postmaster.pid"), "utf8").split("\n", 1)[0]);
const isRunning = (folder: string) => existsSync(join(folder, "pg18", "postmaster.pid"));

it("starts a PostgreSQL 18 that listens on no network, and keeps what is written", async () => {
  const folder = newCluster();
  const first = await start(folder);
  expect(await ask(first, "show listen_addresses")).toEqual([{ listen_addresses: "" }]);
  expect(await ask(first, "select lower('ÅØ') as folded")).toEqual([{ folded: "åø" }]);
  expect(await ask(first, "show data_checksums")).toEqual([{ data_checksums: "on" }]);
  await ask(first, "create table kept as select 7 as value");
  await first.stop();
  expect(isRunning(folder)).toBe(false);
  expect(await ask(await start(folder), "select value from kept")).toEqual([{ value: 7 }]);
});

it("uses the server that already runs on a folder, and the last one stops it", async () => {
  const folder = newCluster();
  const [one, two, three] = await Promise.all([start(folder), start(folder), start(folder)]);
  expect(readdirSync(folder).filter((name) => name.includes(".init-"))).toEqual([]);
  await one.stop();
  expect(await ask(two, "select 1 as here")).toEqual([{ here: 1 }]);
  await two.stop();
  expect(isRunning(folder)).toBe(true);
  await three.stop();
  expect(isRunning(folder)).toBe(false);
});

it("starts again what was killed, with everything that was committed", async () => {
  const folder = newCluster();
  const server = await start(folder, false);
  await ask(server, "create table kept as select 1 as value");
  process.kill(processOf(folder), "SIGKILL");
  await expect.poll(() => ask(server, "select value from kept").catch(() => []), { timeout: 15_000 }).toEqual([{ value: 1 }]);
});

it("clears up after a first start that was cut off", async () => {
  const folder = newCluster();
  mkdirSync(folder, { recursive: true });
  mkdirSync(join(folder, "pg18.init-999999999-abcd"));
  await start(folder);
  expect(readdirSync(folder).sort()).toEqual(["pg18", "postgres.log"]);
});

it.runIf(process.getuid?.() === 0)("keeps the data where its user can reach it, and says where", async () => {
  const closed = newFolder("closed");
  chmodSync(closed, 0o700);
  const server = await start(join(closed, "postgres"));
  expect(server.movedTo).toMatch(/^\/var\/lib\/foyer\//);
  expect(await ask(server, "select 1 as here")).toEqual([{ here: 1 }]);
  await server.stop();
  rmSync(server.folder, { recursive: true });
});

it("knows folders that another user cannot reach", async () => {
  const closed = newFolder("closed");
  chmodSync(closed, 0o700);
  const somebody = { uid: 54_321, gid: 54_321 };
  expect(await canReach(somebody, join(closed, "x"))).toBe(false);
  expect(await canReach(somebody, "/usr/bin/env")).toBe(true);
  expect(await canReach({}, join(closed, "x"))).toBe(true);
});
