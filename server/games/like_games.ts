import type { Queryable } from "../plugins/database";
import type { Catalogue, ListedGame } from "./catalogue";
import { orderOf } from "./order_games";
import { listPlayedByAlike, listPlayedToo } from "./own_games";

/** What is like some games: played by the same players, then of their sub-category, themes and studio; they themselves are not. */
export async function likeGames(db: Queryable, catalogue: Catalogue, places: readonly number[]): Promise<number[]> {
  const subjects = places.slice(0, 3).flatMap((place) => catalogue.games[place] ?? []);
  const playedToo = (await Promise.all(subjects.map(({ id }) => listPlayedToo(db, id)))).flat();
  const byPlayers = playedToo.flatMap((id) => catalogue.placeOfId.get(id) ?? []);
  const byNature = catalogue.games
    .map((game, place) => ({ place, likeness: Math.max(0, ...subjects.map((subject) => likenessOf(game, subject))), game }))
    .filter(({ likeness }) => likeness > 0)
    .sort((a, b) => b.likeness - a.likeness || b.game.popularity - a.game.popularity || a.place - b.place)
    .map(({ place }) => place);
  const all = new Set([...byPlayers, ...byNature]);
  for (const place of places) all.delete(place);
  return [...all];
}

function likenessOf(game: ListedGame, subject: ListedGame) {
  const shared = game.themes.filter((theme) => subject.themes.includes(theme)).length;
  return (
    (game.subCategoryId === subject.subCategoryId ? 3 : 0) +
    2 * Math.min(shared, 3) +
    (game.providerId === subject.providerId ? 1 : 0)
  );
}

/** All games in the order in which somebody may care for them. */
export async function suggestGames(
  db: Queryable,
  catalogue: Catalogue,
  { userId, favorites, played }: { userId: number; favorites: readonly number[]; played: readonly number[] },
): Promise<Iterable<number>> {
  const placesOf = (ids: readonly number[]) => ids.flatMap((id) => catalogue.placeOfId.get(id) ?? []);
  const byPlayers = placesOf(await listPlayedByAlike(db, userId));
  const liked = new Set(placesOf([...favorites, ...played.slice(0, 10)]).map((place) => catalogue.games[place]?.subCategoryId));
  const popular = orderOf(catalogue, "popular", "desc");
  const ofLiked = popular.filter((place) => liked.has(catalogue.games[place]?.subCategoryId));
  return new Set([...byPlayers, ...ofLiked, ...popular]);
}
