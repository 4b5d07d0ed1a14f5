import type { Game } from "../../../schemas/api/games";
import type { Queryable } from "../../platform/plugins/database";
import { bitsOf } from "./bits";
import { type Catalogue, opensFirst } from "./catalogue";
import { chooseGames, pageOfChosen } from "./choose_games";
import { toGame } from "./game_answer";
import type { GameListQuery, GameViewer } from "./game_query";
import { lookUpGames } from "./look_up_games";
import { listFavorites } from "./own_games";
import { readGames } from "./queries";

interface Paging {
  limit: number;
  offset: number;
}

type Caller = Pick<GameViewer, "userId" | "mayBuyBonus">;

/** A page of the games that a call asks for, and how many there are in all: chosen in memory, read from the database. */
export async function findGames(
  db: Queryable,
  catalogue: Catalogue,
  { query, viewer, paging }: { query: GameListQuery; viewer: GameViewer; paging: Paging },
) {
  const lookedUp = await lookUpGames(db, catalogue, query, viewer);
  const chosen = chooseGames(catalogue, { query, viewer, lookedUp });
  const { count, places } = pageOfChosen(chosen, lookedUp.order, paging);
  const { didYouMean } = lookedUp;
  const rows = await readPlaces(db, catalogue, places, viewer);
  return { count, rows, ...(didYouMean !== null && count > 0 && { didYouMean }) };
}

/** Those favourites that are still in the catalogue: what opens first, and of that the newest. */
export async function findFavoriteGames(
  db: Queryable,
  catalogue: Catalogue,
  { viewer, paging }: { viewer: Caller & { userId: number }; paging: Paging },
) {
  const favorites = (await listFavorites(db, viewer.userId)).flatMap((id) => catalogue.placeOfId.get(id) ?? []);
  const { count, places } = pageOfChosen(bitsOf(catalogue.size, favorites), opensFirst(catalogue, favorites), paging);
  return { count, rows: await readPlaces(db, catalogue, places, viewer) };
}

async function readPlaces(db: Queryable, catalogue: Catalogue, places: readonly number[], caller: Caller): Promise<Game[]> {
  if (places.length === 0) return [];
  const ids = places.flatMap((place) => catalogue.games[place]?.id ?? []);
  const rows = new Map((await readGames(db, ids, caller.userId)).map((row) => [row.game.id, row]));
  return ids.flatMap((id) => {
    const row = rows.get(id);
    return row ? toGame(withNames(catalogue, row), caller) : [];
  });
}

/** The names of its studio and its sub-category are in memory. */
export const withNames = <Row extends { game: { providerId: string; subCategoryId: number } }>(
  catalogue: Catalogue,
  row: Row,
) => ({
  ...row,
  providerName: catalogue.providerOf.get(row.game.providerId)?.name ?? row.game.providerId,
  subCategoryName: catalogue.subCategoryOf.get(row.game.subCategoryId)?.name ?? {},
});
