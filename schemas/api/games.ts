import * as z from "zod/mini";
import { endpoint } from "../endpoint";
import { text } from "../text";

const flag = z.pipe(
  z.union([z.boolean(), z.enum(["true", "false", "1", "0", ""])]),
  z.transform((value): boolean => value === true || value === "true" || value === "1"),
);
const count = (fallback: number, maximum: number) =>
  z._default(z.coerce.number().check(z.int(), z.minimum(0), z.maximum(maximum)), fallback);
const word = z.optional(z.string().check(z.maxLength(200)));

/** A game (L-3.01 to L-3.06). Names of games are the same in every language. */
export const game = z.object({
  masterCasinoGameId: z.int(),
  identifier: z.string(),
  name: z.string(),
  thumbnailUrl: z.string(),
  squareImgUrl: z.string(),
  portraitImgUrl: z.string(),
  optimizedMobileThumbnailUrl: z.string(),
  optimizedPortraitImgUrl: z.string(),
  imageColor: z.string(),
  masterCasinoProviderId: z.string(),
  providerName: z.string(),
  /** In percent, 96.42. */
  returnToPlayer: z.nullable(z.number()),
  maxMultiplier: z.nullable(z.number()),
  minBet: z.nullable(z.number()),
  sort: z.int(),
  hasDemo: z.boolean(),
  hasBonusBuy: z.boolean(),
  isDropsWins: z.boolean(),
  isBonus: z.boolean(),
  isNew: z.boolean(),
  isFavorite: z.boolean(),
  subCategoryName: text(),
});
export type Game = z.output<typeof game>;

/** All 23 parameters of L-7.24; a limit of 20 becomes 24 (L-5.10). `pageNo` starts at 1 (L-9.02). */
export const getAllGames = endpoint({
  method: "GET",
  path: "/api/user/get-all-games",
  role: "public",
  summary: "Games, filtered, sorted and paged.",
  query: z.object({
    pageNo: count(1, 100_000),
    limit: count(24, 200),
    search: word,
    /** Slug of a sub-category. */
    category: word,
    topCategory: word,
    /** One provider or several, separated by commas. */
    provider: word,
    themes: word,
    rating: word,
    orderBy: word,
    orderBySort: z.optional(z.enum(["asc", "desc"])),
    filter: word,
    suggested: z.optional(flag),
    /** `recent`, `favorites`, `new`, `popular`. */
    collection: word,
    /** Identifiers separated by commas; the answer keeps their order. */
    gameCodes: z.optional(z.string().check(z.maxLength(10_000))),
    excludeGameId: z.optional(z.string().check(z.maxLength(10_000))),
    filterByNotPlayed: z.optional(flag),
    /** The lucky pick's: in no order at all (L-7.54). */
    nextGameButton: z.optional(flag),
    selectedCategoryName: word,
    noCache: word,
    logged: z.optional(flag),
    currencyCode: word,
    countryCode: word,
    subdivision: word,
    countryCheck: z.optional(flag),
  }),
  answer: z.object({ categoryGames: z.object({ count: z.int(), rows: z.array(game) }) }),
});

export const provider = z.object({
  master_casino_provider_id: z.string(),
  name: z.string(),
  thumbnail_url: z.string(),
  gameCount: z.int(),
});
export type Provider = z.output<typeof provider>;

export const getGameProvider = endpoint({
  method: "GET",
  path: "/api/admin/get-game-provider",
  role: "public",
  summary: "Game providers; a public read despite its path (L-7.23, D-11).",
  query: z.object({ search: word, limit: count(100, 200), pageNo: count(0, 10_000) }),
  answer: z.object({ providers: z.object({ count: z.int(), rows: z.array(provider) }) }),
});

export const subCategory = z.object({
  masterGameSubCategoryId: z.int(),
  masterGameCategoryId: z.int(),
  slug: z.string(),
  topCategorySlug: z.string(),
  name: text(),
  description: text(),
  iconColor: z.nullable(z.string()),
  iconName: z.nullable(z.string()),
  isActive: z.boolean(),
  orderId: z.int(),
  customIcon: z.nullable(z.string()),
  svgText: z.nullable(z.string()),
  gameCount: z.int(),
});
export type SubCategory = z.output<typeof subCategory>;

export const getAllSubCategories = endpoint({
  method: "GET",
  path: "/api/user/get-all-sub-categories",
  role: "public",
  summary: "Active sub-categories in their order.",
  query: z.object({ topCategory: word }),
  answer: z.object({ casinoSubCategories: z.object({ count: z.int(), rows: z.array(subCategory) }) }),
});

export const topCategory = z.object({
  topCategoryId: z.int(),
  slug: z.string(),
  name: text(),
  iconName: z.nullable(z.string()),
  iconColor: z.nullable(z.string()),
  gameCount: z.int(),
  subCategoryList: z.array(subCategory),
});
export type TopCategory = z.output<typeof topCategory>;

export const getTopCategories = endpoint({
  method: "GET",
  path: "/api/user/get-top-categories",
  role: "public",
  summary: "Top categories with their sub-categories.",
  answer: z.object({ topCategories: z.array(topCategory) }),
});

const gameBody = z.object({ game: z.union([z.int(), z.string().check(z.maxLength(200))]) });
const done = z.object({ data: z.object({ success: z.boolean() }) });

export const addFavoriteGame = endpoint({
  method: "POST",
  path: "/api/user/add-favorite-game",
  role: "player",
  summary: "Adds a game, by id or identifier, to the caller's favourites.",
  body: gameBody,
  answer: done,
});

export const removeFavoriteGame = endpoint({
  method: "POST",
  path: "/api/user/remove-favorite-game",
  role: "player",
  summary: "Removes a game, by id or identifier, from the caller's favourites.",
  body: gameBody,
  answer: done,
});

export const getFavoriteGames = endpoint({
  method: "GET",
  path: "/api/user/get-favorite-games",
  role: "player",
  summary: "The caller's favourite games.",
  query: z.object({ pageNo: count(1, 100_000), limit: count(24, 200) }),
  answer: z.object({ favoriteGames: z.object({ count: z.int(), rows: z.array(game) }) }),
});
