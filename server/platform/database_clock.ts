import { sql } from "drizzle-orm";
import fp from "fastify-plugin";
import type { Queryable } from "./plugins/database";
import { repeat } from "./repeat";

/** The one clock of all processes is the database's; they only know about how far theirs is from it. */
export interface DatabaseClock {
  /** Asks the database what time it is. */
  measure(): Promise<void>;
  /** Ms since 1970 by the database's clock, as the last measurement and the process's own steady time tell. */
  now(): number;
}

/** In whole ms since 1970, at the moment at which the database reads it. */
export const databaseNow = sql<number>`floor(extract(epoch from clock_timestamp()) * 1000)::float8`;

const asks = 3;

/** `steady` counts ms from anywhere, and no change of the machine's clock moves it. */
export function createDatabaseClock(
  db: Pick<Queryable, "execute">,
  steady: () => number = () => performance.now(),
): DatabaseClock {
  let ahead = 0;
  async function ask(): Promise<{ ahead: number; took: number }> {
    const asked = steady();
    const { rows } = await db.execute<{ at: number }>(sql`select ${databaseNow} as at`);
    const took = steady() - asked;
    return { ahead: (rows[0]?.at ?? 0) - asked - took / 2, took };
  }
  return {
    async measure() {
      let best = await ask();
      for (let asked = 1; asked < asks; asked++) {
        const next = await ask();
        if (next.took < best.took) best = next;
      }
      ({ ahead } = best);
    },
    now: () => steady() + ahead,
  };
}

/** What time it is, to the millisecond and by no clock but the database's: for what begins, ends or is counted by it. */
export async function readDatabaseTime(db: Pick<Queryable, "execute">): Promise<Date> {
  const { rows } = await db.execute<{ at: number }>(sql`select ${databaseNow} as at`);
  return new Date(rows[0]?.at ?? 0);
}

let latest: DatabaseClock | null = null;

/** About the same without asking. A clock that is set back or ahead in one process changes nothing about it. */
export const databaseTime = (): Date => new Date(latest ? latest.now() : Date.now());

export const databaseClockPlugin = fp(
  async (app) => {
    const clock = createDatabaseClock(app.db);
    const measure = async () => {
      await clock.measure();
      latest = clock;
    };
    app.beforeServing(measure);
    repeat(app, { everyMs: 30_000, failure: "The database's clock could not be read", isOwn: true }, measure);
  },
  { name: "database_clock", dependencies: ["database"] },
);
