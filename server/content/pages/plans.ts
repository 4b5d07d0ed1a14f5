import { and, eq, isNotNull } from "drizzle-orm";
import type { SiteSettings } from "../../../schemas/settings";
import { HttpError, notFound } from "../../platform/api_error";
import type { Database, Queryable } from "../../platform/plugins/database";
import { readStockedSite } from "./check_on_site";
import { findOpenPlan, type PlanRow } from "./plan_queries";
import { readPublishable, requireCheck } from "./publish_page";
import { lockPage } from "./queries";
import { pagePlans } from "./tables";

interface Wanted {
  id: string;
  /** Null takes the page off the site. */
  revision: number | null;
  at: Date;
}

/** Plans what the check would let go live now; it is checked again when its time comes. */
export function addPlan(db: Database, wanted: Wanted & { author: string | null }, settings: SiteSettings): Promise<PlanRow> {
  const { id, revision, at, author } = wanted;
  return db.transaction(async (tx) => {
    await requirePlannable(tx, wanted, settings);
    if (await findOpenPlan(tx, id, revision !== null)) {
      throw new HttpError(409, "plan.exists", "The page has a plan of this kind already. Change that one.");
    }
    await putFailuresAway(tx, id);
    const [row] = await tx.insert(pagePlans).values({ pageId: id, revision, at, author }).returning();
    return row as PlanRow; // what was just inserted
  });
}

export function changePlan(
  db: Database,
  { id, planId, at, revision }: { id: string; planId: number; at: Date; revision: number | undefined },
  settings: SiteSettings,
): Promise<PlanRow> {
  return db.transaction(async (tx) => {
    const plan = await lockPlan(tx, id, planId);
    if (plan.doneAt) throw new HttpError(409, "plan.done", "The plan was carried out meanwhile.");
    const wanted = plan.revision === null ? null : (revision ?? plan.revision);
    await requirePlannable(tx, { id, revision: wanted, at }, settings);
    await tx.update(pagePlans).set({ at, revision: wanted }).where(eq(pagePlans.id, planId));
    return { ...plan, at, revision: wanted };
  });
}

export function cancelPlan(db: Database, { id, planId }: { id: string; planId: number }): Promise<void> {
  return db.transaction(async (tx) => {
    const plan = await lockPlan(tx, id, planId);
    if (plan.doneAt && plan.failure === null) throw new HttpError(409, "plan.done", "The plan was carried out meanwhile.");
    await tx.delete(pagePlans).where(eq(pagePlans.id, planId));
  });
}

async function requirePlannable(tx: Queryable, { id, revision, at }: Wanted, settings: SiteSettings) {
  if (at.getTime() <= Date.now()) throw new HttpError(422, "plan.past", "This time is over. Choose a later one.");
  if (revision !== null) return requireCheck(await readPublishable(tx, { id, revision }), await readStockedSite(tx, settings));
  if (!(await lockPage(tx, id))) throw notFound("page", "page.not_found");
}

async function lockPlan(tx: Queryable, pageId: string, planId: number): Promise<PlanRow> {
  const [row] = await tx
    .select()
    .from(pagePlans)
    .where(and(eq(pagePlans.id, planId), eq(pagePlans.pageId, pageId)))
    .for("update");
  if (!row) throw notFound("plan", "plan.not_found");
  return row;
}

/** Who makes a new plan has read why the last plan failed. */
const putFailuresAway = (tx: Queryable, pageId: string) =>
  tx.delete(pagePlans).where(and(eq(pagePlans.pageId, pageId), isNotNull(pagePlans.failure)));
