import { and, eq, sql } from "drizzle-orm";
import { sessions } from "../../accounts/users/tables";
import { toDecimal } from "../../platform/amounts";
import type { Queryable } from "../../platform/plugins/database";
import { gameSessions } from "./tables";

type Session = typeof gameSessions.$inferSelect;

/** After so long without a game somebody plays again. */
const restHours = 8;

/** The clock of a sign-in runs on through all its games; it begins with the first one, and again after a long rest. */
export async function startPlayClock(tx: Queryable, signInId: string | null): Promise<void> {
  if (signInId === null) return;
  await tx
    .update(sessions)
    .set({ playStartedAt: sql`now()`, playCheckedAt: sql`now()` })
    .where(
      and(
        eq(sessions.id, signInId),
        sql`(${sessions.playStartedAt} is null or not exists (select 1 from ${gameSessions}
          where ${gameSessions.userId} = ${sessions.userId} and ${gameSessions.signInId} = ${sessions.id}
            and ${gameSessions.startedAt} >= ${sessions.playStartedAt} and ${gameSessions.lastSeenAt} > now() - make_interval(hours => ${restHours})))`,
      ),
    );
}

/** Since when somebody plays in this sign-in, when they last read how long it was, and what all its games cost and brought since. */
export async function readPlayClock(db: Queryable, { signInId, userId, currencyCode, isDemo, startedAt }: Session) {
  const sum = (
    column: typeof gameSessions.wagered | typeof gameSessions.won,
  ) => sql<string>`(select coalesce(sum(${column}), 0) from ${gameSessions}
    where ${gameSessions.userId} = ${userId} and ${gameSessions.signInId} = ${signInId} and ${gameSessions.isDemo} = ${isDemo}
      and ${gameSessions.currencyCode} = ${currencyCode} and ${gameSessions.startedAt} >= ${sessions.playStartedAt})`;
  const [row] = await db
    .select({
      startedAt: sessions.playStartedAt,
      checkedAt: sessions.playCheckedAt,
      now: sql<string>`clock_timestamp()`,
      wagered: sum(gameSessions.wagered),
      won: sum(gameSessions.won),
    })
    .from(sessions)
    .where(eq(sessions.id, signInId ?? ""));
  const began = row?.startedAt ?? startedAt;
  return {
    startedAt: began.toISOString(),
    checkedAt: (row?.checkedAt ?? began).toISOString(),
    now: new Date(row?.now ?? Date.now()).toISOString(),
    wagered: toDecimal(Number(row?.wagered ?? 0), currencyCode),
    won: toDecimal(Number(row?.won ?? 0), currencyCode),
  };
}

/** They have read how long they play and what it cost: the time until they are told again begins again. */
export const checkPlayClock = (db: Queryable, signInId: string) =>
  db
    .update(sessions)
    .set({ playCheckedAt: sql`now()` })
    .where(eq(sessions.id, signInId));
