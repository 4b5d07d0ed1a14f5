import { useQueries } from "@tanstack/react-query";
import { useMemo } from "react";
import { getPage } from "../../../schemas/api/pages";
import type { Page, Section } from "../../../schemas/page";
import { registry } from "../../../sections/registry";
import { upgrade } from "../../../src/layout/upgrade";
import { find, flatten } from "../../core/tree";
import { useEditorApi } from "../../workplace/use_editor";

/** The drafts of the pages that a page shows in place, and that these show, as they come; as deep as pages may show pages. */
export function useShownPages(page: Page): (id: string) => Page | null {
  const first = useDrafts(useMemo(() => shownIn([page]), [page]));
  const second = useDrafts(useMemo(() => shownIn([page, ...first.values()]), [page, first]));
  const third = useDrafts(useMemo(() => shownIn([page, ...second.values()]), [page, second]));
  return useMemo(() => (id) => third.get(id) ?? null, [third]);
}

function useDrafts(ids: readonly string[]): ReadonlyMap<string, Page> {
  const api = useEditorApi();
  return useQueries({
    queries: ids.map((id) => ({ ...api.query(getPage, { params: { id } }), staleTime: 60_000 })),
    combine: combineDrafts,
  });
}

const shownIn = (pages: readonly Page[]) =>
  [
    ...new Set(pages.flatMap(({ sections }) => flatten(sections).flatMap((section) => registry.nestedPageOf(section) ?? []))),
  ].sort();

function combineDrafts(results: readonly { data?: { page: Page } | undefined }[]): ReadonlyMap<string, Page> {
  return new Map(
    results.flatMap(({ data }) =>
      data ? [[data.page.id, { ...data.page, sections: upgrade(data.page.sections, registry) }]] : [],
    ),
  );
}

/** The section of a page by its id, or the one that shows the page in which the section is. */
export const ownSection = (sections: readonly Section[], id: string): Section | null =>
  find(sections, id) ??
  flatten(sections).find((section) => registry.nestedPageOf(section) !== null && id.startsWith(`${section.id}-`)) ??
  null;
