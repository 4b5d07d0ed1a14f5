import type * as z from "zod/mini";
import type { getLoyalty, getLoyaltyPoints } from "../../../schemas/api/loyalty";
import type { User } from "../../../schemas/user";

type Club = z.output<typeof getLoyalty.answer>;

/** The real club with a persona in its second level, made up from what the house has set. */
export function sampleLoyalty(club: Club, { nickname, firstName, currencyCode }: User): Club {
  const [now, next] = [club.levels[1] ?? club.levels[0], club.levels[2]];
  if (!now) return club;
  const points = next ? (now.points + next.points) / 2 : now.points;
  return {
    ...club,
    loyalty: { name: now.loyaltyName, points, endPoint: (next ?? now).points },
    own: {
      level: now.level,
      userName: nickname ?? firstName ?? "",
      loyaltyName: now.loyaltyName,
      levelImage: now.levelImage,
      levelPoints: now.points,
      currentLevelPoints: points,
      next: next ? { level: next.level, loyaltyName: next.loyaltyName, missing: next.points - points } : null,
      percent: next ? 50 : 100,
      keep: null,
      gift: { state: "none", amount: 0, currencyCode, day: null, until: null },
    },
  };
}

/** Points of the games to try the formula with, of today. */
export function samplePoints(club: Club | null, { currencyCode }: User, now: string): z.output<typeof getLoyaltyPoints.answer> {
  const rows = (club?.formula.games ?? []).map(({ identifier, name, edge }, index) => {
    const bet = 40 * (index + 1);
    return {
      date: now.slice(0, 10),
      game: { identifier, name },
      bet,
      currencyCode,
      edge,
      points: Math.floor(bet * edge * (club?.formula.pointsPerEuro ?? 0)) / 100,
    };
  });
  return { days: 7, hasMore: false, rows, steps: [] };
}
