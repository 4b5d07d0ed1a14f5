import { and, asc, desc, eq, isNotNull, isNull, or, sql } from "drizzle-orm";
import type { Plan, Publication } from "../../../schemas/api/page_plans";
import type { Queryable } from "../../platform/plugins/database";
import { pagePlans, pagePublications } from "./tables";

export type PlanRow = typeof pagePlans.$inferSelect;

/** A failure is kept as its code and, after a space, what the log says of it. */
export const planOf = ({ id, pageId, revision, at, author, createdAt, failure }: PlanRow): Plan => ({
  id,
  pageId,
  revision,
  at: at.toISOString(),
  author,
  createdAt: createdAt.toISOString(),
  failure: failure === null ? null : { code: failure.split(" ", 1)[0] ?? "", message: failure.slice(failure.indexOf(" ") + 1) },
});

/** What waits, and what could not be carried out until somebody puts it away. */
export const listPlanRows = (db: Queryable, pageId: string | undefined) =>
  db
    .select()
    .from(pagePlans)
    .where(
      and(
        pageId === undefined ? undefined : eq(pagePlans.pageId, pageId),
        or(isNull(pagePlans.doneAt), isNotNull(pagePlans.failure)),
      ),
    )
    .orderBy(asc(pagePlans.at), asc(pagePlans.id));

const isOfDirection = (isPublish: boolean) => (isPublish ? isNotNull(pagePlans.revision) : isNull(pagePlans.revision));

/** The plan of a page that waits and goes the same way. */
export async function findOpenPlan(db: Queryable, pageId: string, isPublish: boolean): Promise<PlanRow | null> {
  const [row] = await db
    .select()
    .from(pagePlans)
    .where(and(eq(pagePlans.pageId, pageId), isNull(pagePlans.doneAt), isOfDirection(isPublish)));
  return row ?? null;
}

/**
 * The plan whose turn it is, held until the transaction ends; another process passes it over. The plans of one page
 * are carried out in their order: a later one waits while an earlier one is open.
 */
export async function holdDuePlan(tx: Queryable, now: Date): Promise<PlanRow | null> {
  const earlier = sql`select 1 from ${pagePlans} earlier where earlier.page_id = ${pagePlans.pageId} and earlier.done_at is null
    and (earlier.at, earlier.id) < (${pagePlans.at}, ${pagePlans.id})`;
  const [row] = await tx
    .select()
    .from(pagePlans)
    .where(and(isNull(pagePlans.doneAt), sql`${pagePlans.at} <= ${now}`, sql`not exists (${earlier})`))
    .orderBy(asc(pagePlans.at), asc(pagePlans.id))
    .limit(1)
    .for("update", { skipLocked: true });
  return row ?? null;
}

/** When the next plan is due, or null where none waits. */
export async function nextPlanAt(db: Queryable): Promise<Date | null> {
  const [row] = await db
    .select({ at: pagePlans.at })
    .from(pagePlans)
    .where(isNull(pagePlans.doneAt))
    .orderBy(asc(pagePlans.at))
    .limit(1);
  return row?.at ?? null;
}

export const closePlan = (tx: Queryable, id: number, failure: string | null) =>
  tx
    .update(pagePlans)
    .set({ doneAt: sql`now()`, failure })
    .where(eq(pagePlans.id, id));

export async function listPublications(db: Queryable, pageId: string, limit: number): Promise<Publication[]> {
  const rows = await db
    .select()
    .from(pagePublications)
    .where(eq(pagePublications.pageId, pageId))
    .orderBy(desc(pagePublications.id)) // in the order in which they went live: a transaction may have begun before another that was first
    .limit(limit);
  return rows.map(({ pageId: _, at, ...row }) => ({ ...row, at: at.toISOString() }));
}
