import type { GameFacets } from "../../../schemas/api/games";
import type { Text } from "../../../schemas/text";
import { addBit, type Bits, noBits } from "./bits";
import { fold } from "./fold";
import { type Kind, type KindNames, nameKinds } from "./kind_names";
import { indexNames, type NameIndex } from "./name_index";
import { sellsBonus } from "./sells_bonus";
import type { categories, games, providers, subCategories } from "./tables";

/** What of a game decides whether and where it is listed. */
export type ListedGame = Pick<
  typeof games.$inferSelect,
  | "id"
  | "identifier"
  | "name"
  | "providerId"
  | "subCategoryId"
  | "returnToPlayer"
  | "jackpotReturn"
  | "maxMultiplier"
  | "minBet"
  | "volatility"
  | "hasDemo"
  | "hasBonusBuy"
  | "isDropsWins"
  | "isBonus"
  | "isNew"
  | "themes"
  | "sort"
  | "popularity"
  | "rating"
  | "releasedAt"
  | "restrictedCountries"
  | "restrictedSubdivisions"
  | "excludedCurrencies"
  | "client"
  | "clientModel"
>;

/** What a search finds. */
export interface SearchResult {
  /** Places, the best first. */
  places: readonly number[];
  /** Where nothing is written so: the name of the game or studio that is most alike. */
  didYouMean: string | null;
}

export interface CatalogueParts {
  /** Those that are active, by `sort`, highest first, then by number. */
  games: readonly ListedGame[];
  providers: readonly (typeof providers.$inferSelect)[];
  subCategories: readonly (typeof subCategories.$inferSelect)[];
  categories: readonly (typeof categories.$inferSelect)[];
  /** By the number of the game that plays for them. */
  jackpotsOf: ReadonlyMap<number, readonly { jackpotId: number }[]>;
  /** What a category, a theme or a mark is called besides, in every language. */
  otherNamesOf: (slug: string) => readonly string[];
}

type Mark = GameFacets["marks"][number]["mark"];

/**
 * All games that are active, as far as finding them goes, with the sets that conditions ask for. Games are named by their place in
 * `games`. Never changed, only replaced as a whole.
 */
export interface Catalogue extends CatalogueParts {
  size: number;
  providerOf: ReadonlyMap<string, CatalogueParts["providers"][number]>;
  subCategoryOf: ReadonlyMap<number, CatalogueParts["subCategories"][number]>;
  /** By the number of the top category. */
  topSlugOf: ReadonlyMap<number, string>;
  placeOfId: ReadonlyMap<number, number>;
  placeOfIdentifier: ReadonlyMap<string, number>;
  byProvider: ReadonlyMap<string, Bits>;
  /** By slug. */
  byCategory: ReadonlyMap<string, Bits>;
  /** By slug. */
  byTopCategory: ReadonlyMap<string, Bits>;
  /** By slug, and by name in every language, in lower case. */
  byCategoryName: ReadonlyMap<string, Bits>;
  byTheme: ReadonlyMap<string, Bits>;
  byVolatility: ReadonlyMap<string, Bits>;
  byMark: ReadonlyMap<Mark, Bits>;
  byRestrictedCountry: ReadonlyMap<string, Bits>;
  byRestrictedSubdivision: ReadonlyMap<string, Bits>;
  byExcludedCurrency: ReadonlyMap<string, Bits>;
  /** Of each place. */
  ratings: Float64Array;
  names: NameIndex;
  /** What categories and themes are called; made when it is first asked for. */
  kinds: () => KindNames;
  /** Places in an order; each is made when it is first asked for. */
  orders: Map<string, Uint32Array>;
  /** What was searched for lately, by what was written. */
  searches: Map<string, SearchResult>;
  /** What is like some games, by their places. */
  likenesses: Map<string, { until: number; places: Promise<readonly number[]> }>;
}

const marks: Record<Mark, (game: ListedGame) => boolean> = {
  demo: (game) => game.hasDemo && isConnected(game),
  bonusBuy: sellsBonus,
  dropsWins: ({ isDropsWins }) => isDropsWins,
  bonus: ({ isBonus }) => isBonus,
  new: ({ isNew }) => isNew,
  playable: isConnected,
};

/** Something plays it. */
export function isConnected({ client }: Pick<ListedGame, "client">): boolean {
  return client !== null;
}

/** Several play it together, as `isShared` of the players says in the database: flights, and live tables that open. */
export const isSharedGame = (
  { subCategoryOf, topSlugOf }: Pick<Catalogue, "subCategoryOf" | "topSlugOf">,
  { client, subCategoryId }: { client: string | null; subCategoryId: number },
): boolean =>
  client === "crash" || (client !== null && topSlugOf.get(subCategoryOf.get(subCategoryId)?.categoryId ?? 0) === "live");

/** The same places, but what opens before what does not (D-41). */
export function* opensFirst({ games }: Catalogue, places: Iterable<number>): Generator<number> {
  const closed: number[] = [];
  for (const place of places) {
    const game = games[place];
    if (game && isConnected(game)) yield place;
    else closed.push(place);
  }
  yield* closed;
}

export function makeCatalogue(parts: CatalogueParts): Catalogue {
  const { games, providers, subCategories, categories } = parts;
  const size = games.length;
  const sets = <Key>() => {
    const map = new Map<Key, Bits>();
    const add = (key: Key, place: number) => {
      let bits = map.get(key);
      if (!bits) map.set(key, (bits = noBits(size)));
      addBit(bits, place);
    };
    return { map, add };
  };
  const [byProvider, byTheme, byVolatility] = [sets<string>(), sets<string>(), sets<string>()];
  const [byCategory, byTopCategory, byCategoryName] = [sets<string>(), sets<string>(), sets<string>()];
  const [byCountry, bySubdivision, byCurrency, byMark] = [sets<string>(), sets<string>(), sets<string>(), sets<Mark>()];

  const providerOf = new Map(providers.map((provider) => [provider.id, provider]));
  const subCategoryOf = new Map(subCategories.map((sub) => [sub.id, sub]));
  const topSlugOf = new Map(categories.map(({ id, slug }) => [id, slug]));
  const namesOf = new Map(subCategories.map((sub) => [sub.id, namesOfCategory(sub)]));

  games.forEach((game, place) => {
    byProvider.add(game.providerId, place);
    const sub = subCategoryOf.get(game.subCategoryId);
    if (sub) {
      byCategory.add(sub.slug, place);
      byTopCategory.add(topSlugOf.get(sub.categoryId) ?? "", place);
    }
    for (const name of namesOf.get(game.subCategoryId) ?? []) byCategoryName.add(name, place);
    for (const theme of game.themes) byTheme.add(theme.toLowerCase(), place);
    if (game.volatility !== null) byVolatility.add(game.volatility, place);
    for (const country of game.restrictedCountries) byCountry.add(country, place);
    for (const subdivision of game.restrictedSubdivisions) bySubdivision.add(subdivision, place);
    for (const currency of game.excludedCurrencies) byCurrency.add(currency, place);
    for (const [mark, holds] of Object.entries(marks)) if (holds(game)) byMark.add(mark as Mark, place);
  });

  function* kinds(): Generator<Kind> {
    for (const { slug, name } of categories) yield kindOf(slug, byTopCategory.map, [slug, ...Object.values(name)]);
    for (const { slug, name } of subCategories) yield kindOf(slug, byCategory.map, [slug, ...Object.values(name)]);
    for (const theme of byTheme.map.keys()) yield kindOf(theme, byTheme.map, [theme]);
    for (const mark of byMark.map.keys()) yield kindOf(mark, byMark.map, []);
  }
  const kindOf = <Key extends string>(key: Key, sets: ReadonlyMap<Key, Bits>, names: readonly string[]): Kind => ({
    games: sets.get(key) ?? noBits(size),
    names: [...names, ...parts.otherNamesOf(key)],
  });
  let kindNames: KindNames | undefined;

  return {
    ...parts,
    size,
    providerOf,
    subCategoryOf,
    topSlugOf,
    placeOfId: new Map(games.map(({ id }, place) => [id, place])),
    placeOfIdentifier: new Map(games.map(({ identifier }, place) => [identifier, place])),
    byProvider: byProvider.map,
    byCategory: byCategory.map,
    byTopCategory: byTopCategory.map,
    byCategoryName: byCategoryName.map,
    byTheme: byTheme.map,
    byVolatility: byVolatility.map,
    byMark: byMark.map,
    byRestrictedCountry: byCountry.map,
    byRestrictedSubdivision: bySubdivision.map,
    byExcludedCurrency: byCurrency.map,
    ratings: Float64Array.from(games, ({ rating }) => rating),
    names: indexNames(games.map(({ name, providerId }) => [fold(name), fold(providerOf.get(providerId)?.name ?? "")])),
    kinds: () => (kindNames ??= nameKinds(kinds())),
    orders: new Map(),
    searches: new Map(),
    likenesses: new Map(),
  };
}

const namesOfCategory = ({ slug, name }: { slug: string; name: Text }) =>
  new Set([slug, ...Object.values(name)].map((word) => word.toLowerCase()));
