import { and, count, eq, ne, sql } from "drizzle-orm";
import type { Queryable } from "../../platform/plugins/database";
import type { UserRow } from "../users/sessions";
import { users } from "../users/tables";
import { identities } from "./tables";

/** Who somebody is at another provider, which has confirmed the address. */
export interface Identity {
  provider: string;
  subject: string;
  /** Lower case. */
  email: string;
  firstName: string | null;
  lastName: string | null;
}

type Name = Pick<Identity, "provider" | "subject">;

const isNamed = ({ provider, subject }: Name) => and(eq(identities.provider, provider), eq(identities.subject, subject));

export async function findUserByIdentity(db: Queryable, name: Name): Promise<UserRow | null> {
  const [row] = await db
    .select({ user: users })
    .from(identities)
    .innerJoin(users, eq(users.id, identities.userId))
    .where(isNamed(name));
  return row?.user ?? null;
}

/** False where it opens another account already. */
export async function addIdentity(
  db: Queryable,
  userId: number,
  { provider, subject, email }: Omit<Identity, "firstName" | "lastName">,
) {
  const added = await db.insert(identities).values({ provider, subject, email, userId }).onConflictDoNothing().returning();
  if (added.length > 0) return true;
  return (await findUserByIdentity(db, { provider, subject }))?.id === userId;
}

export const listIdentities = (db: Queryable, userId: number) =>
  db.select().from(identities).where(eq(identities.userId, userId)).orderBy(identities.createdAt);

/** Takes it away where another way in is left; safe under races. */
export async function removeIdentity(
  db: Queryable,
  user: Pick<UserRow, "id">,
  name: Name,
): Promise<"removed" | "missing" | "last"> {
  const [locked] = await db.select({ hash: users.passwordHash }).from(users).where(eq(users.id, user.id)).for("update");
  const [others] = await db
    .select({ count: count() })
    .from(identities)
    .where(and(eq(identities.userId, user.id), sql`not (${isNamed(name)})`));
  if (!locked?.hash && others?.count === 0) return "last";
  const removed = await db
    .delete(identities)
    .where(and(eq(identities.userId, user.id), isNamed(name)))
    .returning();
  return removed.length > 0 ? "removed" : "missing";
}

/** The other provider has confirmed the address that the account has too. */
export const confirmEmailOf = (db: Queryable, userId: number, email: string) =>
  db
    .update(users)
    .set({ isEmailVerified: true })
    .where(and(eq(users.id, userId), eq(users.email, email), ne(users.isEmailVerified, true)));
