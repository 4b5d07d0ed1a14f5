import pg from "pg";
import { causesOf } from "./connection_error";

/** What a sentence about the database names: never its password. */
const placeOf = ({ connectionString, ...parts }: pg.PoolConfig) => {
  const { host, port, user, database } = new pg.Client({ ...parts, ...(connectionString && { connectionString }) });
  return { place: host.startsWith("/") ? host : `${host}:${port}`, user: user ?? "", database: database ?? "" };
};

/** Mistakes that no waiting mends. */
const mistakes: Record<string, (of: ReturnType<typeof placeOf>) => string> = {
  "28P01": ({ place, user }) => `The database at ${place} refuses the password of ${user}.`,
  "28000": ({ place, user }) => `The database at ${place} does not let ${user} in.`,
  "3D000": ({ place, database }) => `There is no database ${database} at ${place}.`,
  "42501": ({ place, user, database }) => `${user} has no right to do what is needed in the database ${database} at ${place}.`,
};

/** One sentence about a mistake in the address, name, password or rights of a database; null for what may pass. */
export function mistakeWords(error: unknown, connection: pg.PoolConfig): string | null {
  for (const { code, message } of causesOf(error)) {
    const words = mistakes[code ?? ""]?.(placeOf(connection));
    if (words) return code === "42501" ? `${words} (${message})` : words;
  }
  return null;
}

/** One sentence about a database that can not be reached. */
export function connectionWords(error: unknown, connection: pg.PoolConfig): string {
  const mistake = mistakeWords(error, connection);
  if (mistake) return mistake;
  const causes = [...causesOf(error)].flatMap((cause) => (cause instanceof AggregateError ? (cause.errors as Error[]) : [cause]));
  const reasons = new Set(causes.map((cause) => (cause as NodeJS.ErrnoException).code ?? cause.message));
  return `The database at ${placeOf(connection).place} is not reachable (${[...reasons].join(", ")}).`;
}
