import type { Game } from "../../../schemas/api/games";
import type { Queryable } from "../../platform/plugins/database";
import { Written } from "../../platform/route";
import { bitsOf } from "./bits";
import { type Catalogue, opensFirst } from "./catalogue";
import { chooseGames, pageOfChosen } from "./choose_games";
import type { GameListQuery, GameViewer } from "./game_query";
import { readListed, type WrittenGame } from "./listed_games";
import { lookUpGames } from "./look_up_games";
import { listFavorites } from "./own_games";

interface Paging {
  limit: number;
  offset: number;
}

interface GamesPage {
  count: number;
  rows: Game[];
  didYouMean?: string;
}

interface FoundGames {
  count: number;
  games: readonly WrittenGame[];
  didYouMean: string | null;
}

type Caller = Pick<GameViewer, "userId" | "mayBuyBonus">;

/** A page of the games that a call asks for, and how many there are in all: chosen in memory, read from the database. */
export async function findGames(
  db: Queryable,
  catalogue: Catalogue,
  { query, viewer, paging }: { query: GameListQuery; viewer: GameViewer; paging: Paging },
): Promise<FoundGames> {
  const lookedUp = await lookUpGames(db, catalogue, query, viewer);
  const chosen = chooseGames(catalogue, { query, viewer, lookedUp });
  const { count, places } = pageOfChosen(chosen, lookedUp.order, paging);
  const { didYouMean } = lookedUp;
  return {
    count,
    games: await readListed(db, catalogue, { ids: idsAt(catalogue, places), caller: viewer }),
    didYouMean: count > 0 ? didYouMean : null,
  };
}

/** Those favourites that are still in the catalogue: what opens first, and of that the newest. */
export async function findFavoriteGames(
  db: Queryable,
  catalogue: Catalogue,
  { viewer, paging }: { viewer: Caller & { userId: number }; paging: Paging },
): Promise<FoundGames> {
  const favorites = (await listFavorites(db, viewer.userId)).flatMap((id) => catalogue.placeOfId.get(id) ?? []);
  const { count, places } = pageOfChosen(bitsOf(catalogue.size, favorites), opensFirst(catalogue, favorites), paging);
  return { count, games: await readListed(db, catalogue, { ids: idsAt(catalogue, places), caller: viewer }), didYouMean: null };
}

const idsAt = ({ games }: Catalogue, places: readonly number[]) => places.flatMap((place) => games[place]?.id ?? []);

/** A page of a list as the answer of a call, under the name that it has there. */
export function writeGames<Name extends string>(name: Name, { count, games, didYouMean }: FoundGames) {
  const more = didYouMean !== null && { didYouMean };
  const answer = { [name]: { count, rows: games.map(({ game }) => game), ...more } } as Record<Name, GamesPage>; // its one key
  const json: Buffer[] = [Buffer.from(`{${JSON.stringify(name)}:{"count":${count},"rows":[`)];
  for (const [index, game] of games.entries()) json.push(...(index > 0 ? [comma, game.json] : [game.json]));
  json.push(Buffer.from(`]${more ? `,"didYouMean":${JSON.stringify(didYouMean)}` : ""}}}`));
  return new Written(answer, Buffer.concat(json));
}

const comma = Buffer.from(",");
