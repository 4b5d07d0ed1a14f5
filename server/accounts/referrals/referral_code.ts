import { randomInt } from "node:crypto";
import { and, eq, isNull } from "drizzle-orm";
import type { Queryable } from "../../platform/plugins/database";
import { violatedConstraint } from "../../platform/database/violated_constraint";
import type { UserRow } from "../users/sessions";
import { users } from "../users/tables";

const letters = "ABCDEFGHJKLMNPQRSTUVWXYZ23456789"; // none that look like another
const length = 8;

/** What a link for friends may carry. */
export const isReferralCode = (value: unknown): value is string =>
  typeof value === "string" && value.length === length && [...value].every((letter) => letters.includes(letter));

const newCode = () => Array.from({ length }, () => letters[randomInt(letters.length)]).join("");

/** The code of an account, made at the first need; two tabs that ask at once get the same. */
export async function referralCodeOf(db: Queryable, { id, referralCode }: Pick<UserRow, "id" | "referralCode">): Promise<string> {
  if (referralCode !== null) return referralCode;
  const isWithout = and(eq(users.id, id), isNull(users.referralCode));
  try {
    await db.update(users).set({ referralCode: newCode() }).where(isWithout);
  } catch (error) {
    if (violatedConstraint(error) === null) throw error;
    return referralCodeOf(db, { id, referralCode }); // somebody else has it
  }
  const [row] = await db.select({ code: users.referralCode }).from(users).where(eq(users.id, id));
  return row?.code ?? "";
}
