import { and, asc, desc, eq, gt, isNull, sql } from "drizzle-orm";
import type { FastifyInstance } from "fastify";
import * as calls from "../../../../schemas/api/tournaments_desk";
import { shownScore } from "../../../../src/layout/tournament_gain";
import { callerOf } from "../../../accounts/users/caller_of";
import { toDecimal } from "../../../platform/amounts";
import { HttpError, notFound } from "../../../platform/api_error";
import { route } from "../../../platform/route";
import { databaseTime } from "../runs";
import {
  tournamentAwards,
  tournamentChanges,
  tournamentDrafts,
  tournamentEntries,
  tournamentPlans,
  tournaments,
  tournamentVersions,
} from "../tables";
import { checkContent, requireReady } from "./check";
import { namesOf, runDry } from "./dry_run";
import { changedMeanwhile, findDraft, holdPlan, publishIn, writeChange } from "./publish";
import { runsByPlan, toLine } from "./queries";

const ok = { data: { success: true } };

/** The back office of tournaments: drafts, versions, dry runs, what runs, and what was won. */
export async function tournamentDeskRoutes(app: FastifyInstance): Promise<void> {
  const { db } = app;

  route(app, calls.listDeskTournaments, async ({ request }) => {
    const { role } = await callerOf(request);
    const [plans, drafts, runs] = await Promise.all([
      db.select().from(tournamentPlans).orderBy(desc(tournamentPlans.id)),
      db.select().from(tournamentDrafts),
      runsByPlan(db, await databaseTime(db)),
    ]);
    const draftOf = new Map(drafts.map((draft) => [draft.planId, draft]));
    return {
      plans: plans.map((plan) => toLine(plan, draftOf.get(plan.id) ?? null, runs.get(plan.id) ?? [])),
      mayPublish: role === "administrator",
    };
  });

  route(app, calls.getDeskTournament, async ({ params: { planId }, request }) => {
    const { role } = await callerOf(request);
    return db.transaction(async (tx) => {
      const row = await holdPlan(tx, planId);
      const draft = await findDraft(tx, planId);
      const versions = await tx
        .select()
        .from(tournamentVersions)
        .where(eq(tournamentVersions.planId, planId))
        .orderBy(desc(tournamentVersions.version))
        .limit(50);
      const changes = await tx
        .select()
        .from(tournamentChanges)
        .where(eq(tournamentChanges.planId, planId))
        .orderBy(desc(tournamentChanges.id))
        .limit(100);
      const runs = (await runsByPlan(tx, await databaseTime(tx), planId)).get(planId) ?? [];
      return {
        plan: toLine(row, draft, runs),
        content: draft?.content ?? row.content ?? {},
        draft: draft && {
          revision: draft.revision,
          savedAt: draft.savedAt.toISOString(),
          savedBy: draft.savedBy,
          publishAt: draft.publishAt?.toISOString() ?? null,
          refusedAt: draft.refusedAt?.toISOString() ?? null,
        },
        versions: versions.map(({ version, at, by, content }) => ({ version, at: at.toISOString(), by, content })),
        changes: changes.map(({ at, by, change, version, note }) => ({ at: at.toISOString(), by, change, version, note })),
        runs,
        mayPublish: role === "administrator",
      };
    });
  });

  route(app, calls.createTournament, async ({ body: { key, content }, request }) => {
    const { email } = await callerOf(request);
    return db.transaction(async (tx) => {
      const [row] = await tx.insert(tournamentPlans).values({ key }).onConflictDoNothing().returning({ id: tournamentPlans.id });
      if (!row) throw new HttpError(409, "tournament.key_taken", "Another tournament has this key.");
      await tx.insert(tournamentDrafts).values({ planId: row.id, content, revision: 1, savedBy: email });
      await writeChange(tx, { planId: row.id, by: email, change: "created" });
      return { planId: row.id };
    });
  });

  route(app, calls.saveTournamentDraft, async ({ params: { planId }, body: { content, basedOn }, request }) => {
    const { email } = await callerOf(request);
    return db.transaction(async (tx) => {
      await holdPlan(tx, planId);
      const draft = await findDraft(tx, planId);
      if ((draft?.revision ?? 0) !== basedOn) throw changedMeanwhile(draft);
      const saved = { content, revision: basedOn + 1, savedBy: email, savedAt: new Date(), refusedAt: null };
      await tx
        .insert(tournamentDrafts)
        .values({ planId, ...saved })
        .onConflictDoUpdate({ target: tournamentDrafts.planId, set: saved });
      return { revision: saved.revision, savedAt: saved.savedAt.toISOString(), savedBy: email };
    });
  });

  route(app, calls.dropTournamentDraft, async ({ params: { planId } }) =>
    db.transaction(async (tx) => {
      const { version } = await holdPlan(tx, planId);
      await tx.delete(tournamentDrafts).where(eq(tournamentDrafts.planId, planId));
      if (version === 0) await tx.delete(tournamentPlans).where(eq(tournamentPlans.id, planId));
      return { isGone: version === 0 };
    }),
  );

  route(app, calls.publishTournament, async ({ params: { planId }, body: { revision, at }, request }) => {
    const { email } = await callerOf(request);
    return db.transaction(async (tx) => {
      const row = await holdPlan(tx, planId);
      const draft = await findDraft(tx, planId);
      if (draft?.revision !== revision) throw changedMeanwhile(draft);
      const content = await requireReady(tx, draft.content);
      if (at === null || Date.parse(at) <= (await databaseTime(tx)).getTime())
        return { version: await publishIn(tx, row, content, email), publishAt: null };
      await tx
        .update(tournamentDrafts)
        .set({ publishAt: new Date(at), plannedBy: email, refusedAt: null })
        .where(eq(tournamentDrafts.planId, planId));
      await writeChange(tx, { planId, by: email, change: "planned", note: at });
      return { version: null, publishAt: new Date(at).toISOString() };
    });
  });

  route(app, calls.unplanTournament, async ({ params: { planId }, request }) => {
    const { email } = await callerOf(request);
    return db.transaction(async (tx) => {
      await holdPlan(tx, planId);
      const draft = await findDraft(tx, planId);
      if (!draft?.publishAt) return ok;
      const none = { publishAt: null, plannedBy: null, refusedAt: null };
      await tx.update(tournamentDrafts).set(none).where(eq(tournamentDrafts.planId, planId));
      await writeChange(tx, { planId, by: email, change: "unplanned" });
      return ok;
    });
  });

  route(app, calls.closeTournament, async ({ params: { planId }, body: { note }, request }) => {
    const { email } = await callerOf(request);
    return db.transaction(async (tx) => {
      const { isClosed, version } = await holdPlan(tx, planId);
      if (isClosed) return ok;
      await tx.update(tournamentPlans).set({ isClosed: true }).where(eq(tournamentPlans.id, planId));
      await tx
        .update(tournaments)
        .set({ cancelledAt: sql`now()`, cancelNote: note })
        .where(and(eq(tournaments.planId, planId), isNull(tournaments.cancelledAt), gt(tournaments.startAt, sql`now()`)));
      await writeChange(tx, { planId, by: email, change: "closed", version, note });
      return ok;
    });
  });

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

  route(
    app,
    calls.dryRunTournament,
    async ({ params: { planId }, body, request }) => {
      const { role } = await callerOf(request);
      await db.transaction((tx) => holdPlan(tx, planId));
      const { content, issues } = await checkContent(db, body.content);
      if (!content)
        throw new HttpError(422, "tournament.not_ready", "The tournament can't be tried as it is.", { data: { issues } });
      return { run: await runDry(db, content, { showsNames: role === "administrator", now: await databaseTime(db) }) };
    },
    { config: { rateLimit: { max: 20, timeWindow: "1 minute" } } },
  );

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
