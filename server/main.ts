import { join } from "node:path";
import type { FastifyInstance } from "fastify";
import type pg from "pg";
import { buildApp } from "./app";
import { type Configuration, ConfigurationError, readConfiguration } from "./configuration";
import { startEmbeddedPostgres } from "./database/embedded_postgres";
import { createBuiltRenderer } from "./site/built_renderer";
import { demoAccounts, demoPassword } from "./demo/accounts";

/** The project's folder, from which the process is started. */
const root = process.cwd();

async function main() {
  const configuration = readConfiguration(process.env, root);
  const database = await openDatabase(configuration);
  const app = await buildApp({ configuration, root, connection: database.connection, createRenderer: rendererOf(configuration) });
  let isStopping = false;

  async function stop() {
    if (isStopping) return;
    isStopping = true;
    setTimeout(() => process.exit(1), 20_000).unref();
    await app.close();
    await database.stop();
    process.exit(0);
  }
  process.on("SIGTERM", () => void stop());
  process.on("SIGINT", () => void stop());

  try {
    await app.listen({ port: configuration.port, host: configuration.host });
  } catch (error) {
    await database.stop();
    throw error;
  }
  await app.whenReady();
  printAddresses(app, configuration);
}

/** What `npm run build` made, or, in development, the sources. */
const rendererOf =
  ({ isDevelopment }: Configuration) =>
  async (app: FastifyInstance) => {
    if (!isDevelopment) return createBuiltRenderer(root);
    const { createDevelopmentRenderer } = await import("./site/development_renderer");
    return createDevelopmentRenderer(app, root);
  };

async function openDatabase({
  databaseUrl,
  dataDir,
}: Configuration): Promise<{ connection: pg.PoolConfig; stop: () => Promise<void> }> {
  if (databaseUrl) return { connection: { connectionString: databaseUrl }, stop: async () => {} };
  const log = (message: string) => console.warn(message);
  const embedded = await startEmbeddedPostgres({ root, folder: join(dataDir, "postgres"), log });
  if (embedded.movedTo) console.warn(`The database's user cannot reach ${dataDir}; the data is in ${embedded.movedTo}.`);
  return embedded;
}

function printAddresses(app: FastifyInstance, { publicUrl, isDemo, port }: Configuration) {
  const { port: actualPort } = (app.server.address() ?? { port }) as { port: number };
  const address = publicUrl ?? `http://localhost:${actualPort}`;
  const lines = ["", `  Casino    ${address}/`, `  Editor    ${address}/editor`, `  API       ${address}/api/docs`, ""];
  if (isDemo) {
    lines.push(`  Demo accounts, all with the password ${demoPassword}`);
    for (const { email, about } of demoAccounts) lines.push(`    ${email.padEnd(22)} ${about}`);
    lines.push("");
  }
  console.log(lines.join("\n"));
}

main().catch((error: unknown) => {
  console.error(error instanceof ConfigurationError ? error.message : error);
  process.exit(1);
});
