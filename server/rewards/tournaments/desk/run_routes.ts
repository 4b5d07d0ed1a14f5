import { and, asc, eq, isNull, sql } from "drizzle-orm";
import type { FastifyInstance } from "fastify";
import * as calls from "../../../../schemas/api/tournaments_desk";
import { shownScore } from "../../../../src/layout/tournament_gain";
import { callerOf } from "../../../accounts/users/caller_of";
import { toDecimal } from "../../../platform/amounts";
import { HttpError, notFound } from "../../../platform/api_error";
import { route } from "../../../platform/route";
import { tournamentAwards, tournamentEntries, tournaments } from "../tables";
import { namesOf } from "./dry_run";
import { holdPlan, writeChange } from "./publish";

const ok = { data: { success: true } };

/** One run of a tournament: ended before its time, called off, and what was won in it. */
export async function tournamentRunRoutes(app: FastifyInstance): Promise<void> {
  const { db } = app;

  route(app, calls.endTournamentNow, async ({ params: { planId }, body: { tournamentItemId, note }, request }) => {
    const { email } = await callerOf(request);
    return db.transaction(async (tx) => {
      await holdPlan(tx, planId);
      const [ended] = await tx
        .update(tournaments)
        .set({ endAt: sql`clock_timestamp()` })
        .where(
          and(
            ...ofPlan(planId, tournamentItemId),
            sql`${tournaments.startAt} < now() and ${tournaments.endAt} > now() and ${tournaments.cancelledAt} is null`,
          ),
        )
        .returning({ version: tournaments.version });
      if (!ended) throw new HttpError(409, "tournament.over", "It does not run.");
      await writeChange(tx, { planId, by: email, change: "ended", version: ended.version, note });
      return ok;
    });
  });

  route(app, calls.cancelTournament, async ({ params: { planId }, body: { tournamentItemId, note }, request }) => {
    const { email } = await callerOf(request);
    return db.transaction(async (tx) => {
      await holdPlan(tx, planId);
      const [gone] = await tx
        .update(tournaments)
        .set({ cancelledAt: sql`clock_timestamp()`, cancelNote: note })
        .where(and(...ofPlan(planId, tournamentItemId), isNull(tournaments.finishedAt), isNull(tournaments.cancelledAt)))
        .returning({ version: tournaments.version });
      if (!gone) throw new HttpError(409, "tournament.over", "Its result stands, or it was called off before.");
      await writeChange(tx, { planId, by: email, change: "cancelled", version: gone.version, note });
      return ok;
    });
  });

  route(app, calls.getTournamentResult, async ({ params: { planId, tournamentItemId } }) => {
    const [row] = await db
      .select()
      .from(tournaments)
      .where(and(...ofPlan(planId, tournamentItemId)));
    if (!row) throw notFound("tournament", "tournament.not_found");
    const rows = await db
      .select({ award: tournamentAwards, score: tournamentEntries.score })
      .from(tournamentAwards)
      .leftJoin(
        tournamentEntries,
        and(
          eq(tournamentEntries.tournamentId, tournamentAwards.tournamentId),
          eq(tournamentEntries.userId, tournamentAwards.userId),
        ),
      )
      .where(eq(tournamentAwards.tournamentId, row.id))
      .orderBy(asc(tournamentAwards.place))
      .limit(1_000);
    const names = await namesOf(
      db,
      rows.map(({ award }) => award.userId),
    );
    return {
      leaderboardType: row.leaderboardType,
      awards: rows.map(({ award, score }) => ({
        place: award.place,
        userId: award.userId,
        name: names.get(award.userId) ?? `#${award.userId}`,
        rankingMetric: shownScore(row.leaderboardType, score ?? 0),
        prizeType: award.prizeType,
        amountEUR: toDecimal(award.amount, "EUR"),
        state: award.state,
        paid: toDecimal(award.paid, award.currencyCode ?? "EUR"),
        currencyCode: award.currencyCode,
        bookedAt: award.bookedAt?.toISOString() ?? null,
      })),
    };
  });
}

const ofPlan = (planId: number, id: number) => [eq(tournaments.planId, planId), eq(tournaments.id, id)];
