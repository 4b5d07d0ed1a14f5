import pg from "pg";
import { withClient } from "../database.mjs";
import { usedBy } from "../processor_time.mjs";
import { betFor, connections } from "../rounds/bet.mjs";
import { addPlayers } from "../rounds/players.mjs";
import { transferFor } from "../rounds/transfers.mjs";
import { median } from "../stats.mjs";

/** Bets per second and milliseconds of a core of the sites for each, with one site behind the proxy and with two; `failed` of all runs. */
export async function costPerRequest(cluster, players, { seconds, warmUp, rounds }) {
  const { sites, origin } = cluster;
  let failed = 0;
  const bet = async (time) => {
    const counted = await betFor(origin, players, time);
    failed += counted.failed;
    return counted;
  };
  const run = async (asked) => {
    cluster.ask(asked);
    const pids = asked.map(({ pid }) => pid);
    const before = usedBy(pids);
    const { perSecond, count } = await bet(seconds);
    return { perSecond, cpu: ((usedBy(pids) - before) * 1_000) / count };
  };
  for (const asked of [...sites.map((site) => [site]), sites, ...sites.map((site) => [site]), sites]) {
    cluster.ask(asked); // each is as warm as the other, and both ways of asking are
    await bet(warmUp);
  }
  const measured = { one: [], two: [] };
  const measure = async (count, round) =>
    measured[count].push(await run(count === "two" ? sites : [sites[(round >> 1) % sites.length]]));
  for (let round = 0; round < rounds; round++)
    for (const count of round % 2 === 0 ? ["one", "two"] : ["two", "one"]) await measure(count, round); // whoever is first gains nothing by it
  cluster.ask(sites);
  const middle = (runs) => ({
    perSecond: median(runs.map(({ perSecond }) => perSecond)),
    cpu: median(runs.map(({ cpu }) => cpu)),
  });
  return { one: middle(measured.one), two: middle(measured.two), failed };
}

/** PostgreSQL lets one transaction that tells something commit at a time: transfers per second where each tells one, and where none does. */
export async function notifyLock(connection, seconds) {
  const players = await withClient(connection, (client) => addPlayers(client, connections));
  const pool = new pg.Pool({ ...connection, max: connections });
  const listener = new pg.Client(connection);
  await listener.connect();
  await listener.query("listen bench_told");
  const measured = { silent: [], told: [] };
  for (const tells of [null, "bench_told", null, "bench_told"]) {
    const { perSecond } = await transferFor(pool, players, { connections, seconds, tells });
    measured[tells ? "told" : "silent"].push(perSecond);
  }
  await listener.end();
  await pool.end();
  return { silent: median(measured.silent), told: median(measured.told) };
}
