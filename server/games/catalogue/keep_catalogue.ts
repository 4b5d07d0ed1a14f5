import { asc, desc, eq } from "drizzle-orm";
import type { FastifyInstance } from "fastify";
import type { Queryable } from "../../platform/plugins/database";
import { type Catalogue, type CatalogueParts, makeCatalogue } from "./catalogue";
import { jackpotGames } from "../jackpots/tables";
import { categories, games, providers, subCategories } from "./tables";

const listed = {
  id: games.id,
  identifier: games.identifier,
  name: games.name,
  providerId: games.providerId,
  subCategoryId: games.subCategoryId,
  returnToPlayer: games.returnToPlayer,
  jackpotReturn: games.jackpotReturn,
  maxMultiplier: games.maxMultiplier,
  minBet: games.minBet,
  volatility: games.volatility,
  hasDemo: games.hasDemo,
  hasBonusBuy: games.hasBonusBuy,
  isDropsWins: games.isDropsWins,
  isBonus: games.isBonus,
  isNew: games.isNew,
  themes: games.themes,
  sort: games.sort,
  popularity: games.popularity,
  rating: games.rating,
  releasedAt: games.releasedAt,
  restrictedCountries: games.restrictedCountries,
  restrictedSubdivisions: games.restrictedSubdivisions,
  excludedCurrencies: games.excludedCurrencies,
  client: games.client,
  clientModel: games.clientModel,
};

async function readParts(db: Queryable): Promise<Omit<CatalogueParts, "otherNamesOf">> {
  return {
    games: await db.select(listed).from(games).where(eq(games.isActive, true)).orderBy(desc(games.sort), asc(games.id)),
    providers: await db.select().from(providers).orderBy(asc(providers.position), asc(providers.id)),
    categories: await db.select().from(categories).orderBy(asc(categories.position), asc(categories.id)),
    subCategories: (
      await db
        .select({ sub: subCategories })
        .from(subCategories)
        .innerJoin(categories, eq(categories.id, subCategories.categoryId))
        .orderBy(asc(categories.position), asc(subCategories.position), asc(subCategories.id))
    ).map(({ sub }) => sub),
    jackpotsOf: Map.groupBy(await db.select().from(jackpotGames).orderBy(asc(jackpotGames.jackpotId)), ({ gameId }) => gameId),
  };
}

/** Both catalogues that settings can ask for, each made when it is first needed. */
function cataloguesOf(parts: CatalogueParts) {
  let all: Catalogue | undefined;
  let connected: Catalogue | undefined;
  return {
    all: () => (all ??= makeCatalogue(parts)),
    connected: () => (connected ??= makeCatalogue({ ...parts, games: parts.games.filter(({ client }) => client !== null) })),
  };
}

/**
 * The catalogue in memory, read again whenever its tables change (docs/decisions/games_in_memory.md). Games without a connection are in
 * it only where the settings show them (D-41).
 */
export function keepCatalogue(app: FastifyInstance): () => Catalogue {
  const said = Object.values(app.siteWords);
  const otherNamesOf = (slug: string) =>
    said.flatMap(({ other_names: names, game_descriptions: { themes } }) => [
      themes[slug] ?? "",
      ...(names[slug] ?? "").split(","),
    ]);
  let current = cataloguesOf({
    games: [],
    providers: [],
    subCategories: [],
    categories: [],
    jackpotsOf: new Map(),
    otherNamesOf,
  });
  let reading: Promise<void> | null = null;
  let isStale = false;

  /** One read at a time: many changes in a row cost one more read than the one under way. */
  async function reload() {
    if (reading) {
      isStale = true;
      return reading;
    }
    const read = async () => {
      do {
        isStale = false;
        current = cataloguesOf({ ...(await readParts(app.db)), otherNamesOf });
      } while (isStale);
    };
    reading = read().finally(() => (reading = null));
    return reading;
  }
  app.keepFresh("games", reload);
  return () => (app.settings().settings.showUnconnectedGames ? current.all() : current.connected());
}
