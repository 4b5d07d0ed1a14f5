import { setTimeout as wait } from "node:timers/promises";
import { io } from "socket.io-client";
import { withClient } from "../database.mjs";
import { signInWriters, startCrowd } from "./people.mjs";
import { startProcess } from "./process.mjs";

/** Visitors and players go on while something happens; what was acknowledged is looked for in the books afterwards. */
export async function withWork(cluster, players, { bettors, pace, seconds }, happen) {
  const tokens = players.slice(0, bettors).map(({ token }) => token);
  const work = startProcess("work.mjs", [cluster.origin, tokens.join(","), pace]);
  await wait(1_000);
  const extra = await happen();
  await wait(Math.min(seconds, 3) * 1_000);
  const { failed, acknowledged, ...counts } = await work.ask("over");
  const { rows } = await withClient(cluster.database.connection, (client) =>
    client.query(
      "select count(*) filter (where n = 1)::int as once from (select count(*) as n from rounds where id::text = any($1) group by id) r",
      [acknowledged],
    ),
  );
  const failures = Object.values(failed).reduce((sum, count) => sum + count, 0);
  const words = Object.entries(failed)
    .map(([what, count]) => `${count} × ${what}`)
    .join(", ");
  return { ...counts, failures, words, lost: acknowledged.length - rows[0].once, ...extra };
}

/** The chat is written and heard, visitors come, players bet and somebody signs in, while Redis answers nobody. */
export async function withoutRedisFor(cluster, players, size, writers) {
  const crowd = await startCrowd(cluster.origin, { sockets: Math.min(size.sockets, 100) }, writers);
  try {
    return await withWork(cluster, players, size, async () => {
      const lateness = await watchLateness(cluster.origin);
      const pausedAt = performance.now();
      cluster.redis.pause();
      const heard = await crowd.talk(size.redisAway * 10, async () => {
        await signInWriters(cluster.origin, cluster.database.connection);
      });
      cluster.redis.resume();
      const backAt = performance.now();
      return {
        waits: heard.waits,
        missed: Math.min(size.sockets, 100) * heard.said - heard.known,
        lateAfter: await lateness.told(true, pausedAt),
        inTimeAfter: await lateness.told(false, backAt),
      };
    });
  } finally {
    crowd.end();
  }
}

/** A visitor who hears whether what is told is late: how long after a moment it was said, in seconds; null where it is not said. */
async function watchLateness(origin) {
  const heard = [];
  const socket = io(`${origin}/live`, {
    ...{ path: "/api/realtime", transports: ["websocket"], forceNew: true },
    extraHeaders: { origin, "x-forwarded-for": "10.4.0.1" },
  });
  socket.on("late", ({ isLate }) => heard.push({ isLate, at: performance.now() }));
  await new Promise((resolve) => socket.once("connect", resolve));
  return {
    async told(isLate, since) {
      for (const end = performance.now() + 15_000; performance.now() < end; await wait(50)) {
        const said = heard.find((each) => each.isLate === isLate && each.at >= since);
        if (!said) continue;
        if (!isLate) socket.disconnect();
        return (said.at - since) / 1_000;
      }
      socket.disconnect();
      return null;
    },
  };
}
