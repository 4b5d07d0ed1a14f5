import { and, asc, desc, eq, gt, inArray, max, sql } from "drizzle-orm";
import { type StaffEvent, type StaffMember, type StaffRole, staffRoles } from "../../../schemas/api/staff";
import type { Queryable } from "../../platform/plugins/database";
import { oneTimeTokens, sessions, users } from "../users/tables";
import { staffEvents } from "./tables";

const mostEvents = 100;

/** Who works in the back office: administrators first, then by address. */
export async function listPeople(db: Queryable, callerId: number | null): Promise<StaffMember[]> {
  const isStaff = inArray(users.role, [...staffRoles]);
  const rows = await db
    .select({ user: users, seenAt: max(sessions.lastSeenAt) })
    .from(users)
    .leftJoin(sessions, eq(sessions.userId, users.id))
    .where(isStaff)
    .groupBy(users.id)
    .orderBy(asc(users.role), asc(users.email));
  const invitations = await db
    .select({ userId: oneTimeTokens.userId, endsAt: max(oneTimeTokens.expiresAt) })
    .from(oneTimeTokens)
    .where(and(eq(oneTimeTokens.purpose, "join"), gt(oneTimeTokens.expiresAt, sql`now()`)))
    .groupBy(oneTimeTokens.userId);
  const ends = new Map(invitations.map(({ userId, endsAt }) => [userId, endsAt]));
  return rows.map(({ user, seenAt }) => ({
    userId: user.id,
    email: user.email,
    name: [user.firstName, user.lastName].filter(Boolean).join(" ") || null,
    role: user.role as StaffRole, // by the query
    isCaller: user.id === callerId,
    state: user.suspendedAt ? "suspended" : user.passwordHash === null ? "invited" : "active",
    isTwoFactorOn: user.totpEnabledAt !== null,
    lastSeenAt: seenAt?.toISOString() ?? user.lastLogin?.at ?? null,
    invitationEndsAt: ends.get(user.id)?.toISOString() ?? null,
  }));
}

/** What was changed about them, the newest first. */
export async function listEvents(db: Queryable): Promise<StaffEvent[]> {
  const rows = await db.select().from(staffEvents).orderBy(desc(staffEvents.id)).limit(mostEvents);
  return rows.map(({ at, ...event }) => ({ ...event, at: at.toISOString() }));
}

/** Whether anybody can administrate: an administrator who has chosen a password. */
export async function hasAdministrator(db: Queryable): Promise<boolean> {
  const [found] = await db
    .select({ id: users.id })
    .from(users)
    .where(sql`${eq(users.role, "administrator")} and ${users.passwordHash} is not null`)
    .limit(1);
  return found !== undefined;
}
