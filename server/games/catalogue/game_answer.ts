import type { Game } from "../../../schemas/api/games";
import { assetRoot } from "../../../schemas/asset_root";
import type { Text } from "../../../schemas/text";
import { toDecimal } from "../../platform/amounts";
import { isConnected } from "./catalogue";
import type { GameViewer } from "./game_query";
import { publishedPercent } from "./published_return";
import { sellsBonus } from "./sells_bonus";
import type { games } from "./tables";

export interface GameRow {
  game: Omit<
    typeof games.$inferSelect,
    | "themes"
    | "restrictedCountries"
    | "restrictedSubdivisions"
    | "excludedCurrencies"
    | "searchText"
    | "releasedAt"
    | "description"
  >;
  providerName: string;
  subCategoryName: Text;
  isFavorite: boolean;
  jackpotIds: readonly number[];
  isShared: boolean;
}

/** Bets are kept in minor units of the default currency. */
export const betCurrency = "EUR";

/** A game as it is sent (L-3.01 to L-3.06). Its pictures are found by its identifier. */
export function toGame(
  { game, providerName, subCategoryName, isFavorite, jackpotIds, isShared }: GameRow,
  { mayBuyBonus }: Pick<GameViewer, "mayBuyBonus">,
): Game {
  const picture = `${assetRoot}/games/${game.identifier}`;
  return {
    masterCasinoGameId: game.id,
    identifier: game.identifier,
    name: game.name,
    thumbnailUrl: `${picture}-thumb.avif`,
    squareImgUrl: `${picture}-square.avif`,
    portraitImgUrl: `${picture}-portrait.avif`,
    optimizedMobileThumbnailUrl: `${picture}-thumb.avif?w=320`,
    optimizedPortraitImgUrl: `${picture}-portrait.avif?w=320`,
    imageColor: game.imageColor,
    masterCasinoProviderId: game.providerId,
    providerName,
    returnToPlayer: publishedPercent(game),
    maxMultiplier: game.maxMultiplier,
    minBet: game.minBet === null ? null : toDecimal(game.minBet, betCurrency),
    sort: game.sort,
    isConnected: isConnected(game),
    hasDemo: game.hasDemo && isConnected(game),
    hasBonusBuy: mayBuyBonus && sellsBonus(game),
    isDropsWins: game.isDropsWins,
    isBonus: game.isBonus,
    isNew: game.isNew,
    isFavorite,
    subCategoryName,
    ...(jackpotIds.length > 0 && { jackpotIds: [...jackpotIds] }),
    ...(isShared && { isShared }),
  };
}
