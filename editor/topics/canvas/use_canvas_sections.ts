import { useQueries } from "@tanstack/react-query";
import { useMemo, useState } from "react";
import { getPage } from "../../../schemas/api/pages";
import type { Page } from "../../../schemas/page";
import { registry } from "../../../sections/registry";
import { upgrade } from "../../../src/layout/upgrade";
import { flatten } from "../../core/tree";
import {
  useEditorApi,
  useEditorState,
  useEvaluations,
  usePersonaViewer,
  useWorkbench,
  useWorkplace,
} from "../../workplace/use_editor";
import { createCanvasSections } from "./canvas_sections";

/** The open page's sections as the canvas renders them, with the drafts of the pages that it shows in place. */
export function useCanvasSections() {
  const page = useEditorState((state) => state.page);
  const viewer = usePersonaViewer();
  const evaluation = useEvaluations((state) => state);
  const pageOf = useNestedPages(page);
  const { lastValid } = useWorkplace();
  const unfolded = useWorkbench((state) => state.unfolded);
  const [render] = useState(() => createCanvasSections(lastValid));
  return useMemo(
    () => render({ page, viewer, evaluation, unfolded, pageOf }),
    [render, page, viewer, evaluation, unfolded, pageOf],
  );
}

function useNestedPages(page: Page) {
  const api = useEditorApi();
  const ids = useMemo(() => nestedPages(page), [page]);
  const key = ids.join(" ");
  return useQueries({
    queries: (key ? key.split(" ") : []).map((id) => ({ ...api.query(getPage, { params: { id } }), staleTime: 60_000 })),
    combine: combinePages,
  });
}

const nestedPages = ({ sections }: Page) =>
  [...new Set(flatten(sections).flatMap((section) => registry.nestedPageOf(section) ?? []))].sort();

function combinePages(results: readonly { data?: { page: Page } | undefined }[]) {
  const pages = new Map(
    results.flatMap(({ data }) =>
      data ? [[data.page.id, { ...data.page, sections: upgrade(data.page.sections, registry) }]] : [],
    ),
  );
  return (id: string) => pages.get(id) ?? null;
}
