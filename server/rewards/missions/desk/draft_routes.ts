import { eq } from "drizzle-orm";
import type { FastifyInstance } from "fastify";
import * as calls from "../../../../schemas/api/missions_desk";
import { callerOf } from "../../../accounts/users/caller_of";
import { HttpError } from "../../../platform/api_error";
import { route } from "../../../platform/route";
import { databaseTime } from "../../tournaments/runs";
import { missionDrafts, missions } from "../tables";
import { requireReady } from "./check";
import { changedMeanwhile, findDraft, holdMission, publishIn, writeChange } from "./publish";

const ok = { data: { success: true } };

/** Missions as they are made: drafts, published at once or at a time to come. */
export async function missionDraftRoutes(app: FastifyInstance): Promise<void> {
  const { db } = app;

  route(app, calls.createMission, async ({ body: { key, content }, request }) => {
    const { email } = await callerOf(request);
    return db.transaction(async (tx) => {
      const [row] = await tx.insert(missions).values({ key }).onConflictDoNothing().returning({ id: missions.id });
      if (!row) throw new HttpError(409, "mission.key_taken", "Another mission has this key.");
      await tx.insert(missionDrafts).values({ missionId: row.id, content, revision: 1, savedBy: email });
      await writeChange(tx, { missionId: row.id, by: email, change: "created" });
      return { missionId: row.id };
    });
  });

  route(app, calls.saveMissionDraft, async ({ params: { missionId }, body: { content, basedOn }, request }) => {
    const { email } = await callerOf(request);
    return db.transaction(async (tx) => {
      await holdMission(tx, missionId);
      const draft = await findDraft(tx, missionId);
      if ((draft?.revision ?? 0) !== basedOn) throw changedMeanwhile(draft);
      const saved = { content, revision: basedOn + 1, savedBy: email, savedAt: new Date(), refusedAt: null };
      await tx
        .insert(missionDrafts)
        .values({ missionId, ...saved })
        .onConflictDoUpdate({ target: missionDrafts.missionId, set: saved });
      return { revision: saved.revision, savedAt: saved.savedAt.toISOString(), savedBy: email };
    });
  });

  route(app, calls.dropMissionDraft, async ({ params: { missionId } }) =>
    db.transaction(async (tx) => {
      const { version } = await holdMission(tx, missionId);
      await tx.delete(missionDrafts).where(eq(missionDrafts.missionId, missionId));
      if (version === 0) await tx.delete(missions).where(eq(missions.id, missionId));
      return { isGone: version === 0 };
    }),
  );

  route(app, calls.publishMission, async ({ params: { missionId }, body: { revision, at }, request }) => {
    const { email } = await callerOf(request);
    return db.transaction(async (tx) => {
      const row = await holdMission(tx, missionId);
      const draft = await findDraft(tx, missionId);
      if (draft?.revision !== revision) throw changedMeanwhile(draft);
      const content = await requireReady(tx, draft.content);
      if (at === null || Date.parse(at) <= (await databaseTime(tx)).getTime())
        return { version: await publishIn(tx, row, content, email), publishAt: null };
      await tx
        .update(missionDrafts)
        .set({ publishAt: new Date(at), plannedBy: email, refusedAt: null })
        .where(eq(missionDrafts.missionId, missionId));
      await writeChange(tx, { missionId, by: email, change: "planned", note: at });
      return { version: null, publishAt: new Date(at).toISOString() };
    });
  });

  route(app, calls.unplanMission, async ({ params: { missionId }, request }) => {
    const { email } = await callerOf(request);
    return db.transaction(async (tx) => {
      await holdMission(tx, missionId);
      const draft = await findDraft(tx, missionId);
      if (!draft?.publishAt) return ok;
      const none = { publishAt: null, plannedBy: null, refusedAt: null };
      await tx.update(missionDrafts).set(none).where(eq(missionDrafts.missionId, missionId));
      await writeChange(tx, { missionId, by: email, change: "unplanned" });
      return ok;
    });
  });
}
