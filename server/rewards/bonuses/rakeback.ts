import { and, eq, inArray, isNotNull, sql } from "drizzle-orm";
import type { FastifyInstance } from "fastify";
import { playerBonuses } from "../../accounts/bonuses/tables";
import type { UserRow } from "../../accounts/users/sessions";
import { periodOf, type Span } from "../../care/limits/periods";
import { holdPurse, startBonus, writeBonusStep } from "../../money/bonuses/bonuses";
import type { Queryable } from "../../platform/plugins/database";
import { rakebackShares } from "../loyalty/rakeback_share";
import { promotions } from "../promotions/tables";
import { holdClaims, isResting, type Offer } from "./claim";
import { refusalOf } from "./conditions";
import { termsFor } from "./terms";
import { payerOf, viewerOfPlayer } from "./who_claims";
import { zoneOf } from "../../accounts/markets/zone_of";

type Server = Pick<FastifyInstance, "db" | "settings" | "rateOf" | "detectedPlace" | "detectedCountry">;

export interface RakebackDay {
  /** `2026-11-22`. */
  date: string;
  state: "earning" | "ready" | "claimed" | "gone" | "nothing";
  /** In minor units. */
  amount: number;
}

export interface Rakeback {
  offer: Offer;
  percent: number;
  currencyCode: string;
  days: RakebackDay[];
  nextAt: Date;
}

/** The rakeback that an account is open to, or null. */
export async function rakebackOfferOf(app: Server, db: Queryable, user: UserRow): Promise<Offer | null> {
  const rows = await db
    .select()
    .from(promotions)
    .where(and(eq(promotions.isClosed, false), isNotNull(promotions.rules)));
  const viewer = viewerOfPlayer(user, user.countryCode);
  const timeZone = zoneOf(app.settings().settings, user);
  for (const row of rows) {
    const { rules } = row;
    if (rules?.gives.kind !== "rakeback") continue;
    if (refusalOf(row, rules, { viewer, player: user, timeZone, hasCoupon: false }) === null) return { ...row, rules };
  }
  return null;
}

/** What each day brought so far, the oldest first, today last: a share of what the games keep on average of what was bet with cash. */
export async function readRakeback(app: Server, db: Queryable, user: UserRow, now = new Date()): Promise<Rakeback | null> {
  const offer = await rakebackOfferOf(app, db, user);
  if (offer?.rules.gives.kind !== "rakeback") return null;
  const { percent: offered, days: count } = offer.rules.gives;
  const { id: userId, currencyCode } = user;
  const zone = zoneOf(app.settings().settings, user);
  const spans = daysBack(now, zone, count);
  const percents = await rakebackShares(app, db, { userId, level: user.level }, spans, offered);
  const earned = await earnedIn(db, { userId, currencyCode, percents }, spans);
  const taken = await db
    .select({ takeKey: playerBonuses.takeKey })
    .from(playerBonuses)
    .where(
      and(
        eq(playerBonuses.userId, userId),
        eq(playerBonuses.promotionId, offer.id),
        inArray(playerBonuses.takeKey, spans.map(keyOf)),
      ),
    );
  const wasTaken = new Set(taken.map(({ takeKey }) => takeKey));
  const days = spans.map((span, index): RakebackDay => {
    const amount = earned[index] ?? 0;
    const isToday = index === spans.length - 1;
    const state = wasTaken.has(keyOf(span)) ? "claimed" : isToday ? "earning" : amount > 0 ? "ready" : "nothing";
    return { date: dateIn(span.start, zone), state, amount };
  });
  return { offer, percent: percents.at(-1) ?? offered, currencyCode, days, nextAt: spans.at(-1)?.end ?? now };
}

/** Pays every day that is over and not paid yet, each once, in whatever many tabs; answers the sum in minor units. */
export async function claimRakeback(app: Server, user: UserRow): Promise<number> {
  return app.db.transaction(async (tx) => {
    await holdClaims(tx, user.id);
    if (await isResting(app, tx, user)) return 0;
    const rakeback = await readRakeback(app, tx, user);
    if (!rakeback) return 0;
    const { offer, days, currencyCode } = rakeback;
    await holdPurse(tx, user.id, currencyCode);
    const terms = termsFor(offer.rules, offer.version, payerOf(app, user.countryCode, currencyCode));
    let sum = 0;
    for (const { date, state, amount } of days) {
      if (state !== "ready") continue;
      const [row] = await tx
        .insert(playerBonuses)
        .values({
          userId: user.id,
          promotionId: offer.id,
          bonusType: offer.bonusType,
          state: "claimed",
          currencyCode,
          terms: { ...terms, wager: { ...terms.wager, times: 0 } },
          takeKey: `rakeback:${date}`,
          expiresAt: new Date(Date.now() + 86_400_000),
        })
        .onConflictDoNothing()
        .returning();
      if (!row) continue;
      await writeBonusStep(tx, row.id, null, "claimed", { reason: "claimed" });
      await startBonus(tx, row, { worth: amount, reason: "claimed" });
      sum += amount;
    }
    return sum;
  });
}

const keyOf = ({ date }: DaySpan): string => `rakeback:${date}`;

interface DaySpan extends Span {
  date: string;
}

function daysBack(now: Date, zone: string, count: number): DaySpan[] {
  const spans: DaySpan[] = [];
  for (
    let span = periodOf("daily", now, zone);
    spans.length <= count;
    span = periodOf("daily", new Date(span.start.getTime() - 1), zone)
  )
    spans.unshift({ ...span, date: dateIn(span.start, zone) });
  return spans;
}

const dateIn = (at: Date, timeZone: string): string =>
  new Intl.DateTimeFormat("en-CA", { timeZone, year: "numeric", month: "2-digit", day: "2-digit" }).format(at);

/** Per span, in minor units: rounds that are over, their cash times what the game keeps of 100 on average. */
async function earnedIn(
  db: Pick<Queryable, "execute">,
  { userId, currencyCode, percents }: { userId: number; currencyCode: string; percents: readonly number[] },
  spans: readonly DaySpan[],
): Promise<number[]> {
  const starts = spans.map(({ start }) => start.toISOString());
  const ends = spans.map(({ end }) => end.toISOString());
  const { rows } = await db.execute<{ place: string; edge: string }>(sql`
    select span.place, coalesce(sum((r.bet - r.bonus_bet) * greatest(0, 10000 - coalesce(g.return_to_player, 10000))), 0) as edge
    from unnest(${sql.param(starts)}::timestamptz[], ${sql.param(ends)}::timestamptz[]) with ordinality as span(since, until, place)
    left join rounds r on r.user_id = ${userId} and r.state = 'settled' and not r.is_demo and r.currency_code = ${currencyCode}
      and r.settled_at >= span.since and r.settled_at < span.until
    left join games g on g.id = r.game_id group by span.place order by span.place`);
  return rows.map(({ edge }, index) => Number((BigInt(edge) * BigInt(percents[index] ?? 0)) / 1_000_000n));
}
