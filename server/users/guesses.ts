import { and, count, eq, gt, sql } from "drizzle-orm";
import type { Database } from "../plugins/database";
import { loginGuesses } from "./tables";

const maxGuesses = 5;
const guessMinutes = 15;

/** Takes one of the five guesses that a key has in 15 minutes; false where none is left. Safe under races. */
export function takeGuess(db: Database, key: string): Promise<boolean> {
  return db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${key}, 0))`);
    const since = sql`now() - make_interval(mins => ${guessMinutes})`;
    await tx
      .delete(loginGuesses)
      .where(sql`id in (select id from ${loginGuesses} where at < ${since} limit 100 for update skip locked)`);
    const [row] = await tx
      .select({ taken: count() })
      .from(loginGuesses)
      .where(and(eq(loginGuesses.key, key), gt(loginGuesses.at, since)));
    if ((row?.taken ?? 0) >= maxGuesses) return false;
    await tx.insert(loginGuesses).values({ key });
    return true;
  });
}

/** A right guess gives the others back. */
export const forgetGuesses = (db: Database, key: string) => db.delete(loginGuesses).where(eq(loginGuesses.key, key));
