import { and, eq, inArray, isNotNull, isNull, lte, not, sql } from "drizzle-orm";
import type { FastifyInstance } from "fastify";
import fp from "fastify-plugin";
import type { PromotionContent } from "../../../schemas/promotion_content";
import { HttpError, notFound } from "../../platform/api_error";
import { writeAudit } from "../../platform/audit/write_audit";
import { eachAlone } from "../../platform/each_alone";
import type { Queryable } from "../../platform/plugins/database";
import { repeat } from "../../platform/repeat";
import { coupons } from "../bonuses/tables";
import type { PromotionRow } from "../promotions/queries";
import { type PromotionChange, promotionChanges, promotionDrafts, promotions, promotionVersions } from "../promotions/tables";
import { checkContent } from "./check";
import { codesOf, columnsOf, contentOf } from "./content";

interface Written {
  promotionId: number;
  /** An e-mail address; null for a plan that is carried out. */
  by: string | null;
  change: PromotionChange;
  version?: number | null;
  note?: string | null;
  /** Whose account it is about. */
  userId?: number;
}

/** Writes down who did what, for the promotion's page and for the chain of the audit trail. */
export async function writeChange(tx: Queryable, { userId, ...written }: Written): Promise<void> {
  const { promotionId, by, change, version = null, note = null } = written;
  await tx.insert(promotionChanges).values({ promotionId, by, change, version, note });
  await writeAudit(tx, {
    actor: by,
    action: `promotion.${change}`,
    ...(userId !== undefined && { userId }),
    details: { promotionId, version, note },
  });
}

/** A promotion that nobody else changes until the transaction ends. */
export async function holdPromotion(tx: Queryable, id: number): Promise<PromotionRow> {
  const [row] = await tx.select().from(promotions).where(eq(promotions.id, id)).for("no key update");
  if (!row) throw notFound("promotion", "promotion.not_found");
  return row;
}

export async function findDraft(tx: Queryable, promotionId: number) {
  const [draft] = await tx.select().from(promotionDrafts).where(eq(promotionDrafts.promotionId, promotionId));
  return draft ?? null;
}

/** The draft, where it is the revision that is meant. */
export async function requireDraft(tx: Queryable, promotionId: number, revision: number) {
  const draft = await findDraft(tx, promotionId);
  if (draft?.revision !== revision)
    throw new HttpError(409, "promotion.changed", "Somebody has changed this promotion in the meantime.", {
      data: { by: draft?.savedBy ?? null, revision: draft?.revision ?? 0 },
    });
  return draft;
}

/** Makes content the next version of a promotion that is held: from now on it is taken by these terms. Answers its number. */
export async function publishIn(
  tx: Queryable,
  row: PromotionRow,
  content: PromotionContent,
  { by, note = null }: { by: string | null; note?: string | null },
): Promise<number> {
  const version = row.version + 1;
  if (row.version > 0)
    await tx
      .insert(promotionVersions)
      .values({ promotionId: row.id, version: row.version, content: await contentOf(tx, row) })
      .onConflictDoNothing(); // what stood before versions were kept
  await tx
    .update(promotions)
    .set({ ...columnsOf(content), version, isClosed: false, ...(row.isClosed && { firstAt: new Date() }) })
    .where(eq(promotions.id, row.id));
  await writeCodes(tx, row.id, content);
  await tx.insert(promotionVersions).values({ promotionId: row.id, version, content, at: new Date(), by });
  await tx.delete(promotionDrafts).where(eq(promotionDrafts.promotionId, row.id));
  await writeChange(tx, { promotionId: row.id, by, change: "published", version, note });
  return version;
}

async function writeCodes(tx: Queryable, promotionId: number, content: PromotionContent): Promise<void> {
  const codes = codesOf(content);
  const own = eq(coupons.promotionId, promotionId);
  await tx.delete(coupons).where(codes.size > 0 ? and(own, not(inArray(coupons.code, [...codes.keys()]))) : own);
  if (codes.size > 0)
    await tx
      .insert(coupons)
      .values([...codes].map(([code, expiresAt]) => ({ code, promotionId, expiresAt })))
      .onConflictDoUpdate({ target: coupons.code, set: { expiresAt: sql`excluded.expires_at` }, setWhere: own });
}

const isPlanned = and(isNotNull(promotionDrafts.publishAt), isNull(promotionDrafts.refusedAt));

/** Publishes what is due, each once however many processes look; what fails its check stays, and says so. Answers how many were published. */
export async function publishDue(app: Pick<FastifyInstance, "db" | "log">): Promise<number> {
  const isDue = and(isPlanned, lte(promotionDrafts.publishAt, sql`now()`));
  const due = await app.db.select({ id: promotionDrafts.promotionId }).from(promotionDrafts).where(isDue);
  let published = 0;
  await eachAlone(app, due, "A planned promotion could not be published", ({ id }) =>
    app.db.transaction(async (tx) => {
      const row = await holdPromotion(tx, id);
      const [draft] = await tx
        .select()
        .from(promotionDrafts)
        .where(and(eq(promotionDrafts.promotionId, id), isDue));
      if (!draft) return;
      const { content } = await checkContent(tx, id, draft.content);
      if (content) {
        await publishIn(tx, row, content, { by: draft.plannedBy });
        published += 1;
      } else {
        await tx.update(promotionDrafts).set({ refusedAt: new Date() }).where(eq(promotionDrafts.promotionId, id));
        await writeChange(tx, { promotionId: id, by: null, change: "refused" });
      }
    }),
  );
  return published;
}

const lookEveryMs = 15_000;

export const promotionClock = fp(
  async (app) => {
    repeat(app, { everyMs: lookEveryMs, failure: "Planned promotions could not be published" }, () => publishDue(app));
  },
  { name: "promotion_clock" },
);
