import { and, eq, sql } from "drizzle-orm";
import type { withdrawConditionNames } from "../../../../schemas/api/payments/withdrawals";
import type { SiteSettings } from "../../../../schemas/settings";
import type { UserRow } from "../../../accounts/users/sessions";
import { isExcluded } from "../../../accounts/users/exclusion_notice";
import type { Queryable } from "../../../platform/plugins/database";
import { ledgerEntries } from "../../ledger/tables";

export interface Condition {
  name: (typeof withdrawConditionNames)[number];
  isMet: boolean;
  /** Of the wager, in minor units of the account's currency. */
  needed: number | null;
  done: number | null;
}

type Facts = Pick<UserRow, "kycStatus" | "isEmailVerified" | "totalDeposit" | "totalSpend" | "depositCount" | "excludedUntil">;

/** What has to hold before somebody withdraws, in the order in which it is asked for (C-5.56, C-5.57, C-6.11 to C-6.16). Who is on a break is not asked to play or to pay in first (D-44). */
export function conditionsOf(
  user: Facts,
  { withdrawalConditions: rules }: Pick<SiteSettings, "withdrawalConditions">,
): Condition[] {
  const isOpenToAll = rules.showFormForNonDepositors && user.depositCount === 0; // C-6.15
  const needed = Math.round(user.totalDeposit * rules.wager);
  const mayPlay = !isExcluded(user);
  const plain = { needed: null, done: null };
  const all: [isAsked: boolean, condition: Condition][] = [
    [rules.kyc, { name: "documents", isMet: user.kycStatus === "APPROVED", ...plain }],
    [rules.emailVerification, { name: "email", isMet: user.isEmailVerified, ...plain }],
    [
      mayPlay && rules.wager > 0,
      { name: "wager", isMet: needed <= user.totalSpend, needed, done: Math.min(needed, user.totalSpend) },
    ],
    [mayPlay && rules.deposit, { name: "deposit", isMet: user.depositCount > 0, ...plain }],
  ];
  return all.filter(([isAsked]) => isAsked).map(([, condition]) => ({ ...condition, isMet: condition.isMet || isOpenToAll }));
}

/** What a player has in one of the accounts that are theirs and no wallet: reserved, or owed (which is below nothing). */
export async function balanceOf(
  db: Queryable,
  userId: number,
  account: "reserved" | "owed",
  currencyCode: string,
): Promise<number> {
  const [row] = await db
    .select({ sum: sql<string>`coalesce(sum(${ledgerEntries.amount}), 0)` })
    .from(ledgerEntries)
    .where(
      and(eq(ledgerEntries.userId, userId), eq(ledgerEntries.account, account), eq(ledgerEntries.currencyCode, currencyCode)),
    );
  return Number(row?.sum ?? 0);
}
