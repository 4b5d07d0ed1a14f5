import { rmSync } from "node:fs";
import { setTimeout as wait } from "node:timers/promises";
import { build } from "../../scripts/build.mjs";
import { startCluster } from "../../scripts/cluster/start_cluster.mjs";
import { refuseUnevenBooks, withClient } from "../database.mjs";
import { frames } from "../rounds/bet.mjs";
import { addPlayers } from "../rounds/players.mjs";
import { makeDataFolder } from "../site.mjs";
import { costPerRequest, notifyLock } from "./costs.mjs";
import { figuresOf } from "./figures.mjs";
import { holdIdle } from "./idle_sockets.mjs";
import { withoutRedisFor, withWork } from "./outages.mjs";
import { signInWriters, startCrowd, writersCount } from "./people.mjs";

const small = {
  ...{ sockets: 20, messages: 20, idle: 50, redisAway: 6, databaseAway: 2, killedFor: 500 },
  ...{ seconds: 1, warmUp: 0.5, bettors: 2, pace: 100, rounds: 1 },
};
const large = {
  ...{ sockets: 1_000, messages: 200, idle: 10_000, redisAway: 30, databaseAway: 10, killedFor: 3_000 },
  ...{ seconds: 8, warmUp: 8, bettors: 6, pace: 50, rounds: 4 },
};

export async function measure({ isFull, isSmall }) {
  const size = isSmall ? small : { ...large, ...(isFull && { seconds: 20 }) };
  await build();
  const data = makeDataFolder();
  const environment = { DEMO_PLAYERS: "0", TRUST_PROXY: "2", OVERLOAD_DELAY: "0", DRAIN_SECONDS: "2" };
  const cluster = await startCluster({ data, environment });
  try {
    const measured = await measureOn(cluster, size);
    return {
      title: "One site on two processes",
      method:
        `Two processes with PostgreSQL, Redis, an object store and a proxy on this machine. ${size.sockets} sockets read the chat while ${writersCount} players say 10 messages ` +
        "a second, with all who ask on the same cores; the same with a process killed (-9) and started again. Visitors and players who bet meanwhile, with one process after the " +
        `other deployed anew, with Redis stopped (SIGSTOP) for ${size.redisAway} s, and with PostgreSQL away for ${size.databaseAway} s: a bet without an answer is asked again ` +
        `under its number. ${size.idle} sockets that say nothing at one process. Processor time of the sites per bet, with one process and with two behind the proxy, in turn. ` +
        "At last the posting alone, with pg_notify in each transaction and without.",
      figures: figuresOf(measured, size),
      ...Object.fromEntries(Object.entries(measured).map(([what, found]) => [what, { ...found, waits: undefined }])), // of which there are 200,000
    };
  } finally {
    await cluster.stop();
    rmSync(data, { recursive: true, force: true });
  }
}

async function measureOn(cluster, size) {
  const { connection } = cluster.database;
  const players = await withClient(connection, (client) => addPlayers(client, frames));
  const writers = await signInWriters(cluster.origin, connection);
  const crowd = await startCrowd(cluster.origin, size, writers);
  const calm = await crowd.talk(size.messages);
  const killed = await crowd.talk(size.messages, async () => {
    await cluster.sites[0].kill();
    await wait(size.killedFor);
    await cluster.sites[0].start();
  });
  crowd.end();
  const rolled = await withWork(cluster, players, size, async () => {
    for (const site of cluster.sites) {
      await site.stop();
      await site.start();
      await wait(1_000);
    }
  });
  const withoutRedis = await withoutRedisFor(cluster, players, size, writers);
  const withoutDatabase = await withWork(cluster, players, size, () => cluster.database.goAway(size.databaseAway));
  const idle = await holdIdle(cluster.sites[1], size.idle);
  const costs = await costPerRequest(cluster, players, size);
  const locks = await notifyLock(connection, size.seconds);
  await withClient(connection, refuseUnevenBooks);
  return { calm, killed, rolled, withoutRedis, withoutDatabase, idle, costs, locks };
}
