import { desc, eq } from "drizzle-orm";
import type { FastifyInstance } from "fastify";
import * as calls from "../../../schemas/api/loyalty";
import { callerOf } from "../../accounts/users/caller_of";
import { users } from "../../accounts/users/tables";
import { baseCurrency, fromBase } from "../../money/rates/convert";
import { toDecimal, toMinorUnits } from "../../platform/amounts";
import { route } from "../../platform/route";
import { zoneOf } from "../../accounts/markets/zone_of";
import { claimGift, readGift } from "./birthday";
import { followStanding } from "./follow_standing";
import { levelRows, noClub, ownLoyalty } from "./loyalty_answer";
import { readFormulaGames, readPoints } from "./points_history";
import { rankOf } from "./standing";
import { loyaltySteps } from "./tables";

const perMinute = (max: number) => ({ config: { rateLimit: { max, timeWindow: "1 minute" } } });
const mostDays = 31;

/** The club: what it gives, how points are made, and where somebody stands (L-3.31, L-3.32, C-7.34). */
export async function loyaltyRoutes(app: FastifyInstance): Promise<void> {
  route(app, calls.getLoyalty, async ({ request }) => {
    const { settings } = app.settings();
    const rules = settings.loyalty;
    if (!rules || rules.levels.length === 0) return noClub;
    const session = await request.session();
    const wish = session?.user.currencyCode ?? settings.defaultCurrency;
    const known = app.rateOf(wish);
    const [currencyCode, rate] = known === null ? [baseCurrency, "1"] : [wish, known];
    const giftIn = (euros: number) =>
      toDecimal(fromBase(toMinorUnits(euros, baseCurrency), { currencyCode, rate }), currencyCode);
    const club = {
      levels: levelRows(rules, settings, giftIn),
      giftCurrencyCode: currencyCode,
      keepMonths: rules.keepMonths,
      warnDays: rules.warnDays,
      formula: { pointsPerEuro: rules.pointsPerEuro, games: await readFormulaGames(app.db, session?.user.id ?? null) },
    };
    if (!session) return { ...club, loyalty: null, own: null, host: null };
    const standing = await followStanding(app, session.user.id);
    const [row] = await app.db.select().from(users).where(eq(users.id, session.user.id));
    const user = row ?? session.user;
    const { minor: _, year: __, ...gift } = await readGift(app, app.db, user);
    const own = ownLoyalty(rules, user, standing, gift);
    const next = rules.levels[own.level];
    const hasHost = rules.levels[own.level - 1]?.hasHost && rules.host;
    return {
      ...club,
      own,
      loyalty: {
        name: own.loyaltyName,
        points: own.currentLevelPoints,
        endPoint: next ? Math.round((own.currentLevelPoints + (own.next?.missing ?? 0)) * 100) / 100 : own.levelPoints,
      },
      host: hasHost ? { name: hasHost.name, title: hasHost.title, url: hasHost.urlAuth ?? hasHost.url } : null,
    };
  });

  route(app, calls.getLoyaltyPoints, async ({ query, request }) => {
    const user = await callerOf(request);
    const days = Math.min(query.days, mostDays);
    const { rows, hasOlder } = await readPoints(app.db, user.id, {
      days,
      zone: zoneOf(app.settings().settings, user),
      now: new Date(),
    });
    const rules = app.settings().settings.loyalty;
    const nameOf = (level: number) => (rules && rules.levels[rankOf(rules, level) - 1]?.name) ?? {};
    const steps = await app.db
      .select()
      .from(loyaltySteps)
      .where(eq(loyaltySteps.userId, user.id))
      .orderBy(desc(loyaltySteps.id))
      .limit(20);
    return {
      days,
      hasMore: hasOlder && days < mostDays,
      rows,
      steps: steps.map(({ at, from, to, reason }) => ({ at: at.toISOString(), from: nameOf(from), to: nameOf(to), reason })),
    };
  });

  route(
    app,
    calls.claimBirthdayGift,
    async ({ request }) => {
      const user = await callerOf(request);
      const paid = await claimGift(app, user);
      const { minor: _, year: __, ...gift } = await readGift(app, app.db, user);
      return { gift, amount: toDecimal(paid, user.currencyCode) };
    },
    perMinute(60),
  );
}
