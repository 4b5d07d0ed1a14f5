import pg from "pg";
import { refuseUnevenBooks, withClient } from "../database.mjs";
import { costFigure, costPerCall } from "../processor_time.mjs";
import { makeDataFolder, start } from "../site.mjs";
import { betFor, connections, frames } from "./bet.mjs";
import { addPlayers } from "./players.mjs";
import { transferFor } from "./transfers.mjs";

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
      `${frames} frames, each of a player of their own, bet on dice for ${seconds} s, ${connections} at a time and as fast as they are answered: seeds, outcome, wallet, ` +
      "ledger and the round in one transaction; what was answered is looked for in the books. The asking process runs on the same cores. Beside it the posting alone: " +
      `${connections} connections move money between two of ${connections} wallets with ledger_book, without HTTP.`,
    figures: [
      {
        name: "rounds, embedded database",
        value: embedded.perSecond,
        unit: "/s",
        bar: { least: 1_000 },
        beside: countOf(embedded),
        failed: embedded.failed,
      },
      { name: "round, p99", value: embedded.p99, unit: "ms", bar: { most: 80 } },
      costFigure("round", embedded.cost),
      {
        name: "rounds, by DATABASE_URL",
        value: served.perSecond,
        unit: "/s",
        bar: { least: 1_000 },
        beside: countOf(served),
        failed: served.failed,
      },
      { name: "round, by DATABASE_URL, p99", value: served.p99, unit: "ms", bar: { most: 80 } },
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

const countOf = ({ count }) => `${count} rounds`;

async function play({ origin, database, pid }, seconds, isWarmed) {
  const players = await withClient(database, (client) => addPlayers(client, frames));
  if (isWarmed) await betFor(origin, players, 2);
  return withClient(database, async (client) => {
    const before = await countRounds(client, players);
    const counted = await costPerCall({ pid, client }, () => betFor(origin, players, seconds));
    await refuseUnevenBooks(client);
    const booked = (await countRounds(client, players)) - before;
    return { ...counted, failed: counted.failed + Math.max(0, counted.count - booked) };
  });
}

/** How many rounds of players are in the books. */
async function countRounds(client, players) {
  const { rows } = await client.query("select count(*)::int as count from rounds where state = 'settled' and user_id = any($1)", [
    players.map(({ id }) => id),
  ]);
  return rows[0].count;
}

async function transfer(connection, seconds) {
  const players = await withClient(connection, (client) => addPlayers(client, connections));
  const pool = new pg.Pool({ ...connection, max: connections });
  try {
    return await transferFor(pool, players, { connections, seconds });
  } finally {
    await pool.end();
  }
}
