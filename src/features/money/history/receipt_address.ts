import type { Transaction } from "../../../../schemas/api/payments/history";

/** One payment as a page's address names it: `d12` is a deposit, `w12` a request for a payout. */
export interface Receipt {
  kind: "deposit" | "withdraw";
  id: number;
}

/** The parameter that opens a payment over the page; Back closes it. */
export const receiptParameter = "receipt";

export const receiptOf = ({
  transactionType,
  transactionBankingId,
  withdrawRequestId,
}: Pick<Transaction, "transactionType" | "transactionBankingId" | "withdrawRequestId">): Receipt => ({
  kind: transactionType,
  id: (transactionType === "deposit" ? transactionBankingId : withdrawRequestId) ?? 0,
});

/** Those of a list, each once: parts of one withdrawal share theirs. */
export const receiptsOf = (rows: readonly Parameters<typeof receiptOf>[0][]): Receipt[] => [
  ...new Map(rows.map((row) => [receiptAddress(receiptOf(row)), receiptOf(row)])).values(),
];

export const receiptAddress = ({ kind, id }: Receipt): string => `?${receiptParameter}=${kind === "deposit" ? "d" : "w"}${id}`;

/** Puts an open payment away. */
export const noReceipt = `?${receiptParameter}=`;

/** What an address opens; null where it opens nothing. */
export function readReceipt(search: Record<string, string>): Receipt | null {
  const [, letter, id] = /^([dw])([1-9]\d{0,14})$/.exec(search[receiptParameter] ?? "") ?? [];
  return letter && id ? { kind: letter === "d" ? "deposit" : "withdraw", id: Number(id) } : null;
}
