import type { LimitRow, LimitRules } from "../../schemas/api/limits";
import { notSet } from "../../schemas/limits";

export interface RowState {
  /** Null where none is set. */
  limit: number | null;
  left: number;
  /** Of the limit, 0 to 100. */
  percent: number;
  tone: "fine" | "near" | "reached";
  canEdit: boolean;
}

const near = 80;

/** When a limit begins again. */
export const restartFormat = { weekday: "short", day: "numeric", month: "short", hour: "2-digit", minute: "2-digit" } as const;

/**
 * How a limit looks at a moment: once its expiry has passed it is as if it was not set (L-4.26), and where decreases are not possible at any
 * time, one that is in use can't be edited before (L-4.25, D-04).
 */
export function rowState(row: LimitRow, rules: Pick<LimitRules, "allowDecreaseAnytime">, now: number): RowState {
  const isExpired = Date.parse(row.expiry) <= now;
  const limit = row.currentLimit === notSet || isExpired ? null : row.currentLimit;
  const left = limit === null ? 0 : Math.max(0, row.left ?? limit - row.usedLimit);
  const percent = limit === null || limit === 0 ? 0 : Math.min(100, Math.round((row.usedLimit / limit) * 100));
  return {
    limit,
    left,
    percent,
    tone: limit !== null && left === 0 ? "reached" : percent >= near ? "near" : "fine",
    canEdit: rules.allowDecreaseAnytime || limit === null || row.usedLimit === 0,
  };
}

/** Of several limits of a kind the one that decides: the one with the least left. */
export function decidingRow(rows: readonly LimitRow[], now: number): LimitRow | null {
  const set = rows.filter((row) => rowState(row, { allowDecreaseAnytime: true }, now).limit !== null);
  return set.reduce<LimitRow | null>((least, row) => (least === null || (row.left ?? 0) < (least.left ?? 0) ? row : least), null);
}
