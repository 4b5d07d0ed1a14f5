import type { HistoryKind } from "../../../src/features/money/history/history_filter";
import type { Props } from "./schema";

/** What a list can show of these types: deposits and withdrawals together, too, where it has both. */
export function kindsOf(types: Props["types"]): HistoryKind[] {
  const kinds = [...new Set<HistoryKind>(types)];
  return kinds.includes("deposit") && kinds.includes("withdraw") ? ["all", ...kinds] : kinds;
}
