import { and, eq, sql } from "drizzle-orm";
import { users, wallets } from "../../../accounts/users/tables";
import { toDecimal } from "../../../platform/amounts";
import type { Queryable } from "../../../platform/plugins/database";
import { balanceOf } from "../payouts/conditions";
import { payments } from "../tables";

/** What a player has, is owed and has moved, as the back office sees it. */
export async function moneyOf(db: Queryable, { userId, currencyCode }: { userId: number; currencyCode: string }) {
  const money = (amount: number) => toDecimal(amount, currencyCode);
  const [[wallet], reserved, owed, [out], [player]] = await Promise.all([
    db
      .select()
      .from(wallets)
      .where(and(eq(wallets.userId, userId), eq(wallets.currencyCode, currencyCode))),
    balanceOf(db, userId, "reserved", currencyCode),
    balanceOf(db, userId, "owed", currencyCode),
    db
      .select({ sum: sql<string>`coalesce(sum(${payments.walletAmount}), 0)` })
      .from(payments)
      .where(
        and(
          eq(payments.userId, userId),
          eq(payments.kind, "withdrawal"),
          eq(payments.state, "paid"),
          eq(payments.walletCurrencyCode, currencyCode),
        ),
      ),
    db.select({ totalDeposit: users.totalDeposit }).from(users).where(eq(users.id, userId)),
  ]);
  return {
    balance: {
      cash: money(wallet?.amount ?? 0),
      bonus: money(wallet?.nonCashAmount ?? 0),
      reserved: money(reserved),
      owed: money(-owed),
      currencyCode,
    },
    totals: { paidIn: money(player?.totalDeposit ?? 0), paidOut: money(Number(out?.sum ?? 0)), currencyCode },
  };
}
