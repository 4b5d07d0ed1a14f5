import type { GameDetails } from "../../../schemas/api/games";
import { tagOf } from "../../../schemas/game_tag";
import { notFound } from "../../platform/api_error";
import type { Queryable } from "../../platform/plugins/database";
import { bitsOf, countBits } from "./bits";
import type { Catalogue } from "./catalogue";
import { toProvider, toSubCategory } from "./category_answer";
import { chooseGames } from "./choose_games";
import { toGame } from "./game_answer";
import type { GameViewer } from "./game_query";
import { placesNamed } from "./look_up_games";
import { readGame, returnsOf } from "./queries";
import { withNames } from "./with_names";

/** All about a game that is named by its number or its identifier (L-7.22). */
export async function findDetails(
  db: Queryable,
  catalogue: Catalogue,
  { name, currencyCode, viewer }: { name: string; currencyCode: string | undefined; viewer: GameViewer },
): Promise<GameDetails> {
  const [place] = placesNamed(catalogue, [name]);
  const listed = place === undefined ? undefined : catalogue.games[place];
  const row = listed && (await readGame(db, listed.id, viewer.userId));
  const provider = row && catalogue.providerOf.get(row.game.providerId);
  if (place === undefined || !row || !provider) throw notFound("game", "game.not_found");
  const { description, volatility, themes, rating, releasedAt, client, clientModel } = row.game;
  const sub = catalogue.subCategoryOf.get(row.game.subCategoryId);
  const itself = { within: [bitsOf(catalogue.size, [place])], outside: [], order: [], didYouMean: null };
  const game = toGame(withNames(catalogue, row), viewer);
  const studio = toProvider(catalogue, provider);
  return {
    ...game,
    description: description ?? {},
    volatility,
    themes,
    rating,
    releasedAt: releasedAt.toISOString(),
    returns: await returnsOf(db, row.game.id),
    client,
    clientModel,
    isRestricted: countBits(chooseGames(catalogue, { query: { currencyCode }, viewer, lookedUp: itself })) === 0,
    provider: { ...studio, tagline: provider.tagline },
    subCategories: sub ? [toSubCategory(catalogue, sub)] : [],
    gameId: game.identifier,
    gameTitle: game.name,
    gameThumbnail: game.thumbnailUrl,
    providerLogo: studio.thumbnail_url,
    tagType: tagOf(game),
    isSpecial: game.isDropsWins || game.jackpotIds !== undefined,
  };
}
