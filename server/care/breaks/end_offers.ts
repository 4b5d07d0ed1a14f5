import { and, eq, gt, sql } from "drizzle-orm";
import { pushOffersConsent } from "../../../schemas/api/push";
import { users, wallets } from "../../accounts/users/tables";
import { endBonus, endQueued, holdRunning } from "../../money/bonuses/bonuses";
import { book } from "../../money/ledger/book";
import type { Queryable } from "../../platform/plugins/database";

/**
 * Ends what a self-exclusion, and closing the account, end besides play: the running bonus with its money, so that no wager keeps the rest from being withdrawn, and letters of
 * offers, on devices too. Before the account's own row, so that wallets are locked in the order of the games. `reference` names the break.
 */
export async function endOffers(
  tx: Queryable,
  userId: number,
  reference: string,
  reason: "self_exclusion" | "account_closed" = "self_exclusion",
): Promise<void> {
  const running = await holdRunning(tx, userId);
  if (running) await endBonus(tx, running, "cancelled", { reason });
  await endQueued(tx, userId, { reason });
  const held = await tx
    .select()
    .from(wallets)
    .where(and(eq(wallets.userId, userId), gt(wallets.nonCashAmount, 0)))
    .orderBy(wallets.currencyCode)
    .for("update");
  const entries = held.flatMap(({ currencyCode, nonCashAmount }) => [
    { account: "bonus" as const, userId, currencyCode, amount: -nonCashAmount },
    { account: "house" as const, userId: null, currencyCode, amount: nonCashAmount },
  ]);
  if (entries.length > 0) await book(tx, "bonus", `bonus_ended:${reference}`, entries);
  const consents = sql`(${users.consents}::jsonb - ${pushOffersConsent}::text)::json`;
  await tx.update(users).set({ newsLetter: false, consents }).where(eq(users.id, userId));
}
