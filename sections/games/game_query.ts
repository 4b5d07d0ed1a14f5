import { useQuery } from "@tanstack/react-query";
import type { QueryContext } from "../../src/kit/api/section_query";
import { useQueryContext } from "../../src/kit/session/hooks";
import { gamesOf, gamesQuery } from "./games_query";

/** The one game of a section, by its identifier, its number, or the route's parameter that holds one of them. */
export const gameQuery = (game: string, context: QueryContext) =>
  gamesQuery({ source: { kind: "gameCodes", value: game }, limit: 1 }, context);

/** The game as a query: `data` is null where there is none. */
export function useGame(game: string) {
  const { data, isPending, isError, isSuccess, isFetching, refetch } = useQuery({
    ...gameQuery(game, useQueryContext()),
    select: gamesOf,
  });
  return { data: data && (data.rows[0] ?? null), isPending, isError, isSuccess, isFetching, refetch };
}
