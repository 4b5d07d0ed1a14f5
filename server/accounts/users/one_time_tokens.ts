import { and, count, eq, gt, lt, sql, type SQL } from "drizzle-orm";
import type { Queryable } from "../../platform/plugins/database";
import { oneTimeTokens, type TokenPurpose } from "./tables";
import { hashToken, newToken } from "./tokens";

/** How long a token of each purpose works, in minutes. */
const minutes: Record<TokenPurpose, number> = {
  verify_email: 24 * 60,
  reset_password: 30,
  join: 48 * 60,
  unlock_sign_in: 60,
  withdrawal: 15,
  add_passkey: 10,
  use_passkey: 10,
};

/** A token to send to somebody. Earlier ones keep working: whoever asks for another link must not break the one in the mailbox. */
export async function issueToken(
  db: Queryable,
  userId: number,
  purpose: TokenPurpose,
  sentTo: string,
  token = newToken(),
): Promise<string> {
  await db
    .delete(oneTimeTokens)
    .where(and(ofPurpose(userId, purpose), lt(oneTimeTokens.expiresAt, sql`now() - interval '1 day'`)));
  await db.insert(oneTimeTokens).values({
    hash: hashToken(token),
    purpose,
    userId,
    sentTo,
    expiresAt: sql`now() + make_interval(mins => ${minutes[purpose]})`,
  });
  return token;
}

/** How many tokens of a purpose an account was sent that still work. */
export const countTokens = (db: Queryable, userId: number, purpose: TokenPurpose) =>
  countOf(db, and(ofPurpose(userId, purpose), isAlive));

export interface RedeemedToken {
  userId: number;
  sentTo: string;
}

/** Whose token it is, and neither it nor another one of its account and purpose works again. */
export async function redeemToken(
  db: Queryable,
  token: string,
  purpose: TokenPurpose,
): Promise<RedeemedToken | "used" | "expired"> {
  const isIt = and(eq(oneTimeTokens.hash, hashToken(token)), eq(oneTimeTokens.purpose, purpose));
  const [row] = await db
    .delete(oneTimeTokens)
    .where(and(isIt, isAlive))
    .returning({ userId: oneTimeTokens.userId, sentTo: oneTimeTokens.sentTo });
  if (row) {
    await dropTokens(db, row.userId, purpose);
    return row;
  }
  return (await countOf(db, isIt)) > 0 ? "expired" : "used";
}

/** Whether a token was sent to an account and still works; it goes on working. */
export const isToken = async (
  db: Queryable,
  { userId, token, purpose }: { userId: number; token: string; purpose: TokenPurpose },
) => (await countOf(db, and(ofPurpose(userId, purpose), eq(oneTimeTokens.hash, hashToken(token)), isAlive))) > 0;

/** Takes away what was sent to an account and is not wanted any more. */
export const dropTokens = (db: Queryable, userId: number, purpose: TokenPurpose) =>
  db.delete(oneTimeTokens).where(ofPurpose(userId, purpose));

const isAlive = gt(oneTimeTokens.expiresAt, sql`now()`);
const ofPurpose = (userId: number, purpose: TokenPurpose) =>
  and(eq(oneTimeTokens.userId, userId), eq(oneTimeTokens.purpose, purpose));

async function countOf(db: Queryable, which: SQL | undefined): Promise<number> {
  const [row] = await db.select({ found: count() }).from(oneTimeTokens).where(which);
  return row?.found ?? 0;
}
