import { spawn } from "node:child_process";
import { chmodSync, mkdtempSync, rmSync } from "node:fs";
import net from "node:net";
import os from "node:os";
import path from "node:path";
import { build } from "../scripts/build.mjs";
import { socketOf } from "../server/platform/database/socket_of.ts";
import { root } from "./root.mjs";

/** The built site on an empty database of its own with the demo casino in it; started when a part first asks. */
export function createSite() {
  let running = null;
  return {
    start: () => (running ??= start()),
    async stop() {
      await running?.then(
        (site) => site.stop(),
        () => {},
      ); // whoever asked for one that did not start has heard of it
    },
  };
}

/** A data folder of its own, in which the database may run as another user where this one is root. */
export function makeDataFolder() {
  const data = mkdtempSync(path.join(os.tmpdir(), "foyer-bench-"));
  chmodSync(data, 0o755);
  return data;
}

/** Builds what is older than its sources, serves a data folder, and takes it away in the end. */
export async function start(data = makeDataFolder(), environment = {}) {
  const remove = () => rmSync(data, { recursive: true, force: true });
  try {
    await build();
    const site = await serve(data, environment);
    return { ...site, stop: () => site.stop().then(remove) };
  } catch (error) {
    remove();
    throw error;
  }
}

/** Serves a data folder, which stays when it ends; `took` is how many milliseconds passed from the process's start to the first 200 of the home page. */
export async function serve(data, environment = {}) {
  const port = await freePort();
  const begin = performance.now();
  const server = spawn(process.execPath, ["dist/server/main.js"], {
    cwd: root,
    stdio: ["ignore", "ignore", "inherit"],
    env: {
      ...process.env,
      NODE_ENV: "production",
      DEMO: "1",
      DEMO_PLAYERS: "0",
      DATA_DIR: data,
      PORT: String(port),
      LOG_LEVEL: "warn",
      ...environment,
    },
  });
  const origin = `http://localhost:${port}`;
  const ended = new Promise((resolve) => server.once("exit", resolve));
  const kill = () => server.kill("SIGTERM");
  process.once("exit", kill); // nobody stops what a run that was given up on has started

  async function stop() {
    kill();
    await ended;
    process.off("exit", kill);
  }
  try {
    await untilAnswers(`${origin}/`, () => server.exitCode !== null || server.signalCode !== null);
  } catch (error) {
    await stop();
    throw error;
  }
  return {
    origin,
    pid: server.pid,
    took: performance.now() - begin,
    database: { host: socketOf(path.join(data, "postgres")), user: "foyer", database: "postgres" },
    stop,
  };
}

async function untilAnswers(url, hasEnded) {
  for (const end = Date.now() + 120_000; Date.now() < end && !hasEnded();) {
    const status = await fetch(url).then(
      async (answer) => (await answer.arrayBuffer(), answer.status),
      () => 0,
    );
    if (status === 200) return;
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  throw new Error("The site did not start");
}

export const freePort = () =>
  new Promise((resolve, reject) => {
    const probe = net.createServer();
    probe.once("error", reject);
    probe.listen(0, "localhost", () => {
      const { port } = probe.address();
      probe.close(() => resolve(port));
    });
  });
