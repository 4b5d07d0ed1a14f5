import { eq } from "drizzle-orm";
import type { FastifyInstance } from "fastify";
import { formatMoney } from "../../../src/ui/format";
import { writeFromHouse } from "../../accounts/users/letters";
import { users } from "../../accounts/users/tables";
import { toDecimal } from "../../platform/amounts";
import type { Queryable } from "../../platform/plugins/database";
import { creditOf, type PaymentRow } from "./move_payment";

type Server = Pick<FastifyInstance, "settings" | "siteWords" | "configuration">;

/**
 * Writes to the player that money came or went, in the transaction in which it is booked: of a deposit what came each time, of a payout
 * that it is paid. It is about their own money, so it goes to whoever is on a break too; it invites to nothing.
 */
export async function writePaymentLetter(app: Server, tx: Queryable, before: PaymentRow, after: PaymentRow): Promise<void> {
  const news = newsOf(before, after);
  if (!news) return;
  const [player] = await tx.select().from(users).where(eq(users.id, after.userId));
  if (!player) return;
  const { letter, amount, currency } = news;
  await writeFromHouse(tx, app, player, {
    letter,
    page: "history",
    query: after.kind === "deposit" ? `?receipt=d${after.id}` : `?receipt=w${after.requestId ?? after.id}`,
    values: (language) => ({
      amount: formatMoney(toDecimal(amount, currency), { language, currency }),
      reference: after.reference,
    }),
  });
}

function newsOf(before: PaymentRow, after: PaymentRow) {
  if (after.kind === "withdrawal") {
    if (after.state !== "paid" || before.state === "paid") return null;
    return { letter: "payout_paid", amount: after.amount - after.fee, currency: after.currencyCode } as const;
  }
  const amount = creditOf(after) - creditOf(before);
  return amount > 0 ? ({ letter: "deposit_booked", amount, currency: after.walletCurrencyCode } as const) : null;
}
