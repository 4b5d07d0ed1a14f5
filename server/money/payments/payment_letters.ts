import type { FastifyInstance } from "fastify";
import { formatMoney } from "../../../src/kit/ui/format";
import { type Addressee, addresseeOf, letterFromHouse } from "../../accounts/users/letters";
import type { QueuedMessage } from "../../outside/messages/queue_message";
import { toDecimal } from "../../platform/amounts";
import type { Queryable } from "../../platform/plugins/database";
import { creditOf, type PaymentRow } from "./move_payment";

type Server = Pick<FastifyInstance, "settings" | "siteWords" | "configuration">;

interface Step {
  before: PaymentRow;
  after: PaymentRow;
  /** Read where it is not known. */
  player: Addressee | null;
}

/**
 * The letter to the player that money came or went, for the transaction in which it is booked: of a deposit what came each time, of a payout
 * that it is paid. It is about their own money, so it goes to whoever is on a break too; it invites to nothing.
 */
export async function paymentLetter(app: Server, tx: Queryable, { before, after, player }: Step): Promise<QueuedMessage | null> {
  const news = newsOf(before, after);
  const addressee = news && (player ?? (await addresseeOf(tx, after.userId)));
  if (!news || !addressee) return null;
  const { letter, amount, currency } = news;
  return letterFromHouse(tx, app, addressee, {
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
