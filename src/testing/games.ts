import type { Game } from "../../schemas/api/games";

/** A game as the server sends it: `game({ name: "Deep Nine" })`. */
export const game = (given: Partial<Game> = {}): Game => ({
  masterCasinoGameId: 1,
  identifier: "ember-drake",
  name: "Ember Drake",
  thumbnailUrl: "/api/core/casino/assets/games/ember-drake-thumb.avif",
  squareImgUrl: "/api/core/casino/assets/games/ember-drake-square.avif",
  portraitImgUrl: "/api/core/casino/assets/games/ember-drake-portrait.avif",
  optimizedMobileThumbnailUrl: "",
  optimizedPortraitImgUrl: "",
  imageColor: "#502c16",
  masterCasinoProviderId: "lanternhouse",
  providerName: "Lanternhouse",
  returnToPlayer: 95.78,
  maxMultiplier: 1500,
  minBet: 0.1,
  sort: 1,
  isConnected: true,
  hasDemo: true,
  hasBonusBuy: false,
  isDropsWins: false,
  isBonus: false,
  isNew: false,
  isFavorite: false,
  subCategoryName: { en: "Mythology" },
  ...given,
});

/** Games of one page of a list of `count` in all. */
export const gamesAnswer = (rows: Game[], count = rows.length) => ({ categoryGames: { count, rows } });
