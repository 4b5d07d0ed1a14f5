import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { type Game, getAllGames, getGameProvider, type Provider } from "../../../../schemas/api/games";
import { useApi, useViewer } from "../../../kit/session/hooks";
import type { SearchLimits } from "./search_limits";
import { useRested } from "./use_rested";

/** Shorter searches are not sent (L-9.23). */
export const shortest = 3;
const rest = 300; // milliseconds after the last key (L-9.23)

/** One line of what a search offers. */
export type Offer =
  | { kind: "recent" | "meant"; words: string }
  | { kind: "game"; game: Game }
  | { kind: "studio"; provider: Provider }
  | { kind: "all"; words: string; count: number };

export interface OfferGroup {
  name: "meant" | "recent" | "suggested" | "studios" | "games" | "all";
  items: Offer[];
}

export interface Found {
  groups: OfferGroup[];
  /** What was searched for; empty while there is nothing to search for yet. */
  words: string;
  /** Games that were found, in all. */
  count: number;
  isSearching: boolean;
  /** Nothing is there yet that could be shown meanwhile. */
  isEmpty: boolean;
  hasFailed: boolean;
  retry: () => void;
}

/** What stands under a search field: before the third letter suggestions and what was searched before, then games and studios. */
export function useFound(typed: string, { limit, suggested, providers }: SearchLimits, recent: readonly string[]): Found {
  const api = useApi();
  const logged = useViewer().session === "user" || undefined;
  const words = typed.trim();
  const rested = useRested(words, rest);
  const isLongEnough = words.length >= shortest;
  const isSent = isLongEnough && rested.length >= shortest;

  // A query is known by what it asks for: an answer that comes late never takes the place of a later one.
  const games = useQuery({
    ...api.query(getAllGames, { query: { search: rested, limit, pageNo: 1, logged } }),
    enabled: isSent,
    placeholderData: isSent ? keepPreviousData : undefined,
  });
  const studios = useQuery({
    ...api.query(getGameProvider, { query: { search: rested, limit: providers, pageNo: 0 } }),
    enabled: isSent,
    placeholderData: isSent ? keepPreviousData : undefined,
  });
  const found = isSent ? games.data?.categoryGames : undefined;
  const wantsSuggestions = !isLongEnough || found?.count === 0;
  const suggestions = useQuery({
    ...api.query(getAllGames, { query: { suggested: true, limit: suggested, pageNo: 1, logged } }),
    enabled: wantsSuggestions,
    staleTime: 5 * 60_000,
  });

  const failed = isLongEnough
    ? [games, studios].filter(({ isError }) => isError)
    : [suggestions].filter(({ isError }) => isError);
  const isSearching = isLongEnough && (rested !== words || games.isFetching || studios.isFetching);
  return {
    groups: groupsOf({
      recent: isLongEnough ? [] : recent,
      games: found?.rows ?? [],
      count: found?.count ?? 0,
      studios: (isSent && studios.data?.providers.rows) || [],
      suggestions: (wantsSuggestions && suggestions.data?.categoryGames.rows) || [],
      words: rested,
      meant: found?.didYouMean,
    }),
    words: isSent ? rested : "",
    count: found?.count ?? 0,
    isSearching,
    isEmpty: isLongEnough ? !found : suggestions.isPending && recent.length === 0,
    hasFailed: failed.length > 0 && !isSearching,
    retry: () => failed.forEach(({ refetch }) => void refetch()),
  };
}

interface Answers {
  recent: readonly string[];
  games: readonly Game[];
  count: number;
  studios: readonly Provider[];
  suggestions: readonly Game[];
  words: string;
  /** What was probably meant. */
  meant: string | undefined;
}

function groupsOf({ recent, games, count, studios, suggestions, words, meant }: Answers): OfferGroup[] {
  const asGame = (game: Game): Offer => ({ kind: "game", game });
  const groups: OfferGroup[] = [
    { name: "meant", items: meant ? [{ kind: "meant", words: meant }] : [] },
    { name: "recent", items: recent.map((search) => ({ kind: "recent", words: search })) },
    { name: "studios", items: studios.map((provider) => ({ kind: "studio", provider })) },
    { name: "games", items: games.map(asGame) },
    { name: "suggested", items: suggestions.map(asGame) },
    { name: "all", items: games.length > 1 ? [{ kind: "all", words, count }] : [] },
  ];
  return groups.filter(({ items }) => items.length > 0);
}
