import { asc, gt } from "drizzle-orm";
import { assetRoot } from "../../../schemas/asset_root";
import { betCurrency } from "../catalogue/game_answer";
import { categories, games, providers, subCategories } from "../catalogue/tables";
import { toDecimal } from "../../platform/amounts";
import type { Queryable } from "../../platform/plugins/database";

const batchSize = 1_000;

/** The catalogue as a file that can be imported, an item on each line, piece by piece. */
export async function* exportCatalogue(db: Queryable): AsyncGenerator<string> {
  const studios = await db.select().from(providers).orderBy(asc(providers.position), asc(providers.id));
  yield `{\n"studios": [\n${lines(
    studios.map(({ id, name, thumbnailUrl, tagline }) => ({
      id,
      name,
      logo: logoOf(thumbnailUrl),
      ...(tagline !== null && { tagline }),
    })),
  )}\n],\n"categories": [\n`;
  const tops = await db.select().from(categories).orderBy(asc(categories.position), asc(categories.id));
  const subs = await db.select().from(subCategories).orderBy(asc(subCategories.position), asc(subCategories.id));
  yield `${lines(
    tops.map(({ id, position: _, ...top }) => ({
      ...top,
      subCategories: subs
        .filter(({ categoryId }) => categoryId === id)
        .map(({ slug, name, description, iconName, iconColor }) => ({ slug, name, description, iconName, iconColor })),
    })),
  )}\n],\n"games": [\n`;
  const slugs = new Map(subs.map(({ id, slug }) => [id, slug]));
  let last = 0;
  for (;;) {
    const rows = await db.select().from(games).where(gt(games.id, last)).orderBy(asc(games.id)).limit(batchSize);
    if (rows.length === 0) break;
    yield `${last === 0 ? "" : ",\n"}${lines(rows.map((row) => toFile(row, slugs.get(row.subCategoryId) ?? "")))}`;
    last = rows.at(-1)?.id ?? last;
  }
  yield "\n]\n}\n";
}

const lines = (items: readonly object[]) => items.map((item) => JSON.stringify(item)).join(",\n");

const logoOf = (address: string) => (address.startsWith(`${assetRoot}/`) ? address.slice(assetRoot.length) : address);

function toFile(
  {
    id: _id,
    identifier,
    providerId,
    subCategoryId: _subCategoryId,
    returnToPlayer,
    jackpotReturn: _jackpotReturn,
    minBet,
    releasedAt,
    description,
    client,
    clientModel,
    partner,
    partnerGame,
    searchText: _searchText,
    ...game
  }: typeof games.$inferSelect,
  subCategory: string,
) {
  return {
    id: identifier,
    studio: providerId,
    subCategory,
    ...game,
    rtp: returnToPlayer === null ? null : returnToPlayer / 100,
    minBet: minBet === null ? null : toDecimal(minBet, betCurrency),
    releasedAt: releasedAt.toISOString(),
    ...(description && { description }),
    ...(client !== null && { client }),
    ...(clientModel !== null && { clientModel }),
    ...(partner !== null && { partner }),
    ...(partnerGame !== null && { partnerGame }),
  };
}
