import { and, asc, eq, lte, sql } from "drizzle-orm";
import * as z from "zod/mini";
import { type TournamentContent, tournamentContent } from "../../schemas/tournament_content";
import { games } from "../games/catalogue/tables";
import type { Queryable } from "../platform/plugins/database";
import { promotions } from "../rewards/promotions/tables";
import { finish } from "../rewards/tournaments/finish";
import { makeRuns, writePrizes } from "../rewards/tournaments/runs";
import { mostAtOnce, takeSettled } from "../rewards/tournaments/take_rounds";
import { tournamentAwards, tournamentPlans, tournaments, tournamentVersions } from "../rewards/tournaments/tables";
import { bookPast } from "./book_past";
import type { Fill } from "./demo_files";

/** Times are in hours from the full hour of the fill; what repeats has none. */
const file = z.object({
  tournaments: z.array(
    z.looseObject({
      key: z.string(),
      startInHours: z.optional(z.number()),
      endInHours: z.optional(z.number()),
      /** Only the games that are marked with prizes count. */
      onlyMarked: z.optional(z.boolean()),
      prizes: z.array(z.looseObject({ promotion: z.optional(z.string()) })),
      rules: z.looseObject({}),
    }),
  ),
});

/** Before what was played: the database itself then keeps the rounds that count. */
export const fillTournaments: Fill = async (db, files) => {
  const { tournaments: rows } = z.parse(file, await files.json("tournaments.json"));
  const hour = new Date().setUTCMinutes(0, 0, 0);
  const inHours = (count: number | undefined) => (count === undefined ? null : new Date(hour + count * 3_600_000).toISOString());
  const marked = await db.select({ identifier: games.identifier }).from(games).where(eq(games.isDropsWins, true));
  const offers = await db.select({ id: promotions.id, key: promotions.bannerKey }).from(promotions);
  for (const { key, startInHours, endInHours, onlyMarked = false, prizes, rules, ...texts } of rows) {
    const content = z.parse(tournamentContent, {
      ...texts,
      rules: { ...rules, games: onlyMarked ? marked.map(({ identifier }) => identifier) : [] },
      prizes: prizes.map(({ promotion, ...prize }) => ({
        ...prize,
        promotionId: offers.find((offer) => offer.key === promotion)?.id ?? null,
      })),
      startAt: inHours(startInHours),
      endAt: inHours(endInHours),
    });
    await addPlan(db, key, content, hour);
  }
};

async function addPlan(db: Queryable, key: string, content: TournamentContent, hour: number): Promise<void> {
  const [plan] = await db.insert(tournamentPlans).values({ key, content, version: 1 }).returning();
  if (!plan) return;
  await db.insert(tournamentVersions).values({ planId: plan.id, version: 1, content });
  const { startAt, endAt, name, shortDescription, description, termsAndCondition, image, rules } = content;
  if (content.repeats !== "once" || startAt === null || endAt === null) {
    await makeRuns(db, plan, new Date(hour));
    await db
      .update(tournaments)
      .set({ startAt: sql`run_key::timestamptz` }) // it has run since its week began
      .where(eq(tournaments.planId, plan.id));
    return;
  }
  const texts = { name, shortDescription, description, termsAndCondition, image };
  const [made] = await db
    .insert(tournaments)
    .values({
      ...texts,
      ...{ planId: plan.id, version: 1, runKey: "once", rules, leaderboardType: rules.leaderboardType },
      ...{ startAt: new Date(startAt), endAt: new Date(endAt) },
    })
    .returning({ id: tournaments.id });
  if (made) await writePrizes(db, made.id, content);
}

/** What the rounds so far come to; what is over has its result, and its winners their prizes. */
export const fillStandings: Fill = async (db) => {
  while ((await takeSettled(db)) === mostAtOnce);
  const over = await db
    .select()
    .from(tournaments)
    .where(lte(tournaments.endAt, sql`now()`));
  for (const { id, endAt } of over) {
    await finish(db, id, { isSure: true });
    const own = eq(tournamentAwards.tournamentId, id);
    const awards = await db
      .select()
      .from(tournamentAwards)
      .where(and(own, eq(tournamentAwards.prizeType, "MONEY")))
      .orderBy(asc(tournamentAwards.place));
    const at = new Date(endAt.getTime() + 21_000);
    const currencyCode = "EUR";
    await bookPast(
      db,
      awards.map(({ place, userId, amount }) => ({
        kind: "bonus",
        reference: `tournament:${id}:${place}`,
        at,
        entries: [
          { account: "cash", userId, currencyCode, amount },
          { account: "promotions", userId: null, currencyCode, amount: -amount },
        ],
      })),
    );
    await db
      .update(tournamentAwards)
      .set({ state: "paid", currencyCode, paid: sql`amount`, bookedAt: at })
      .where(and(own, eq(tournamentAwards.prizeType, "MONEY")));
    await db
      .update(tournaments)
      .set({ finishedAt: new Date(endAt.getTime() + 4_000), paidAt: at })
      .where(eq(tournaments.id, id));
  }
};
