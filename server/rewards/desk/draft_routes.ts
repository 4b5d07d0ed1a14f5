import { eq } from "drizzle-orm";
import type { FastifyInstance } from "fastify";
import * as calls from "../../../schemas/api/promotions_desk";
import { callerOf } from "../../accounts/users/caller_of";
import { baseCurrency } from "../../money/rates/convert";
import { HttpError } from "../../platform/api_error";
import { route } from "../../platform/route";
import { promotionDrafts, promotions } from "../promotions/tables";
import { checkContent, requireReady } from "./check";
import { runDry } from "./dry_run";
import { findDraft, holdPromotion, publishIn, requireDraft, writeChange } from "./publish";

/** The draft of a promotion: kept, dropped, tried on what was played, and published at once or at a time. */
export async function promotionDraftRoutes(app: FastifyInstance): Promise<void> {
  const { db } = app;

  route(app, calls.savePromotionDraft, async ({ params: { promotionId }, body: { content, basedOn }, request }) => {
    const { email } = await callerOf(request);
    return db.transaction(async (tx) => {
      await holdPromotion(tx, promotionId);
      const draft = await findDraft(tx, promotionId);
      if ((draft?.revision ?? 0) !== basedOn)
        throw new HttpError(409, "promotion.changed", "Somebody has changed this promotion in the meantime.", {
          data: { by: draft?.savedBy ?? null, revision: draft?.revision ?? 0 },
        });
      const saved = { content, revision: basedOn + 1, savedBy: email, savedAt: new Date(), refusedAt: null };
      await tx
        .insert(promotionDrafts)
        .values({ promotionId, ...saved })
        .onConflictDoUpdate({ target: promotionDrafts.promotionId, set: saved });
      return { revision: saved.revision, savedAt: saved.savedAt.toISOString(), savedBy: email };
    });
  });

  route(app, calls.dropPromotionDraft, async ({ params: { promotionId } }) =>
    db.transaction(async (tx) => {
      const { version } = await holdPromotion(tx, promotionId);
      await tx.delete(promotionDrafts).where(eq(promotionDrafts.promotionId, promotionId));
      if (version === 0) await tx.delete(promotions).where(eq(promotions.id, promotionId));
      return { isGone: version === 0 };
    }),
  );

  route(
    app,
    calls.dryRunPromotion,
    async ({ params: { promotionId }, body, request }) => {
      const { role } = await callerOf(request);
      const row = await db.transaction((tx) => holdPromotion(tx, promotionId));
      const { content, issues } = await checkContent(db, promotionId, body.content);
      if (!content)
        throw new HttpError(422, "promotion.not_ready", "The promotion can't be tried as it is.", { data: { issues } });
      return { run: await runDry(app, row, content, { showsNames: role === "administrator" }), baseCurrency };
    },
    { config: { rateLimit: { max: 20, timeWindow: "1 minute" } } },
  );

  route(app, calls.publishPromotion, async ({ params: { promotionId }, body: { revision, at, note }, request }) => {
    const { email } = await callerOf(request);
    return db.transaction(async (tx) => {
      const row = await holdPromotion(tx, promotionId);
      const draft = await requireDraft(tx, promotionId, revision);
      const content = await requireReady(tx, promotionId, draft.content);
      if (at === null || Date.parse(at) <= Date.now())
        return { version: await publishIn(tx, row, content, { by: email, note }), publishAt: null };
      await tx
        .update(promotionDrafts)
        .set({ publishAt: new Date(at), plannedBy: email, refusedAt: null })
        .where(eq(promotionDrafts.promotionId, promotionId));
      await writeChange(tx, { promotionId, by: email, change: "planned", note: at });
      return { version: null, publishAt: new Date(at).toISOString() };
    });
  });

  route(app, calls.unplanPromotion, async ({ params: { promotionId }, request }) => {
    const { email } = await callerOf(request);
    return db.transaction(async (tx) => {
      await holdPromotion(tx, promotionId);
      const draft = await findDraft(tx, promotionId);
      if (draft?.publishAt) {
        const none = { publishAt: null, plannedBy: null, refusedAt: null };
        await tx.update(promotionDrafts).set(none).where(eq(promotionDrafts.promotionId, promotionId));
        await writeChange(tx, { promotionId, by: email, change: "unplanned" });
      }
      return { data: { success: true } };
    });
  });
}
