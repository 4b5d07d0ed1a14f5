import * as z from "zod/mini";
import { bonusType } from "../../schemas/bonus_type";
import { banner } from "../../schemas/banner";
import { weekday } from "../../schemas/rules";
import { toMinorUnits } from "../platform/amounts";
import { promotions } from "../rewards/promotions/tables";
import type { Fill } from "./demo_files";

const days = z._default(z.nullable(z.number()), null);

/** Dates are in days from the day of the fill. */
const file = z.object({
  promotions: z.array(
    z.object({
      bannerKey: z.string(),
      bonusType,
      banner,
      autoPayoutDays: z._default(z.number(), 0),
      startInDays: days,
      endInDays: days,
      validOnDays: z._default(z.array(weekday), []),
      startTime: z.optional(z.string()),
      endTime: z.optional(z.string()),
      isSpecial: z._default(z.boolean(), false),
      minDeposits: z.record(z.string(), z.number()),
    }),
  ),
});

export const fillPromotions: Fill = async (db, files) => {
  const { promotions: rows } = z.parse(file, await files.json("promotions.json"));
  const midnight = new Date().setUTCHours(0, 0, 0, 0);
  const inDays = (count: number | null) => (count === null ? null : new Date(midnight + count * 86_400_000));
  await db.insert(promotions).values(
    rows.map(({ startInDays, endInDays, minDeposits, ...row }, position) => ({
      ...row,
      startAt: inDays(startInDays),
      endAt: inDays(endInDays),
      minDeposits: Object.fromEntries(Object.entries(minDeposits).map(([code, decimal]) => [code, toMinorUnits(decimal, code)])),
      position,
    })),
  );
};
