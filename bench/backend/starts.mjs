import { spawn } from "node:child_process";
import { chmodSync, mkdtempSync, rmSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { root } from "../root.mjs";
import { median } from "../stats.mjs";

/** Milliseconds from the start of the process to the first 200, with an empty data folder and again with the same one. */
export async function timeStarts(freePort, rounds) {
  const data = mkdtempSync(path.join(os.tmpdir(), "foyer-start-"));
  chmodSync(data, 0o755); // the database runs as another user where this one is root
  try {
    const cold = await timeStart(data, await freePort());
    const warm = [];
    for (let round = 0; round < rounds; round++) warm.push(await timeStart(data, await freePort()));
    return { cold, warm: median(warm) };
  } finally {
    rmSync(data, { recursive: true, force: true });
  }
}

async function timeStart(data, port) {
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
    },
  });
  const ended = new Promise((resolve) => server.once("exit", resolve));
  while (server.exitCode === null) {
    const status = await fetch(`http://localhost:${port}/`).then(
      async (answer) => (await answer.arrayBuffer(), answer.status),
      () => 0,
    );
    if (status === 200) break;
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  const took = performance.now() - begin;
  server.kill("SIGTERM");
  await ended;
  return took;
}
