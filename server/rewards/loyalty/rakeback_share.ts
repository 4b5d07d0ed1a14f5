import { asc, eq } from "drizzle-orm";
import type { FastifyInstance } from "fastify";
import type { Span } from "../../care/limits/periods";
import type { Queryable } from "../../platform/plugins/database";
import { rankOf } from "./standing";
import { loyaltySteps } from "./tables";

/** The share of rakeback on each day: what the offer gives, or the highest level of that day where it gives more. */
export async function rakebackShares(
  { settings }: Pick<FastifyInstance, "settings">,
  db: Queryable,
  { userId, level }: { userId: number; level: number },
  spans: readonly Span[],
  offered: number,
): Promise<number[]> {
  const rules = settings().settings.loyalty;
  if (!rules || rules.levels.length === 0) return spans.map(() => offered);
  const steps = await db.select().from(loyaltySteps).where(eq(loyaltySteps.userId, userId)).orderBy(asc(loyaltySteps.id));
  const shareOf = (one: number) => rules.levels[rankOf(rules, one) - 1]?.rakebackPercent ?? 0;
  return spans.map(({ start, end }) => {
    const before = steps.filter(({ at }) => at < start).at(-1)?.to ?? steps[0]?.from ?? level;
    const during = steps.filter(({ at }) => at >= start && at < end).map(({ to }) => to);
    return Math.max(offered, ...[before, ...during].map(shareOf));
  });
}
