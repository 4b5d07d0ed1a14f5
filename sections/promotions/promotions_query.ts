import { getAllBonus, type Promotion } from "../../schemas/api/promotions";
import type { BonusType } from "../../schemas/bonus_type";
import type { QueryContext } from "../../src/kit/api/section_query";

/** How many more are asked for than shown, since some that come have another place. */
const spare = 10;

interface Asked {
  types: readonly BonusType[];
  limit: number;
  /** An instant of the day, ISO 8601; empty for today. */
  day?: string;
}

/** The promotions open to whoever looks, each with its terms (L-7.55). */
export const promotionsQuery = ({ types, limit, day = "" }: Asked, { api, userId }: QueryContext) =>
  api.query(getAllBonus, {
    query: {
      limit: Math.min(limit + spare, 200),
      userId,
      type: types.join(",") || undefined,
      calendarDateTime: day,
      with: "terms",
    },
  });

/** One of them by its id. */
export const offerQuery = (bonusId: number, { api, userId }: QueryContext) =>
  api.query(getAllBonus, { query: { limit: 1, userId, b: bonusId, with: "terms" } });

export const promotionQuery = (bannerKey: string, { api }: QueryContext) =>
  api.query(getAllBonus, { query: { limit: 1, bannerKey, with: "terms" } });

/** What pays out by itself after days has its own place and is not in the plain grid (L-4.08). */
export const plainPromotions = (promotions: readonly Promotion[]) =>
  promotions.filter(({ autoPayoutDays }) => !(autoPayoutDays > 0));
