import * as z from "zod/mini";
import { endpoint } from "../endpoint";
import { gameTags } from "../game_tag";
import { text } from "../text";

const flag = z.pipe(
  z.union([z.boolean(), z.enum(["true", "false", "1", "0", ""])]),
  z.transform((value): boolean => value === true || value === "true" || value === "1"),
);
const count = (fallback: number, maximum: number) =>
  z._default(z.coerce.number().check(z.int(), z.minimum(0), z.maximum(maximum)), fallback);
const word = z.optional(z.string().check(z.maxLength(200)));
const words = z.optional(z.string().check(z.maxLength(10_000)));
/** With what the OpenAPI document says of a parameter. */
const about = <Schema extends z.ZodMiniType>(schema: Schema, description: string): Schema => {
  const copy = z.clone(schema);
  z.globalRegistry.add(copy, { description });
  return copy;
};

/** What `filter` knows of a game besides its theme and volatility. */
export const gameMarks = ["demo", "bonusBuy", "dropsWins", "bonus", "new", "playable"] as const;

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
  /** In percent, 96.42, with the jackpots that it plays for. */
  returnToPlayer: z.nullable(z.number()),
  maxMultiplier: z.nullable(z.number()),
  minBet: z.nullable(z.number()),
  sort: z.int(),
  /** Something plays it; otherwise it can be looked at and nothing more. */
  isConnected: z.boolean(),
  hasDemo: z.boolean(),
  hasBonusBuy: z.boolean(),
  isDropsWins: z.boolean(),
  isBonus: z.boolean(),
  isNew: z.boolean(),
  isFavorite: z.boolean(),
  subCategoryName: text(),
  /** The jackpots that it plays for, where there are any: `get-jackpots` and the live channel tell what they hold. */
  jackpotIds: z.optional(z.array(z.int())),
  /** All who play it play together: `get-players` and the live channel tell how many they are. */
  isShared: z.optional(z.literal(true)),
});
export type Game = z.output<typeof game>;

/** What narrows a list of games; lists of values are separated by commas. */
const narrowing = {
  search: about(
    word,
    "Names and studios, forgiving about accents, spaces, the order of words and slips of the finger. The same name comes before " +
      "names that begin with it, those before names with words that begin so, those before names that hold it, then games of a category, theme or mark " +
      "that is called so in any language (`21`, `fruit machines`, `new games`), and what is only alike is last; " +
      "within each the most popular first.",
  ),
  category: about(word, "Slugs of sub-categories, separated by commas: games in any of them."),
  topCategory: about(word, "Slugs of top categories, separated by commas: games in any of them."),
  provider: about(word, "Ids of studios, separated by commas: games of any of them."),
  themes: about(word, "Themes, separated by commas: games with any of them."),
  rating: about(word, "At least so many stars, 1 to 5."),
  filter: about(
    word,
    "Separated by commas, and all of them hold. Marks: `demo`, `bonusBuy`, `dropsWins`, `bonus`, `new`, and `playable` for games that are " +
      "connected to something that plays them. `volatility:high|very-high` is any of these volatilities, `theme:egypt|gold` any of these themes. " +
      "A bare word that is no mark is a theme or a volatility.",
  ),
  suggested: about(
    z.optional(flag),
    "1 for suggestions: what players played who played the caller's games, then what is like the caller's favourites, then what is popular; " +
      "without favourites and games that the caller played. For guests what is popular.",
  ),
  collection: about(
    word,
    "`recent` and `favorites` are the caller's, newest first; `popular` and `new` are everybody's in that order; `similar` is what is " +
      "like the games of `gameCodes`: played by the same players, then of the same sub-category, themes and studio, without those games. " +
      "Any other word counts as a `filter`.",
  ),
  gameCodes: about(
    words,
    "Identifiers or numbers of games, separated by commas; the answer keeps their order. With `collection=similar` what to be like.",
  ),
  excludeGameId: about(words, "Identifiers or numbers of games to leave out, separated by commas."),
  filterByNotPlayed: about(z.optional(flag), "1 leaves out what the caller played. Nothing for guests."),
  selectedCategoryName: about(word, "A sub-category by its slug or by its name in any language, whatever its case."),
  logged: about(z.optional(flag), "`false` answers a caller who is signed in as it answers guests."),
  currencyCode: about(word, "Leaves out games that can't be played in this currency."),
  countryCode: about(word, "The country to check instead of the one that the request comes from."),
  subdivision: about(word, "The part of the country to check instead of the one that the request comes from."),
  countryCheck: about(z.optional(flag), "`false` gives games that are not offered in the country too."),
};

/** All 23 parameters of L-7.24; a limit of 20 becomes 24 (L-5.10). `pageNo` starts at 1 (L-9.02). */
export const getAllGames = endpoint({
  method: "GET",
  path: "/api/user/get-all-games",
  role: "public",
  summary: "Games, filtered, sorted and paged.",
  query: z.object({
    pageNo: about(count(1, 100_000), "From 1."),
    limit: about(count(24, 200), "How many on a page; 20 counts as 24."),
    ...narrowing,
    orderBy: about(
      word,
      "`sort`, `name`, `rating`, `new`, `popular`, `provider`, `returnToPlayer`, `maxMultiplier` or `minBet`; games without the figure are last " +
        "either way. By default as the search, the collection or `gameCodes` order them, else by `sort`.",
    ),
    orderBySort: about(z.optional(z.enum(["asc", "desc"])), "`desc` by default."),
    nextGameButton: about(
      z.optional(flag),
      "1 for the lucky pick: games in no order at all, in an answer that is not to be kept (L-7.54).",
    ),
    noCache: about(word, "Any value: the answer says that it is not to be kept."),
  }),
  answer: z.object({
    categoryGames: z.object({
      count: z.int(),
      rows: z.array(game),
      /** The name of a game or a studio that was probably meant, where nothing is written as the search is. */
      didYouMean: z.optional(z.string()),
    }),
  }),
});

const choices = { name: text(), count: z.int() };

/**
 * How many games each further choice would leave, for the controls of a filter. Each list is counted without its own choice, so
 * that it tells what another choice in it would give; marks add up, and are counted with all choices. What would give nothing is
 * left out, unless it is chosen. The most come first; categories are in their order.
 */
export const getGameFacets = endpoint({
  method: "GET",
  path: "/api/user/get-game-facets",
  role: "public",
  summary: "How many games there are by studio, category, theme, volatility and mark, within what is asked for.",
  query: z.object(narrowing),
  answer: z.object({
    facets: z.object({
      /** With all choices: the `count` of get-all-games. */
      count: z.int(),
      /** For `provider`. */
      providers: z.array(z.object({ id: z.string(), name: z.string(), count: z.int() })),
      /** For `topCategory`. */
      topCategories: z.array(z.object({ slug: z.string(), ...choices })),
      /** For `category`. */
      categories: z.array(z.object({ slug: z.string(), topCategorySlug: z.string(), ...choices })),
      /** For `themes`. */
      themes: z.array(z.object({ theme: z.string(), count: z.int() })),
      /** For `filter`, as `volatility:<volatility>`. */
      volatilities: z.array(z.object({ volatility: z.string(), count: z.int() })),
      /** For `filter`. */
      marks: z.array(z.object({ mark: z.enum(gameMarks), count: z.int() })),
    }),
  }),
});
export type GameFacets = z.output<typeof getGameFacets.answer>["facets"];

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

/** All about one game; a page about it needs nothing else. */
export const getGameDetails = endpoint({
  method: "GET",
  path: "/api/user/get-game-details-with-subcategories",
  role: "public",
  summary: "A game with its studio, its sub-categories and all its facts. 404 game.not_found.",
  query: z.object({
    gameId: about(z.string().check(z.minLength(1), z.maxLength(200)), "Its number or its identifier."),
    countryCode: narrowing.countryCode,
    subdivision: narrowing.subdivision,
    currencyCode: about(word, "Marks the game as not offered where it can't be played in this currency."),
  }),
  answer: z.object({
    gameDetails: z.extend(game, {
      description: text(),
      /** `low` to `very-high`; null where it is not known. */
      volatility: z.nullable(z.string()),
      themes: z.array(z.string()),
      /** One to five stars. */
      rating: z.number(),
      /** ISO 8601. */
      releasedAt: z.string(),
      /** What it has given back since when, the newest first: a new version whenever that changed. */
      returns: z.array(
        z.object({
          version: z.int(),
          /** In percent, with the jackpots that it played for; null where it was not known. */
          returnToPlayer: z.nullable(z.number()),
          /** ISO 8601. */
          since: z.string(),
        }),
      ),
      /** What plays it, `slot` or `dice`; null where it is not connected. */
      client: z.nullable(z.string()),
      clientModel: z.nullable(z.string()),
      /** It is not offered in the country, its part or the currency: it can be looked at, not played. */
      isRestricted: z.boolean(),
      provider: z.extend(provider, { tagline: z.nullable(z.string()) }),
      subCategories: z.array(subCategory),
      // what variants of its card call it (L-3.05); a platform may leave them out
      gameId: z.optional(z.string()),
      gameTitle: z.optional(z.string()),
      gameThumbnail: z.optional(z.string()),
      providerLogo: z.optional(z.string()),
      tagType: z.optional(z.nullable(z.enum(gameTags))),
      /** It plays for a jackpot, or takes part in Drops and Wins. */
      isSpecial: z.optional(z.boolean()),
    }),
  }),
});
export type GameDetails = z.output<typeof getGameDetails.answer>["gameDetails"];

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
