import { join } from "node:path";
import type pg from "pg";
import { type Configuration, ConfigurationError, readConfiguration } from "./platform/configuration";
import { startEmbeddedPostgres } from "./platform/database/embedded_postgres";
import { survivePrinting } from "./platform/logging";
import { StartError } from "./platform/start_error";

/** The project's folder, from which the process is started. */
const root = process.cwd();

/** The database starts while the code of the site is read. */
async function main() {
  survivePrinting();
  const configuration = readConfiguration(process.env, root);
  const [database, { listen }] = await Promise.all([openDatabase(configuration), import("./listen")]);
  await listen({ configuration, root, database });
}

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
