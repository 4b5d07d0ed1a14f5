import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import type { FastifyInstance } from "fastify";
import type pg from "pg";
import { buildApp } from "./app";
import { type Configuration, ConfigurationError, readConfiguration } from "./platform/configuration";
import { startEmbeddedPostgres } from "./platform/database/embedded_postgres";
import { survivePrinting } from "./platform/logging";
import { StartError } from "./platform/start_error";
import { createBuiltRenderer } from "./site/built_renderer";
import { issueSetUpToken, staffLink } from "./accounts/staff/links";
import { demoAccounts, demoPassword } from "./demo/accounts";

/** The project's folder, from which the process is started. */
const root = process.cwd();

async function main() {
  survivePrinting();
  const configuration = readConfiguration(process.env, root);
  const database = await openDatabase(configuration);
  const app = await buildApp({ configuration, root, connection: database.connection, createRenderer: rendererOf(configuration) });
  let isStopping = false;

  /** Who asks `/readyz` is told first, and sends nobody any more when the port closes. */
  async function stop(drainSeconds: number) {
    if (isStopping) return;
    isStopping = true;
    app.drain();
    await wait(drainSeconds * 1000);
    setTimeout(() => process.exit(1), 20_000).unref();
    await app.close();
    await database.stop();
    process.exit(0);
  }
  process.on("SIGTERM", () => void stop(configuration.drainSeconds));
  process.on("SIGINT", () => void stop(0));

  try {
    await app.listen({ port: configuration.port, host: configuration.host });
    await app.whenReady();
  } catch (error) {
    await app.close().catch(() => {});
    await database.stop();
    throw error;
  }
  printAddresses(app, configuration, configuration.isDemo ? null : await issueSetUpToken(app.db));
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
  const embedded = await startEmbeddedPostgres({ root, folder: join(dataDir, "postgres"), log }).catch((error: Error) => {
    throw new StartError(`The embedded database did not start: ${error.message}`);
  });
  if (embedded.movedTo) console.warn(`The database's user cannot reach ${dataDir}; the data is in ${embedded.movedTo}.`);
  return embedded;
}

function printAddresses(app: FastifyInstance, { publicUrl, isDemo, port }: Configuration, setUpToken: string | null) {
  const { port: actualPort } = (app.server.address() ?? { port }) as { port: number };
  const address = publicUrl ?? `http://localhost:${actualPort}`;
  const lines = ["", `  Casino    ${address}/`, `  Editor    ${address}/editor`, `  API       ${address}/api/docs`];
  if (app.paymentSandbox)
    lines.push(`  Payments  ${app.paymentSandbox.pageOrigin(address)}/ (practice cards, coins and amounts)`);
  lines.push("");
  if (setUpToken !== null) {
    lines.push("  Nobody can arrange this site yet. The first administrator comes in here, once, within 24 hours:");
    lines.push(`    ${staffLink(address, "set-up", setUpToken)}`, "");
  }
  if (isDemo) {
    lines.push("  THIS IS THE DEMO, AND NOT SAFE FOR ANYBODY ELSE. Everybody knows the passwords below,");
    lines.push(
      app.outboxPath
        ? `  and everybody can read all letters and codes at ${address}${app.outboxPath}.`
        : "  the administrator's too.",
    );
    lines.push("  npm run serve is for a site of your own (docs/deployment.md).", "");
    lines.push(`  Demo accounts, all with the password ${demoPassword}`);
    for (const { email, about } of demoAccounts) lines.push(`    ${email.padEnd(22)} ${about}`);
    lines.push("");
  }
  console.log(lines.join("\n"));
}

main().catch((error: unknown) => {
  console.error(startWords(error) ?? error);
  process.exit(1);
});

/** One sentence about what keeps it from starting; null for what is a mistake of ours. */
function startWords(error: unknown): string | null {
  if (error instanceof ConfigurationError || error instanceof StartError) return error.message;
  const { code, syscall, address, port, path } = error as NodeJS.ErrnoException & { address?: string; port?: number };
  if (syscall === "listen" && code === "EADDRINUSE") return `Port ${port} is taken by another program. PORT names another one.`;
  if (syscall === "listen" && code === "EACCES") return `This user may not listen at port ${port}. PORT names another one.`;
  if (code === "EADDRNOTAVAIL" || (syscall === "getaddrinfo" && code))
    return `HOST is no address of this machine: ${address ?? code}.`;
  if (path && code && ["EACCES", "EROFS", "ENOSPC", "EPERM"].includes(code)) return `${path} can not be written (${code}).`;
  return null;
}
