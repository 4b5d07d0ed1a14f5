// Two sites, PostgreSQL, Redis, an object store and a proxy on this machine (docs/scale.md).
import { spawn } from "node:child_process";
import { randomBytes } from "node:crypto";
import { chmodSync, mkdirSync } from "node:fs";
import net from "node:net";
import path from "node:path";
import { createInterface } from "node:readline";
import S3rver from "s3rver";
import { nodeBinary, root } from "../install.mjs";
import { ensureRedis } from "../redis.mjs";
import { startProxy } from "./proxy.mjs";

const keys = { accessKeyId: "S3RVER", secretAccessKey: "S3RVER" }; // those that the store knows
const bucket = "foyer";

export const freePort = () =>
  new Promise((resolve, reject) => {
    const probe = net.createServer().once("error", reject);
    probe.listen(0, "127.0.0.1", () => {
      const { port } = probe.address();
      probe.close(() => resolve(port));
    });
  });

/** `data` is a folder that exists. `environment` is of all sites. `ask` says which of them the proxy sends visitors to. */
export async function startCluster({ data, sites: count = 2, port, environment = {}, log = () => {} }) {
  chmodSync(data, 0o755); // as root, the database runs as another user
  const ended = [];
  const stop = async () => {
    for (const end of ended.reverse().splice(0)) await end();
  };
  try {
    const database = await startDatabase(data);
    ended.push(database.stop);
    log(`PostgreSQL  ${database.url}`);
    const redis = await startRedis(data);
    ended.push(redis.stop);
    log(`Redis       ${redis.url}`);
    const store = await startStore(data);
    ended.push(store.stop);
    log(`Pictures    ${store.url}`);
    const shared = {
      NODE_ENV: "production",
      DEMO: "1",
      LOG_LEVEL: "warn",
      TRUST_PROXY: "1",
      SESSION_SECRETS: randomBytes(32).toString("base64url"),
      DOCUMENT_KEYS: randomBytes(32).toString("base64"),
      DATABASE_URL: database.url,
      REDIS_URL: redis.url,
      ASSETS_URL: store.url,
      ...environment,
    };
    const ports = new Set();
    const sites = [];
    for (let index = 0; index < count; index++) {
      const site = createSite(path.join(data, `site-${index}`), await freePort(), shared, ports);
      ended.push(site.stop);
      await site.start();
      sites.push(site);
      log(`Site        http://localhost:${site.port}/`);
    }
    const proxy = await startProxy(ports, port);
    ended.push(proxy.close);
    const ask = (these) => proxy.ask(these.map((site) => site.port));
    return { origin: `http://localhost:${proxy.port}`, sites, redis, database, ask, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

const exitOf = (child) => new Promise((resolve) => child.once("exit", resolve));

async function startDatabase(data) {
  const child = spawn(
    nodeBinary(),
    [
      path.join(root, "node_modules/tsx/dist/cli.mjs"),
      path.join(root, "scripts/cluster/database.ts"),
      path.join(data, "postgres"),
    ],
    { cwd: root, stdio: ["pipe", "pipe", "inherit"], detached: true }, // Ctrl+C is for the sites first
  );
  const exit = exitOf(child);
  const lines = createInterface(child.stdout)[Symbol.asyncIterator]();
  const { value, done } = await lines.next();
  if (done) throw new Error("The database did not start");
  const connection = JSON.parse(value);
  return {
    connection,
    url: `postgresql://${connection.user}@localhost/${connection.database}?host=${encodeURIComponent(connection.host)}`,
    /** Answers when it is back. */
    async goAway(seconds) {
      child.stdin.write(`away ${seconds}\n`);
      await lines.next();
      await lines.next();
    },
    async stop() {
      child.stdin.end();
      await exit;
    },
  };
}

async function startRedis(data) {
  const server = ensureRedis();
  if (!server) throw new Error("No Redis could be found or installed. Set REDIS_SERVER_PATH to the one you have.");
  const folder = path.join(data, "redis");
  mkdirSync(folder, { recursive: true });
  const port = await freePort();
  const args = ["--port", String(port), "--bind", "127.0.0.1", "--save", "", "--appendonly", "no", "--dir", folder];
  const child = spawn(server, args, { stdio: "ignore", detached: true });
  const exit = exitOf(child);
  for (let tries = 0; !(await answers(port)); tries++) {
    if (tries > 200 || child.exitCode !== null) throw new Error("Redis did not start");
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  return {
    url: `redis://127.0.0.1:${port}`,
    pause: () => child.kill("SIGSTOP"),
    resume: () => child.kill("SIGCONT"),
    async stop() {
      child.kill("SIGKILL");
      await exit;
    },
  };
}

const answers = (port) =>
  new Promise((resolve) => {
    const socket = net.connect(port, "127.0.0.1", () => socket.end(() => resolve(true)));
    socket.once("error", () => resolve(false));
  });

async function startStore(data) {
  const directory = path.join(data, "objects");
  const store = new S3rver({ address: "127.0.0.1", port: 0, silent: true, directory, configureBuckets: [{ name: bucket }] });
  const { port } = await store.run();
  return {
    url: `http://${keys.accessKeyId}:${keys.secretAccessKey}@127.0.0.1:${port}/${bucket}`,
    stop: () => store.close(),
  };
}

function createSite(data, port, environment, ports) {
  mkdirSync(data, { recursive: true });
  let child = null;
  let exit = Promise.resolve();

  async function start() {
    child = spawn(nodeBinary(), [path.join(root, "dist/server/main.js")], {
      cwd: root,
      stdio: ["ignore", "ignore", "inherit"],
      detached: true,
      env: { ...process.env, ...environment, DATA_DIR: data, PORT: String(port), HOST: "127.0.0.1", PAYMENT_SANDBOX_PORT: "0" },
    });
    exit = exitOf(child);
    for (const end = Date.now() + 120_000; Date.now() < end && child.exitCode === null;) {
      const isReady = await fetch(`http://127.0.0.1:${port}/readyz`).then(
        ({ ok }) => ok,
        () => false,
      );
      if (isReady) {
        ports.add(port);
        return;
      }
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
    throw new Error("A site did not start");
  }

  async function end(signal) {
    if (child?.exitCode === null && child.signalCode === null) child.kill(signal);
    await exit;
  }
  return {
    port,
    origin: `http://127.0.0.1:${port}`,
    get pid() {
      return child.pid;
    },
    start,
    /** As a deploy stops it: what it has begun it ends. */
    stop: () => end("SIGTERM"),
    kill: () => end("SIGKILL"),
  };
}
