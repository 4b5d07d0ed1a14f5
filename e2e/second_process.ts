import { spawn } from "node:child_process";
import { once } from "node:events";
import { dataOf } from "./database";

/** One more process of the same site: on the same database, at a port of its own. */
export async function startSecondProcess(baseURL: string) {
  const port = Number(new URL(baseURL).port) + 7;
  const server = spawn(process.execPath, ["dist/server/main.js"], {
    stdio: "ignore",
    env: {
      ...process.env,
      ...{ NODE_ENV: "production", DEMO: "1", DEMO_PLAYERS: "0", OVERLOAD_DELAY: "0", LOG_LEVEL: "warn" },
      ...{ DATA_DIR: dataOf(baseURL), PORT: String(port), PAYMENT_SANDBOX_PORT: "0" },
    },
  });
  const gone = once(server, "exit");
  const origin = `http://localhost:${port}`;
  const isReady = () =>
    fetch(`${origin}/readyz`).then(
      ({ ok }) => ok,
      () => false,
    );
  while (!(await isReady())) {
    if (server.exitCode !== null) throw new Error("The second process did not start");
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  return {
    origin,
    async stop() {
      server.kill("SIGKILL");
      await gone;
    },
  };
}
