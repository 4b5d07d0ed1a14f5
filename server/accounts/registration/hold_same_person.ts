import { and, eq, isNull, ne, or, sql } from "drizzle-orm";
import type { FastifyInstance } from "fastify";
import type { Queryable } from "../../platform/plugins/database";
import { holdAccount } from "../reviews/hold_account";
import { accountReviews } from "../reviews/tables";
import type { UserRow } from "../users/sessions";
import { users } from "../users/tables";
import { findClosed, findExcluded, mayBeLike } from "./find_excluded";
import { likenessOf } from "./likeness";

type App = Pick<FastifyInstance, "signer">;

/**
 * Whoever excludes themselves is kept from playing with another account of theirs: those that are certainly the same person's wait for the back office,
 * and their sessions end. Names and dates of birth are not proof, so that nobody is excluded by them alone.
 */
export async function holdOtherAccountsOf(tx: Queryable, userId: number): Promise<void> {
  const [owner] = await tx.select().from(users).where(eq(users.id, userId));
  if (!owner) return;
  const newcomer = { email: owner.email, details: owner };
  const isUsable = and(isNull(users.closedAt), isNull(users.heldAt), sql`coalesce(${users.excludedUntil}, now()) <= now()`);
  const others = await tx
    .select()
    .from(users)
    .where(and(ne(users.id, userId), eq(users.role, "player"), isUsable, or(...mayBeLike(newcomer))));
  for (const other of others.filter((each) => likenessOf(each, newcomer) === "same"))
    await holdAccount(tx, other.id, { cause: "like_excluded", likeUserIds: [userId] });
}

/**
 * Looks once more when an identity is confirmed: whoever is like somebody who is excluded, or has closed an account, waits for the back office, unless it
 * has let them in beside these very accounts before. Answers whether they wait.
 */
export async function holdIfExcluded(app: App, tx: Queryable, user: UserRow): Promise<boolean> {
  const who = { email: user.email, details: user, ownId: user.id };
  const excluded = await findExcluded({ db: tx, signer: app.signer }, who);
  const alike = excluded.likeness === null ? await findClosed(tx, who) : excluded.userIds;
  if (alike.length === 0) return false;
  const decided = await tx
    .select({ ids: accountReviews.likeUserIds })
    .from(accountReviews)
    .where(and(eq(accountReviews.userId, user.id), eq(accountReviews.decision, "approved")));
  const cleared = new Set(decided.flatMap(({ ids }) => ids));
  if (alike.every((id) => cleared.has(id))) return false;
  await holdAccount(tx, user.id, { cause: excluded.likeness === null ? "like_closed" : "like_excluded", likeUserIds: alike });
  return true;
}
