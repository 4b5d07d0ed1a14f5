import { randomBytes } from "node:crypto";
import { and, count, eq, isNull, sql } from "drizzle-orm";
import type { Queryable } from "../../platform/plugins/database";
import { recoveryCodes } from "./tables";
import { hashToken } from "./tokens";

const codeCount = 10;
/** Crockford's: i, l, o and u are not among them, and are read as what they look like. */
const letters = "0123456789abcdefghjkmnpqrstvwxyz";

/** 80 random bits as `k7mp-2hqa-9xwd-c4te`: too many to try, so that the hash of a code needs no salt or cost. */
const newCode = () =>
  Array.from(randomBytes(16), (byte) => letters[byte % letters.length])
    .join("")
    .replace(/(.{4})(?=.)/g, "$1-");

const asWritten = (code: string) =>
  code
    .toLowerCase()
    .replace(/[^a-z0-9]/g, "")
    .replace(/o/g, "0")
    .replace(/[il]/g, "1");

const hashOf = (userId: number, code: string) => hashToken(`recovery ${userId} ${asWritten(code)}`);

/** Ten new codes; earlier ones stop working. */
export async function replaceRecoveryCodes(db: Queryable, userId: number): Promise<string[]> {
  const codes = Array.from({ length: codeCount }, newCode);
  await db.delete(recoveryCodes).where(eq(recoveryCodes.userId, userId));
  await db.insert(recoveryCodes).values(codes.map((code) => ({ userId, hash: hashOf(userId, code) })));
  return codes;
}

/** Whether a code was one of the account's; it never works again. */
export async function spendRecoveryCode(db: Queryable, userId: number, code: string): Promise<boolean> {
  const used = await db
    .update(recoveryCodes)
    .set({ usedAt: sql`now()` })
    .where(and(eq(recoveryCodes.userId, userId), eq(recoveryCodes.hash, hashOf(userId, code)), isNull(recoveryCodes.usedAt)))
    .returning({ hash: recoveryCodes.hash });
  return used.length > 0;
}

export async function countRecoveryCodes(db: Queryable, userId: number): Promise<number> {
  const [row] = await db
    .select({ left: count() })
    .from(recoveryCodes)
    .where(and(eq(recoveryCodes.userId, userId), isNull(recoveryCodes.usedAt)));
  return row?.left ?? 0;
}

export const forgetRecoveryCodes = (db: Queryable, userId: number) =>
  db.delete(recoveryCodes).where(eq(recoveryCodes.userId, userId));
