import type { ListedPage, PageOverview } from "../../../schemas/api/page_addresses";

export interface Overview {
  stamp: string;
  pages: readonly ListedPage[];
  redirects: NonNullable<PageOverview["redirects"]>;
}

/** The list with what differs since it came; pages that are as they were keep their identity, and so does the list where all are. */
export function mergeOverview(before: Overview | undefined, { stamp, isWhole, pages, redirects }: PageOverview): Overview {
  if (isWhole || !before) return { stamp, pages, redirects: redirects ?? [] };
  if (pages.length === 0 && redirects === null) return before;
  const changed = new Map(pages.map((page) => [page.id, page]));
  const kept = before.pages.map((page) => {
    const other = changed.get(page.id);
    changed.delete(page.id);
    return other ?? page;
  });
  return { stamp, pages: [...kept, ...changed.values()], redirects: redirects ?? before.redirects };
}
