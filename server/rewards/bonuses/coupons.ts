import { eq } from "drizzle-orm";
import type { Queryable } from "../../platform/plugins/database";
import { promotions } from "../promotions/tables";
import type { PromotionRow } from "../promotions/queries";
import { coupons } from "./tables";

/** Codes are no longer than this: what is, is none. */
const longest = 64;

/** A code as it is kept: what stands around it, and its case, do not count. Null for what can't be one. */
export function readCode(typed: string): string | null {
  const code = typed.normalize("NFKC").trim().toUpperCase();
  return code.length > 0 && code.length <= longest && !/\s/.test(code) ? code : null;
}

export interface FoundCoupon {
  code: string;
  expiresAt: Date | null;
  promotion: PromotionRow;
}

export async function findCoupon(db: Queryable, typed: string): Promise<FoundCoupon | null> {
  const code = readCode(typed);
  if (code === null) return null;
  const [row] = await db
    .select({ code: coupons.code, expiresAt: coupons.expiresAt, promotion: promotions })
    .from(coupons)
    .innerJoin(promotions, eq(promotions.id, coupons.promotionId))
    .where(eq(coupons.code, code));
  return row ?? null;
}
