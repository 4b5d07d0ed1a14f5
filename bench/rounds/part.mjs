import { execFile } from "node:child_process";
import { randomUUID } from "node:crypto";
import path from "node:path";
import { promisify } from "node:util";
import pg from "pg";
import { refuseUnevenBooks, withClient } from "../database.mjs";
import { costFigure, costPerCall } from "../processor_time.mjs";
import { root } from "../root.mjs";
import { makeDataFolder, start } from "../site.mjs";
import { quantile } from "../stats.mjs";
import { addPlayers } from "./players.mjs";

const connections = 32;

export async function measure({ site, isFull, isSmall }) {
  const seconds = isSmall ? 1 : isFull ? 30 : 8;
  const { origin, database, pid } = await site.start();
  const embedded = await play({ origin, database, pid }, seconds, !isSmall);
  const transfers = await transfer(database, seconds);
  const own = { ...database, database: "bench_rounds" };
  await withClient(database, (client) => client.query(`create database ${own.database}`));
  const url = `postgresql://${own.user}@localhost/${own.database}?host=${encodeURIComponent(own.host)}`;
  const outside = await start(makeDataFolder(), { DATABASE_URL: url });
  const served = await play({ ...outside, database: own }, seconds, !isSmall).finally(() => outside.stop());
  return {
    title: "Rounds of games",
    method:
      `${connections} frames, each of a player of their own, bet on dice as fast as they are answered for ${seconds} s: seeds, outcome, wallet, ledger and ` +
      "the round in one transaction. The asking process runs on the same cores. Beside it the posting alone: " +
      `${connections} connections move money between two of ${connections} wallets with ledger_book, without HTTP.`,
    figures: [
      {
        name: "rounds, embedded database",
        value: embedded.perSecond,
        unit: "/s",
        bar: { least: 1_000 },
        beside: countOf(embedded),
      },
      { name: "round, p99", value: embedded.p99, unit: "ms", bar: { most: 80 } },
      costFigure("round", embedded.cost),
      { name: "rounds, by DATABASE_URL", value: served.perSecond, unit: "/s", bar: { least: 1_000 }, beside: countOf(served) },
      { name: "round, p99", value: served.p99, unit: "ms", bar: { most: 80 } },
      {
        name: "transfers alone",
        value: transfers.perSecond,
        unit: "/s",
        bar: { least: 500 },
        beside: `${transfers.count} transfers`,
      },
      { name: "transfer alone, p99", value: transfers.p99, unit: "ms", bar: { most: 150 } },
      { name: "rounds per transfer alone", value: embedded.perSecond / transfers.perSecond, unit: "×" },
    ],
    embedded,
    served,
    transfers,
  };
}

const countOf = ({ count, failed }) => `${count} rounds, ${failed} failed`;

async function play({ origin, database, pid }, seconds, isWarmed) {
  const players = await withClient(database, (client) => addPlayers(client, connections));
  const file = path.join(root, "bench/rounds/load.mjs");
  const run = async (time) => {
    const tokens = players.map(({ token }) => token).join(",");
    const { stdout } = await promisify(execFile)(process.execPath, [file, origin, String(time), tokens]);
    return JSON.parse(stdout);
  };
  if (isWarmed) await run(2);
  return withClient(database, async (client) => {
    const counted = await costPerCall({ pid, client }, () => run(seconds));
    await refuseUnevenBooks(client);
    return counted;
  });
}

async function transfer(connection, seconds) {
  const players = await withClient(connection, (client) => addPlayers(client, connections));
  const pool = new pg.Pool({ ...connection, max: connections });
  const waits = [];
  const end = performance.now() + seconds * 1000;
  const one = () => players[Math.floor(Math.random() * players.length)].id;
  await Promise.all(
    Array.from({ length: connections }, async () => {
      while (performance.now() < end) {
        const [from, to] = [one(), one()];
        const begin = performance.now();
        await pool.query({
          name: "transfer",
          text: "select ledger_book('correction', $1, array['cash', 'cash'], array[$2::int, $3::int], array['EUR', 'EUR'], array[-1, 1]::bigint[])",
          values: [`bench:${randomUUID()}`, from, to],
        });
        waits.push(performance.now() - begin);
      }
    }),
  );
  await pool.end();
  return { perSecond: waits.length / seconds, p99: quantile(waits, 0.99), count: waits.length };
}
