import { and, eq, gt, sql } from "drizzle-orm";
import type { Queryable } from "../plugins/database";
import { oneTimeTokens, type TokenPurpose } from "./tables";
import { hashToken, newToken } from "./tokens";

/** How long a token of each purpose works, in minutes. */
const minutes: Record<TokenPurpose, number> = { verify_email: 24 * 60, reset_password: 30 };

/** A token to send to somebody. It takes the place of the earlier ones of its account and purpose. */
export async function issueToken(db: Queryable, userId: number, purpose: TokenPurpose, sentTo: string): Promise<string> {
  const token = newToken();
  await db.delete(oneTimeTokens).where(and(eq(oneTimeTokens.userId, userId), eq(oneTimeTokens.purpose, purpose)));
  await db.insert(oneTimeTokens).values({
    hash: hashToken(token),
    purpose,
    userId,
    sentTo,
    expiresAt: new Date(Date.now() + minutes[purpose] * 60_000),
  });
  return token;
}

/** Whose token it is, and it never works again; null for one that is unknown, was used, or has run out. */
export async function redeemToken(
  db: Queryable,
  token: string,
  purpose: TokenPurpose,
): Promise<{ userId: number; sentTo: string } | null> {
  const [row] = await db
    .delete(oneTimeTokens)
    .where(
      and(eq(oneTimeTokens.hash, hashToken(token)), eq(oneTimeTokens.purpose, purpose), gt(oneTimeTokens.expiresAt, sql`now()`)),
    )
    .returning({ userId: oneTimeTokens.userId, sentTo: oneTimeTokens.sentTo });
  return row ?? null;
}
