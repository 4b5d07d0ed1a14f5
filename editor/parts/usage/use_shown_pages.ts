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
  const own = useMemo(() => shownIn(page), [page]);
  const first = useDrafts(own);
  const second = useDrafts(useMemo(() => withShownIn(own, first), [own, first]));
  const third = useDrafts(useMemo(() => withShownIn(own, second), [own, second]));
  return useMemo(() => (id) => third.get(id) ?? null, [third]);
}

function useDrafts(ids: readonly string[]): ReadonlyMap<string, Page> {
  const api = useEditorApi();
  return useQueries({
    queries: ids.map((id) => ({ ...api.query(getPage, { params: { id } }), staleTime: 60_000 })),
    combine: combineDrafts,
  });
}

/** The ids of the pages that a page's sections show, each once. */
function shownIn({ sections }: Page): string[] {
  const ids = new Set<string>();
  const walk = (siblings: readonly Section[]) => {
    for (const section of siblings) {
      const id = registry.nestedPageOf(section);
      if (id !== null) ids.add(id);
      if (section.sections) walk(section.sections);
    }
  };
  walk(sections);
  return [...ids].sort();
}

const withShownIn = (own: string[], drafts: ReadonlyMap<string, Page>) =>
  drafts.size === 0 ? own : [...new Set([...own, ...[...drafts.values()].flatMap(shownIn)])].sort();

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
