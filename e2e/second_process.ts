import { spawn } from "node:child_process";
import { once } from "node:events";
import { readFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import pg from "pg";
import { socketOf } from "../server/platform/database/socket_of";

/** The folder of the server at a port (e2e/serve.mjs). */
const dataOf = (baseURL: string) => readFileSync(path.join(tmpdir(), `foyer-e2e-${new URL(baseURL).port}`), "utf8");

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

/** Players with a name and a hundred euros, who sign in with the password of the demo. */
export async function addPlayers(baseURL: string, names: readonly string[]): Promise<string[]> {
  const client = new pg.Client({ host: socketOf(path.join(dataOf(baseURL), "postgres")), user: "foyer", database: "postgres" });
  await client.connect();
  try {
    const emails: string[] = [];
    for (const nickname of names) {
      const { rows } = await client.query<{ id: number; email: string }>(
        `insert into users (unique_id, email, password_hash, consents, nickname, is_email_verified)
         select gen_random_uuid(), gen_random_uuid() || '@foyer.test', password_hash, consents, $1, true
         from users where email = 'paid@foyer.test' returning id, email`,
        [nickname],
      );
      const [player] = rows;
      if (!player) throw new Error("The demo has no player");
      await client.query(
        "select ledger_book('opening', $1, array['cash', 'outside'], array[$2::int, null], array['EUR', 'EUR'], array[10000, -10000]::bigint[])",
        [`opening:${player.id}:EUR`, player.id],
      );
      emails.push(player.email);
    }
    return emails;
  } finally {
    await client.end();
  }
}
