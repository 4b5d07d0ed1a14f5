import { useMemo } from "react";
import { useEditorState, useSaving, useT, useWorkplace } from "../../workplace/use_editor";
import { groupPages } from "./group_pages";
import { listRows } from "./list_rows";
import { fitsFilters, type PageFilters } from "./page_filters";
import type { ListedPage } from "../../../schemas/api/page_addresses";

interface Wanted {
  search: string;
  filters: PageFilters;
  closed: ReadonlySet<string>;
  /** Pages in whose texts the search was found. */
  saidIn: ReadonlyMap<string, unknown>;
}

const nothingClosed: ReadonlySet<string> = new Set();

/** The lines of the list: folders and pages that fit, the open page as it is here. */
export function usePageRows(pages: readonly ListedPage[] | undefined, { search, filters, closed, saidIn }: Wanted) {
  const t = useT();
  const { language } = useWorkplace();
  const open = useEditorState(({ page }) => page.id);
  const revision = useSaving((state) => state.revision);
  const publishedRevision = useSaving((state) => state.publishedRevision);
  const all = useMemo(
    () => pages?.map((page) => (page.id === open ? { ...page, revision, publishedRevision } : page)) ?? [],
    [pages, open, revision, publishedRevision],
  );
  const isNarrowed = search.trim() !== "" || Object.values(filters).some((value) => value !== undefined);
  const rows = useMemo(() => {
    const typeName = (type: string) => t(`sections.${type}.name`, { defaultValue: type });
    const fitting = all.filter((page) => fitsFilters(page, filters));
    const parts = groupPages(fitting, search, language, { typeName, saying: new Set(saidIn.keys()) });
    return {
      lines: listRows(parts, isNarrowed ? nothingClosed : closed),
      count: parts.reduce((sum, { pages }) => sum + pages.length, 0),
    };
  }, [all, filters, search, language, saidIn, closed, isNarrowed, t]);

  return { all, rows, isNarrowed };
}
