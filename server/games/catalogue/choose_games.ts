import { addBit, allBits, type Bits, countBits, hasBit, inAny, inBoth, noBits, without } from "./bits";
import type { Catalogue } from "./catalogue";
import { type GameQuery, type GameViewer, listOf } from "./game_query";
import { isCollection, type LookedUp } from "./look_up_games";

/** A choice that can be left out, to count what other choices of its kind would give. */
export type Choice = "provider" | "category" | "topCategory" | "theme" | "volatility";

interface Asked {
  query: GameQuery;
  viewer: GameViewer;
  lookedUp: LookedUp;
  leftOut?: Choice;
}

/** Which games a call asks for: every parameter of L-7.24 that narrows. */
export function chooseGames(catalogue: Catalogue, { query, viewer, lookedUp, leftOut }: Asked): Bits {
  const { size } = catalogue;
  let chosen = allBits(size);
  const keep = (bits: Bits | undefined) => void (chosen = inBoth(chosen, bits ?? noBits(size)));
  const leave = (bits: Bits | undefined) => void (chosen = bits ? without(chosen, bits) : chosen);
  const keepAny = (words: string | undefined, sets: ReadonlyMap<string, Bits>) => {
    if (words)
      keep(
        inAny(
          size,
          listOf(words).map((word) => sets.get(word)),
        ),
      );
  };

  lookedUp.within.forEach(keep);
  lookedUp.outside.forEach(leave);
  if (leftOut !== "provider") keepAny(query.provider, catalogue.byProvider);
  if (leftOut !== "category") {
    keepAny(query.category, catalogue.byCategory);
    if (query.selectedCategoryName) keep(catalogue.byCategoryName.get(query.selectedCategoryName.toLowerCase()));
  }
  if (leftOut !== "topCategory") keepAny(query.topCategory, catalogue.byTopCategory);
  if (leftOut !== "theme") keepAny(query.themes?.toLowerCase(), catalogue.byTheme);
  if (query.rating) keep(ratedFrom(catalogue, Number(query.rating)));
  const collection = query.collection?.toLowerCase() ?? "";
  for (const filter of [
    ...listOf(query.filter?.toLowerCase()),
    ...(collection === "" || isCollection(collection) ? [] : [collection]),
  ]) {
    const { choice, bits } = filtered(catalogue, filter, viewer);
    if (choice === null || choice !== leftOut) keep(bits);
  }
  if (query.currencyCode) leave(catalogue.byExcludedCurrency.get(query.currencyCode.toUpperCase()));
  if (query.countryCheck !== false) {
    if (viewer.country) leave(catalogue.byRestrictedCountry.get(viewer.country));
    if (viewer.subdivision) leave(catalogue.byRestrictedSubdivision.get(viewer.subdivision));
  }
  return chosen;
}

/** At least so many stars. */
function ratedFrom({ ratings, size }: Catalogue, stars: number): Bits {
  const bits = noBits(size);
  ratings.forEach((rating, place) => {
    if (rating >= stars) addBit(bits, place);
  });
  return bits;
}

const marks = {
  demo: "demo",
  bonusbuy: "bonusBuy",
  dropswins: "dropsWins",
  bonus: "bonus",
  new: "new",
  playable: "playable",
} as const;
const isMark = (word: string): word is keyof typeof marks => Object.hasOwn(marks, word);

/** A mark that games carry, else a theme or a volatility. */
function filtered(
  { size, byMark, byTheme, byVolatility }: Catalogue,
  filter: string,
  { mayBuyBonus }: GameViewer,
): { choice: Choice | null; bits: Bits } {
  const [kind, ...rest] = filter.split(":");
  const values = rest.join(":").split("|");
  if (kind === "theme" && rest.length > 0)
    return {
      choice: "theme",
      bits: inAny(
        size,
        values.map((value) => byTheme.get(value)),
      ),
    };
  if (kind === "volatility" && rest.length > 0)
    return {
      choice: "volatility",
      bits: inAny(
        size,
        values.map((value) => byVolatility.get(value)),
      ),
    };
  const word = filter.replace(/[^a-z]/g, "");
  const mark = [word, word.replace(/^(is|has)/, "")].find(isMark);
  if (mark === "bonusbuy" && !mayBuyBonus) return { choice: null, bits: noBits(size) };
  const sets = mark ? [byMark.get(marks[mark])] : [byTheme.get(filter), byVolatility.get(filter)];
  return { choice: null, bits: inAny(size, sets) };
}

/** A page of what was chosen, and how many there are in all. */
export function pageOfChosen(chosen: Bits, order: Iterable<number>, { limit, offset }: { limit: number; offset: number }) {
  const count = countBits(chosen);
  const places: number[] = [];
  if (limit === 0 || offset >= count) return { count, places };
  let passed = 0;
  for (const place of order) {
    if (!hasBit(chosen, place) || passed++ < offset) continue;
    places.push(place);
    if (places.length === limit) break;
  }
  return { count, places };
}
