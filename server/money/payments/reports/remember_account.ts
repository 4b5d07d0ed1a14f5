import { sql } from "drizzle-orm";
import type { Queryable } from "../../../platform/plugins/database";
import type { PayoutTarget } from "../../../outside/payments/orders";
import type { ProviderReport } from "../../../outside/payments/reports";
import type { PaymentRow } from "../move_payment";
import { payoutAccounts } from "../tables";

/** Puts down where money of a player came from, so that it can go back there; answers its number. */
export async function rememberAccount(
  tx: Queryable,
  { userId, provider, methodId, walletCurrencyCode: currencyCode }: PaymentRow,
  { token, shown, holder }: NonNullable<ProviderReport["account"]>,
): Promise<number | null> {
  const [row] = await tx
    .insert(payoutAccounts)
    .values({ userId, provider, methodId, token, shown, holder, currencyCode })
    .onConflictDoUpdate({
      target: [payoutAccounts.userId, payoutAccounts.methodId, payoutAccounts.token, payoutAccounts.currencyCode],
      set: { shown, lastUsedAt: sql`now()` },
    })
    .returning({ id: payoutAccounts.id });
  return row?.id ?? null;
}

/** The same for one that a player names for a payout. */
export async function putDownAccount(
  tx: Queryable,
  account: {
    userId: number;
    provider: string;
    methodId: string;
    currencyCode: string;
    token: string;
    shown: string;
    holder: string | null;
    target: PayoutTarget;
  },
): Promise<number> {
  const [row] = await tx
    .insert(payoutAccounts)
    .values(account)
    .onConflictDoUpdate({
      target: [payoutAccounts.userId, payoutAccounts.methodId, payoutAccounts.token, payoutAccounts.currencyCode],
      set: { target: account.target, holder: account.holder },
    })
    .returning({ id: payoutAccounts.id });
  return row?.id ?? 0;
}
