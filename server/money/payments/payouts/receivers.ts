import { and, desc, eq } from "drizzle-orm";
import type { FastifyInstance } from "fastify";
import type { PayoutTarget } from "../../../outside/payments/orders";
import type { ProvidedMethod } from "../../../outside/payments/provided";
import type { Queryable } from "../../../platform/plugins/database";
import { convert } from "../../rates/convert";
import { requireRate } from "../../rates/rates_plugin";
import type { OfferedMethod } from "../methods/offered_methods";
import { payoutAccounts } from "../tables";

export type AccountRow = typeof payoutAccounts.$inferSelect;

/** An account of the player's that can be paid out to, with the method that does it. */
export interface KnownReceiver {
  account: AccountRow;
  offered: OfferedMethod;
  target: PayoutTarget;
  owed: number;
}

/** A player's accounts in a wallet's currency that something can be sent to, the one used last first. */
export async function receiversOf(
  db: Queryable,
  userId: number,
  currencyCode: string,
  offered: readonly OfferedMethod[],
): Promise<KnownReceiver[]> {
  const rows = await db
    .select()
    .from(payoutAccounts)
    .where(and(eq(payoutAccounts.userId, userId), eq(payoutAccounts.currencyCode, currencyCode)))
    .orderBy(desc(payoutAccounts.lastUsedAt), desc(payoutAccounts.id));
  return rows.flatMap((account) => {
    const found = offered.find(({ method, withdrawal, isEnabled }) => method.id === account.methodId && withdrawal && isEnabled);
    const target = found && targetOf(account, found.method);
    return found && target ? [{ account, offered: found, target, owed: Math.max(0, account.paidIn - account.paidOut) }] : [];
  });
}

/** Where money goes back to; null where a payment does not tell, as the sender of coins. */
function targetOf({ target, token, holder }: AccountRow, { family }: ProvidedMethod): PayoutTarget | null {
  if (target) return target;
  if (family === "card") return { kind: "card", token };
  if (family === "wallet") return { kind: "email", email: token };
  if (family === "crypto") return null;
  return { kind: "bank", holder: holder ?? "", account: token, bankCode: "", bankName: "", branch: "", address: "" };
}

type Rates = Pick<FastifyInstance, "rateOf">;

/** The limits of a way out in the wallet's currency. */
export function walletLimits(app: Rates, { withdrawal, currencyCode }: OfferedMethod, walletCurrencyCode: string) {
  const priced = (code: string) => ({ currencyCode: code, rate: requireRate(app, code) });
  const inWallet = (amount: number) =>
    currencyCode === walletCurrencyCode ? amount : convert(amount, priced(currencyCode), priced(walletCurrencyCode));
  return { min: Math.max(1, inWallet(withdrawal?.min ?? 0)), max: inWallet(withdrawal?.max ?? 0) };
}
