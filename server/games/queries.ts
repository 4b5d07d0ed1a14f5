import { and, asc, count, eq, getTableColumns, type SQL, sql } from "drizzle-orm";
import type { Queryable } from "../plugins/database";
import { categoryNamed, favoriteOf, type GameQuery, type GameViewer, gameConditions, gameOrder, namesOneOf } from "./game_search";
import type { GameRow } from "./game_answer";
import { categories, favoriteGames, games, providers, subCategories } from "./tables";

interface Found {
  count: number;
  rows: GameRow[];
}

interface Paging {
  limit: number;
  offset: number;
}

/** The columns that an answer needs: what only conditions ask about is not read. */
const {
  themes: _themes,
  restrictedCountries: _countries,
  restrictedSubdivisions: _subdivisions,
  excludedCurrencies: _currencies,
  searchText: _searchText,
  releasedAt: _releasedAt,
  ...sentColumns
} = getTableColumns(games);

/** Games of one answer, with how many there are in all. */
async function selectGames(
  db: Queryable,
  { where, order, userId, limit, offset }: Paging & { where: SQL | undefined; order: SQL[]; userId: number | null },
): Promise<Found> {
  const rows = await db
    .select({
      game: sentColumns,
      providerName: providers.name,
      subCategoryName: subCategories.name,
      isFavorite: favoriteOf(userId),
      total: sql<string>`count(*) over ()`,
    })
    .from(games)
    .innerJoin(providers, eq(providers.id, games.providerId))
    .innerJoin(subCategories, eq(subCategories.id, games.subCategoryId))
    .innerJoin(categories, eq(categories.id, subCategories.categoryId))
    .where(where)
    .orderBy(...order)
    .limit(limit)
    .offset(offset);
  if (rows.length > 0 || offset === 0) return { count: Number(rows[0]?.total ?? 0), rows };
  const first = await selectGames(db, { where, order, userId, limit: 1, offset: 0 });
  return { count: first.count, rows: [] };
}

export const findGames = (db: Queryable, query: GameQuery, viewer: GameViewer, paging: Paging) =>
  selectGames(db, { where: gameConditions(query, viewer), order: gameOrder(query, viewer), userId: viewer.userId, ...paging });

export const findFavoriteGames = (db: Queryable, userId: number, paging: Paging) =>
  selectGames(db, {
    where: and(games.isActive, favoriteOf(userId)),
    order: [sql`(select at from ${favoriteGames} where game_id = ${games.id} and user_id = ${userId}) desc`, asc(games.id)],
    userId,
    ...paging,
  });

/** The number of a game that a call names by number or identifier. */
export async function findGameId(db: Queryable, name: number | string): Promise<number | null> {
  const [row] = await db
    .select({ id: games.id })
    .from(games)
    .where(and(games.isActive, namesOneOf([String(name)])));
  return row?.id ?? null;
}

/** What a page about a game has to know, by number or identifier. */
export async function findGame(db: Queryable, name: string) {
  const { id, identifier } = games;
  const [row] = await db
    .select({ id, identifier, name: games.name })
    .from(games)
    .where(and(games.isActive, namesOneOf([name])));
  return row;
}

/** Every game that is there, as addresses name it. */
export const listGameAddresses = (db: Queryable) =>
  db
    .select({ identifier: games.identifier, masterCasinoGameId: games.id })
    .from(games)
    .where(eq(games.isActive, true))
    .orderBy(asc(games.id));

export async function listProviderIds(db: Queryable): Promise<string[]> {
  const rows = await db.select({ id: providers.id }).from(providers).orderBy(asc(providers.position), asc(providers.id));
  return rows.map(({ id }) => id);
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

const activeGames = (column: SQL) => sql<number>`(select count(*)::int from ${games} where ${games.isActive} and ${column})`;

/** Studios whose name holds all words of a search in their order (L-5.11). */
export async function findProviders(db: Queryable, search: string | undefined, { limit, offset }: Paging) {
  const words =
    search
      ?.split(" ")
      .filter(Boolean)
      .map((word) => word.replace(/[.*+?^${}()|[\]\\]/g, "\\$&")) ?? [];
  const where = words.length > 0 ? sql`${providers.name} ~* ${words.join(".*")}` : undefined;
  const [total] = await db.select({ count: count() }).from(providers).where(where);
  const rows = await db
    .select({ provider: providers, gameCount: activeGames(sql`${games.providerId} = ${providers.id}`) })
    .from(providers)
    .where(where)
    .orderBy(asc(providers.position), asc(providers.id))
    .limit(limit)
    .offset(offset);
  return { count: total?.count ?? 0, rows };
}

export const listSubCategories = (db: Queryable, topCategory: string | undefined) =>
  db
    .select({
      subCategory: subCategories,
      topCategorySlug: categories.slug,
      gameCount: activeGames(sql`${games.subCategoryId} = ${subCategories.id}`),
    })
    .from(subCategories)
    .innerJoin(categories, eq(categories.id, subCategories.categoryId))
    .where(and(subCategories.isActive, topCategory ? eq(categories.slug, topCategory) : undefined))
    .orderBy(asc(categories.position), asc(subCategories.position), asc(subCategories.id));

export const listCategories = (db: Queryable) =>
  db.select().from(categories).orderBy(asc(categories.position), asc(categories.id));
