import type { User } from "../../../../schemas/user";

export interface WagerProgress {
  left: number;
  total: number;
  wagered: number;
  /** 0 to 100. */
  percent: number;
}

/** What is no number, or less than nothing, counts as nothing (L-5.12). */
const amount = (value: unknown) => Math.max(0, Number(value) || 0);

/** How far the active bonus is wagered; null where none is (L-4.13, L-4.14). */
export function wagerProgress(bonus: User["activeBonus"]): WagerProgress | null {
  if (!bonus) return null;
  const total = amount(bonus.amountToWager);
  const left = Math.min(total, amount(bonus.wagerLeft));
  const wagered = total - left;
  return { left, total, wagered, percent: total === 0 ? 0 : (wagered / total) * 100 };
}
