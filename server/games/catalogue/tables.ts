import { sql } from "drizzle-orm";
import {
  boolean,
  doublePrecision,
  index,
  integer,
  json,
  pgTable,
  primaryKey,
  serial,
  text,
  timestamp,
} from "drizzle-orm/pg-core";
import type { Text } from "../../../schemas/text";
import { users } from "../../accounts/users/tables";

const instant = (name: string) => timestamp(name, { withTimezone: true, mode: "date" });
const words = (name: string) =>
  text(name)
    .array()
    .notNull()
    .default(sql`'{}'::text[]`);

export const providers = pgTable("providers", {
  id: text().primaryKey(),
  name: text().notNull(),
  tagline: text(),
  thumbnailUrl: text("thumbnail_url").notNull(),
  position: integer().notNull(),
});

export const categories = pgTable("categories", {
  id: serial().primaryKey(),
  slug: text().notNull().unique(),
  name: json().$type<Text>().notNull(),
  iconName: text("icon_name"),
  iconColor: text("icon_color"),
  position: integer().notNull(),
});

export const subCategories = pgTable("sub_categories", {
  id: serial().primaryKey(),
  categoryId: integer("category_id")
    .notNull()
    .references(() => categories.id),
  slug: text().notNull().unique(),
  name: json().$type<Text>().notNull(),
  description: json().$type<Text>().notNull(),
  iconName: text("icon_name"),
  iconColor: text("icon_color"),
  customIcon: text("custom_icon"),
  svgText: text("svg_text"),
  isActive: boolean("is_active").notNull().default(true),
  position: integer().notNull(),
});

export const games = pgTable(
  "games",
  {
    id: serial().primaryKey(),
    identifier: text().notNull().unique(),
    name: text().notNull(),
    providerId: text("provider_id")
      .notNull()
      .references(() => providers.id),
    subCategoryId: integer("sub_category_id")
      .notNull()
      .references(() => subCategories.id),
    imageColor: text("image_color").notNull(),
    /** Pictures of its own, by address; where there is none, the one under its identifier, else a drawn one. */
    thumbUrl: text("thumb_url"),
    squareUrl: text("square_url"),
    portraitUrl: text("portrait_url"),
    /** In hundredths of a percent. */
    returnToPlayer: integer("return_to_player"),
    /** What the jackpots that it plays for give back on top, in hundredths of a percent; the database computes it as they change. */
    jackpotReturn: integer("jackpot_return").notNull().default(0),
    maxMultiplier: doublePrecision("max_multiplier"),
    /** In minor units of the default currency. */
    minBet: integer("min_bet"),
    volatility: text(),
    hasDemo: boolean("has_demo").notNull(),
    hasBonusBuy: boolean("has_bonus_buy").notNull(),
    isDropsWins: boolean("is_drops_wins").notNull(),
    isBonus: boolean("is_bonus").notNull(),
    isNew: boolean("is_new").notNull(),
    themes: words("themes"),
    /** Higher is earlier. */
    sort: integer().notNull(),
    popularity: integer().notNull(),
    /** One to five. */
    rating: doublePrecision().notNull(),
    releasedAt: instant("released_at").notNull(),
    restrictedCountries: words("restricted_countries"),
    restrictedSubdivisions: words("restricted_subdivisions"),
    /** Currencies that it cannot be played in. */
    excludedCurrencies: words("excluded_currencies"),
    isActive: boolean("is_active").notNull().default(true),
    /** What plays it: a game of our own, `dice` or `slot`, or `studio` for a partner's; null where it is not connected to anything that does. */
    client: text(),
    /** Which of its client's models it is: the slot has several, each with its own figures. */
    clientModel: text("client_model"),
    /** Who brings it, and that partner's own name of it, where another studio plays it. */
    partner: text(),
    partnerGame: text("partner_game"),
    description: json().$type<Text>(),
    /** The name in lower case, without accents and punctuation. Only processes of the version before ask it (docs/decisions/games_in_memory.md). */
    searchText: text("search_text")
      .notNull()
      .generatedAlwaysAs(sql`foyer_fold(name)`),
  },
  (table) => [
    index("games_search")
      .using("gin", sql`${table.searchText} gin_trgm_ops`)
      .with({ fastupdate: false }),
    index("games_sub_category").on(table.subCategoryId, table.sort),
    index("games_provider").on(table.providerId, table.sort),
    index("games_partner")
      .on(table.partner, table.partnerGame)
      .where(sql`partner is not null`),
  ],
);

/** What a game has given back since when; the database adds a version as it changes, with the first of each game. */
export const gameReturns = pgTable(
  "game_returns",
  {
    gameId: integer("game_id")
      .notNull()
      .references(() => games.id, { onDelete: "cascade" }),
    /** Counted from 1. */
    version: integer().notNull(),
    /** In hundredths of a percent, with the jackpots that it played for; null where it was not known. */
    returnToPlayer: integer("return_to_player"),
    since: instant("since").notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.gameId, table.version] })],
);

const playersGame = {
  userId: integer("user_id")
    .notNull()
    .references(() => users.id, { onDelete: "cascade" }),
  gameId: integer("game_id")
    .notNull()
    .references(() => games.id, { onDelete: "cascade" }),
  at: instant("at").notNull().defaultNow(),
};

export const favoriteGames = pgTable("favorite_games", playersGame, (table) => [
  primaryKey({ columns: [table.userId, table.gameId] }),
  index("favorite_games_newest").on(table.userId, table.at, table.gameId),
]);

/** When a player last played a game. */
export const playedGames = pgTable("played_games", playersGame, (table) => [
  primaryKey({ columns: [table.userId, table.gameId] }),
  index("played_games_newest").on(table.userId, table.at, table.gameId),
  index("played_games_players").on(table.gameId, table.at, table.userId),
]);
