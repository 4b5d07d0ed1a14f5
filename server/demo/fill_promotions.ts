import * as z from "zod/mini";
import { bonusType } from "../../schemas/bonus_type";
import { bonusRules } from "../../schemas/bonus_rules";
import { banner } from "../../schemas/banner";
import { weekday } from "../../schemas/rules";
import { toMinorUnits } from "../platform/amounts";
import { coupons } from "../rewards/bonuses/tables";
import { promotions } from "../rewards/promotions/tables";
import type { Fill } from "./demo_files";

const days = z._default(z.nullable(z.number()), null);

const races = z.object({
  tournaments: z.array(z.object({ startInHours: z._default(z.number(), 0), endInHours: z._default(z.number(), 0) })),
});

/** Dates are in days from the day of the fill, or those of a tournament of the demo, by its place in the file. */
const file = z.object({
  promotions: z.array(
    z.object({
      bannerKey: z.string(),
      bonusType,
      banner,
      autoPayoutDays: z._default(z.number(), 0),
      startInDays: days,
      tournament: z.optional(z.int()),
      endInDays: days,
      validOnDays: z._default(z.array(weekday), []),
      startTime: z.optional(z.string()),
      endTime: z.optional(z.string()),
      isSpecial: z._default(z.boolean(), false),
      minDeposits: z.record(z.string(), z.number()),
      rules: z._default(z.nullable(bonusRules), null),
    }),
  ),
  coupons: z.array(z.object({ code: z.string(), bannerKey: z.string(), expiresInDays: days })),
});

export const fillPromotions: Fill = async (db, files) => {
  const { promotions: rows, coupons: codes } = z.parse(file, await files.json("promotions.json"));
  const midnight = new Date().setUTCHours(0, 0, 0, 0);
  const inDays = (count: number | null) => (count === null ? null : new Date(midnight + count * 86_400_000));
  const { tournaments } = z.parse(races, await files.json("tournaments.json"));
  const hour = new Date().setUTCMinutes(0, 0, 0);
  const inHours = (count: number) => new Date(hour + count * 3_600_000);
  const written = await db
    .insert(promotions)
    .values(
      rows.map(({ startInDays, endInDays, tournament, minDeposits, ...row }, position) => {
        const race = tournament === undefined ? undefined : tournaments[tournament];
        return {
          ...row,
          startAt: race ? inHours(race.startInHours) : inDays(startInDays),
          endAt: race ? inHours(race.endInHours) : inDays(endInDays),
          minDeposits: Object.fromEntries(
            Object.entries(minDeposits).map(([code, decimal]) => [code, toMinorUnits(decimal, code)]),
          ),
          position,
        };
      }),
    )
    .returning({ id: promotions.id, bannerKey: promotions.bannerKey });
  await db.insert(coupons).values(
    codes.map(({ code, bannerKey, expiresInDays }) => ({
      code,
      promotionId: written.find((row) => row.bannerKey === bannerKey)?.id ?? 0,
      expiresAt: inDays(expiresInDays),
    })),
  );
};
