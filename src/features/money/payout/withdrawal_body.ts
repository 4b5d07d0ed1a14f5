import type { PayoutPlan, TargetFields } from "./payout_plan";
import { fieldsOf, type WithdrawMethod } from "./payout_queries";

interface BodyOf {
  amount: number;
  method: WithdrawMethod;
  accountId: number | undefined;
  fields: TargetFields;
}

/** The payload of a withdrawal (C-3.23), and of one in a coin (C-3.24); a card's code is never part of it (C-5.10). */
export function bodyOf({ amount, method, accountId, fields }: BodyOf): PayoutPlan["body"] {
  const shared = { amount, pspID: method.id, paymentProvider: method.name, paymentMethod: method.paymentMethod };
  if (accountId !== undefined) return { ...shared, accountId };
  const kind = fieldsOf(method);
  if (kind === "email") return { ...shared, email: fields.email.trim() };
  if (kind === "crypto") {
    return {
      ...shared,
      cryptoCurrencyAddress: fields.cryptoCurrencyAddress.trim(),
      cryptoCurrencyTag: fields.cryptoCurrencyTag?.trim() || undefined,
      selectedNetwork: fields.selectedNetwork,
      currencyCode: method.currency,
      nominalCurrency: method.nominalCurrency ?? undefined,
    };
  }
  const { beneficiaryName, beneficiaryAccount, bankCode, bankName, bankBranch, bankAddress } = fields;
  return { ...shared, beneficiaryName, beneficiaryAccount, bankCode, bankName, bankBranch, bankAddress };
}

/** What goes into the address book once the withdrawal is asked for; null where nothing should. */
export function contactOf(
  { keep, label, selectedNetwork, cryptoCurrencyAddress }: TargetFields,
  method: WithdrawMethod,
): PayoutPlan["contact"] {
  if (!keep || fieldsOf(method) !== "crypto") return null;
  const coin = method.currency;
  return {
    cryptoCurrencyCode: coin,
    network: selectedNetwork,
    address: cryptoCurrencyAddress.trim(),
    label: label.trim() || coin,
  };
}
