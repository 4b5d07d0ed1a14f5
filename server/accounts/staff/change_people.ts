import { randomUUID } from "node:crypto";
import { and, eq, isNotNull, isNull, ne, sql } from "drizzle-orm";
import { type StaffChange, type StaffRole, staffRoles } from "../../../schemas/api/staff";
import { HttpError, notFound } from "../../platform/api_error";
import type { Queryable } from "../../platform/plugins/database";
import { turnOff } from "../security/queries";
import { dropTokens, issueToken } from "../users/one_time_tokens";
import { forgetRecoveryCodes } from "../users/recovery_codes";
import { endSessionsOf, type UserRow } from "../users/sessions";
import { users } from "../users/tables";
import { staffEvents } from "./tables";

/** Who changes something: an account of the back office, or the server's own command line. */
export type Actor = { userId: number; email: string } | "command line";

interface Written {
  email: string;
  role?: string | null;
}

/** Writes down what was changed, in the transaction of the change. */
export const writeEvent = (tx: Queryable, actor: Actor, change: StaffChange, { email, role = null }: Written) =>
  tx.insert(staffEvents).values({ actor: actor === "command line" ? null : actor.email, change, email, role });

/** One change at a time, so that two administrators can't remove each other at the same moment. */
export const holdStaff = (tx: Queryable) => tx.execute(sql`select pg_advisory_xact_lock(hashtext('staff'))`);

/** A new account that waits for whoever has the token to choose its password. */
export async function invite(tx: Queryable, actor: Actor, email: string, role: StaffRole): Promise<{ token: string }> {
  await holdStaff(tx);
  const [row] = await tx
    .insert(users)
    .values({ uniqueId: randomUUID(), email, role })
    .onConflictDoNothing({ target: users.email })
    .returning({ id: users.id });
  if (!row) throw new HttpError(409, "staff.taken", `${email} has an account already.`);
  await writeEvent(tx, actor, "invited", { email, role });
  return { token: await issueToken(tx, row.id, "join", email) };
}

/** A new link for an account that nobody has come to yet, or whose password is lost; the one before it stops working. */
export async function inviteAgain(tx: Queryable, actor: Actor, userId: number, allowed: "invited" | "anybody" = "invited") {
  const row = await staffMemberOf(tx, userId);
  if (allowed === "invited" && row.passwordHash !== null) throw joined();
  await dropTokens(tx, row.id, "join");
  await writeEvent(tx, actor, "invited", row);
  return { token: await issueToken(tx, row.id, "join", row.email), email: row.email, role: row.role };
}

export async function withdraw(tx: Queryable, actor: Actor, userId: number): Promise<void> {
  const row = await staffMemberOf(tx, userId);
  if (row.passwordHash !== null) throw joined();
  await tx.delete(users).where(and(eq(users.id, userId), isNull(users.passwordHash)));
  await writeEvent(tx, actor, "withdrawn", row);
}

export async function setRole(tx: Queryable, actor: Actor, userId: number, role: StaffRole): Promise<void> {
  const row = await staffMemberOf(tx, userId);
  if (row.role === role) return;
  requireSomebodyElse(actor, userId);
  if (row.role === "administrator") await requireAnotherAdministrator(tx, row);
  await tx.update(users).set({ role }).where(eq(users.id, userId));
  await endSessionsOf(tx, userId); // what is open shows what they may not do any more
  await writeEvent(tx, actor, "role_changed", { email: row.email, role });
}

export async function suspend(tx: Queryable, actor: Actor, userId: number): Promise<void> {
  const row = await staffMemberOf(tx, userId);
  if (row.suspendedAt) return;
  requireSomebodyElse(actor, userId);
  if (row.role === "administrator") await requireAnotherAdministrator(tx, row);
  await tx
    .update(users)
    .set({ suspendedAt: sql`now()` })
    .where(eq(users.id, userId));
  await dropTokens(tx, userId, "join");
  await dropTokens(tx, userId, "reset_password");
  await endSessionsOf(tx, userId);
  await writeEvent(tx, actor, "suspended", row);
}

export async function restore(tx: Queryable, actor: Actor, userId: number): Promise<void> {
  const row = await staffMemberOf(tx, userId);
  if (!row.suspendedAt) return;
  await tx.update(users).set({ suspendedAt: null }).where(eq(users.id, userId));
  await writeEvent(tx, actor, "restored", row);
}

/** The account as it was, so that its owner can be told; null where it had no second factor. */
export async function resetFactor(tx: Queryable, actor: Actor, userId: number): Promise<UserRow | null> {
  const row = await staffMemberOf(tx, userId);
  if (row.totpSecret === null) return null;
  await turnOff(tx, userId);
  await forgetRecoveryCodes(tx, userId);
  await endSessionsOf(tx, userId);
  await writeEvent(tx, actor, "factor_reset", row);
  return row;
}

/** Somebody of the back office, held until the change is done. */
async function staffMemberOf(tx: Queryable, userId: number): Promise<UserRow> {
  await holdStaff(tx);
  const [row] = await tx.select().from(users).where(eq(users.id, userId)).for("update");
  if (!row || !staffRoles.some((role) => role === row.role)) throw notFound("account of the back office", "staff.not_found");
  return row;
}

function requireSomebodyElse(actor: Actor, userId: number): void {
  if (actor !== "command line" && actor.userId === userId)
    throw new HttpError(409, "staff.own_account", "Nobody changes this of their own account: another administrator does.");
}

async function requireAnotherAdministrator(tx: Queryable, { id, suspendedAt, passwordHash }: UserRow): Promise<void> {
  if (suspendedAt || passwordHash === null) return;
  const others = await tx
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.role, "administrator"), ne(users.id, id), isNull(users.suspendedAt), isNotNull(users.passwordHash)))
    .limit(1);
  if (others.length === 0) throw new HttpError(409, "staff.last_administrator", "This is the last administrator.");
}

const joined = () => new HttpError(409, "staff.joined", "They have chosen a password already.");
