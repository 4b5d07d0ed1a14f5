import { join } from "node:path";
import pg from "pg";
import * as z from "zod/mini";
import { connectionWords } from "../platform/database/connection_words";
import { countMissing, migrate } from "../platform/database/migrate";
import { StartError } from "../platform/start_error";
import { DatabaseError, openServer } from "./open_database";
import { readWords, runCommand, type Surroundings, UsageError } from "./run_command";

z.config(z.locales.en()); // zod/mini brings no words of its own

const help = `Brings the database's tables up to date.

  npm run migrate
      Applies what is missing. With an owner's DATABASE_URL here, the site's own role needs no right to make tables.
  npm run migrate -- --check
      Says what is missing, and changes nothing.
  npm run migrate -- --grant role
      Lets a role read and write all tables, those of later migrations too, and change none.

  --help prints this. Ends with 0 when the tables are up to date, 1 when they are not, 2 when the command can not
  be meant, 3 when the database is not reachable.
`;

const options = {
  check: { type: "boolean", default: false },
  grant: { type: "string" },
  help: { type: "boolean", short: "h", default: false },
} as const;

/** Runs a command line; answers with the exit code. */
export async function runMigrate(args: readonly string[], surroundings: Surroundings): Promise<number> {
  const { root, write } = surroundings;
  const refusal = (error: unknown) => (error instanceof StartError ? error.message : undefined);
  return runCommand({ name: "migrate", refusal }, surroundings, async () => {
    const values = readOptions(args);
    if (values.help) {
      write(help);
      return 0;
    }
    const { connection, close } = await openServer(surroundings.configure(), root);
    const pool = new pg.Pool({ max: 1, connectionTimeoutMillis: 5_000, application_name: "foyer migrate", ...connection });
    pool.on("error", () => {}); // the query under way fails with it
    try {
      return await carryOut(pool, { folder: join(root, "server/migrations"), ...values, write });
    } catch (error) {
      if (error instanceof StartError) throw error;
      throw new DatabaseError(connectionWords(error, connection));
    } finally {
      await pool.end();
      await close();
    }
  });
}

/** It takes options alone. */
function readOptions(args: readonly string[]) {
  const { values, positionals } = readWords(args, options);
  if (positionals.length > 0) throw new UsageError(`migrate takes no ${positionals.join(" ")}.`);
  return values;
}

interface Wish {
  folder: string;
  check: boolean;
  grant?: string | undefined;
  write: (text: string) => void;
}

async function carryOut(pool: pg.Pool, { folder, check, grant, write }: Wish): Promise<number> {
  if (check) {
    const client = await pool.connect();
    const missing = await countMissing(client, folder).finally(() => client.release());
    write(missing === 0 ? "The tables are up to date.\n" : `${missing} migrations are missing.\n`);
    return missing === 0 ? 0 : 1;
  }
  const applied = await migrate(pool, folder);
  write(applied === 0 ? "The tables were up to date.\n" : `${applied} migrations were applied.\n`);
  if (grant !== undefined) {
    await pool.query(grantWords(pg.escapeIdentifier(grant)));
    write(`${grant} may read and write all tables, and change none.\n`);
  }
  return 0;
}

const grantWords = (role: string) => `
  grant usage on schema public, drizzle to ${role};
  grant select on drizzle.__drizzle_migrations to ${role};
  grant select, insert, update, delete on all tables in schema public to ${role};
  grant usage, select, update on all sequences in schema public to ${role};
  alter default privileges in schema public grant select, insert, update, delete on tables to ${role};
  alter default privileges in schema public grant usage, select, update on sequences to ${role};`;
