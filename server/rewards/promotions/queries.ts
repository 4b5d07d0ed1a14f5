import { and, asc, eq, inArray } from "drizzle-orm";
import type { BonusType } from "../../../schemas/bonus_type";
import type { Queryable } from "../../platform/plugins/database";
import { promotions } from "./tables";

export type PromotionRow = typeof promotions.$inferSelect;

/** All promotions, closed ones too, in their order. */
export const listAllPromotions = (db: Queryable): Promise<PromotionRow[]> =>
  db.select().from(promotions).orderBy(asc(promotions.position), asc(promotions.id));

/** Promotions that are not closed, in their order. */
export const listPromotions = (
  db: Queryable,
  { types, bannerKey, id }: { types: readonly BonusType[] | null; bannerKey: string | undefined; id?: number | undefined },
): Promise<PromotionRow[]> =>
  db
    .select()
    .from(promotions)
    .where(
      and(
        eq(promotions.isClosed, false),
        types ? inArray(promotions.bonusType, [...types]) : undefined,
        bannerKey ? eq(promotions.bannerKey, bannerKey) : undefined,
        id === undefined ? undefined : eq(promotions.id, id),
      ),
    )
    .orderBy(asc(promotions.position), asc(promotions.id));
