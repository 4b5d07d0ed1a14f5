import { useQuery } from "@tanstack/react-query";
import { useDeferredValue } from "react";
import { type FoundPage, searchPages } from "../../../schemas/api/page_addresses";
import { useWorkplace } from "../../workplace/use_editor";

const least = 3;
const none: ReadonlyMap<string, FoundPage> = new Map();

/** The pages that say what is looked for, by id; `hasFailed` where nobody could look. */
export function useSaid(search: string): { said: ReadonlyMap<string, FoundPage>; hasFailed: boolean } {
  const { api } = useWorkplace();
  const text = useDeferredValue(search.trim());
  const { data, isError } = useQuery({
    ...api.query(searchPages, { query: { text } }),
    enabled: text.length >= least,
    staleTime: 10_000,
    retry: false,
  });
  const said = text.length >= least && data ? new Map(data.pages.map((page) => [page.id, page])) : none;
  return { said, hasFailed: isError && text.length >= least };
}
