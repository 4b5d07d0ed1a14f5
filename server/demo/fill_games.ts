import { sql } from "drizzle-orm";
import * as z from "zod/mini";
import { assetRoot } from "../../schemas/asset_root";
import { text } from "../../schemas/text";
import { betCurrency } from "../games/catalogue/game_answer";
import { categories, gameReturns, games, providers, subCategories } from "../games/catalogue/tables";
import { toMinorUnits } from "../platform/amounts";
import { connectGame } from "./connect_game";
import type { Fill } from "./demo_files";

const optionalText = z.optional(z.nullable(z.string()));

const catalogue = z.object({
  studios: z.array(z.object({ id: z.string(), name: z.string(), logo: z.string(), tagline: optionalText })),
  categories: z.array(
    z.object({
      slug: z.string(),
      name: text(),
      iconName: optionalText,
      iconColor: optionalText,
      subCategories: z.array(
        z.object({ slug: z.string(), name: text(), description: text(), iconName: optionalText, iconColor: optionalText }),
      ),
    }),
  ),
  games: z.array(
    z.object({
      id: z.string(),
      name: z.string(),
      subCategory: z.string(),
      studio: z.string(),
      imageColor: z.string(),
      rtp: z.nullable(z.number()),
      minBet: z.nullable(z.number()),
      maxMultiplier: z.nullable(z.number()),
      volatility: optionalText,
      hasDemo: z.boolean(),
      hasBonusBuy: z.boolean(),
      isDropsWins: z.boolean(),
      isBonus: z.boolean(),
      isNew: z.boolean(),
      popularity: z.number(),
      themes: z.array(z.string()),
    }),
  ),
});

/** Some studios do not serve every market, or take no coins; that is how markets differ in the demo. */
const studioLimits: Record<string, { countries?: string[]; subdivisions?: string[]; currencies?: string[] }> = {
  voltgrid: { countries: ["US", "GB"] },
  runehall: { countries: ["NO"] },
  fathom: { subdivisions: ["ON"] },
  brightloop: { currencies: ["BTC", "ETH"] },
};

export const fillGames: Fill = async (db, files) => {
  const json = await files.json("catalogue.json");
  if (json === null) return;
  const { studios, categories: tops, games: titles } = z.parse(catalogue, json);

  await db.insert(providers).values(
    studios.map(({ id, name, logo, tagline }, position) => ({
      id,
      name,
      tagline,
      thumbnailUrl: `${assetRoot}/${logo.replace(/^\/+/, "")}`,
      position,
    })),
  );

  const subCategoryIds = new Map<string, number>();
  const topOf = new Map(tops.flatMap(({ slug, subCategories: subs }) => subs.map((sub) => [sub.slug, slug])));
  for (const [position, { subCategories: subs, ...top }] of tops.entries()) {
    const [category] = await db
      .insert(categories)
      .values({ ...top, position })
      .returning({ id: categories.id });
    if (!category || subs.length === 0) continue;
    const rows = await db
      .insert(subCategories)
      .values(subs.map((sub, order) => ({ ...sub, categoryId: category.id, position: order })))
      .returning({ id: subCategories.id, slug: subCategories.slug });
    for (const { id, slug } of rows) subCategoryIds.set(slug, id);
  }

  const byPopularity = [...titles].sort((a, b) => b.popularity - a.popularity);
  const most = byPopularity[0]?.popularity ?? 1;
  const now = Date.now(); // one for all: those of one day come in the order of `sort`, not by who was written first
  await db.insert(games).values(
    byPopularity.flatMap(({ id: identifier, subCategory, studio, rtp, minBet, popularity, ...title }, rank) => {
      const subCategoryId = subCategoryIds.get(subCategory);
      if (subCategoryId === undefined) return [];
      const { countries = [], subdivisions = [], currencies = [] } = studioLimits[studio] ?? {};
      const ageInDays = title.isNew ? rank % 21 : 40 + ((rank * 37) % 900);
      return {
        ...title,
        identifier,
        subCategoryId,
        providerId: studio,
        returnToPlayer: rtp === null ? null : Math.round(rtp * 100),
        minBet: minBet === null ? null : toMinorUnits(minBet, betCurrency),
        sort: byPopularity.length - rank,
        popularity: Math.round(popularity),
        rating: Math.round((2.8 + 2.2 * (popularity / most)) * 10) / 10,
        releasedAt: new Date(now - ageInDays * 86_400_000),
        restrictedCountries: countries,
        restrictedSubdivisions: subdivisions,
        excludedCurrencies: currencies,
        ...connectGame({
          id: identifier,
          category: topOf.get(subCategory) ?? "",
          volatility: title.volatility,
          themes: title.themes,
        }),
      };
    }),
  );
  await db.execute(
    sql`update ${gameReturns} set since = ${games.releasedAt} from ${games} where ${games.id} = ${gameReturns.gameId}`,
  );
};
