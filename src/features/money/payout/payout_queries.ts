import { getPaymentMethods } from "../../../../schemas/api/payments/methods";
import { getWithdrawConditions, getWithdrawRequests } from "../../../../schemas/api/payments/withdrawals";
import type { PaymentMethod } from "../../../../schemas/payments";
import type { Language } from "../../../../schemas/text";
import type { Api } from "../../../kit/api/api";
import { namedMethods } from "../cashier/named_methods";
import type { AnswerOf } from "../../../kit/api/api";

export type WithdrawFacts = AnswerOf<typeof getWithdrawConditions>;
export type WithdrawMethod = PaymentMethod & { withdrawal: NonNullable<PaymentMethod["withdrawal"]> };

export const conditionsQuery = (api: Api) => api.query(getWithdrawConditions, {});
export const withdrawMethodsQuery = (api: Api, language: Language) =>
  api.query(getPaymentMethods, { query: { locale: language, action: "withdraw" } });
export const requestQuery = (api: Api, withdrawRequestId: number) =>
  api.query(getWithdrawRequests, { query: { withdrawRequestId } });

/** The methods that pay out, of those that a section is set to by id or by the provider's key (C-2.08). */
export const methodsThatPayOut = (methods: readonly PaymentMethod[], methodIds: readonly string[]): WithdrawMethod[] =>
  namedMethods(methods, methodIds).filter(
    (method): method is WithdrawMethod => method.withdrawalExist && method.withdrawal !== null,
  );

/** What has to be filled in for a method; cards are paid out to where they paid in, and have nothing to fill in (C-5.10). */
export function fieldsOf({ family, isCrypto, isEmail, isBank }: PaymentMethod): "bank" | "email" | "crypto" | null {
  if (isCrypto || family === "crypto") return "crypto";
  if (isEmail || family === "wallet") return "email";
  return isBank || family === "bank" || family === "qr" ? "bank" : null;
}
