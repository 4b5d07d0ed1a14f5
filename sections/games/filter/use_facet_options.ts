import type { GameFacets } from "../../../schemas/api/games";
import { useT, useText } from "../../../src/kit/session/hooks";
import { type Facet, type Feature, featureNames, features, volatilities } from "./chosen";

export interface FacetOption {
  value: string;
  text: string;
  count: number;
}

/** What the facets offer, by the names that visitors read. */
export function useFacetOptions(facets: GameFacets | undefined): Record<Facet, FacetOption[]> | undefined {
  const nameOf = useFacetName(facets);
  if (!facets) return undefined;
  const named = (facet: Facet, value: string, count: number) => ({ value, text: nameOf(facet, value), count });
  const markOf = (feature: Feature) => facets.marks.find(({ mark }) => mark === features[feature]);
  const volatilityOf = (name: string) => facets.volatilities.find(({ volatility }) => volatility === name);
  return {
    provider: facets.providers.map(({ id, count }) => named("provider", id, count)),
    category: facets.categories.map(({ slug, count }) => named("category", slug, count)),
    theme: facets.themes.map(({ theme, count }) => named("theme", theme, count)),
    feature: featureNames.flatMap((name) => {
      const mark = markOf(name);
      return mark ? [named("feature", name, mark.count)] : [];
    }),
    volatility: volatilities.flatMap((name) => {
      const found = volatilityOf(name);
      return found ? [named("volatility", name, found.count)] : [];
    }),
  };
}

/** What a choice is called; a value that nobody has a name for as it is written. */
export function useFacetName(facets: GameFacets | undefined) {
  const t = useT();
  const text = useText();
  return (facet: Facet, value: string): string => {
    if (facet === "provider") return facets?.providers.find(({ id }) => id === value)?.name ?? spoken(value);
    if (facet === "category") return text(facets?.categories.find(({ slug }) => slug === value)?.name) || spoken(value);
    const key = `filters.${facet}.${value}`;
    const name = t(key);
    return name === key ? spoken(value) : name;
  };
}

/** `game-shows` as words: themes of an operator's own catalogue have no translation. */
const spoken = (value: string) => {
  const words = value.replace(/[-_]+/g, " ").trim();
  return words.charAt(0).toUpperCase() + words.slice(1);
};
