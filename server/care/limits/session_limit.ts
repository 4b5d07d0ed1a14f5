import { eq, sql } from "drizzle-orm";
import { readSessionMinutes } from "../../../schemas/limits";
import type { SessionLimit } from "../../../schemas/api/limits";
import { sessions, users } from "../../accounts/users/tables";
import type { UserRow } from "../../accounts/users/sessions";
import type { Queryable } from "../../platform/plugins/database";
import { signal } from "../../platform/plugins/changes";
import { appliesAt, holdAccount, notReady, nothingPending } from "./change_limit";
import type { LimitRules } from "./limit_rules";

async function readAccount(tx: Queryable, userId: number): Promise<UserRow> {
  await holdAccount(tx, userId);
  const [row] = await tx.select().from(users).where(eq(users.id, userId));
  if (!row) throw new Error("A session without its account");
  return row;
}

const nothing = { pendingTimeLimit: null, pendingTimeLimitRequestedAt: null };

/** Limits how long a sign-in lasts: a first limit and a shorter one hold at once, a longer one waits (C-5.47). */
export async function setSessionTime(tx: Queryable, userId: number, minutes: number, now: Date): Promise<void> {
  const { timeLimit } = await readAccount(tx, userId);
  const isLonger = timeLimit !== null && readSessionMinutes(minutes) > readSessionMinutes(timeLimit);
  const since = timeLimit === null ? { timeLimitSince: now } : {};
  await tx
    .update(users)
    .set(
      isLonger
        ? { pendingTimeLimit: minutes, pendingTimeLimitRequestedAt: now }
        : { ...nothing, ...since, timeLimit: minutes, timeLimitUpdatedAt: now },
    )
    .where(eq(users.id, userId));
}

export async function answerLongerSession(
  tx: Queryable,
  userId: number,
  accept: boolean,
  rules: LimitRules,
  now: Date,
): Promise<void> {
  const { pendingTimeLimit, pendingTimeLimitRequestedAt } = await readAccount(tx, userId);
  if (pendingTimeLimit === null || pendingTimeLimitRequestedAt === null) throw nothingPending();
  const at = appliesAt(rules, null, pendingTimeLimitRequestedAt);
  if (accept && at > now) throw notReady(at);
  await tx
    .update(users)
    .set(accept ? { ...nothing, timeLimit: pendingTimeLimit, timeLimitUpdatedAt: now } : nothing)
    .where(eq(users.id, userId));
}

/** The limit on a sign-in that began then. */
export function sessionLimitOf(user: UserRow, beganAt: Date, rules: LimitRules, now: Date): SessionLimit {
  const { timeLimit, timeLimitSince, pendingTimeLimit, pendingTimeLimitRequestedAt } = user;
  const minutes = timeLimit === null ? null : readSessionMinutes(timeLimit);
  const from = Math.max(beganAt.getTime(), timeLimitSince?.getTime() ?? 0);
  const pendingAt = pendingTimeLimitRequestedAt && appliesAt(rules, null, pendingTimeLimitRequestedAt);
  return {
    timeLimit: minutes,
    expiry: minutes === null ? null : new Date(from + minutes * 60_000).toISOString(),
    pending:
      pendingTimeLimit === null || !pendingTimeLimitRequestedAt || !pendingAt
        ? null
        : {
            limit: readSessionMinutes(pendingTimeLimit),
            requestedAt: pendingTimeLimitRequestedAt.toISOString(),
            appliesAt: pendingAt.toISOString(),
            isReady: pendingAt <= now,
          },
  };
}

/** Ends sign-ins that have lasted as long as their owners allowed; every process closes their sockets. Answers how many. */
export async function endOverlongSessions(db: Queryable): Promise<number> {
  const { rows } = await db.execute<{ id: string }>(sql`
    delete from ${sessions} using ${users} where ${users.id} = ${sessions.userId} and ${users.timeLimit} is not null
      and now() >= greatest(${sessions.createdAt}, ${users.timeLimitSince})
        + make_interval(mins => case when ${users.timeLimit} = 24 then 1440 else ${users.timeLimit} end)
    returning ${sessions.id} as id`);
  for (const { id } of rows) await signal(db, "session_ended", { sessionId: id });
  return rows.length;
}
