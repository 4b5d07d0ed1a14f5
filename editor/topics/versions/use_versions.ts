import { useInfiniteQuery, useQuery } from "@tanstack/react-query";
import { getRevision, listRevisions } from "../../../schemas/api/pages";
import type { Page } from "../../../schemas/page";
import { upgradePage } from "../../workplace/saving/upgrade_page";
import { useEditorState, useSaving, useWorkplace } from "../../workplace/use_editor";

export interface Filter {
  author: string | null;
  isPublished: boolean;
}

/** Two states of the page, side by side. */
export interface Pair {
  from: number;
  to: number;
}

const pageSize = 50;

/** The page's revisions, newest first, as far as they have been asked for. */
export function useRevisions({ author, isPublished }: Filter) {
  const { api } = useWorkplace();
  const id = useEditorState(({ page }) => page.id);
  const current = useSaving((state) => state.revision);
  const published = useSaving((state) => state.publishedRevision);
  return useInfiniteQuery({
    queryKey: ["revisions", id, current, published, author, isPublished],
    queryFn: ({ pageParam, signal }) => {
      const query = {
        limit: pageSize,
        before: pageParam,
        author: author ?? undefined,
        isPublished: isPublished ? "true" : undefined,
      };
      return api.call(listRevisions, { params: { id }, query }, signal);
    },
    initialPageParam: undefined as number | undefined,
    getNextPageParam: ({ revisions }) => (revisions.length < pageSize ? undefined : revisions.at(-1)?.revision),
    placeholderData: (before) => before,
  });
}

/** A revision's page; one that is stored never changes. The newest is the page that is open, with what is not saved yet. */
export function useRevisionPage(revision: number | null, isWanted = true): Page | undefined {
  const { api } = useWorkplace();
  const open = useEditorState(({ page }) => page);
  const current = useSaving((state) => state.revision);
  const isOpen = revision === current;
  const { data } = useQuery({
    queryKey: ["revision", open.id, revision],
    queryFn: async ({ signal }) =>
      upgradePage((await api.call(getRevision, { params: { id: open.id, revision: revision ?? 1 } }, signal)).page),
    enabled: revision !== null && revision > 0 && !isOpen && isWanted,
    staleTime: Infinity,
    gcTime: 10 * 60_000,
  });
  return isOpen ? open : data;
}
