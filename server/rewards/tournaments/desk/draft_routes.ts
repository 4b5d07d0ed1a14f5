import { eq } from "drizzle-orm";
import type { FastifyInstance } from "fastify";
import * as calls from "../../../../schemas/api/tournaments_desk";
import { callerOf } from "../../../accounts/users/caller_of";
import { HttpError } from "../../../platform/api_error";
import { route } from "../../../platform/route";
import { databaseTime } from "../runs";
import { tournamentDrafts, tournamentPlans } from "../tables";
import { checkContent, requireReady } from "./check";
import { runDry } from "./dry_run";
import { changedMeanwhile, findDraft, holdPlan, publishIn, writeChange } from "./publish";

const ok = { data: { success: true } };

/** The draft of a tournament: kept, dropped, tried on what was played, and published at once or at a time. */
export async function tournamentDraftRoutes(app: FastifyInstance): Promise<void> {
  const { db } = app;

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
}
