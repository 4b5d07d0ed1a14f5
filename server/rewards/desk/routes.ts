import { eq, max, sql } from "drizzle-orm";
import type { FastifyInstance } from "fastify";
import * as calls from "../../../schemas/api/promotions_desk";
import { bonusType } from "../../../schemas/bonus_type";
import { callerOf } from "../../accounts/users/caller_of";
import { baseCurrency } from "../../money/rates/convert";
import { HttpError } from "../../platform/api_error";
import { route } from "../../platform/route";
import { listAllPromotions } from "../promotions/queries";
import { promotionDrafts, promotions } from "../promotions/tables";
import { holdPromotion, writeChange } from "./publish";
import { figuresOf, holdersOf, toLine } from "./queries";
import { readDeskPromotion } from "./read_desk_promotion";

/** Promotions in the back office: all of them, one with its versions, what it costs and who holds it, a new one, and the end of one. */
export async function promotionDeskRoutes(app: FastifyInstance): Promise<void> {
  const { db } = app;

  route(app, calls.listDeskPromotions, async ({ request }) => {
    const { role } = await callerOf(request);
    const [rows, drafts, figures] = await Promise.all([
      listAllPromotions(db),
      db.select({ id: promotionDrafts.promotionId, publishAt: promotionDrafts.publishAt }).from(promotionDrafts),
      figuresOf(app),
    ]);
    const draftOf = new Map(drafts.map((draft) => [draft.id, draft]));
    return {
      promotions: rows.map((row) => toLine(row, draftOf.get(row.id) ?? null, figures.get(row.id))),
      baseCurrency,
      mayPublish: role === "administrator",
    };
  });

  route(app, calls.getDeskPromotion, async ({ params: { promotionId }, request }) => {
    const { role } = await callerOf(request);
    return readDeskPromotion(app, promotionId, role);
  });

  route(app, calls.createPromotion, async ({ body: { bannerKey, content }, request }) => {
    const { email } = await callerOf(request);
    return db.transaction(async (tx) => {
      await tx.execute(sql`select pg_advisory_xact_lock(hashtext('promotion.create'))`);
      const [taken] = await tx.select({ id: promotions.id }).from(promotions).where(eq(promotions.bannerKey, bannerKey));
      if (taken) throw new HttpError(409, "promotion.key_taken", "Another promotion has this key.");
      const [last] = await tx.select({ position: max(promotions.position) }).from(promotions);
      const type = bonusType.safeParse(content["bonusType"]);
      const [row] = await tx
        .insert(promotions)
        .values({
          bannerKey,
          bonusType: type.success ? type.data : "promotion",
          banner: {},
          minDeposits: {},
          isClosed: true,
          version: 0,
          position: (last?.position ?? -1) + 1,
        })
        .returning({ id: promotions.id });
      const promotionId = row?.id ?? 0;
      await tx.insert(promotionDrafts).values({ promotionId, content, revision: 1, savedBy: email });
      await writeChange(tx, { promotionId, by: email, change: "created" });
      return { promotionId };
    });
  });

  route(app, calls.endPromotion, async ({ params: { promotionId }, body: { note }, request }) => {
    const { email } = await callerOf(request);
    return db.transaction(async (tx) => {
      const { isClosed, version } = await holdPromotion(tx, promotionId);
      if (!isClosed) {
        await tx.update(promotions).set({ isClosed: true }).where(eq(promotions.id, promotionId));
        await writeChange(tx, { promotionId, by: email, change: "ended", version, note });
      }
      return { data: { success: true } };
    });
  });

  route(app, calls.listPromotionHolders, async ({ params: { promotionId }, query: { limit, pageNo } }) => ({
    holders: await holdersOf(db, promotionId, { limit, offset: pageNo * limit }),
  }));
}
