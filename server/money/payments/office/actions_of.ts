import type { FastifyInstance } from "fastify";
import type { PaymentAction } from "../../../../schemas/api/payments/office/payments";
import type { OfficePayment } from "../../../../schemas/shown_payment";
import type { PaymentRow } from "../move_payment";

interface Caller {
  email: string;
  role: string;
}

/** What somebody can do with a payment as it is; the calls themselves ask again. */
export function actionsOf(
  { paymentProviders }: Pick<FastifyInstance, "paymentProviders">,
  row: PaymentRow,
  { hold, firstYes, needsTwo }: Pick<OfficePayment, "hold" | "firstYes" | "needsTwo">,
  caller: Caller,
): PaymentAction[] {
  const provider = paymentProviders.get(row.provider);
  const isUndecided = row.state === "requested" || row.state === "in_review";
  const isFirst = firstYes?.by === caller.email;
  const isUnpaid = row.kind === "deposit" && ["created", "waiting", "needs_customer"].includes(row.state);
  const isPaid = row.kind === "deposit" && (row.state === "paid" || row.state === "partly_paid");
  const all: Record<PaymentAction, boolean> = {
    approve: isUndecided && !hold && !(needsTwo && isFirst),
    reject: isUndecided,
    hold: isUndecided,
    release: isUndecided && hold !== null,
    take_yes_back: isUndecided && isFirst,
    ask_provider: provider !== undefined && !isUndecided && row.state !== "rejected" && row.state !== "cancelled",
    refund: isPaid && caller.role === "administrator" && provider?.refundPayment !== undefined,
    cancel: isUnpaid,
    note: true,
  };
  return (Object.keys(all) as PaymentAction[]).filter((name) => all[name]);
}
