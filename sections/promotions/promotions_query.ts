import { getAllBonus, type Promotion } from "../../schemas/api/promotions";
import type { BonusType } from "../../schemas/bonus_type";
import type { QueryContext } from "../../src/api/section_query";

/** How many more are asked for than shown, since some that come have another place. */
const spare = 10;

/** The promotions open to whoever looks. */
export const promotionsQuery = ({ types, limit }: { types: readonly BonusType[]; limit: number }, { api }: QueryContext) =>
  api.query(getAllBonus, { query: { limit: Math.min(limit + spare, 200), type: types.join(",") || undefined } });

export const promotionQuery = (bannerKey: string, { api }: QueryContext) =>
  api.query(getAllBonus, { query: { limit: 1, bannerKey } });

/** What pays out by itself after days has its own place and is not in the plain grid (L-4.08). */
export const plainPromotions = (promotions: readonly Promotion[]) =>
  promotions.filter(({ autoPayoutDays }) => !(autoPayoutDays > 0));
