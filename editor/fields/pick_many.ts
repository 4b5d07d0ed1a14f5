import { keepPreviousData, useInfiniteQuery, useQuery } from "@tanstack/react-query";
import { getAllGames, getGameFacets } from "../../schemas/api/games";
import type { Language } from "../../schemas/text";
import { textIn } from "../../schemas/text";
import { loadThemeNames } from "../words/theme_names";
import type { Choice } from "./choice";
import { useFieldServices } from "./field_context";
import { fits } from "./fitting";
import { gameChoice, type PickerKind, useChoices } from "./picker_choices";

/** What narrows a list of games. */
export const gameFacets = ["provider", "category", "themes"] as const;
export type GameFacet = (typeof gameFacets)[number];
export type Narrowing = Partial<Record<GameFacet, string>>;

/** What there is to choose from, as far as it has been fetched. */
export interface Offered {
  state: "pending" | "failed" | "there";
  choices: readonly Choice[];
  /** How many there are, which may be more. */
  count: number;
  retry: () => void;
  more: (() => void) | null;
  isFetchingMore: boolean;
}

const pageSize = 60;
const anywhere = { countryCheck: "false" } as const; // a page is arranged for every country

/** Games that fit, page by page. */
export function useGames(search: string, narrowing: Narrowing): Offered {
  const { api } = useFieldServices();
  const games = useInfiniteQuery({
    queryKey: ["picker", "games", search, narrowing],
    queryFn: ({ pageParam, signal }) =>
      api.call(getAllGames, { query: { ...narrowing, ...anywhere, search, limit: pageSize, pageNo: pageParam } }, signal),
    initialPageParam: 1,
    getNextPageParam: (last, all, page) =>
      all.flatMap((one) => one.categoryGames.rows).length < last.categoryGames.count ? page + 1 : undefined,
    placeholderData: keepPreviousData,
    staleTime: 60_000,
  });
  return {
    state: games.isPending ? "pending" : games.isError ? "failed" : "there",
    choices: games.data?.pages.flatMap((page) => page.categoryGames.rows).map(gameChoice) ?? [],
    count: games.data?.pages[0]?.categoryGames.count ?? 0,
    retry: () => void games.refetch(),
    more: games.hasNextPage ? () => void games.fetchNextPage() : null,
    isFetchingMore: games.isFetchingNextPage,
  };
}

/** All of a kind whose list is short enough to be fetched whole. */
export function useAllOf(kind: PickerKind, search: string): Offered {
  const { data = [], isPending, isError, refetch } = useChoices(kind, search);
  const choices = search === "" || kind === "provider" ? data : data.filter((choice) => fits(choice, search));
  return {
    state: isPending ? "pending" : isError ? "failed" : "there",
    choices,
    count: choices.length,
    retry: () => void refetch(),
    more: null,
    isFetchingMore: false,
  };
}

/** The values of each facet with how many games they would leave. */
export function useGameFacets(search: string, narrowing: Narrowing): Record<GameFacet, readonly (Choice & { count: number })[]> {
  const { api, language } = useFieldServices();
  const { data } = useQuery({
    queryKey: ["picker", "facets", search, narrowing],
    queryFn: ({ signal }) => api.call(getGameFacets, { query: { ...narrowing, ...anywhere, search } }, signal),
    placeholderData: keepPreviousData,
    staleTime: 60_000,
  });
  const { data: themeName } = useQuery({
    queryKey: ["words", "themes", language],
    queryFn: () => loadThemeNames(language),
    staleTime: Infinity,
  });
  const facets = data?.facets;
  return {
    provider: facets?.providers.map(({ id, name, count }) => ({ value: id, label: name, count })) ?? [],
    category: facets?.categories.map((one) => ({ value: one.slug, label: nameOf(one, language), count: one.count })) ?? [],
    themes: byName(facets?.themes.map(({ theme, count }) => ({ value: theme, label: themeName?.(theme) ?? theme, count })) ?? []),
  };
}

const nameOf = ({ slug, name }: { slug: string; name: Parameters<typeof textIn>[0] }, language: Language) =>
  textIn(name, language) || slug;

const byName = <One extends { label: string }>(list: readonly One[]) => list.toSorted((a, b) => a.label.localeCompare(b.label));
