import { fork } from "node:child_process";
import { randomUUID } from "node:crypto";
import { readFileSync, rmSync } from "node:fs";
import path from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import autocannon from "autocannon";
import pg from "pg";
import { io } from "socket.io-client";
import { build } from "../../scripts/build.mjs";
import { startCluster } from "../../scripts/cluster/start_cluster.mjs";
import { refuseUnevenBooks, withClient } from "../database.mjs";
import { root } from "../root.mjs";
import { addPlayers } from "../rounds/players.mjs";
import { makeDataFolder } from "../site.mjs";
import { median, quantile } from "../stats.mjs";

const demoPassword = "Foyer-demo-1!";
const writersCount = 24;

export async function measure({ isFull, isSmall }) {
  const size = isSmall
    ? {
        sockets: 20,
        messages: 20,
        idle: 50,
        redisAway: 6,
        databaseAway: 2,
        seconds: 3,
        warmUp: 1,
        bettors: 2,
        pace: 100,
        rounds: 1,
      }
    : {
        sockets: 1_000,
        messages: 200,
        idle: 10_000,
        redisAway: 30,
        databaseAway: 10,
        seconds: isFull ? 20 : 8,
        warmUp: 8,
        bettors: 6,
        pace: 50,
        rounds: 4,
      };
  await build();
  const data = makeDataFolder();
  const environment = { DEMO_PLAYERS: "0", TRUST_PROXY: "2", OVERLOAD_DELAY: "0", DRAIN_SECONDS: "2" };
  const cluster = await startCluster({ data, environment });
  try {
    const { connection } = cluster.database;
    const players = await withClient(connection, (client) => addPlayers(client, 32));
    const writers = await signIn(cluster.origin, connection);
    const crowd = await startCrowd(cluster.origin, size, writers);
    const calm = await crowd.talk(size.messages);
    const killed = await crowd.talk(size.messages, async () => {
      await cluster.sites[0].kill();
      await wait(isSmall ? 500 : 3_000);
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
    return {
      title: "One site on two processes",
      method:
        `Two processes with PostgreSQL, Redis, an object store and a proxy on this machine. ${size.sockets} sockets read the chat while ${writersCount} players say 10 messages ` +
        "a second, with all who ask on the same cores; the same with a process killed (-9) and started again. Visitors and players who bet meanwhile, with one process after the " +
        `other deployed anew, with Redis stopped (SIGSTOP) for ${size.redisAway} s, and with PostgreSQL away for ${size.databaseAway} s: a bet without an answer is asked again ` +
        `under its number. ${size.idle} sockets that say nothing at one process. Processor time of the sites per call, with one process and with two behind the proxy, in turn. ` +
        "At last the posting alone, with pg_notify in each transaction and without.",
      figures: [
        {
          name: "messages heard",
          value: calm.heard,
          unit: `of ${size.sockets * size.messages}`,
          bar: { least: size.sockets * size.messages },
        },
        {
          name: "message, p99",
          value: quantile(calm.waits, 0.99),
          unit: "ms",
          bar: { most: 150 },
          beside: `median ${Math.round(median(calm.waits))} ms`,
        },
        { name: "messages out of order or twice, failed", value: calm.unordered + calm.twice, unit: "", bar: { most: 0 } },
        {
          name: "killed: the last socket is back after",
          value: Math.max(0, ...killed.gone) / 1_000,
          unit: "s",
          bar: { most: 3 },
          beside: `${killed.gone.length} sockets`,
        },
        { name: "killed: messages missed, failed", value: size.sockets * killed.said - killed.known, unit: "", bar: { most: 0 } },
        { name: "killed: messages twice, failed", value: killed.twice, unit: "", bar: { most: 0 } },
        workFigure("rolling deploy", rolled),
        { name: "rolling deploy: bets lost, failed", value: rolled.lost, unit: "", bar: { most: 0 } },
        workFigure("Redis away", withoutRedis),
        {
          name: "Redis away: messages heard late by, p99",
          value: quantile(withoutRedis.waits, 0.99),
          unit: "ms",
          beside: `${withoutRedis.missed} missed, 0 failed`,
        },
        {
          name: "Redis away: live parts say that they are late after",
          value: withoutRedis.lateAfter,
          unit: "s",
          beside: `and no more ${withoutRedis.inTimeAfter?.toFixed(1)} s after it is back`,
        },
        workFigure("database away", withoutDatabase),
        { name: "database away: bets lost or twice, failed", value: withoutDatabase.lost, unit: "", bar: { most: 0 } },
        {
          name: "idle socket",
          value: idle.perSocket,
          unit: "KB",
          beside: `${idle.opened} sockets, ${Math.round(idle.before)} → ${Math.round(idle.after)} MB`,
        },
        { name: "calls per second, one process", value: costs.one.perSecond, unit: "/s" },
        { name: "calls per second, two processes", value: costs.two.perSecond, unit: "/s" },
        {
          name: "cost of a call, two processes / one",
          value: costs.two.cpu / costs.one.cpu,
          unit: "×",
          bar: { most: 1.05 },
          beside: `${costs.two.cpu?.toFixed(2)} / ${costs.one.cpu?.toFixed(2)} ms of a core`,
        },
        { name: "transfers, nobody told", value: locks.silent, unit: "/s" },
        {
          name: "transfers, told in their commit",
          value: locks.told,
          unit: "/s",
          beside: `${(locks.told / locks.silent).toFixed(2)} ×`,
        },
      ],
      calm: { ...calm, waits: undefined },
      killed: { ...killed, waits: undefined },
      rolled,
      withoutRedis: { ...withoutRedis, waits: undefined },
      withoutDatabase,
      idle,
      costs,
      locks,
    };
  } finally {
    await cluster.stop();
    rmSync(data, { recursive: true, force: true });
  }
}

const workFigure = (when, { pages, bets, refused, failures, words }) => ({
  name: `${when}: requests failed`,
  value: failures,
  unit: "",
  bar: { most: 0 },
  beside: `${pages} pages and calls, ${bets} bets, ${refused} asked to wait${words ? `; ${words}` : ""}`,
});

/** A process of ours that answers each message with one. */
function startProcess(name, args) {
  const child = fork(path.join(root, "bench/cluster", name), args.map(String));
  const answer = () =>
    new Promise((resolve, reject) => {
      child.once("message", resolve);
      child.once("exit", (code) => reject(new Error(`${name} ended with ${code}`)));
    });
  return {
    answer,
    ask(message) {
      child.send(message);
      return answer();
    },
    end: () => child.kill(),
  };
}

/** Accounts that write, each signed in from an address of its own. */
async function signIn(origin, connection) {
  const emails = await withClient(connection, async (client) => {
    const { rows } = await client.query(
      "insert into users (unique_id, email, password_hash, consents, nickname, is_email_verified) " +
        "select gen_random_uuid(), gen_random_uuid() || '@bench.test', password_hash, consents, 'bench' || n, true " +
        "from users, generate_series(1, $1) n where email = 'paid@foyer.test' returning email",
      [writersCount],
    );
    return rows.map(({ email }) => email);
  });
  return Promise.all(
    emails.map(async (email, index) => {
      const answer = await fetch(`${origin}/api/user/login`, {
        method: "POST",
        headers: { "content-type": "application/json", "x-forwarded-for": `10.3.0.${index}` },
        body: JSON.stringify({ email, password: demoPassword }),
      });
      if (!answer.ok) throw new Error(`A writer could not sign in: ${answer.status}`);
      return (await answer.json()).data.accessToken;
    }),
  );
}

async function startCrowd(origin, { sockets }, writers) {
  const crowd = startProcess("crowd.mjs", [origin, sockets, writers.join(",")]);
  await crowd.ask({ what: "enter" });
  return {
    end: crowd.end,
    async talk(count, meanwhile) {
      const telling = crowd.ask({ what: "talk", count, everyMs: 100 });
      if (meanwhile) {
        await wait(count * 30);
        await meanwhile();
      }
      return telling;
    },
  };
}

/** Visitors and players go on while something happens; what was acknowledged is looked for in the books afterwards. */
async function withWork(cluster, players, { bettors, pace, seconds }, happen) {
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
async function withoutRedisFor(cluster, players, size, writers) {
  const crowd = await startCrowd(cluster.origin, { sockets: Math.min(size.sockets, 100) }, writers);
  try {
    return await withWork(cluster, players, size, async () => {
      const lateness = await watchLateness(cluster.origin);
      const pausedAt = performance.now();
      cluster.redis.pause();
      const heard = await crowd.talk(size.redisAway * 10, async () => {
        await signIn(cluster.origin, cluster.database.connection);
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

const megabytesOf = (pid) => Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, "utf8"))[1]) / 1_024;

async function holdIdle(site, count) {
  await wait(1_000);
  const before = megabytesOf(site.pid);
  const idle = startProcess("idle.mjs", [site.origin, count]);
  const { opened } = await idle.answer();
  await wait(2_000);
  const after = megabytesOf(site.pid);
  idle.end();
  return { opened, before, after, perSocket: ((after - before) * 1_024) / opened };
}

/** Seconds of a core that processes have used. */
const usedBy = (pids) =>
  pids.reduce((sum, pid) => {
    const fields = readFileSync(`/proc/${pid}/stat`, "utf8").split(") ")[1].split(" ");
    return sum + (Number(fields[11]) + Number(fields[12])) / 100;
  }, 0);

async function costPerRequest(cluster, players, { seconds, warmUp, rounds }) {
  const { sites, origin } = cluster;
  const call = (time) => {
    const waiting = players.map(({ token }) => token);
    return autocannon({
      url: origin,
      connections: waiting.length,
      duration: time,
      setupClient: (client) => {
        const headers = { "content-type": "application/json", "x-play-token": waiting.pop(), origin: "null" };
        const setupRequest = (request) => ({
          ...request,
          body: JSON.stringify({ roundId: randomUUID(), bet: 0.1, choice: { direction: "under", target: 5_000 } }),
        });
        client.setRequests([{ method: "POST", path: "/api/play/bet", headers, setupRequest }]);
      },
    });
  };
  const run = async (asked) => {
    cluster.ask(asked);
    const pids = asked.map(({ pid }) => pid);
    const before = usedBy(pids);
    const { requests, duration } = await call(seconds);
    return { perSecond: requests.total / duration, cpu: ((usedBy(pids) - before) * 1_000) / requests.total };
  };
  for (const asked of [...sites.map((site) => [site]), sites, ...sites.map((site) => [site]), sites]) {
    cluster.ask(asked); // each is as warm as the other, and both ways of asking are
    await call(warmUp);
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
  return { one: middle(measured.one), two: middle(measured.two) };
}

/** PostgreSQL lets one transaction that tells something commit at a time. */
async function notifyLock(connection, seconds) {
  const players = await withClient(connection, (client) => addPlayers(client, 32));
  const pool = new pg.Pool({ ...connection, max: 32 });
  const listener = new pg.Client(connection);
  await listener.connect();
  await listener.query("listen bench_told");
  const text =
    "select ledger_book('correction', $1, array['cash', 'cash'], array[$2::int, $3::int], array['EUR', 'EUR'], array[-1, 1]::bigint[])";
  const run = async (tells) => {
    let count = 0;
    const end = performance.now() + seconds * 1_000;
    await Promise.all(
      players.map(async ({ id }, index) => {
        const other = players[(index + 1) % players.length].id;
        while (performance.now() < end) {
          const values = [`bench:${randomUUID()}`, id, other];
          await pool.query({
            name: tells ? "told" : "silent",
            text: tells ? `${text}, pg_notify('bench_told', $1)` : text,
            values,
          });
          count += 1;
        }
      }),
    );
    return count / seconds;
  };
  const measured = { silent: [], told: [] };
  for (const tells of [false, true, false, true]) measured[tells ? "told" : "silent"].push(await run(tells));
  await listener.end();
  await pool.end();
  return { silent: median(measured.silent), told: median(measured.told) };
}
