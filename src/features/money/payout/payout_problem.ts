import type { PaymentMethod } from "../../../../schemas/payments";
import { ApiError } from "../../../kit/api/api_error";

/** What is wrong with a withdrawal: at fields, or in words of ours, or in those of the server. */
export interface PayoutProblem {
  fields: Record<string, string>;
  key?: string;
  values?: { amount: number; minAmount: number; maxAmount: number };
  message?: string;
}

const keys: Record<string, string> = {
  "bonus.would_burn": "payout.problems.would_burn",
  "payment.too_little": "payout.problems.too_little",
  "payment.out_of_range": "payout.problems.out_of_range",
  "payment.conditions": "payout.problems.conditions",
  "payment.other_account": "payout.problems.other_account",
  "payment.method_off": "payout.problems.method_off",
  "payment.method_not_found": "payout.problems.method_off",
  "payment.provider_away": "payout.problems.method_off",
  "currency.not_offered": "payout.problems.method_off",
  "network.unreachable": "payout.problems.unreachable",
  "network.timeout": "payout.problems.unreachable",
};

/** What a refusal says where it says nothing: then we do (C-8.07), of coins with a key of their own (C-8.09). */
const nothingSaid = new Set(["", "bad"]);

/** Reads why a withdrawal was refused (C-5.01 to C-5.05, C-5.16, C-8.07, C-8.09). */
export function payoutProblem(error: unknown, { isCrypto }: Pick<PaymentMethod, "isCrypto">): PayoutProblem {
  const ofAll = isCrypto ? "withdrawal.error" : "message.error.withdrawal.text";
  if (!(error instanceof ApiError)) return { fields: {}, key: ofAll };
  const fields = fieldsOf(error);
  if (Object.keys(fields).length > 0) return { fields };
  const key = keys[error.code ?? ""];
  if (key) return { fields, key, values: amountsOf(error.data) };
  const isOurs = error.status >= 500 || nothingSaid.has(error.message.trim().toLowerCase());
  return isOurs ? { fields, key: ofAll } : { fields, message: error.message };
}

function fieldsOf({ code, data }: ApiError): Record<string, string> {
  if (code === "payment.address_invalid") return { cryptoCurrencyAddress: "error.withdrawal.address.invalid" };
  const issues = code === "request.invalid" ? (data as { issues?: unknown } | null)?.issues : null;
  if (!Array.isArray(issues)) return {};
  return Object.fromEntries(
    (issues as { path?: unknown[]; message?: string }[]).flatMap(({ path, message }) => {
      const field = path?.at(-1);
      return typeof field === "string" && message && /^[a-z_]+(?:\.[a-z_]+)+$/i.test(message) ? [[field, message]] : [];
    }),
  );
}

const numberOf = (value: unknown) => (typeof value === "number" ? value : 0);

function amountsOf(data: unknown) {
  const { free, minAmount, maxAmount } = (data ?? {}) as Record<string, unknown>;
  return { amount: numberOf(free), minAmount: numberOf(minAmount), maxAmount: numberOf(maxAmount) };
}

/** Where the words for what is wrong with a field are: those that the documents name begin with `error`, and come with the withdrawal's. */
export const fieldWords = (key: string): string => (key.startsWith("error.") ? `payout.${key}` : key);
