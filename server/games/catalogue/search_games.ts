import { bitsOf, hasBit, inAny, inBoth } from "./bits";
import type { Catalogue, SearchResult } from "./catalogue";
import { fold } from "./fold";
import { findKinds } from "./kind_names";
import { withoutSpaces } from "./name_index";
import { orderOf } from "./order_games";
import { slipsBetween } from "./slips";

const mostWords = 8;
const keptSearches = 500;
/** With so many that are written as the search is, nobody needs those that are only alike. */
const enough = 10;
const mostFound = 60;
/** A part of a name that is alike counts for less than the whole. */
const weightOfPart = Math.fround(0.8);

/** By each word of a search: places whose name or studio's name holds it. */
type PlacesOf = ReadonlyMap<string, ReadonlySet<number>>;

/** Places that a search finds. It depends on the catalogue alone, so what was searched for before is known. */
export function searchGames(catalogue: Catalogue, search: string): SearchResult {
  const words = fold(search);
  const { searches } = catalogue;
  const known = searches.get(words);
  if (known) return known;
  const result = find(catalogue, words);
  const [oldest] = searches.keys();
  if (searches.size >= keptSearches && oldest !== undefined) searches.delete(oldest);
  searches.set(words, result);
  return result;
}

function find(catalogue: Catalogue, words: string): SearchResult {
  if (words === "") return { places: [], didYouMean: null };
  const each = [...new Set(words.split(" "))].slice(0, mostWords);
  const placesOf = new Map(each.map((word) => [word, catalogue.names.placesWith(word)]));
  const written = [...new Set([...findWritten(catalogue, words, placesOf), ...findOfKind(catalogue, words, placesOf)])];
  if (written.length >= enough || words.length < 4) return { places: written, didYouMean: null };
  const alike = findAlike(catalogue, words);
  const known = new Set(written);
  return {
    places: [...written, ...alike.places.filter((place) => !known.has(place))],
    didYouMean: written.length === 0 ? alike.best : null,
  };
}

/** Games that are written as the search is: the very name, then its beginning, its words' beginnings, its parts, its studio. */
function findWritten({ games, names }: Catalogue, words: string, placesOf: PlacesOf): number[] {
  const each = [...placesOf.keys()];
  const dense = withoutSpaces(words);
  const isDense = dense.length >= 4;
  const places = [...placesOf.values()].sort((a, b) => a.size - b.size).reduce((found, others) => found.intersection(others));
  const found = isDense ? places.union(names.placesWithDense(dense)) : places;

  const rankOf = (place: number) => {
    const name = names.names[place] ?? "";
    const denseName = names.dense[place] ?? "";
    if (name === words || denseName === dense) return 0;
    if (name.startsWith(words) || (isDense && denseName.startsWith(dense))) return 1;
    if (each.every((word) => ` ${name}`.includes(` ${word}`))) return 2;
    return each.every((word) => name.includes(word)) || denseName.includes(dense) ? 3 : 4;
  };
  return [...found]
    .map((place) => {
      const isNear = dense.length >= 5 && slipsBetween(dense, names.dense[place] ?? "", 1) <= 1;
      return { place, rank: 2 * rankOf(place) + (isNear ? 0 : 1), popularity: games[place]?.popularity ?? 0 };
    })
    .sort((a, b) => a.rank - b.rank || b.popularity - a.popularity || a.place - b.place)
    .map(({ place }) => place);
}

/** Games of a kind that is called so, or of one that some words call, with the others in their names: the most popular first. */
function findOfKind(catalogue: Catalogue, words: string, placesOf: PlacesOf): number[] {
  const { size } = catalogue;
  const kinds = catalogue.kinds();
  const found = findKinds(kinds, words);
  if (words.includes(" ")) {
    const ofEach = Array.from(placesOf, ([word, places]) => inAny(size, [...findKinds(kinds, word), bitsOf(size, places)]));
    found.push(ofEach.reduce(inBoth));
  }
  if (found.length === 0) return [];
  const places = inAny(size, found);
  return Array.from(orderOf(catalogue, "popular", "desc")).filter((place) => hasBit(places, place));
}

/** Games whose name or studio is alike: few slips of the finger first, then a studio that may be meant, then by likeness. */
function findAlike(catalogue: Catalogue, words: string) {
  const { games, names } = catalogue;
  const dense = withoutSpaces(words);
  const found = mostAlike(catalogue, words).map((alike) => ({
    ...alike,
    slips: slipsBetween(dense, names.dense[alike.place] ?? "", 2),
  }));
  const meant = found.filter(({ slips }) => slips <= (dense.length < 6 ? 1 : 2)).sort((a, b) => a.slips - b.slips);
  const studio = studioLike(catalogue, dense);
  const studios = studio ? games.flatMap(({ providerId }, place) => (providerId === studio.id ? place : [])) : [];
  const least = Math.max(0.3, 0.7 * (found[0]?.likeness ?? 0));
  const rest = found.filter(({ likeness }) => likeness >= least);
  const places = [...meant, ...studios.map((place) => ({ place })), ...rest].map(({ place }) => place);
  const [first] = places;
  const best = meant.length === 0 && studio ? studio.name : first === undefined ? null : (games[first]?.name ?? null);
  return { places: [...new Set(places)], best };
}

/** The most alike first, and of those the most popular. */
function mostAlike({ games, names }: Catalogue, words: string) {
  const { length } = withoutSpaces(words);
  return names
    .trigrams()
    .placesAlike(words, { whole: leastOfWhole(length), part: length < 8 ? 0.45 : 0.5 })
    .map(({ place, whole, part }) => ({
      place,
      likeness: Math.max(whole, Math.fround(weightOfPart * part)),
      popularity: games[place]?.popularity ?? 0,
    }))
    .sort((a, b) => b.likeness - a.likeness || b.popularity - a.popularity || a.place - b.place)
    .slice(0, mostFound);
}

/** As much of a name has to be the same: in short ones a slip takes more of it. */
function leastOfWhole(length: number): number {
  if (length <= 6) return 0.2;
  if (length <= 8) return 0.25;
  return length <= 12 ? 0.33 : 0.42;
}

function studioLike({ providers }: Catalogue, dense: string) {
  const most = dense.length < 5 ? 0 : dense.length < 8 ? 1 : 2;
  if (most === 0) return undefined;
  return providers.find(({ name }) => slipsBetween(dense, withoutSpaces(fold(name)), most) <= most);
}
