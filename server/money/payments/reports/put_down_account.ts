import type { Queryable } from "../../../platform/plugins/database";
import type { PayoutTarget } from "../../../outside/payments/orders";
import { payoutAccounts } from "../tables";

/** Puts down an account that a player names for a payout; answers its number. */
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
