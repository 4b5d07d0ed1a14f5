import { and, desc, eq, gt, lte } from "drizzle-orm";
import type { FastifyInstance } from "fastify";
import * as calls from "../../../../schemas/api/missions_desk";
import { callerOf } from "../../../accounts/users/caller_of";
import { baseCurrency } from "../../../money/rates/convert";
import { newestRates } from "../../../money/rates/rates_plugin";
import { HttpError } from "../../../platform/api_error";
import { route } from "../../../platform/route";
import { databaseTime } from "../../tournaments/runs";
import { claimUntil } from "../runs";
import { missionChanges, missionDrafts, missionRuns, missions, missionVersions } from "../tables";
import { findDraft, holdMission, writeChange } from "./publish";
import { runsByMission, toLine } from "./queries";

/** The back office of missions: what there is, who takes part and what it costs, and ending one. */
export async function missionDeskRoutes(app: FastifyInstance): Promise<void> {
  const { db } = app;

  route(app, calls.listDeskMissions, async ({ request }) => {
    const { role } = await callerOf(request);
    const [all, drafts, runs] = await Promise.all([
      db.select().from(missions).orderBy(desc(missions.id)),
      db.select().from(missionDrafts),
      runsByMission(db, await databaseTime(db)),
    ]);
    const draftOf = new Map(drafts.map((draft) => [draft.missionId, draft]));
    return {
      missions: all.map((mission) => toLine(mission, draftOf.get(mission.id) ?? null, runs.get(mission.id) ?? [])),
      mayPublish: role === "administrator",
    };
  });

  route(app, calls.getDeskMission, async ({ params: { missionId }, request }) => {
    const { role } = await callerOf(request);
    return db.transaction(async (tx) => {
      const row = await holdMission(tx, missionId);
      const draft = await findDraft(tx, missionId);
      const rates = await newestRates(tx);
      const versions = await tx
        .select()
        .from(missionVersions)
        .where(eq(missionVersions.missionId, missionId))
        .orderBy(desc(missionVersions.version))
        .limit(50);
      const changes = await tx
        .select()
        .from(missionChanges)
        .where(eq(missionChanges.missionId, missionId))
        .orderBy(desc(missionChanges.id))
        .limit(100);
      const runs = (await runsByMission(tx, await databaseTime(tx), missionId)).get(missionId) ?? [];
      return {
        mission: toLine(row, draft, runs),
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
        currencies: [...new Set([baseCurrency, ...rates.map(({ currencyCode }) => currencyCode)])].sort(),
        mayPublish: role === "administrator",
      };
    });
  });

  route(app, calls.endMission, async ({ params: { missionId }, body: { note }, request }) => {
    const { email } = await callerOf(request);
    return db.transaction(async (tx) => {
      const { isClosed, version } = await holdMission(tx, missionId);
      const now = await databaseTime(tx);
      const ofMission = eq(missionRuns.missionId, missionId);
      const coming = await tx
        .delete(missionRuns)
        .where(and(ofMission, gt(missionRuns.startAt, now)))
        .returning({ id: missionRuns.id });
      const running = await tx
        .select()
        .from(missionRuns)
        .where(and(ofMission, lte(missionRuns.startAt, now), gt(missionRuns.endAt, now)));
      for (const { id, content } of running)
        await tx
          .update(missionRuns)
          .set({ endAt: now, claimUntil: claimUntil(now, content) })
          .where(eq(missionRuns.id, id));
      if (version === 0 || (coming.length + running.length === 0 && isClosed))
        throw new HttpError(409, "mission.over", "It does not run, and nothing comes of it.");
      await tx.update(missions).set({ isClosed: true }).where(eq(missions.id, missionId));
      await writeChange(tx, { missionId, by: email, change: "ended", version, note });
      return { data: { success: true } };
    });
  });
}
