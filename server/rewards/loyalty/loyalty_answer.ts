import type * as z from "zod/mini";
import type { getLoyalty, LevelRow, OwnLoyalty } from "../../../schemas/api/loyalty";
import { type LoyaltyRules, millionths } from "../../../schemas/loyalty_rules";
import type { SiteSettings } from "../../../schemas/settings";
import type { UserRow } from "../../accounts/users/sessions";
import { payoutRulesOf } from "../../money/payments/methods/methods_of";
import { payoutHoursOf } from "../../money/payments/payouts/promised";
import { shownPoints } from "./points_history";
import { fallOf, keepPointsOf, missingFor, rankOf, type Standing } from "./standing";

type Answer = z.output<typeof getLoyalty.answer>;

export const noClub: Answer = {
  loyalty: null,
  own: null,
  levels: [],
  giftCurrencyCode: "EUR",
  keepMonths: 0,
  warnDays: 0,
  host: null,
  formula: { pointsPerEuro: 0, games: [] },
};

export function levelRows(rules: LoyaltyRules, settings: SiteSettings, giftIn: (euros: number) => number): LevelRow[] {
  const usual = payoutRulesOf(settings).reviewHours;
  return rules.levels.map((level, index) => ({
    level: index + 1,
    loyaltyName: level.name,
    levelImage: level.imageUrl?.src || null,
    points: level.points,
    keepPoints: level.keepPoints,
    rakebackPercent: level.rakebackPercent,
    payoutHours: payoutHoursOf(settings, index + 1),
    isPayoutFaster: payoutHoursOf(settings, index + 1) < usual,
    birthdayGift: giftIn(level.birthdayGift),
    hasHost: level.hasHost,
    extra: level.extra ?? {},
  }));
}

/** Points that are missing are rounded up: who reads that 0.01 are missing has not reached it. */
const missingPoints = (points: number): number => Math.ceil(points / (millionths / 100)) / 100;

export function ownLoyalty(rules: LoyaltyRules, user: UserRow, standing: Standing, gift: OwnLoyalty["gift"]): OwnLoyalty {
  const level = rankOf(rules, standing.level);
  const [now, next] = [rules.levels[level - 1], rules.levels[level]];
  const points = user.loyaltyPoints;
  const missing = next ? missingFor(rules, { ...standing, level }, points, level + 1) : 0;
  const way = Math.max(
    1,
    missing + points - Math.max(standing.level < standing.best ? standing.periodPoints : 0, (now?.points ?? 0) * millionths),
  );
  const { periodEnds, warnedAt } = standing;
  return {
    level,
    userName: user.nickname ?? user.firstName ?? "",
    loyaltyName: now?.name ?? {},
    levelImage: now?.imageUrl?.src || null,
    levelPoints: now?.points ?? 0,
    currentLevelPoints: shownPoints(points),
    next: next ? { level: level + 1, loyaltyName: next.name, missing: missingPoints(missing) } : null,
    percent: next ? Math.min(100, Math.max(0, Math.floor((10_000 * (way - missing)) / way) / 100)) : 100,
    keep: periodEnds && {
      needed: keepPointsOf(rules, level) / millionths,
      made: shownPoints(points - standing.periodPoints),
      until: periodEnds.toISOString(),
      fallsAt:
        warnedAt && points - standing.periodPoints < keepPointsOf(rules, level)
          ? fallOf({ periodEnds, warnedAt }, rules).toISOString()
          : null,
    },
    gift,
  };
}
