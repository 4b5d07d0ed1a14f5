import { and, eq, inArray, isNull, sql } from "drizzle-orm";
import { users } from "../../accounts/users/tables";
import { payments, payoutAccounts } from "../../money/payments/tables";
import { outbox } from "../../outside/messages/tables";
import { writeAudit } from "../../platform/audit/write_audit";
import type { Queryable } from "../../platform/plugins/database";
import { accountClosings } from "./tables";

const nobody = {
  ...{ nickname: null, nicknameSkeleton: null, firstName: null, lastName: null, dateOfBirth: null, phone: null, phoneCode: null },
  ...{ cpf: null, address: null, city: null, zipCode: null, passwordHash: null, lastLogin: null, previousLogin: null },
  promoCode: null,
};

/** When the law's term is over, nothing of the account tells whose it was. The books stay. */
export async function eraseExpired(tx: Queryable): Promise<boolean> {
  const [next] = await tx
    .select({ userId: accountClosings.userId })
    .from(accountClosings)
    .where(and(isNull(accountClosings.erasedAt), sql`${accountClosings.keptUntil} < now()`))
    .limit(1)
    .for("update", { skipLocked: true });
  if (!next) return false;
  const { userId } = next;
  const addressed = tx.select({ email: users.email }).from(users).where(eq(users.id, userId));
  await tx.delete(outbox).where(inArray(outbox.recipient, addressed));
  await tx.update(payments).set({ target: null, action: null }).where(eq(payments.userId, userId));
  await tx
    .update(payoutAccounts)
    .set({ token: sql`'erased-' || ${payoutAccounts.id}`, shown: "", holder: null, target: null })
    .where(eq(payoutAccounts.userId, userId));
  await tx
    .update(users)
    .set({ ...nobody, email: `erased-${userId}@erased.invalid` })
    .where(eq(users.id, userId));
  await tx
    .update(accountClosings)
    .set({ erasedAt: sql`now()` })
    .where(eq(accountClosings.userId, userId));
  await writeAudit(tx, { actor: null, action: "account.erased", userId });
  return true;
}
