import { and, count, eq, inArray, isNotNull, isNull, or, gt, sql } from "drizzle-orm";
import { wallets } from "../../accounts/users/tables";
import { payments } from "../../money/payments/tables";
import type { Queryable } from "../../platform/plugins/database";
import { playerDocuments } from "../documents/tables";

/** States in which a payment may still bring or take money. */
const onTheirWay = ["waiting", "requested", "in_review", "approved", "sent"] as const;

export interface Left {
  balances: { currencyCode: string; cash: number; nonCash: number }[];
  openPayments: number;
  openRounds: number;
  documentCount: number;
}

/** What stands on an account, in minor units, and what is on its way. */
export async function whatIsLeft(db: Queryable, userId: number): Promise<Left> {
  const balances = await db
    .select({ currencyCode: wallets.currencyCode, cash: wallets.amount, nonCash: wallets.nonCashAmount })
    .from(wallets)
    .where(and(eq(wallets.userId, userId), or(gt(wallets.amount, 0), gt(wallets.nonCashAmount, 0))))
    .orderBy(wallets.currencyCode);
  const [paying] = await db
    .select({ count: count() })
    .from(payments)
    .where(and(eq(payments.userId, userId), inArray(payments.state, [...onTheirWay])));
  const playing = await db.execute<{ count: number }>(
    sql`select count(*)::int as count from rounds where user_id = ${userId} and state = 'open' and not is_demo`,
  );
  const [documents] = await db
    .select({ count: count() })
    .from(playerDocuments)
    .where(and(eq(playerDocuments.userId, userId), isNull(playerDocuments.replacedAt), isNotNull(playerDocuments.fileId)));
  return {
    balances,
    openPayments: paying?.count ?? 0,
    openRounds: playing.rows[0]?.count ?? 0,
    documentCount: documents?.count ?? 0,
  };
}
