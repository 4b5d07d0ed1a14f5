import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useCallback } from "react";
import { getPageOverview, type ListedPage } from "../../../schemas/api/page_addresses";
import { listPages } from "../../../schemas/api/pages";
import { mergeOverview, type Overview } from "./merge_overview";
import { useWorkplace } from "../../workplace/use_editor";

/** Every page with its state and use, and the redirects; asked for again when it is looked at after a while, and then only for what differs since. */
export function useOverview() {
  const { api } = useWorkplace();
  const queries = useQueryClient();
  const { queryKey } = api.query(getPageOverview, {});
  return useQuery({
    queryKey,
    queryFn: async ({ signal }) => {
      const before = queries.getQueryData<Overview>(queryKey);
      return mergeOverview(before, await api.call(getPageOverview, { query: before ? { after: before.stamp } : {} }, signal));
    },
    structuralSharing: false, // the merge keeps what is as it was
    staleTime: 10_000,
  });
}

export function useListedPage(id: string): ListedPage | undefined {
  return useOverview().data?.pages.find((page) => page.id === id);
}

/** Tells every list of pages that one has changed. */
export function useRefreshPages() {
  const { api } = useWorkplace();
  const queries = useQueryClient();
  return useCallback(async () => {
    void queries.invalidateQueries({ queryKey: ["picker", "page"] });
    await Promise.all([
      queries.invalidateQueries({ queryKey: api.query(getPageOverview, {}).queryKey }),
      queries.invalidateQueries({ queryKey: api.query(listPages, {}).queryKey }),
    ]);
  }, [api, queries]);
}
