import type { GameDetails } from "../../../schemas/api/games";
import { notFound } from "../../platform/api_error";
import type { Queryable } from "../../platform/plugins/database";
import { bitsOf, countBits } from "./bits";
import type { Catalogue } from "./catalogue";
import { toProvider, toSubCategory } from "./category_answer";
import { chooseGames } from "./choose_games";
import { toGame } from "./game_answer";
import type { GameViewer } from "./game_query";
import { placesNamed } from "./look_up_games";
import { readGame } from "./queries";
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
  return {
    ...toGame(withNames(catalogue, row), viewer),
    description: description ?? {},
    volatility,
    themes,
    rating,
    releasedAt: releasedAt.toISOString(),
    client,
    clientModel,
    isRestricted: countBits(chooseGames(catalogue, { query: { currencyCode }, viewer, lookedUp: itself })) === 0,
    provider: { ...toProvider(catalogue, provider), tagline: provider.tagline },
    subCategories: sub ? [toSubCategory(catalogue, sub)] : [],
  };
}
