import type { FastifyInstance, FastifyRequest } from "fastify";
import * as calls from "../../../schemas/api/reviews";
import { requireSession } from "../users/caller_of";
import { route } from "../../platform/route";
import { writeToOwner } from "../users/letters";
import { decide, listReviews, takeReview } from "./queries";

const done = { data: { success: true } };

/** Accounts that wait for a decision of the back office. */
export async function reviewRoutes(app: FastifyInstance): Promise<void> {
  const { db } = app;

  route(app, calls.listReviews, () => listReviews(db));

  route(app, calls.approveReview, async ({ params, request }) => {
    const decidedBy = await callerOf(request);
    await db.transaction(async (tx) => {
      const held = await takeReview(tx, params.reviewId);
      await decide(tx, held, { decision: "approved", decidedBy, note: null });
      await writeToOwner(tx, request, held.user, { letter: "account_approved", page: "home", query: "?modal=login" });
    });
    return done;
  });

  route(app, calls.refuseReview, async ({ params, body: { note }, request }) => {
    const decidedBy = await callerOf(request);
    await db.transaction(async (tx) => {
      const held = await takeReview(tx, params.reviewId);
      await decide(tx, held, { decision: "refused", decidedBy, note });
      await writeToOwner(tx, request, held.user, {
        letter: "account_refused",
        page: "responsible_gaming",
        values: () => ({ reason: note }),
      });
    });
    return done;
  });
}

async function callerOf(request: FastifyRequest): Promise<string> {
  const session = await requireSession(request);
  return session.user.email;
}
