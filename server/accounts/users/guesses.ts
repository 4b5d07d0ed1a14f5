import { and, count, eq, gt, like, min, or, sql } from "drizzle-orm";
import { HttpError } from "../../platform/api_error";
import type { Database, Queryable } from "../../platform/plugins/database";
import { loginGuesses } from "./tables";

/** How often something may be tried under one key. */
export interface TryLimit {
  tries: number;
  seconds: number;
}

/** Of passwords. */
const guesses: TryLimit = { tries: 5, seconds: 15 * 60 };
/** No limit looks back further. */
const keptSeconds = 60 * 60;

/** Takes one of the tries that a key has; answers 0, or the seconds until the next one where none is left. Safe under races. */
export function takeTry(db: Database, key: string, { tries, seconds }: TryLimit): Promise<number> {
  return db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${key}, 0))`);
    const ago = (past: number) => sql`now() - make_interval(secs => ${past})`;
    await tx
      .delete(loginGuesses)
      .where(sql`id in (select id from ${loginGuesses} where at < ${ago(keptSeconds)} limit 100 for update skip locked)`);
    const age = sql<number>`extract(epoch from now() - ${min(loginGuesses.at)})::float8`;
    const [row] = await tx
      .select({ taken: count(), age })
      .from(loginGuesses)
      .where(and(eq(loginGuesses.key, key), gt(loginGuesses.at, ago(seconds))));
    if ((row?.taken ?? 0) >= tries) return Math.max(1, Math.ceil(seconds - (row?.age ?? 0)));
    await tx.insert(loginGuesses).values({ key });
    return 0;
  });
}

/** How many tries were taken under a key lately. */
export async function countTries(db: Queryable, key: string, { seconds }: TryLimit): Promise<number> {
  const isRecent = gt(loginGuesses.at, sql`now() - make_interval(secs => ${seconds})`);
  const [row] = await db
    .select({ taken: count() })
    .from(loginGuesses)
    .where(and(eq(loginGuesses.key, key), isRecent));
  return row?.taken ?? 0;
}

/** Takes one of the five guesses at a password that a key has in 15 minutes; false where none is left. */
export const takeGuess = async (db: Database, key: string): Promise<boolean> => (await takeTry(db, key, guesses)) === 0;

/** Takes a guess, or another try, and refuses with 429 and when to come back where none is left. */
export async function requireGuess(db: Database, key: string, limit = guesses): Promise<void> {
  const seconds = await takeTry(db, key, limit);
  if (seconds === 0) return;
  const minutes = Math.ceil(seconds / 60);
  const words = minutes === 1 ? "Try again in a minute." : `Try again in ${minutes} minutes.`;
  throw new HttpError(429, "login.too_many_attempts", `Too many attempts. ${words}`, {
    headers: { "retry-after": String(seconds) },
    data: { success: false },
  });
}

/** Who has shown by a letter whose account it is starts again, in every browser. */
export const forgetAllGuesses = (db: Queryable, userId: number) =>
  db.delete(loginGuesses).where(or(like(loginGuesses.key, `account ${userId} %`), eq(loginGuesses.key, `proof ${userId}`)));

/** A right guess gives the others back. */
export const forgetGuesses = (db: Queryable, key: string) => db.delete(loginGuesses).where(eq(loginGuesses.key, key));
