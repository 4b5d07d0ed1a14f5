import type { TFunction } from "i18next";
import { depositErrorCodes } from "../../../../schemas/deposit_codes";
import type { DepositErrorCode } from "../../../../schemas/payments";

interface Refusal {
  code: string;
  minAmount?: number | null;
  maxAmount?: number | null;
  currency: string;
}

const threshold = "PAYMENT_PROVIDER_LIMIT_THRESHOLD";
/** Where a provider names no bounds (C-8.02). */
const [usualMin, usualMax] = [1, 1000];

/** The text of a deposit's error: by its code, else the one for all others; bounds take the places of [MN] and [MX] (C-8.01, C-8.02). */
export function depositErrorText({ code, minAmount, maxAmount, currency }: Refusal, t: TFunction): string {
  const text = t(`deposit.error.message.${wordsOf(code)}`);
  if (!hasBounds.some((name) => code.includes(name))) return text;
  return text
    .replaceAll("[MN]", `${minAmount ?? usualMin} ${currency}`)
    .replaceAll("[MX]", `${maxAmount ?? usualMax} ${currency}`);
}

const hasBounds = [threshold, "DEPOSIT_LIMIT", "BONUS_MINIMUM", "MARKET_LIMIT", "PROOF_NEEDED"];

function wordsOf(code: string): DepositErrorCode {
  if (code.includes(threshold)) return threshold;
  return depositErrorCodes.find((known) => known === code) ?? "UNIFIED_ERROR";
}

/** What can be done about it: a button each, the best one first. */
export type WayOut = "other_method" | "other_amount" | "try_again" | "without_bonus" | "limits" | "documents" | "support";

export function waysOut(code: string): readonly WayOut[] {
  if (code.includes(threshold) || code === "BONUS_MINIMUM")
    return code === "BONUS_MINIMUM" ? ["other_amount", "without_bonus"] : ["other_amount", "other_method"];
  const known: Partial<Record<string, readonly WayOut[]>> = {
    METHOD_NOT_AVAILABLE: ["other_method"],
    PROVIDER_UNAVAILABLE: ["other_method", "try_again"],
    CURRENCY_NOT_OFFERED: ["other_method"],
    CARD_EXPIRED: ["other_method", "try_again"],
    BONUS_NOT_AVAILABLE: ["without_bonus"],
    BONUS_HELD: ["without_bonus"],
    DEPOSIT_LIMIT: ["other_amount", "limits"],
    LIMIT_REQUIRED: ["limits"],
    MARKET_LIMIT: ["other_amount"],
    PROOF_NEEDED: ["documents", "other_amount"],
  };
  return known[code] ?? ["other_method", "try_again"];
}
