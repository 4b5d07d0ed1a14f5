import { and, count, desc, eq, sql } from "drizzle-orm";
import type { FastifyInstance } from "fastify";
import type { PromotionFigures, PromotionLine } from "../../../schemas/api/promotions_desk";
import { playerBonuses } from "../../accounts/bonuses/tables";
import { users } from "../../accounts/users/tables";
import { baseCurrency, toBase } from "../../money/rates/convert";
import { toDecimal } from "../../platform/amounts";
import type { Queryable } from "../../platform/plugins/database";
import type { PromotionRow } from "../promotions/queries";
import type { promotionDrafts } from "../promotions/tables";
import { byHand } from "./by_hand";

type Draft = typeof promotionDrafts.$inferSelect;

/** What each promotion was taken for so far, or one of them: amounts of all currencies in the house's, by the rates of now. */
export async function figuresOf(
  { db, rateOf }: Pick<FastifyInstance, "db" | "rateOf">,
  promotionId: number | null = null,
): Promise<ReadonlyMap<number, PromotionFigures>> {
  const { rows } = await db.execute<Record<string, string>>(sql`
    select promotion_id, currency_code, count(*) filter (where not starts_with(take_key, 'unused:')) as taken,
      count(*) filter (where state = 'running') as running, count(*) filter (where state = 'waiting') as waiting,
      count(*) filter (where state = 'won') as won, coalesce(sum(amount), 0) as given, coalesce(sum(paid), 0) as paid,
      coalesce(sum(burned), 0) as burned
    from player_bonuses ${promotionId === null ? sql`` : sql`where promotion_id = ${promotionId}`} group by promotion_id, currency_code`);
  const all = new Map<number, PromotionFigures>();
  for (const row of rows) {
    const id = Number(row["promotion_id"]);
    const currencyCode = row["currency_code"] ?? baseCurrency;
    const rate = rateOf(currencyCode) ?? "1";
    const whole = (name: string) => Number(row[name]);
    const base = (name: string) => toDecimal(toBase(whole(name), { currencyCode, rate }), baseCurrency);
    const sums = all.get(id) ?? none;
    const sum = (one: number, other: number) => Number((one + other).toFixed(2));
    all.set(id, {
      taken: sums.taken + whole("taken"),
      running: sums.running + whole("running"),
      waiting: sums.waiting + whole("waiting"),
      won: sums.won + whole("won"),
      given: sum(sums.given, base("given")),
      paid: sum(sums.paid, base("paid")),
      burned: sum(sums.burned, base("burned")),
    });
  }
  return all;
}

const none: PromotionFigures = { taken: 0, running: 0, waiting: 0, won: 0, given: 0, paid: 0, burned: 0 };

function stateOf({ version, isClosed, startAt, endAt }: PromotionRow, now: Date): PromotionLine["state"] {
  if (version === 0) return "draft";
  if (isClosed || (endAt && endAt <= now)) return "ended";
  return startAt && startAt > now ? "planned" : "live";
}

export function toLine(
  row: PromotionRow,
  draft: Pick<Draft, "publishAt"> | null,
  figures: PromotionFigures = none,
  now = new Date(),
): PromotionLine {
  return {
    promotionId: row.id,
    bannerKey: row.bannerKey,
    title: row.banner.bannerTitle ?? null,
    bonusType: row.bonusType,
    state: stateOf(row, now),
    version: row.version,
    hasDraft: draft !== null,
    publishAt: draft?.publishAt?.toISOString() ?? null,
    startAt: row.startAt?.toISOString() ?? null,
    endAt: row.endAt?.toISOString() ?? null,
    figures,
  };
}

/** How many hold each version of a promotion, running or waiting. */
export async function holdersByVersion(db: Queryable, promotionId: number): Promise<ReadonlyMap<number, number>> {
  const { rows } = await db.execute<{ version: number; holders: number }>(sql`
    select (terms ->> 'version')::int as version, count(*)::int as holders from player_bonuses
    where promotion_id = ${promotionId} and state in ('waiting', 'running') group by 1`);
  return new Map(rows.map(({ version, holders }) => [version, holders]));
}

export async function holdersOf(db: Queryable, promotionId: number, { limit, offset }: { limit: number; offset: number }) {
  const where = and(eq(playerBonuses.promotionId, promotionId));
  const [[total], rows] = await Promise.all([
    db.select({ count: count() }).from(playerBonuses).where(where),
    db
      .select({ bonus: playerBonuses, user: users })
      .from(playerBonuses)
      .leftJoin(users, eq(users.id, playerBonuses.userId))
      .where(where)
      .orderBy(desc(playerBonuses.id))
      .limit(limit)
      .offset(offset),
  ]);
  return {
    count: total?.count ?? 0,
    rows: rows.map(({ bonus, user }) => {
      const money = (amount: number) => toDecimal(amount, bonus.currencyCode);
      return {
        userBonusId: bonus.id,
        userId: bonus.userId,
        name: user
          ? [user.firstName, user.lastName].filter(Boolean).join(" ") || user.nickname || user.email
          : `#${bonus.userId}`,
        state: bonus.state,
        version: bonus.terms.version,
        currencyCode: bonus.currencyCode,
        amount: money(bonus.amount),
        wagerLeft: money(Math.max(0, bonus.wagerLeft)),
        paid: money(bonus.paid),
        burned: money(bonus.burned),
        takenAt: bonus.createdAt.toISOString(),
        endedAt: bonus.endedAt?.toISOString() ?? null,
        isByHand: bonus.takeKey.startsWith(byHand),
      };
    }),
  };
}
