import type * as z from "zod/mini";
import type { saveCryptoContact } from "../../../../schemas/api/payments/crypto";
import type { previewWithdrawal } from "../../../../schemas/api/payments/withdrawals";
import type { AnswerOf, CallInput } from "../../../kit/api/api";
import type { WithdrawMethod } from "./payout_queries";

/** What can be filled in of where a withdrawal goes; each kind of method asks for some of it. */
export interface TargetFields {
  beneficiaryName: string;
  beneficiaryAccount: string;
  bankCode: string;
  bankName: string;
  bankBranch: string;
  bankAddress: string;
  email: string;
  selectedNetwork: string;
  cryptoCurrencyAddress: string;
  cryptoCurrencyTag: string;
  /** Whether the address goes into the book, and under which name. */
  keep: boolean;
  label: string;
}

/** A withdrawal as the server would carry it out, with what asks for it. */
export interface PayoutPlan extends AnswerOf<typeof previewWithdrawal> {
  body: z.output<NonNullable<typeof previewWithdrawal.body>>;
  method: WithdrawMethod;
  /** The same one again is the same withdrawal, however often it is sent. */
  key: string;
  contact: CallInput<typeof saveCryptoContact>["body"] | null;
}
