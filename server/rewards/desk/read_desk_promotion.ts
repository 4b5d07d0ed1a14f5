import { desc, eq } from "drizzle-orm";
import type { FastifyInstance } from "fastify";
import { profileOf } from "../../../schemas/served_by";
import { currencyRates } from "../../money/rates/tables";
import { baseCurrency } from "../../money/rates/convert";
import { promotionChanges, promotionVersions } from "../promotions/tables";
import { contentOf } from "./content";
import { findDraft, holdPromotion } from "./publish";
import { figuresOf, holdersByVersion, toLine } from "./queries";
import type { UserRole } from "../../../schemas/user";

/** One promotion with its draft, versions, changes and figures, as the desk shows it. */
export const readDeskPromotion = (app: FastifyInstance, id: number, role: UserRole) =>
  app.db.transaction(async (tx) => {
    const row = await holdPromotion(tx, id);
    const [draft, published, versions, changes, holders, figures, rates] = [
      await findDraft(tx, id),
      row.version > 0 ? await contentOf(tx, row) : null,
      await tx
        .select()
        .from(promotionVersions)
        .where(eq(promotionVersions.promotionId, id))
        .orderBy(desc(promotionVersions.version))
        .limit(50),
      await tx
        .select()
        .from(promotionChanges)
        .where(eq(promotionChanges.promotionId, id))
        .orderBy(desc(promotionChanges.id))
        .limit(100),
      await holdersByVersion(tx, id),
      await figuresOf(app, id),
      await tx.selectDistinct({ code: currencyRates.currencyCode }).from(currencyRates),
    ];
    const kept = versions.map(({ version, content, at, by }) => ({ version, content, at: at?.toISOString() ?? null, by }));
    const isKept = kept.some(({ version }) => version === row.version);
    const all = published && !isKept ? [{ version: row.version, content: published, at: null, by: null }, ...kept] : kept;
    return {
      promotion: toLine(row, draft, figures.get(id)),
      content: draft?.content ?? published ?? {},
      published,
      draft: draft && {
        revision: draft.revision,
        savedAt: draft.savedAt.toISOString(),
        savedBy: draft.savedBy,
        publishAt: draft.publishAt?.toISOString() ?? null,
        refusedAt: draft.refusedAt?.toISOString() ?? null,
      },
      versions: all.map((version) => ({ ...version, holders: holders.get(version.version) ?? 0 })),
      changes: changes.map(({ at, by, change, version, note }) => ({ at: at.toISOString(), by, change, version, note })),
      caps: capsIn(app.settings().settings),
      baseCurrency,
      currencies: [...new Set([baseCurrency, ...rates.map(({ code }) => code)])].sort(),
      mayPublish: role === "administrator",
    };
  });

/** Markets of the site whose law lets a bonus be wagered no more than so often. */
function capsIn(settings: Parameters<typeof profileOf>[0]) {
  return settings.markets.flatMap((market) => {
    const times = profileOf({ ...settings, markets: [market] }, { country: market.slice(0, 2), subdivision: market })?.maxWager
      ?.times;
    return times === undefined ? [] : [{ market, times }];
  });
}
