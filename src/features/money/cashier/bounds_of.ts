import type { MethodTerms } from "../../../../schemas/payments";
import { type Bounds, toMinor } from "./amounts";

/** Between which amounts a deposit by a method can be: what it takes, and what the currency's configuration allows (C-7.06). */
export function boundsOf(
  terms: Pick<MethodTerms, "minAmount" | "maxAmount"> | null,
  config: { minAmount: number; maxAmount: number } | null,
  decimals: number,
): Bounds {
  const min = Math.max(toMinor(terms?.minAmount ?? 0, decimals), toMinor(config?.minAmount ?? 0, decimals));
  const max = Math.min(...[terms, config].map((given) => toMinor(given?.maxAmount ?? 1e9, decimals)));
  return { min, max: Math.max(min, max), decimals };
}
