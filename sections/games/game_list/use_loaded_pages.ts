import { useQueryClient } from "@tanstack/react-query";
import { useCallback, useState } from "react";

/** How many pages of a list are shown, 0 for its first rows alone; remembered beside their data, so that Back finds the list as it was. */
export function useLoadedPages(listKey: string, fewest: number) {
  const client = useQueryClient();
  const queryKey = ["game_list.pages", listKey];
  const [pages, setPages] = useState(() => client.getQueryData<number>(queryKey) ?? fewest);
  const loadNext = useCallback(() => {
    setPages((before) => {
      client.setQueryData(["game_list.pages", listKey], before + 1);
      return before + 1;
    });
  }, [client, listKey]);
  return [pages, loadNext] as const;
}
