import { and, desc, eq, gt, sql } from "drizzle-orm";
import type { SessionEntry } from "../../../schemas/api/security";
import { mostPasskeys } from "../../../schemas/most_passkeys";
import { subdivisionName } from "../../../schemas/subdivisions";
import type { Language } from "../../../schemas/text";
import type { Queryable } from "../../platform/plugins/database";
import { browserOf } from "../users/browser_of";
import { dropTokens } from "../users/one_time_tokens";
import { passkeysOf } from "../users/passkeys";
import { passkeys, sessions, users } from "../users/tables";
import { hashToken } from "../users/tokens";

/** A session's name outside of the server: access tokens hold its id, so that the id itself is told to nobody. */
const shownId = (id: string) => hashToken(`session ${id}`);

const standing = (userId: number) => and(eq(sessions.userId, userId), gt(sessions.expiresAt, sql`now()`));

/** The sessions of an account, with places in a language: the current one first, then by when they were last seen. */
export async function listSessions(
  db: Queryable,
  { userId, currentId, language }: { userId: number; currentId: string; language: Language },
): Promise<SessionEntry[]> {
  const rows = await db
    .select()
    .from(sessions)
    .where(standing(userId))
    .orderBy(desc(eq(sessions.id, currentId)), desc(sessions.lastSeenAt))
    .limit(200);
  return rows.map(({ id, createdAt, lastSeenAt, ip, country, subdivision, userAgent }) => ({
    id: shownId(id),
    isCurrent: id === currentId,
    createdAt: createdAt.toISOString(),
    lastSeenAt: lastSeenAt.toISOString(),
    ip,
    country,
    subdivision: subdivisionName(country, subdivision, language),
    ...browserOf(userAgent),
  }));
}

/** The account's session by the name that `listSessions` gave it, or null. */
export async function findShownSession(db: Queryable, userId: number, shown: string): Promise<string | null> {
  const rows = await db.select({ id: sessions.id }).from(sessions).where(standing(userId));
  return rows.find(({ id }) => shownId(id) === shown)?.id ?? null;
}

export async function sessionBegan(db: Queryable, id: string): Promise<Date | null> {
  const [row] = await db.select({ createdAt: sessions.createdAt }).from(sessions).where(eq(sessions.id, id));
  return row?.createdAt ?? null;
}

/** A new password; links that were sent for another one lead nowhere from then on. */
export async function keepPassword(db: Queryable, userId: number, passwordHash: string): Promise<void> {
  await db.update(users).set({ passwordHash }).where(eq(users.id, userId));
  await dropTokens(db, userId, "reset_password");
}

/** A secret that waits for its first code; it takes nothing away from one that is on. */
export const keepNewSecret = (db: Queryable, userId: number, totpSecret: string) =>
  db
    .update(users)
    .set({ totpSecret, totpLastStep: null })
    .where(and(eq(users.id, userId), sql`${users.totpEnabledAt} is null`));

/** False where it was on before. */
export async function turnOn(db: Queryable, userId: number): Promise<boolean> {
  const turned = await db
    .update(users)
    .set({ totpEnabledAt: sql`now()` })
    .where(and(eq(users.id, userId), sql`${users.totpEnabledAt} is null`))
    .returning({ id: users.id });
  return turned.length > 0;
}

/** With its passkeys, which stand in for its code. */
export async function turnOff(db: Queryable, userId: number): Promise<void> {
  await db.update(users).set({ totpEnabledAt: null, totpSecret: null, totpLastStep: null }).where(eq(users.id, userId));
  await db.delete(passkeys).where(eq(passkeys.userId, userId));
}

/** False where the account has as many as it may, or another one has this passkey. */
export async function keepPasskey(tx: Queryable, row: typeof passkeys.$inferInsert): Promise<boolean> {
  await tx.select({ id: users.id }).from(users).where(eq(users.id, row.userId)).for("no key update"); // one after the other
  if ((await passkeysOf(tx, row.userId)).length >= mostPasskeys) return false;
  const kept = await tx.insert(passkeys).values(row).onConflictDoNothing().returning({ id: passkeys.id });
  return kept.length > 0;
}

export const forgetPasskey = (db: Queryable, userId: number, id: string) =>
  db.delete(passkeys).where(and(eq(passkeys.userId, userId), eq(passkeys.id, id)));
