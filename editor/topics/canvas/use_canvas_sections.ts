import { useMemo, useState } from "react";
import { useShownPages } from "../../parts/usage/use_shown_pages";
import { useEditorState, useEvaluations, usePersonaViewer, useWorkbench, useWorkplace } from "../../workplace/use_editor";
import { createCanvasSections } from "./canvas_sections";

/** The open page's sections as the canvas renders them, with the drafts of the pages that it shows in place. */
export function useCanvasSections() {
  const page = useEditorState((state) => state.page);
  const viewer = usePersonaViewer();
  const evaluation = useEvaluations((state) => state);
  const pageOf = useShownPages(page);
  const { lastValid } = useWorkplace();
  const unfolded = useWorkbench((state) => state.unfolded);
  const [render] = useState(() => createCanvasSections(lastValid));
  return useMemo(
    () => render({ page, viewer, evaluation, unfolded, pageOf }),
    [render, page, viewer, evaluation, unfolded, pageOf],
  );
}
