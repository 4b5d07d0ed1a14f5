import { type LoyaltyRules, millionths } from "../../../schemas/loyalty_rules";
import type { loyaltySteps, loyaltyStandings } from "./tables";

export type Standing = Omit<typeof loyaltyStandings.$inferSelect, "userId">;
export type Step = Pick<typeof loyaltySteps.$inferInsert, "from" | "to" | "reason">;
type Rules = Pick<LoyaltyRules, "levels" | "keepMonths" | "warnDays">;

const day = 86_400_000;

/** Where everybody begins. */
export const firstStanding = (now: Date): Standing => ({
  level: 1,
  best: 1,
  since: now,
  periodPoints: 0,
  periodEnds: null,
  warnedAt: null,
  reviewAt: null,
});

/** So many months later, on the same day of the month, or the last one where it has none: 29 February is 28 February a year later. */
export function monthsAfter(date: Date, months: number): Date {
  const later = new Date(date);
  later.setUTCDate(1);
  later.setUTCMonth(later.getUTCMonth() + months);
  const lastDay = new Date(Date.UTC(later.getUTCFullYear(), later.getUTCMonth() + 1, 0)).getUTCDate();
  later.setUTCDate(Math.min(date.getUTCDate(), lastDay));
  return later;
}

/** How many points a level takes from here, in millionths; nothing where it is reached. Who has fallen from it earns it again by what keeps it. */
export function missingFor({ levels }: Pick<Rules, "levels">, standing: Standing, points: number, level: number): number {
  const rules = levels[level - 1];
  if (!rules) return Number.POSITIVE_INFINITY;
  const inAll = rules.points * millionths - points;
  const again =
    level > standing.level && level <= standing.best ? rules.keepPoints * millionths - (points - standing.periodPoints) : 0;
  return Math.max(0, inAll, again);
}

/** The level that is shown and counts: where the house has taken levels away, the highest that is left. */
export const rankOf = ({ levels }: Pick<Rules, "levels">, level: number): number => Math.max(1, Math.min(level, levels.length));

/**
 * What becomes of a standing with so many points at this moment, and each step of it. Levels rise at once. One that is not kept in its period is announced first,
 * and falls by one at the period's end, never sooner than the letter said.
 */
export function follow(rules: Rules, standing: Standing, points: number, now: Date): { standing: Standing; steps: Step[] } {
  let reached = standing.level;
  for (let level = standing.level + 1; level <= rules.levels.length; level += 1)
    if (missingFor(rules, standing, points, level) === 0) reached = level;
  if (reached > standing.level) {
    const best = Math.max(standing.best, reached);
    const risen = newPeriod(rules, { ...standing, level: reached, best, since: now }, points, now);
    return { standing: risen, steps: [{ from: standing.level, to: reached, reason: "reached" }] };
  }
  const { level, periodEnds, warnedAt } = standing;
  if (periodEnds === null) return { standing: { ...standing, reviewAt: null }, steps: [] };
  const needed = keepPointsOf(rules, level);
  const isKept = level === 1 || points - standing.periodPoints >= needed;
  if (isKept) {
    if (now < periodEnds) return { standing: { ...standing, reviewAt: periodEnds }, steps: [] };
    return {
      standing: newPeriod(rules, standing, points, now),
      steps: level === 1 ? [] : [{ from: level, to: level, reason: "kept" }],
    };
  }
  const warnAt = new Date(periodEnds.getTime() - rules.warnDays * day);
  if (warnedAt === null) {
    if (now < warnAt) return { standing: { ...standing, reviewAt: warnAt }, steps: [] };
    const fallsAt = fallOf({ periodEnds, warnedAt: now }, rules);
    return { standing: { ...standing, warnedAt: now, reviewAt: fallsAt }, steps: [{ from: level, to: level, reason: "warned" }] };
  }
  const fallsAt = fallOf({ periodEnds, warnedAt }, rules);
  if (now < fallsAt) return { standing: { ...standing, reviewAt: fallsAt }, steps: [] };
  const fallen = newPeriod(rules, { ...standing, level: level - 1, since: now }, points, now);
  return { standing: fallen, steps: [{ from: level, to: level - 1, reason: "fell" }] };
}

/** When a level that was announced to fall does: at the period's end, or so many days after the letter where that came late. */
export const fallOf = (
  { periodEnds, warnedAt }: { periodEnds: Date; warnedAt: Date },
  { warnDays }: Pick<Rules, "warnDays">,
): Date => new Date(Math.max(periodEnds.getTime(), warnedAt.getTime() + warnDays * day));

export const keepPointsOf = ({ levels }: Pick<Rules, "levels">, level: number): number =>
  (levels[level - 1]?.keepPoints ?? 0) * millionths;

function newPeriod(rules: Rules, standing: Standing, points: number, now: Date): Standing {
  const isForGood = rules.keepMonths === 0 || standing.level === 1 || keepPointsOf(rules, standing.level) === 0;
  const periodEnds = isForGood ? null : monthsAfter(now, rules.keepMonths);
  return {
    ...standing,
    periodPoints: points,
    periodEnds,
    warnedAt: null,
    reviewAt: periodEnds && new Date(periodEnds.getTime() - rules.warnDays * day),
  };
}
