import { useQueries } from "@tanstack/react-query";
import type { Game } from "../../../schemas/api/games";
import type { QueryContext } from "../../../src/kit/api/section_query";
import { gamesOf, pageSize } from "../games_query";
import { listQuery } from "./queries";
import type { Props } from "./schema";

/** How long a page that is far from the window is kept, in ms: so that a long list does not fill the memory. */
const kept = 60_000;

/** The pages of a list that are needed now, of those that are loaded; with the last, which may be on its way. */
export function usePages(props: Props, context: QueryContext, { pages, places }: { pages: number; places: readonly number[] }) {
  const size = pageSize(props.limit);
  const near = places.map((place) => Math.floor(place / size)).filter((page) => page < pages);
  const needed = [...new Set([...near, pages - 1])].sort((one, other) => one - other);
  const results = useQueries({
    queries: needed.map((page) => ({
      ...listQuery(props, page, context),
      select: gamesOf,
      ...(page > 0 && { gcTime: kept }),
    })),
  });
  const byPage = new Map(needed.map((page, at) => [page, results[at]]));
  return {
    gameAt: (place: number): Game | undefined => byPage.get(Math.floor(place / size))?.data?.rows[place % size],
    failed: results.filter(({ isError }) => isError),
  };
}
