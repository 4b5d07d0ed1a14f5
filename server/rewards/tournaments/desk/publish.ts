import { and, eq, isNotNull, isNull, lte, sql } from "drizzle-orm";
import type { FastifyInstance } from "fastify";
import type { TournamentContent } from "../../../../schemas/tournament_content";
import { HttpError, notFound } from "../../../platform/api_error";
import { writeAudit } from "../../../platform/audit/write_audit";
import { eachAlone } from "../../../platform/each_alone";
import type { Queryable } from "../../../platform/plugins/database";
import { databaseTime, makeRuns, type PlanRow } from "../runs";
import { type TournamentChange, tournamentChanges, tournamentDrafts, tournamentPlans, tournamentVersions } from "../tables";
import { checkContent } from "./check";

interface Written {
  planId: number;
  /** An e-mail address; null for a plan that is carried out. */
  by: string | null;
  change: TournamentChange;
  version?: number | null;
  note?: string | null;
}

/** Writes down who did what, for the tournament's page and for the chain of the audit trail. */
export async function writeChange(tx: Queryable, { planId, by, change, version = null, note = null }: Written): Promise<void> {
  await tx.insert(tournamentChanges).values({ planId, by, change, version, note });
  await writeAudit(tx, { actor: by, action: `tournament.${change}`, details: { planId, version, note } });
}

/** A plan that nobody else changes until the transaction ends. */
export async function holdPlan(tx: Queryable, id: number): Promise<PlanRow> {
  const [row] = await tx.select().from(tournamentPlans).where(eq(tournamentPlans.id, id)).for("no key update");
  if (!row) throw notFound("tournament", "tournament.not_found");
  return row;
}

export async function findDraft(tx: Queryable, planId: number) {
  const [draft] = await tx.select().from(tournamentDrafts).where(eq(tournamentDrafts.planId, planId));
  return draft ?? null;
}

export const changedMeanwhile = (draft: Awaited<ReturnType<typeof findDraft>>) =>
  new HttpError(409, "tournament.changed", "Somebody has changed this tournament in the meantime.", {
    data: { by: draft?.savedBy ?? null, revision: draft?.revision ?? 0 },
  });

/** Makes content the next version of a plan that is held, and its tournaments by it. Answers its number. */
export async function publishIn(tx: Queryable, row: PlanRow, content: TournamentContent, by: string | null): Promise<number> {
  const version = row.version + 1;
  const now = await databaseTime(tx);
  const [plan] = await tx
    .update(tournamentPlans)
    .set({ content, version, isClosed: false })
    .where(eq(tournamentPlans.id, row.id))
    .returning();
  await tx.insert(tournamentVersions).values({ planId: row.id, version, content, at: now, by });
  await tx.delete(tournamentDrafts).where(eq(tournamentDrafts.planId, row.id));
  if (plan) await makeRuns(tx, plan, now);
  await writeChange(tx, { planId: row.id, by, change: "published", version });
  return version;
}

const isPlanned = and(isNotNull(tournamentDrafts.publishAt), isNull(tournamentDrafts.refusedAt));

/** Publishes what is due, each once however many processes look; what fails its check stays, and says so. */
export async function publishDue(app: Pick<FastifyInstance, "db" | "log">): Promise<void> {
  const isDue = and(isPlanned, lte(tournamentDrafts.publishAt, sql`now()`));
  const due = await app.db.select({ id: tournamentDrafts.planId }).from(tournamentDrafts).where(isDue);
  await eachAlone(app, due, "A planned tournament could not be published", ({ id }) =>
    app.db.transaction(async (tx) => {
      const row = await holdPlan(tx, id);
      const [draft] = await tx
        .select()
        .from(tournamentDrafts)
        .where(and(eq(tournamentDrafts.planId, id), isDue));
      if (!draft) return;
      const { content } = await checkContent(tx, draft.content);
      if (content) return void (await publishIn(tx, row, content, draft.plannedBy));
      await tx
        .update(tournamentDrafts)
        .set({ refusedAt: sql`now()` })
        .where(eq(tournamentDrafts.planId, id));
      await writeChange(tx, { planId: id, by: null, change: "refused" });
    }),
  );
}
