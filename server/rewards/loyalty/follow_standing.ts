import { eq } from "drizzle-orm";
import type { FastifyInstance } from "fastify";
import { type LoyaltyRules, millionths } from "../../../schemas/loyalty_rules";
import { defaultLanguage, textIn } from "../../../schemas/text";
import { pageAddress } from "../../../src/layout/page_address";
import { addressIn } from "../../../src/layout/site_address";
import { formatDate, formatNumber } from "../../../src/kit/ui/format";
import { isExcluded } from "../../accounts/users/exclusion_notice";
import { users } from "../../accounts/users/tables";
import { queueMessage } from "../../outside/messages/queue_message";
import { isReachableEmail } from "../../outside/messages/reachable_email";
import type { Queryable } from "../../platform/plugins/database";
import { fallOf, firstStanding, follow, keepPointsOf, type Standing } from "./standing";
import { loyaltyStandings, loyaltySteps } from "./tables";

export type Server = Pick<FastifyInstance, "db" | "settings" | "siteWords" | "configuration">;

export async function readStanding(db: Queryable, userId: number, now: Date): Promise<Standing> {
  const [row] = await db.select().from(loyaltyStandings).where(eq(loyaltyStandings.userId, userId));
  return row ?? firstStanding(now);
}

/** Brings an account's level to where its points and the time have it, each step once, however many look at once; writes the letter before a fall. */
export async function followStanding(app: Server, userId: number, now = new Date()): Promise<Standing> {
  const { loyalty: rules } = app.settings().settings;
  if (!rules || rules.levels.length === 0) return firstStanding(now);
  return app.db.transaction(async (tx) => {
    const [user] = await tx.select().from(users).where(eq(users.id, userId)).for("no key update");
    const before = await readStanding(tx, userId, now);
    if (!user) return before;
    const { standing, steps } = follow(rules, before, user.loyaltyPoints, now);
    const isSame = steps.length === 0 && standing.reviewAt?.getTime() === before.reviewAt?.getTime();
    if (isSame) return before;
    const { level, best, since, periodPoints, periodEnds, warnedAt, reviewAt } = standing;
    const row = { level, best, since, periodPoints, periodEnds, warnedAt, reviewAt };
    await tx
      .insert(loyaltyStandings)
      .values({ userId, ...row })
      .onConflictDoUpdate({ target: loyaltyStandings.userId, set: row });
    if (user.level !== level) await tx.update(users).set({ level }).where(eq(users.id, userId));
    for (const step of steps) await tx.insert(loyaltySteps).values({ userId, at: now, ...step });
    if (steps.some(({ reason }) => reason === "warned")) await warn(app, tx, { user, standing, rules });
    return standing;
  });
}

interface Warned {
  user: typeof users.$inferSelect;
  standing: Standing;
  rules: LoyaltyRules;
}

/** Whoever is on a break is sent nothing that invites to play. */
async function warn(app: Server, tx: Queryable, { user, standing, rules }: Warned): Promise<void> {
  const { settings } = app.settings();
  const { publicUrl, port } = app.configuration;
  const { periodEnds, warnedAt, level, periodPoints } = standing;
  if (!periodEnds || !warnedAt || isExcluded(user) || !isReachableEmail(user.email, settings)) return;
  const language = user.preferredLanguage ?? defaultLanguage;
  const missing = keepPointsOf(rules, level) - (user.loyaltyPoints - periodPoints);
  await queueMessage(tx, app, {
    channel: "email",
    recipient: user.email,
    language,
    letter: "level_would_fall",
    values: {
      level: textIn(rules.levels[level - 1]?.name ?? {}, language),
      next: textIn(rules.levels[level - 2]?.name ?? {}, language),
      day: formatDate(fallOf({ periodEnds, warnedAt }, rules).getTime(), language, { dateStyle: "long", timeZone: "UTC" }),
      points: formatNumber(Math.ceil(missing / millionths), language),
    },
    link: `${publicUrl ?? `http://localhost:${port}`}${addressIn(settings, pageAddress(settings, "vip_club", language), language)}`,
  });
}
