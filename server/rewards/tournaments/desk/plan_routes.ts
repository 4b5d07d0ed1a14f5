import { and, desc, eq, gt, isNull, sql } from "drizzle-orm";
import type { FastifyInstance } from "fastify";
import * as calls from "../../../../schemas/api/tournaments_desk";
import { callerOf } from "../../../accounts/users/caller_of";
import { HttpError } from "../../../platform/api_error";
import { route } from "../../../platform/route";
import { databaseTime } from "../runs";
import { tournamentChanges, tournamentDrafts, tournamentPlans, tournaments, tournamentVersions } from "../tables";
import { findDraft, holdPlan, writeChange } from "./publish";
import { runsByPlan, toLine } from "./queries";

const ok = { data: { success: true } };

/** Tournaments in the back office: all of them, one with its versions and runs, a new one, and the end of one. */
export async function tournamentPlanRoutes(app: FastifyInstance): Promise<void> {
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
}
