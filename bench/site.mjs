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
      if (running) await (await running).stop();
    },
  };
}

/** A data folder of its own, in which the database may run as another user where this one is root. */
export function makeDataFolder() {
  const data = mkdtempSync(path.join(os.tmpdir(), "foyer-bench-"));
  chmodSync(data, 0o755);
  return data;
}

/** Serves a data folder, and takes it away in the end. */
export async function start(data = makeDataFolder(), environment = {}) {
  await build();
  const port = await freePort();
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

  async function stop() {
    server.kill("SIGTERM");
    await ended;
    rmSync(data, { recursive: true, force: true });
  }
  try {
    await untilAnswers(`${origin}/`, () => server.exitCode !== null);
  } catch (error) {
    await stop();
    throw error;
  }
  return {
    origin,
    pid: server.pid,
    database: { host: socketOf(path.join(data, "postgres")), user: "foyer", database: "postgres" },
    stop,
  };
}

async function untilAnswers(url, hasEnded) {
  for (const end = Date.now() + 120_000; Date.now() < end && !hasEnded();) {
    const status = await fetch(url).then(
      (answer) => answer.status,
      () => 0,
    );
    if (status === 200) return;
    await new Promise((resolve) => setTimeout(resolve, 200));
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
