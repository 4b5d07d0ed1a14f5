import type { Queryable } from "../../platform/plugins/database";
import { type Bits, bitsOf } from "./bits";
import { type Catalogue, opensFirst } from "./catalogue";
import { type GameListQuery, type GameViewer, listOf } from "./game_query";
import { likeGames, suggestGames } from "./like_games";
import { orderNamed, orderOf } from "./order_games";
import { listFavorites, listPlayed } from "./own_games";
import { searchGames } from "./search_games";

/** What a query asks for that the catalogue alone does not tell. */
export interface LookedUp {
  /** Games have to be in each of them. */
  within: Bits[];
  /** And in none of these. */
  outside: Bits[];
  /** Places in the order of the answer; those that do not belong in it may be there too. */
  order: Iterable<number>;
  didYouMean: string | null;
}

const personal = { recent: listPlayed, favorites: listFavorites, favourites: listFavorites };
const isPersonal = (collection: string): collection is keyof typeof personal => Object.hasOwn(personal, collection);
const collections = ["recent", "favorites", "favourites", "popular", "new", "similar"];

/** A collection that is not one of ours counts as a filter. */
export const isCollection = (name: string) => collections.includes(name);

/** Asks the database for what concerns the caller, and finds out about names. */
export async function lookUpGames(
  db: Queryable,
  catalogue: Catalogue,
  query: GameListQuery,
  { userId }: GameViewer,
): Promise<LookedUp> {
  const { size } = catalogue;
  const placesOf = (ids: readonly number[]) => ids.flatMap((id) => catalogue.placeOfId.get(id) ?? []);
  const found: LookedUp = { within: [], outside: [], order: [], didYouMean: null };
  const direction = query.orderBySort === "asc" ? "asc" : "desc";
  let order: Iterable<number> | null = null;
  const listed = (places: readonly number[], inOrder: Iterable<number> = opensFirst(catalogue, places)) => {
    found.within.push(bitsOf(size, places));
    order = inOrder;
  };

  const excluded = listOf(query.excludeGameId);
  if (excluded.length > 0) found.outside.push(bitsOf(size, placesNamed(catalogue, excluded)));
  if (query.filterByNotPlayed && userId !== null) found.outside.push(bitsOf(size, placesOf(await listPlayed(db, userId))));

  if (query.search) {
    const { places, didYouMean } = searchGames(catalogue, query.search);
    found.didYouMean = didYouMean;
    listed(places);
  }
  if (query.suggested) {
    const own = userId === null ? null : { favorites: await listFavorites(db, userId), played: await listPlayed(db, userId) };
    if (own) found.outside.push(bitsOf(size, placesOf([...own.favorites, ...own.played])));
    order =
      userId === null || !own
        ? orderOf(catalogue, "popular", "desc")
        : opensFirst(catalogue, await suggestGames(db, catalogue, { userId, ...own }));
  }
  const collection = query.collection?.toLowerCase() ?? "";
  const codes = placesNamed(catalogue, listOf(query.gameCodes));
  if (collection === "popular" || collection === "new") order = orderOf(catalogue, collection, "desc");
  if (isPersonal(collection)) listed(userId === null ? [] : placesOf(await personal[collection](db, userId)));
  if (collection === "similar") listed(await likeGames(db, catalogue, codes));
  else if (listOf(query.gameCodes).length > 0) listed(codes, codes);

  const asked = orderNamed(query.orderBy);
  found.order = query.nextGameButton
    ? shuffled(catalogue)
    : asked
      ? orderOf(catalogue, asked, direction)
      : (order ?? orderOf(catalogue, "sort", direction));
  return found;
}

/** Every place in no order, but games that something plays before those that nothing does. */
function shuffled(catalogue: Catalogue): Iterable<number> {
  const { size } = catalogue;
  const places = Uint32Array.from({ length: size }, (_, place) => place);
  for (let left = size - 1; left > 0; left--) {
    const other = Math.floor(Math.random() * (left + 1));
    [places[left], places[other]] = [places[other] ?? 0, places[left] ?? 0];
  }
  return opensFirst(catalogue, places);
}

/** Places of games that are named by identifier or by number. */
export function placesNamed({ placeOfIdentifier, placeOfId }: Catalogue, names: readonly string[]): number[] {
  return names.flatMap((name) => {
    const place = placeOfIdentifier.get(name) ?? (/^\d{1,9}$/.test(name) ? placeOfId.get(Number(name)) : undefined);
    return place ?? [];
  });
}
