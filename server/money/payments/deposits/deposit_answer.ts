import type * as z from "zod/mini";
import type { initPay } from "../../../../schemas/api/payments/deposits";
import type { DepositState } from "../../../../schemas/payment_states";
import { toDecimal } from "../../../platform/amounts";
import { withPicture } from "../payment_answer";
import type { Started } from "./start_deposit";

type Answer = z.output<typeof initPay.answer>;

const nothing: Answer = {
  success: false,
  txId: null,
  transactionId: null,
  state: null,
  action: null,
  cashierUrl: null,
  checkoutHtml: null,
  method: null,
  PaReq: null,
  creq: null,
  MD: null,
  TermUrl: null,
  customResponseIntentLink: null,
  errorCode: null,
  minAmount: null,
  maxAmount: null,
};

/** What came of a start in the documents' words (C-7.03); `action` says the same in one. */
export async function depositAnswer(started: Started, currencyCode: string): Promise<Answer> {
  const { row } = started;
  const of = row ? { txId: row.id, transactionId: row.id, state: row.state as DepositState } : {};
  if (started.kind === "refused") {
    const limit = (amount: number | undefined) => (amount === undefined ? null : toDecimal(amount, currencyCode));
    return { ...nothing, ...of, errorCode: started.code, minAmount: limit(started.min), maxAmount: limit(started.max) };
  }
  const action = started.row.action && (await withPicture(started.row.action));
  const answer = { ...nothing, ...of, success: true, action, errorCode: started.row.errorCode };
  if (!action) return answer;
  switch (action.kind) {
    case "redirect":
    case "frame":
      return { ...answer, cashierUrl: action.url };
    case "form":
      return { ...answer, checkoutHtml: action.url, method: action.method };
    case "three_d_secure": {
      const { PaReq = null, creq = null, MD = null, TermUrl = null } = action.fields;
      return { ...answer, checkoutHtml: action.url, method: action.method, PaReq, creq, MD, TermUrl };
    }
    case "qr":
      return { ...answer, customResponseIntentLink: action.content };
    case "crypto":
      return answer;
  }
}
