import { and, eq, inArray, isNull, sql } from "drizzle-orm";
import type { FastifyInstance } from "fastify";
import { type Text, textIn } from "../../../schemas/text";
import type { TournamentContent } from "../../../schemas/tournament_content";
import { periodOf, type Span } from "../../care/limits/periods";
import { toMinorUnits } from "../../platform/amounts";
import { eachAlone } from "../../platform/each_alone";
import type { Queryable } from "../../platform/plugins/database";
import { promotions } from "../promotions/tables";
import { tournamentPlans, tournamentPrizes, tournaments } from "./tables";

export type PlanRow = typeof tournamentPlans.$inferSelect;

/** What the database's clock shows: those of processes differ. */
export async function databaseTime(db: Queryable): Promise<Date> {
  const { rows } = await db.execute<{ now: string }>(sql`select clock_timestamp() as now`);
  return new Date(rows[0]?.now ?? Date.now());
}

interface Run extends Span {
  key: string;
}

/** What says when something is held. */
type Held = Pick<TournamentContent, "repeats" | "zone" | "startAt" | "endAt">;

/** The tournaments that content asks for at a moment: the one of today, of this week or month, and the one after it. */
export function runsOf({ repeats, zone, startAt, endAt }: Held, now: Date): Run[] {
  const [first, last] = [startAt === null ? null : new Date(startAt), endAt === null ? null : new Date(endAt)];
  if (repeats === "once") return first && last ? [{ key: "once", start: first, end: last }] : [];
  const current = periodOf(repeats, now, zone);
  return [current, periodOf(repeats, current.end, zone)]
    .filter(({ start, end }) => (!first || first <= start) && (!last || end <= last))
    .map(({ start, end }) => ({ key: start.toISOString(), start, end }));
}

/**
 * Makes the tournaments that a plan asks for, each once. One that has not begun becomes what is published; of one that runs only texts and picture do,
 * so that everybody plays to the end by what they began with. A period that has begun already is played from the moment of its publishing.
 */
export async function makeRuns(tx: Queryable, plan: PlanRow, now: Date): Promise<void> {
  const { content, version, id: planId, isClosed } = plan;
  if (!content) return;
  const texts = textsOf(content);
  await tx
    .update(tournaments)
    .set(texts)
    .where(and(eq(tournaments.planId, planId), isNull(tournaments.finishedAt), isNull(tournaments.cancelledAt)));
  if (isClosed) return;
  const known = await tx.select().from(tournaments).where(eq(tournaments.planId, planId));
  for (const { key, start, end } of runsOf(content, now)) {
    if (end <= now) continue;
    const there = known.find(({ runKey }) => runKey === key);
    const isOpenToChange = there && there.cancelledAt === null && there.startAt > now;
    if (there && (!isOpenToChange || there.version === version)) continue;
    const startAt = start < now ? now : start;
    const row = {
      ...texts,
      planId,
      version,
      runKey: key,
      leaderboardType: content.rules.leaderboardType,
      rules: content.rules,
      startAt,
      endAt: end,
    };
    const [made] = there
      ? await tx.update(tournaments).set(row).where(eq(tournaments.id, there.id)).returning({ id: tournaments.id })
      : await tx.insert(tournaments).values(row).onConflictDoNothing().returning({ id: tournaments.id });
    if (made) await writePrizes(tx, made.id, content);
  }
}

const textsOf = ({ name, shortDescription, description, termsAndCondition, image }: TournamentContent) => ({
  name,
  shortDescription,
  description,
  termsAndCondition,
  image,
});

/** What is promised is kept with it: a promotion that changes later changes no prize. */
export async function writePrizes(tx: Queryable, tournamentId: number, { prizes }: TournamentContent): Promise<void> {
  const named = prizes.flatMap(({ promotionId }) => promotionId ?? []);
  const offers = named.length === 0 ? [] : await tx.select().from(promotions).where(inArray(promotions.id, named));
  await tx.delete(tournamentPrizes).where(eq(tournamentPrizes.tournamentId, tournamentId));
  await tx.insert(tournamentPrizes).values(
    prizes.map(({ amountEUR, promotionId, description, ...prize }) => {
      const offer = offers.find(({ id }) => id === promotionId);
      return {
        ...prize,
        tournamentId,
        amount: prize.prizeType === "MONEY" ? toMinorUnits(amountEUR, "EUR") : 0,
        promotionId: prize.prizeType === "BONUS" ? promotionId : null,
        bonusVersion: offer?.version ?? null,
        bonusRules: offer?.rules ?? null,
        description: hasWords(description) ? description : (offer?.banner.bannerTitle ?? {}),
      };
    }),
  );
}

const hasWords = (words: Text): boolean => textIn(words, "en").trim() !== "" || Object.values(words).some(Boolean);

/** Sees to it that what repeats has the tournament of now and the next one. */
export async function makeDueRuns(app: Pick<FastifyInstance, "db" | "log">): Promise<void> {
  const plans = await app.db
    .select({ id: tournamentPlans.id })
    .from(tournamentPlans)
    .where(and(eq(tournamentPlans.isClosed, false), sql`${tournamentPlans.content} ->> 'repeats' <> 'once'`));
  await eachAlone(app, plans, "Tournaments of a plan could not be made", ({ id }) =>
    app.db.transaction(async (tx) => {
      const [plan] = await tx.select().from(tournamentPlans).where(eq(tournamentPlans.id, id)).for("no key update");
      if (plan && !plan.isClosed) await makeRuns(tx, plan, await databaseTime(tx));
    }),
  );
}
