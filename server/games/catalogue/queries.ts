import { and, asc, desc, eq, getTableColumns, inArray, isNotNull, or, sql } from "drizzle-orm";
import type { GameDetails } from "../../../schemas/api/games";
import { prepared } from "../../platform/database/statements";
import type { Queryable } from "../../platform/plugins/database";
import { categories, favoriteGames, gameReturns, games, providers, subCategories } from "./tables";

/** The columns that an answer needs: what only conditions ask about is not read. */
const {
  themes: _themes,
  restrictedCountries: _countries,
  restrictedSubdivisions: _subdivisions,
  excludedCurrencies: _currencies,
  searchText: _searchText,
  releasedAt: _releasedAt,
  description: _description,
  ...sentColumns
} = getTableColumns(games);

const favoriteOf = (userId: number | null) =>
  userId === null
    ? sql<boolean>`false`
    : sql<boolean>`exists (select 1 from ${favoriteGames} where ${favoriteGames.gameId} = ${games.id} and ${favoriteGames.userId} = ${userId})`;

const readNumbered = prepared((db) =>
  db
    .select(sentColumns)
    .from(games)
    .where(and(games.isActive, sql`${games.id} = any(${sql.placeholder("ids")}::int[])`)),
);

/** What a game has given back since when, the newest first. */
export async function returnsOf(db: Queryable, gameId: number): Promise<GameDetails["returns"]> {
  const rows = await db
    .select()
    .from(gameReturns)
    .where(eq(gameReturns.gameId, gameId))
    .orderBy(desc(gameReturns.version))
    .limit(20);
  return rows.map(({ version, returnToPlayer, since }) => ({
    version,
    returnToPlayer: returnToPlayer === null ? null : returnToPlayer / 100,
    since: since.toISOString(),
  }));
}

/** Games by number, in any order; those that are gone are not in it. */
export const readGames = (db: Queryable, ids: readonly number[]) => readNumbered(db, { ids: [...ids] });

/** Those of some games that somebody likes. */
export async function readFavorites(db: Queryable, userId: number, ids: readonly number[]): Promise<ReadonlySet<number>> {
  const rows = await db
    .select({ id: favoriteGames.gameId })
    .from(favoriteGames)
    .where(and(eq(favoriteGames.userId, userId), sql`${favoriteGames.gameId} = any(${sql.param([...ids])}::int[])`));
  return new Set(rows.map(({ id }) => id));
}

/** Whether the law of slots is a game's law: where its category does not say that it is something else, it is. */
export const isOfSlots = sql<boolean>`${categories.slug} not in ('live', 'table', 'instant')`;

/** All that is known of a game. */
export async function readGame(db: Queryable, id: number, userId: number | null) {
  const [row] = await db
    .select({ game: getTableColumns(games), isFavorite: favoriteOf(userId), isSlot: isOfSlots })
    .from(games)
    .innerJoin(subCategories, eq(subCategories.id, games.subCategoryId))
    .innerJoin(categories, eq(categories.id, subCategories.categoryId))
    .where(and(games.isActive, eq(games.id, id)));
  return row;
}

/** Games by identifier or by number. */
function namesOneOf(names: readonly string[]) {
  const ids = names.flatMap((name) => (/^\d{1,9}$/.test(name) ? Number(name) : []));
  return or(inArray(games.identifier, [...names]), ids.length > 0 ? inArray(games.id, ids) : undefined);
}

const categoryNamed = (name: string) =>
  or(
    eq(subCategories.slug, name),
    sql`exists (select 1 from json_each_text(${subCategories.name}) as named where lower(named.value) = lower(${name}))`,
  );

/** The number of a game that a call names by number or identifier. */
export async function findGameId(db: Queryable, name: number | string): Promise<number | null> {
  const [row] = await db
    .select({ id: games.id })
    .from(games)
    .where(and(games.isActive, namesOneOf([String(name)])));
  return row?.id ?? null;
}

/** Whether the site has a game that one of our own clients plays. */
export async function hasGameOf(db: Queryable, client: string): Promise<boolean> {
  const rows = await db
    .select({ id: games.id })
    .from(games)
    .where(and(games.isActive, eq(games.client, client)))
    .limit(1);
  return rows.length > 0;
}

/** What a page about a game has to know, by number or identifier. */
export async function findGame(db: Queryable, name: string) {
  const [row] = await db
    .select({ game: games, studio: providers.name, category: subCategories.name })
    .from(games)
    .innerJoin(providers, eq(providers.id, games.providerId))
    .innerJoin(subCategories, eq(subCategories.id, games.subCategoryId))
    .where(and(games.isActive, namesOneOf([name])));
  return row;
}

/** Every game that is listed, as addresses name it. */
export const listGameAddresses = (db: Queryable, { showUnconnectedGames }: { showUnconnectedGames: boolean }) =>
  db
    .select({ identifier: games.identifier, masterCasinoGameId: games.id })
    .from(games)
    .where(and(games.isActive, showUnconnectedGames ? undefined : isNotNull(games.client)))
    .orderBy(asc(games.id));

export async function listProviderIds(db: Queryable): Promise<string[]> {
  const rows = await db.select({ id: providers.id }).from(providers).orderBy(asc(providers.position), asc(providers.id));
  return rows.map(({ id }) => id);
}

export async function listSubCategorySlugs(db: Queryable): Promise<string[]> {
  const rows = await db
    .select({ slug: subCategories.slug })
    .from(subCategories)
    .innerJoin(categories, eq(categories.id, subCategories.categoryId))
    .where(eq(subCategories.isActive, true))
    .orderBy(asc(categories.position), asc(subCategories.position), asc(subCategories.id));
  return rows.map(({ slug }) => slug);
}

export async function listCategorySlugs(db: Queryable): Promise<string[]> {
  const rows = await db.select({ slug: categories.slug }).from(categories).orderBy(asc(categories.position), asc(categories.id));
  return rows.map(({ slug }) => slug);
}

export async function findProvider(db: Queryable, id: string) {
  const [row] = await db.select().from(providers).where(eq(providers.id, id));
  return row;
}

/** By slug, or by name, as lists of games find it. */
export async function findSubCategory(db: Queryable, name: string) {
  const [row] = await db
    .select({ name: subCategories.name, description: subCategories.description })
    .from(subCategories)
    .where(and(subCategories.isActive, categoryNamed(name)));
  return row;
}

export async function findTopCategory(db: Queryable, slug: string) {
  const [row] = await db.select({ name: categories.name }).from(categories).where(eq(categories.slug, slug));
  return row;
}

export const addFavorite = (db: Queryable, userId: number, gameId: number) =>
  db.insert(favoriteGames).values({ userId, gameId }).onConflictDoNothing();

export const removeFavorite = (db: Queryable, userId: number, gameId: number) =>
  db.delete(favoriteGames).where(and(eq(favoriteGames.userId, userId), eq(favoriteGames.gameId, gameId)));
