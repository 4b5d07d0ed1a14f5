import { and, eq, isNotNull, isNull, lte, sql } from "drizzle-orm";
import type { FastifyInstance } from "fastify";
import type { MissionContent } from "../../../../schemas/mission_content";
import { HttpError, notFound } from "../../../platform/api_error";
import { writeAudit } from "../../../platform/audit/write_audit";
import { eachAlone } from "../../../platform/each_alone";
import type { Queryable } from "../../../platform/plugins/database";
import { databaseTime } from "../../tournaments/runs";
import { makeRuns, type MissionRow } from "../runs";
import { type MissionChange, missionChanges, missionDrafts, missions, missionVersions } from "../tables";
import { checkContent } from "./check";

interface Written {
  missionId: number;
  /** An e-mail address; null for a plan that is carried out. */
  by: string | null;
  change: MissionChange;
  version?: number | null;
  note?: string | null;
}

/** Writes down who did what, for the mission's page and for the chain of the audit trail. */
export async function writeChange(tx: Queryable, { missionId, by, change, version = null, note = null }: Written): Promise<void> {
  await tx.insert(missionChanges).values({ missionId, by, change, version, note });
  await writeAudit(tx, { actor: by, action: `mission.${change}`, details: { missionId, version, note } });
}

/** A mission that nobody else changes until the transaction ends. */
export async function holdMission(tx: Queryable, id: number): Promise<MissionRow> {
  const [row] = await tx.select().from(missions).where(eq(missions.id, id)).for("no key update");
  if (!row) throw notFound("mission", "mission.not_found");
  return row;
}

export async function findDraft(tx: Queryable, missionId: number) {
  const [draft] = await tx.select().from(missionDrafts).where(eq(missionDrafts.missionId, missionId));
  return draft ?? null;
}

export const changedMeanwhile = (draft: Awaited<ReturnType<typeof findDraft>>) =>
  new HttpError(409, "mission.changed", "Somebody has changed this mission in the meantime.", {
    data: { by: draft?.savedBy ?? null, revision: draft?.revision ?? 0 },
  });

/** Makes content the next version of a mission that is held, and its periods by it. Answers its number. */
export async function publishIn(tx: Queryable, row: MissionRow, content: MissionContent, by: string | null): Promise<number> {
  const version = row.version + 1;
  const now = await databaseTime(tx);
  const [mission] = await tx
    .update(missions)
    .set({ content, version, isClosed: false })
    .where(eq(missions.id, row.id))
    .returning();
  await tx.insert(missionVersions).values({ missionId: row.id, version, content, at: now, by });
  await tx.delete(missionDrafts).where(eq(missionDrafts.missionId, row.id));
  if (mission) await makeRuns(tx, mission, now);
  await writeChange(tx, { missionId: row.id, by, change: "published", version });
  return version;
}

const isPlanned = and(isNotNull(missionDrafts.publishAt), isNull(missionDrafts.refusedAt));

/** Publishes what is due, each once however many processes look; what fails its check stays, and says so. */
export async function publishDue(app: Pick<FastifyInstance, "db" | "log">): Promise<void> {
  const isDue = and(isPlanned, lte(missionDrafts.publishAt, sql`now()`));
  const due = await app.db.select({ id: missionDrafts.missionId }).from(missionDrafts).where(isDue);
  await eachAlone(app, due, "A planned mission could not be published", ({ id }) =>
    app.db.transaction(async (tx) => {
      const row = await holdMission(tx, id);
      const [draft] = await tx
        .select()
        .from(missionDrafts)
        .where(and(eq(missionDrafts.missionId, id), isDue));
      if (!draft) return;
      const { content } = await checkContent(tx, draft.content);
      if (content) return void (await publishIn(tx, row, content, draft.plannedBy));
      await tx
        .update(missionDrafts)
        .set({ refusedAt: sql`now()` })
        .where(eq(missionDrafts.missionId, id));
      await writeChange(tx, { missionId: id, by: null, change: "refused" });
    }),
  );
}
