import * as z from "zod/mini";
import { amounts } from "./amounts";
import { banner } from "./banner";
import { bonusRulesWith } from "./bonus_rules";
import { bonusType } from "./bonus_type";
import { weekday } from "./rules";

/** The rules of an offer as the back office writes them: amounts are decimals. */
export const promotionRules = bonusRulesWith(amounts);
export type PromotionRules = z.output<typeof promotionRules>;

const instant = z.nullable(z.iso.datetime({ offset: true }));
const timeOfDay = z.nullable(z.string().check(z.regex(/^([01]\d|2[0-3]):[0-5]\d$/)));

export const bannerKey = z.string().check(z.regex(/^[a-z0-9][a-z0-9_-]{0,99}$/));

/** All of a promotion that can be changed: what is published is a version of it, and who took one keeps its terms. */
export const promotionContent = z
  .strictObject({
    bonusType,
    autoPayoutDays: z._default(z.int().check(z.minimum(0), z.maximum(31)), 0),
    isSpecial: z._default(z.boolean(), false),
    /** Texts, pictures, where its button leads, and who sees it. */
    banner,
    startAt: z._default(instant, null),
    endAt: z._default(instant, null),
    validOnDays: z._default(z.array(weekday), []),
    startTime: z._default(timeOfDay, null),
    endTime: z._default(timeOfDay, null),
    /** What the engine goes by; null where there is nothing to take. */
    rules: z._default(z.nullable(promotionRules), null),
    /** Codes that bring it, in any case. */
    coupons: z._default(
      z
        .array(z.strictObject({ code: z.string().check(z.trim(), z.regex(/^\S{1,64}$/)), expiresAt: z._default(instant, null) }))
        .check(z.maxLength(200)),
      [],
    ),
  })
  .check(
    z.refine(({ startAt, endAt }) => !startAt || !endAt || Date.parse(startAt) < Date.parse(endAt), {
      path: ["endAt"],
      error: "It ends before it starts",
    }),
  );
export type PromotionContent = z.output<typeof promotionContent>;
