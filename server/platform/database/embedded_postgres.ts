import { type ChildProcess, spawn } from "node:child_process";
import { open, readFile } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import pg from "pg";
import { type Cluster, prepareCluster } from "./cluster";
import { initCluster, isAlive } from "./init_cluster";

export interface EmbeddedPostgres {
  connection: pg.ClientConfig;
  /** Where the data is; not the folder that was asked for where PostgreSQL's user cannot reach that. */
  folder: string;
  movedTo: string | null;
  /** Stops the server unless another process of ours still uses it. */
  stop(): Promise<void>;
  /** Lets the server run on without us. */
  leave(): Promise<void>;
}

export interface EmbeddedOptions {
  /** The project's folder, whose packages hold PostgreSQL. */
  root: string;
  /** Where the data is kept. */
  folder: string;
  /** For tests: nothing is synced to the disk. */
  isThrowaway?: boolean;
  log?: (message: string) => void;
}

const startLimit = 60_000;
const presenceKey = 4_605_992; // every process that uses the cluster holds this lock, shared

/**
 * PostgreSQL from npm packages, on a Unix socket in a private folder. Where the data folder already has a live server,
 * that one is used. When it dies it is started again until `stop` is called.
 */
export async function startEmbeddedPostgres(options: EmbeddedOptions): Promise<EmbeddedPostgres> {
  const log = options.log ?? (() => {});
  const cluster = await prepareCluster(options.root, options.folder);
  const connection = { host: cluster.socket, user: "foyer", database: "postgres" };
  let isStopped = false;
  let presence = await becomePresent();

  async function becomePresent() {
    const client = await ensureRunning(cluster, connection, options.isThrowaway ?? false);
    client.once("end", () => void recover());
    await client.query("select pg_advisory_lock_shared($1)", [presenceKey]);
    return client;
  }

  async function recover() {
    for (let pause = 100; !isStopped; pause = Math.min(pause * 2, 10_000)) {
      log("The embedded database is gone; starting it again.");
      try {
        presence = await becomePresent();
        return;
      } catch (error) {
        log(`The embedded database did not start: ${(error as Error).message}`);
        await wait(pause);
      }
    }
  }

  async function stop() {
    isStopped = true;
    const isLast = await presence.query<{ last: boolean }>("select pg_try_advisory_lock($1) as last", [presenceKey]).then(
      ({ rows }) => rows[0]?.last ?? false,
      () => false,
    );
    await presence.end().catch(() => {});
    if (isLast) await stopServer(cluster);
  }

  async function leave() {
    isStopped = true;
    await presence.end();
  }

  return { connection, folder: cluster.folder, movedTo: cluster.movedTo, stop, leave };
}

/** A client of the cluster's own server, started where none runs. */
async function ensureRunning(cluster: Cluster, connection: pg.ClientConfig, isThrowaway: boolean): Promise<pg.Client> {
  const running = await connect(cluster, connection);
  if (running) return running;
  await initCluster(cluster, isThrowaway);
  const deadline = Date.now() + startLimit;
  while (Date.now() < deadline) {
    const server = await spawnServer(cluster, isThrowaway);
    const client = await awaitServer(server, deadline, () => connect(cluster, connection));
    if (client) return client;
    const log = await lastLines(cluster);
    if (!/postmaster\.pid|shared memory|starting up|shutting down/.test(log)) throw new Error(`PostgreSQL ended at once: ${log}`);
    await wait(100); // another process is starting or stopping the same cluster
  }
  throw new Error(`PostgreSQL did not start within ${startLimit / 1000} seconds: ${await lastLines(cluster)}`);
}

async function awaitServer(server: ChildProcess, deadline: number, tryConnect: () => Promise<pg.Client | null>) {
  for (let afterExit = 0; Date.now() < deadline && afterExit < 10;) {
    const client = await tryConnect();
    if (client) return client;
    if (server.exitCode !== null || server.signalCode !== null) afterExit += 1;
    await wait(20);
  }
  return null;
}

/** Null where nobody listens, or where the one who does serves another folder. */
async function connect(cluster: Cluster, connection: pg.ClientConfig): Promise<pg.Client | null> {
  const client = new pg.Client({ ...connection, connectionTimeoutMillis: 5000, application_name: "foyer presence" });
  client.on("error", () => {}); // "end" follows
  try {
    await client.connect();
    const { rows } = await client.query<{ folder: string }>("select current_setting('data_directory') as folder");
    if (rows[0]?.folder === cluster.data) return client;
  } catch {
    // not there, or not yet
  }
  await client.end().catch(() => {});
  return null;
}

const logOf = ({ folder }: Cluster) => join(folder, "postgres.log");
const lastLines = async (cluster: Cluster) => (await readFile(logOf(cluster), "utf8").catch(() => "")).slice(-800).trim();

/** In a session of its own, so that Ctrl-C at the terminal reaches only us and we stop it in order. */
async function spawnServer(cluster: Cluster, isThrowaway: boolean) {
  const log = await open(logOf(cluster), "w", 0o600);
  const settings = {
    listen_addresses: "",
    unix_socket_directories: cluster.socket,
    unix_socket_permissions: "0700",
    timezone: "UTC",
    log_timezone: "UTC",
    ...(isThrowaway ? { fsync: "off", synchronous_commit: "off", full_page_writes: "off" } : {}),
  };
  const args = Object.entries(settings).flatMap(([name, value]) => ["-c", `${name}=${value}`]);
  const server = spawn(join(cluster.native, "bin", "postgres"), ["-D", cluster.data, ...args], {
    ...cluster.runAs,
    cwd: "/",
    detached: true,
    stdio: ["ignore", log.fd, log.fd],
  });
  server.on("error", () => {}); // the missing program shows as a server that never answers
  server.unref();
  await log.close();
  return server;
}

/** A fast shutdown: open transactions are rolled back, everything is written. */
async function stopServer(cluster: Cluster) {
  const pid = Number.parseInt(await readFile(join(cluster.data, "postmaster.pid"), "utf8").catch(() => ""), 10);
  if (!pid || !isAlive(pid)) return;
  process.kill(pid, "SIGINT");
  for (let waited = 0; waited < 30_000 && isAlive(pid); waited += 20) await wait(20);
}
