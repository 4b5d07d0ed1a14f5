import { and, asc, desc, eq, inArray, not, or, type SQL, sql } from "drizzle-orm";
import type * as z from "zod/mini";
import type { getAllGames } from "../../schemas/api/games";
import { fold } from "./fold";
import { categories, favoriteGames, games, playedGames, providers, subCategories } from "./tables";

export type GameQuery = z.output<NonNullable<typeof getAllGames.query>>;

/** Who asks, as far as it matters for games. */
export interface GameViewer {
  /** Null for guests. */
  userId: number | null;
  country: string | null;
  subdivision: string | null;
}

const list = (words: string | undefined) =>
  (words ?? "")
    .split(",")
    .map((word) => word.trim())
    .filter(Boolean);
const escapeLike = (text: string) => text.replace(/[\\%_]/g, "\\$&");
const number = (text: string) => (/^\d{1,9}$/.test(text) ? Number(text) : null);

const flags: Record<string, SQL> = {
  demo: sql`${games.hasDemo}`,
  hasdemo: sql`${games.hasDemo}`,
  bonusbuy: sql`${games.hasBonusBuy}`,
  hasbonusbuy: sql`${games.hasBonusBuy}`,
  dropswins: sql`${games.isDropsWins}`,
  isdropswins: sql`${games.isDropsWins}`,
  bonus: sql`${games.isBonus}`,
  isbonus: sql`${games.isBonus}`,
  new: sql`${games.isNew}`,
  isnew: sql`${games.isNew}`,
};

const playedBy = (userId: number) =>
  sql`exists (select 1 from ${playedGames} where ${playedGames.gameId} = ${games.id} and ${playedGames.userId} = ${userId})`;
export const favoriteOf = (userId: number | null) =>
  userId === null
    ? sql<boolean>`false`
    : sql<boolean>`exists (select 1 from ${favoriteGames} where ${favoriteGames.gameId} = ${games.id} and ${favoriteGames.userId} = ${userId})`;

const nothing = sql`false`;

/** Which games a call asks for: every parameter of L-7.24 that narrows. */
export function gameConditions(query: GameQuery, viewer: GameViewer): SQL | undefined {
  const codes = list(query.gameCodes);
  const excluded = list(query.excludeGameId);
  const isCountryChecked = query.countryCheck !== false;
  return and(
    games.isActive,
    query.search ? searchCondition(query.search) : undefined,
    query.category ? eq(subCategories.slug, query.category) : undefined,
    query.topCategory ? eq(categories.slug, query.topCategory) : undefined,
    query.selectedCategoryName ? categoryNamed(query.selectedCategoryName) : undefined,
    query.provider ? inArray(games.providerId, list(query.provider)) : undefined,
    query.themes ? sql`${games.themes} && ${sql.param(list(query.themes.toLowerCase()))}::text[]` : undefined,
    query.rating ? ratingCondition(query.rating) : undefined,
    ...list(query.filter?.toLowerCase()).map(filterCondition),
    query.collection ? collectionCondition(query.collection.toLowerCase(), viewer.userId) : undefined,
    query.suggested ? suggestionCondition(viewer.userId) : undefined,
    codes.length > 0 ? namesOneOf(codes) : undefined,
    excluded.length > 0 ? not(namesOneOf(excluded) ?? nothing) : undefined,
    query.filterByNotPlayed && viewer.userId !== null ? not(playedBy(viewer.userId)) : undefined,
    query.currencyCode ? sql`not (${query.currencyCode.toUpperCase()} = any(${games.excludedCurrencies}))` : undefined,
    isCountryChecked && viewer.country ? sql`not (${viewer.country} = any(${games.restrictedCountries}))` : undefined,
    isCountryChecked && viewer.subdivision ? sql`not (${viewer.subdivision} = any(${games.restrictedSubdivisions}))` : undefined,
  );
}

/** Every word stands in the name or the studio's; a word that is misspelt may be only similar. */
function searchCondition(search: string) {
  const folded = fold(search);
  if (folded === "") return nothing;
  const words = folded.split(" ").slice(0, 8);
  const contained = and(...words.map((word) => sql`${games.searchText} like ${`%${escapeLike(word)}%`}`));
  return folded.length < 4 ? contained : or(contained, sql`word_similarity(${folded}, ${games.searchText}) > 0.5`);
}

export const categoryNamed = (name: string) =>
  or(
    eq(subCategories.slug, name),
    sql`exists (select 1 from json_each_text(${subCategories.name}) as named where lower(named.value) = lower(${name}))`,
  );

/** At least so many stars. */
function ratingCondition(rating: string) {
  const stars = Number(rating);
  return Number.isFinite(stars) ? sql`${games.rating} >= ${stars}` : nothing;
}

/** A mark that games carry, else a theme or a volatility. */
const filterCondition = (filter: string) =>
  flags[filter.replace(/[^a-z]/g, "")] ?? or(sql`${filter} = any(${games.themes})`, eq(games.volatility, filter));

function collectionCondition(collection: string, userId: number | null) {
  if (collection === "popular") return undefined;
  if (collection === "recent") return userId === null ? nothing : playedBy(userId);
  if (collection === "favorites" || collection === "favourites") return favoriteOf(userId);
  return filterCondition(collection);
}

/** For players what is like their favourites and new to them, for guests everything: the order makes it a suggestion. */
function suggestionCondition(userId: number | null) {
  if (userId === null) return undefined;
  const liked = sql`(select g.sub_category_id from ${favoriteGames} f join ${games} g on g.id = f.game_id where f.user_id = ${userId})`;
  const hasNoFavorites = sql`not exists (select 1 from ${favoriteGames} f where f.user_id = ${userId})`;
  return and(not(favoriteOf(userId)), or(hasNoFavorites, sql`${games.subCategoryId} in ${liked}`));
}

/** Games by identifier or by number. */
export function namesOneOf(names: readonly string[]) {
  const ids = names.flatMap((name) => number(name) ?? []);
  return or(inArray(games.identifier, [...names]), ids.length > 0 ? inArray(games.id, ids) : undefined);
}

const orders: Record<string, SQL> = {
  sort: sql`${games.sort}`,
  name: sql`lower(${games.name})`,
  rating: sql`${games.rating}`,
  new: sql`${games.releasedAt}`,
  popular: sql`${games.popularity}`,
  provider: sql`lower(${providers.name})`,
  returntoplayer: sql`${games.returnToPlayer}`,
  rtp: sql`${games.returnToPlayer}`,
  maxmultiplier: sql`${games.maxMultiplier}`,
  minbet: sql`${games.minBet}`,
};

/** The order of the answer; by `sort`, highest first, where nothing else is asked (L-4.37). */
export function gameOrder(query: GameQuery, viewer: GameViewer): SQL[] {
  if (query.nextGameButton) return [sql`random()`];
  const direction = query.orderBySort === "asc" ? asc : desc;
  const asked = orders[query.orderBy?.toLowerCase().replace(/[^a-z]/g, "") ?? ""];
  if (asked) return [sql`${direction(asked)} nulls last`, desc(games.sort), asc(games.id)];
  const codes = list(query.gameCodes);
  if (codes.length > 0) return [sql`array_position(${sql.param(codes)}::text[], ${games.identifier}) nulls last`, asc(games.id)];
  const collection = query.collection?.toLowerCase();
  if (collection === "recent" && viewer.userId !== null) return [lastAt(playedGames, viewer.userId), asc(games.id)];
  if (collection?.startsWith("favo") && viewer.userId !== null) return [lastAt(favoriteGames, viewer.userId), asc(games.id)];
  if (collection === "new") return [desc(games.releasedAt), desc(games.sort), asc(games.id)];
  if (collection === "popular" || query.suggested) return [desc(games.popularity), asc(games.id)];
  if (query.search)
    return [sql`word_similarity(${fold(query.search)}, ${games.searchText}) desc`, desc(games.popularity), asc(games.id)];
  return [direction(games.sort), asc(games.id)];
}

const lastAt = (table: typeof playedGames | typeof favoriteGames, userId: number) =>
  sql`(select at from ${table} where game_id = ${games.id} and user_id = ${userId}) desc`;
