import { and, eq, gt, isNull, lt, ne, or, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import { signal } from "../../platform/plugins/changes";
import type { Database, Queryable } from "../../platform/plugins/database";
import { sessions, sessionTokens, users } from "./tables";
import { hashToken, newToken } from "./tokens";
import { databaseTime } from "../../platform/database_clock";

const sessionDays = 30;
/** However often it is renewed, a session ends this long after the sign-in. */
const mostDays = 90;
/** Tabs that renew at the same moment all send the cookie that one of them has just replaced. */
const graceSeconds = 10;

export type UserRow = typeof users.$inferSelect;
export interface FoundSession {
  id: string;
  user: UserRow;
}

const inMinutes = (minutes: number) => sql`now() + make_interval(mins => ${minutes})`;

/** Which browser a session is in, as far as it can be told. */
export interface SessionOrigin {
  country: string | null;
  subdivision: string | null;
  ip: string;
  userAgent: string | null;
}

/** How long a session for a withdrawal lasts, in minutes. */
const withdrawalMinutes = 60;

/**
 * A new session and the token for its cookie; the account keeps when and where, and the same of the sign-in before.
 * `admit` looks at the account as it is while nobody else can change it, and throws where it opens no session: a break that began after the password was
 * checked has ended the sessions that there were. `alongside` happens in the same transaction.
 */
export async function openSession(
  db: Database,
  userId: number,
  origin: SessionOrigin,
  {
    isForWithdrawal = false,
    admit,
    alongside,
  }: { isForWithdrawal?: boolean; admit?: (current: UserRow) => void; alongside?: (tx: Queryable) => Promise<void> } = {},
): Promise<{ id: string; token: string }> {
  const { country, subdivision } = origin;
  const id = newToken();
  const token = newToken();
  await db.transaction(async (tx) => {
    const lastLogin = { at: databaseTime().toISOString(), country, subdivision };
    const [current] = await tx
      .update(users)
      .set({ previousLogin: sql`${users.lastLogin}`, lastLogin })
      .where(eq(users.id, userId))
      .returning();
    if (current) admit?.(current);
    await tx.delete(sessions).where(and(eq(sessions.userId, userId), lt(sessions.expiresAt, sql`now()`)));
    await tx.insert(sessions).values({
      ...origin,
      id,
      userId,
      isForWithdrawal,
      expiresAt: inMinutes(isForWithdrawal ? withdrawalMinutes : sessionDays * 1_440),
    });
    await tx.insert(sessionTokens).values({ hash: hashToken(token), sessionId: id });
    await alongside?.(tx);
  });
  return { id, token };
}

const isUsable = and(
  gt(sessions.expiresAt, sql`now()`),
  // during a break the sessions for a withdrawal, at other times all others
  sql`${sessions.isForWithdrawal} = (coalesce(${users.excludedUntil}, now()) > now())`,
  isNull(users.suspendedAt),
  isNull(users.closedAt),
  isNull(users.heldAt),
  sql`(${users.timeLimit} is null or ${sessions.isForWithdrawal} or now() < greatest(${sessions.createdAt}, ${users.timeLimitSince})
    + make_interval(mins => case when ${users.timeLimit} = 24 then 1440 else ${users.timeLimit} end))`,
);

const sessionById = (db: Queryable) =>
  db
    .select({ id: sessions.id, user: users })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(and(eq(sessions.id, sql.placeholder("id")), isUsable))
    .prepare(""); // its name is given with the connection, where that may keep statements
/** Every call asks: the statement is put into words once for each database. */
const preparedFor = new WeakMap<Queryable, ReturnType<typeof sessionById>>();

export async function findSession(db: Queryable, id: string): Promise<FoundSession | null> {
  const prepared = preparedFor.get(db) ?? sessionById(db);
  preparedFor.set(db, prepared);
  const [row] = await prepared.execute({ id });
  return row ?? null;
}

const graceAgo = sql`now() - make_interval(secs => ${graceSeconds})`;

/**
 * The session of a cookie. One whose successor has been in use for a while must have been copied: it ends the whole
 * session. While the successor was never seen, the answer that brought it may have been lost, as when somebody goes to
 * another page at that moment, and the old cookie goes on. `isReplaced`: another request has just renewed it.
 */
export async function findSessionByToken(db: Queryable, token: string): Promise<(FoundSession & { isReplaced: boolean }) | null> {
  const hash = hashToken(token);
  const successor = alias(sessionTokens, "successor");
  const usedSuccessors = sql`select 1 from ${sessionTokens} ${successor} where ${successor.sessionId} = ${sessionTokens.sessionId}
    and ${successor.hash} <> ${sessionTokens.hash} and ${successor.usedAt} >= ${sessionTokens.replacedAt} and ${successor.usedAt} < ${graceAgo}`;
  const [row] = await db
    .select({
      id: sessions.id,
      user: users,
      usedAt: sessionTokens.usedAt,
      isReplaced: sql<boolean>`coalesce(${sessionTokens.replacedAt} > ${graceAgo}, false)`,
      isStale: sql<boolean>`exists (${usedSuccessors})`,
    })
    .from(sessionTokens)
    .innerJoin(sessions, eq(sessions.id, sessionTokens.sessionId))
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(and(eq(sessionTokens.hash, hash), isUsable));
  if (!row) return null;
  const { id, user, usedAt, isReplaced, isStale } = row;
  if (isStale) {
    await endSession(db, id);
    return null;
  }
  if (!usedAt)
    await db
      .update(sessionTokens)
      .set({ usedAt: sql`now()` })
      .where(eq(sessionTokens.hash, hash));
  return { id, user, isReplaced };
}

/** Replaces a cookie's token; null where another request has just done so. */
export async function rotateToken(db: Database, token: string): Promise<string | null> {
  const next = newToken();
  const isCurrent = or(isNull(sessionTokens.replacedAt), lt(sessionTokens.replacedAt, graceAgo));
  return db.transaction(async (tx) => {
    const [replaced] = await tx
      .update(sessionTokens)
      .set({ replacedAt: sql`now()` })
      .where(and(eq(sessionTokens.hash, hashToken(token)), isCurrent))
      .returning({ sessionId: sessionTokens.sessionId });
    if (!replaced) return null;
    await tx.insert(sessionTokens).values({ hash: hashToken(next), sessionId: replaced.sessionId });
    await tx
      .update(sessions)
      .set({
        expiresAt: sql`case when ${sessions.isForWithdrawal} then ${sessions.expiresAt} else least(now() + make_interval(days => ${sessionDays}), ${sessions.createdAt} + make_interval(days => ${mostDays})) end`,
        lastSeenAt: sql`now()`,
      })
      .where(eq(sessions.id, replaced.sessionId));
    return next;
  });
}

/** Ends a session; every process hears of it, and closes its sockets. */
export async function endSession(db: Queryable, id: string): Promise<void> {
  await db.delete(sessions).where(eq(sessions.id, id));
  await signal(db, "session_ended", { sessionId: id });
}

/** Ends the session of a cookie, whoever's it is. */
export async function endSessionOfToken(db: Queryable, token: string): Promise<void> {
  const isIts = eq(sessionTokens.hash, hashToken(token));
  const [row] = await db.select({ id: sessionTokens.sessionId }).from(sessionTokens).where(isIts);
  if (row) await endSession(db, row.id);
}

export async function endSessionsOf(db: Queryable, userId: number): Promise<void> {
  await db.delete(sessions).where(eq(sessions.userId, userId));
  await signal(db, "session_ended", { userId });
}

/** Ends all sessions of an account but one, and answers how many those were. */
export async function endOtherSessionsOf(db: Queryable, userId: number, keptId: string): Promise<number> {
  const ended = await db
    .delete(sessions)
    .where(and(eq(sessions.userId, userId), ne(sessions.id, keptId)))
    .returning({ id: sessions.id });
  for (const { id } of ended) await signal(db, "session_ended", { sessionId: id });
  return ended.length;
}
