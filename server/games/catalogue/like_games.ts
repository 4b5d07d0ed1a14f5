import type { Queryable } from "../../platform/plugins/database";
import { type Bits, hasBit, inAny } from "./bits";
import type { Catalogue, ListedGame } from "./catalogue";
import { orderOf } from "./order_games";
import { listPlayedByAlike, listPlayedToo } from "./own_games";

const keptFor = 60_000;
const mostKept = 1_000;

/**
 * What is like some games: played by the same players, then of their sub-category, themes and studio; they themselves are not. What
 * is like the same games is known for a minute.
 */
export function likeGames(db: Queryable, catalogue: Catalogue, places: readonly number[]): Promise<readonly number[]> {
  const { likenesses } = catalogue;
  const key = places.slice(0, 3).join();
  const known = likenesses.get(key);
  if (known && known.until > Date.now()) return known.places;
  const found = findLike(db, catalogue, places.slice(0, 3));
  found.catch(() => likenesses.delete(key));
  const [oldest] = likenesses.keys();
  if (likenesses.size >= mostKept && oldest !== undefined) likenesses.delete(oldest);
  likenesses.delete(key);
  likenesses.set(key, { until: Date.now() + keptFor, places: found });
  return found;
}

async function findLike(db: Queryable, catalogue: Catalogue, places: readonly number[]): Promise<readonly number[]> {
  const subjects = places.flatMap((place) => catalogue.games[place] ?? []);
  const playedToo = (await Promise.all(subjects.map(({ id }) => listPlayedToo(db, id)))).flat();
  const all = new Set(playedToo.flatMap((id) => catalogue.placeOfId.get(id) ?? []));
  for (const place of alikeByNature(catalogue, subjects)) all.add(place);
  for (const place of places) all.delete(place);
  return [...all];
}

const mostAlike = 2_000;
const weights = { subCategory: 3, theme: 2, studio: 1 };

/** The most alike first, and of those the most popular. */
function alikeByNature(catalogue: Catalogue, subjects: readonly ListedGame[]): number[] {
  const { byCategory, byTheme, byProvider, subCategoryOf, size } = catalogue;
  const likeness = new Uint8Array(size);
  for (const subject of subjects) {
    const shared: [bits: Bits | undefined, weight: number][] = [
      [byCategory.get(subCategoryOf.get(subject.subCategoryId)?.slug ?? ""), weights.subCategory],
      ...subject.themes.slice(0, 5).map((theme): [Bits | undefined, number] => [byTheme.get(theme.toLowerCase()), weights.theme]),
      [byProvider.get(subject.providerId), weights.studio],
    ];
    for (const [bits, weight] of shared) {
      if (!bits) continue;
      for (let place = 0; place < size; place++) if (hasBit(bits, place)) likeness[place] = (likeness[place] ?? 0) + weight;
    }
  }
  const ranks: number[][] = [];
  for (const place of orderOf(catalogue, "popular", "desc")) {
    const points = likeness[place] ?? 0;
    if (points > 0) (ranks[points] ??= []).push(place);
  }
  return ranks.reverse().flat().slice(0, mostAlike);
}

/** All games in the order in which somebody may care for them. */
export async function suggestGames(
  db: Queryable,
  catalogue: Catalogue,
  { userId, favorites, played }: { userId: number; favorites: readonly number[]; played: readonly number[] },
): Promise<Iterable<number>> {
  const { games, placeOfId, subCategoryOf, byCategory, size } = catalogue;
  const placesOf = (ids: readonly number[]) => ids.flatMap((id) => placeOfId.get(id) ?? []);
  const byPlayers = placesOf(await listPlayedByAlike(db, userId));
  const liked = new Set(
    placesOf([...favorites.slice(0, 50), ...played.slice(0, 10)]).map((place) => games[place]?.subCategoryId ?? 0),
  );
  const ofLiked = inAny(
    size,
    [...liked].map((id) => byCategory.get(subCategoryOf.get(id)?.slug ?? "")),
  );
  const popular = orderOf(catalogue, "popular", "desc");
  return inTurn(byPlayers, popular, ofLiked);
}

/** First these, then what is in a set, then the others; nothing twice. */
function* inTurn(first: readonly number[], order: Uint32Array, preferred: Bits): Generator<number> {
  const said = new Set(first);
  yield* first;
  for (const place of order) if (hasBit(preferred, place) && !said.has(place)) yield place;
  for (const place of order) if (!hasBit(preferred, place) && !said.has(place)) yield place;
}
