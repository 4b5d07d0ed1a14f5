import type { FastifyInstance } from "fastify";
import { HttpError } from "../../platform/api_error";
import { closePlan, holdDuePlan, type PlanRow } from "./plan_queries";
import { publishPage, unpublishPage } from "./publish_page";

type Site = Pick<FastifyInstance, "db" | "log" | "settings" | "announce" | "published" | "countDeed">;

/**
 * Carries out every plan whose time has come, each exactly once however many processes try: a plan is held while it is
 * carried out, and done in the same transaction. Answers how many went live or were taken off.
 */
export async function carryOutPlans(app: Site, now: Date): Promise<number> {
  let done = 0;
  for (let result = await carryOutOne(app, now); result; result = await carryOutOne(app, now)) {
    app.countDeed(result.deed, result.result);
    if (result.result === "done") done += 1;
  }
  if (done > 0) await app.published.reload();
  return done;
}

interface Outcome {
  deed: "publish_by_plan" | "take_off_by_plan";
  result: "done" | "refused";
}

function carryOutOne(app: Site, now: Date): Promise<Outcome | null> {
  return app.db.transaction(async (tx) => {
    const plan = await holdDuePlan(tx, now);
    if (!plan) return null;
    const deed = plan.revision === null ? "take_off_by_plan" : "publish_by_plan";
    try {
      await tx.transaction((inner) =>
        plan.revision === null
          ? unpublishPage(inner, wantedBy(plan))
          : publishPage(inner, { ...wantedBy(plan), revision: plan.revision }, app.settings().settings),
      );
    } catch (error) {
      if (!(error instanceof HttpError)) throw error; // the database, not the page: it is tried again
      app.log.warn({ plan: plan.id, page: plan.pageId, code: error.code }, "A plan could not be carried out");
      await closePlan(tx, plan.id, `${error.code} ${error.message}`);
      return { deed, result: "refused" };
    }
    await closePlan(tx, plan.id, null);
    await app.announce(tx, "pages");
    return { deed, result: "done" };
  });
}

const wantedBy = ({ pageId, author }: PlanRow) => ({ id: pageId, author, isPlanned: true });
