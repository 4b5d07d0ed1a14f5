import { spawn } from "node:child_process";
import { once } from "node:events";
import { chmodSync, existsSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { sql } from "drizzle-orm";
import pg from "pg";
import { expect, it, onTestFinished } from "vitest";
import { newBonusPlayer } from "../../testing/bonus_player";
import { freePort } from "../../testing/free_port";
import { newFolder } from "../../testing/run_folder";
import { bearerOf, call, startAppForThisTest } from "../../testing/test_app";
import { createTestDatabase } from "../../testing/test_database";
import { announceChange } from "../plugins/changes";

const places = [process.env["PGBOUNCER_PATH"], "/usr/sbin/pgbouncer", "/usr/bin/pgbouncer"];
const pooler = places.find((place) => place && existsSync(place)) ?? null;

/** PgBouncer in transaction mode before a database, for this test alone: four connections for whoever comes. */
async function startPooler({ host, user, database }: pg.PoolConfig): Promise<pg.PoolConfig> {
  const port = await freePort();
  const folder = newFolder("pooler");
  const [users, settings] = [join(folder, "users.txt"), join(folder, "pgbouncer.ini")];
  writeFileSync(users, `"${user}" ""\n`);
  writeFileSync(
    settings,
    `[databases]\n${database} = host=${host} user=${user} pool_size=4\n[pgbouncer]\nlisten_addr = 127.0.0.1\nlisten_port = ${port}\nunix_socket_dir =\n` +
      `pool_mode = transaction\nauth_type = trust\nauth_file = ${users}\nmax_client_conn = 200\n`,
  );
  for (const file of [users, settings]) chmodSync(file, 0o644);
  const { uid, gid } = statSync(host ?? ""); // the database's folder is its own user's alone
  const child = spawn(pooler ?? "", [settings], { stdio: "ignore", uid, gid });
  const gone = once(child, "exit");
  onTestFinished(async () => {
    child.kill("SIGINT");
    await gone;
  });
  const connection = { host: "127.0.0.1", port, user, database };
  await expect
    .poll(async () => {
      const client = new pg.Client(connection);
      client.on("error", () => {}); // it is still starting
      return client
        .connect()
        .then(() => client.query("select 1"))
        .then(() => client.end())
        .then(
          () => true,
          () => false,
        );
    })
    .toBe(true);
  return connection;
}

// Left out where no PgBouncer can be had: `npm test` installs Debian's package.
it.skipIf(pooler === null)(
  "serves through a pooler that gives connections away between transactions, and one of two is on duty (issue 17)",
  { timeout: 60_000 },
  async () => {
    const direct = await createTestDatabase("demo");
    const connection = { ...(await startPooler(direct)), max: 8 };
    const databaseDirectUrl = `postgres://${direct.user}@localhost/${direct.database}?host=${encodeURIComponent(direct.host ?? "")}`;
    const options = { connection, configuration: { databaseDirectUrl, preparesStatements: false } };
    const app = await startAppForThisTest(options);
    const headers = await bearerOf(app, "paid@foyer.test");
    const answers = await Promise.all(
      Array.from({ length: 60 }, (_, index) =>
        call(app, { url: ["/api/viewer", "/api/settings", "/api/user/get-tournament-activities"][index % 3] ?? "", headers }),
      ),
    );
    expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 60 }, () => 200));
    const player = await newBonusPlayer(app);
    const { rows } = await app.db.execute<{ id: number }>(sql`select id from games where identifier = 'dice'`);
    const bet = await player.openFrame(String(rows[0]?.id));
    const bets = await Promise.all(Array.from({ length: 12 }, () => bet(1, { direction: "under", target: 5_000 })));
    const won = bets.reduce((sum, { body }) => sum + body.round.payout - 1, 0);
    expect((await player.wallet()).cash).toBe(10_000 + Math.round(won * 100));
    let heard = 0;
    app.keepFresh("plans", async () => void (heard += 1));
    await app.db.transaction((tx) => announceChange(tx, "plans"));
    await expect.poll(() => heard).toBe(1);

    const other = await startAppForThisTest(options);
    const sessionsWithLocks = async () => {
      const { rows: holders } = await other.db.execute<{ name: string }>(sql`
        select distinct a.pid, a.application_name as name from pg_locks l join pg_stat_activity a on a.pid = l.pid
        where l.locktype = 'advisory' and l.granted and a.datname = current_database() and a.state = 'idle'`);
      return holders.map(({ name }) => name);
    };
    const onDuty = () => [app.isOnDuty(), other.isOnDuty()];
    await expect.poll(onDuty).toEqual([true, false]);
    await expect.poll(sessionsWithLocks).toEqual(["foyer changes"]); // a session of its own, which no pooler gives away
    await app.close();
    await expect.poll(onDuty).toEqual([false, true]);
  },
);
