import { asc, eq } from "drizzle-orm";
import { type BonusRules, bonusRules, changeAmounts } from "../../../schemas/bonus_rules";
import type { PromotionContent, PromotionRules } from "../../../schemas/promotion_content";
import { toDecimal, toMinorUnits } from "../../platform/amounts";
import type { Queryable } from "../../platform/plugins/database";
import { readCode } from "../bonuses/coupons";
import { coupons } from "../bonuses/tables";
import type { PromotionRow } from "../promotions/queries";
import type { promotions } from "../promotions/tables";

type Amounts = Record<string, number>;
type Change = (amounts: Amounts) => Amounts;

const each =
  (change: (amount: number, currencyCode: string) => number): Change =>
  (amounts) =>
    Object.fromEntries(Object.entries(amounts).map(([code, amount]) => [code, change(amount, code)]));
const decimals = each(toDecimal);
const minorUnits = each(toMinorUnits);

/** The rules with all their amounts changed from one kind into the other. */
const withAmounts = <Rules extends BonusRules | PromotionRules>({ gives, maxBet, ...rest }: Rules, change: Change) => ({
  ...rest,
  gives: changeAmounts(gives, change),
  maxBet: maxBet && change(maxBet),
});

/** As the engine keeps them. Throws where they are none: they were checked before. */
export const toEngine = (rules: PromotionRules): BonusRules => bonusRules.parse(withAmounts(rules, minorUnits));

/** What is published, as the back office edits it. */
export async function contentOf(db: Queryable, row: PromotionRow): Promise<PromotionContent> {
  const codes = await db.select().from(coupons).where(eq(coupons.promotionId, row.id)).orderBy(asc(coupons.code));
  const iso = (at: Date | null) => at?.toISOString() ?? null;
  return {
    bonusType: row.bonusType,
    autoPayoutDays: row.autoPayoutDays,
    isSpecial: row.isSpecial,
    banner: row.banner,
    startAt: iso(row.startAt),
    endAt: iso(row.endAt),
    validOnDays: row.validOnDays,
    startTime: row.startTime,
    endTime: row.endTime,
    rules: row.rules && (withAmounts(row.rules, decimals) as PromotionRules), // the same rules in decimals
    coupons: codes.map(({ code, expiresAt }) => ({ code, expiresAt: iso(expiresAt) })),
  };
}

/** The columns that content fills; `minDeposits` stays as it is where there is nothing to take. */
export function columnsOf(content: PromotionContent): Partial<typeof promotions.$inferInsert> {
  const { rules, startAt, endAt, coupons: _, ...same } = content;
  const engine = rules && toEngine(rules);
  const least = engine && "minDeposit" in engine.gives ? (engine.gives.minDeposit ?? {}) : {};
  return {
    ...same,
    startAt: startAt === null ? null : new Date(startAt),
    endAt: endAt === null ? null : new Date(endAt),
    rules: engine,
    ...(engine && { minDeposits: least }),
  };
}

/** Codes as they are kept, each once. */
export const codesOf = ({ coupons: typed }: Pick<PromotionContent, "coupons">) =>
  new Map(
    typed.flatMap(({ code, expiresAt }) => {
      const read = readCode(code);
      return read === null ? [] : [[read, expiresAt === null ? null : new Date(expiresAt)] as const];
    }),
  );
