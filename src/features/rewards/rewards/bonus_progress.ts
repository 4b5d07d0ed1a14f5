import type { UserBonus } from "../../../../schemas/api/bonuses";

/** What is no number counts as nothing, and less than nothing too (L-5.12). */
const amount = (value: unknown) => Math.max(0, Number(value) || 0);

/** How far a bonus is wagered, in percent from 0 to 100: nothing has to be wagered of one that asks for nothing (L-4.13 to L-4.16). */
export function bonusProgress({
  bonusAmount,
  multiplier,
  wagerLeft,
}: Pick<UserBonus, "bonusAmount" | "multiplier" | "wagerLeft">) {
  const total = amount(bonusAmount) * amount(multiplier);
  const left = amount(wagerLeft);
  const wagered = Math.min(total, Math.max(0, total - left));
  return { total, left, wagered, percent: total === 0 ? 0 : (wagered / total) * 100 };
}
