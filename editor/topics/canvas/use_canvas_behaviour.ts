import { useEffect, useRef } from "react";
import { useStore } from "zustand";
import { useWorkplace, type Workplace } from "../../workplace/use_editor";
import { elementOf } from "../../workplace/canvas_store";
import { listenToPointer } from "./frame_pointer";
import { createMeasuring } from "./measure_boxes";
import { notedSections } from "./noted_findings";
import { skipBySection } from "./skip_by_section";

/** What the canvas does by itself: measures what the overlays need, answers the pointer, brings what is selected into view. */
export function useCanvasBehaviour(scale: number) {
  const workplace = useWorkplace();
  const { editor, workbench, canvas, presence, check } = workplace;
  const frame = useStore(canvas, (state) => state.frame);
  const current = useRef(scale);
  current.current = scale;
  const measuring = useRef<ReturnType<typeof createMeasuring> | null>(null);

  useEffect(() => {
    if (!frame) return;
    const made = createMeasuring({
      frame,
      canvas,
      scale: () => current.current,
      selection: () => editor.getState().selection,
      hovered: () => workbench.getState().hovered,
      noted: () => notedSections(check.store.getState().findings),
      others: () => [...new Set(presence.getState().others.flatMap(({ sections }) => sections))],
    });
    measuring.current = made;
    const stops = [
      made.stop,
      listenToPointer(frame.document, workplace),
      skipBySection(frame.document),
      editor.subscribe((state, before) => {
        if (state.page === before.page && state.selection !== before.selection) made.measureSelection();
        if (state !== before) made.schedule();
        if (state.selected !== before.selected) unfold(workplace);
        if (state.selected !== before.selected) reveal(frame.document, state.selected);
      }),
      presence.subscribe(made.schedule),
      check.store.subscribe((state, before) => {
        if (state.findings !== before.findings) made.schedule();
      }),
      workbench.subscribe((state, before) => {
        if (state.hovered !== before.hovered) made.schedule();
        if (state.revealed && state.revealed !== before.revealed) reveal(frame.document, state.revealed.id);
      }),
    ];
    return () => {
      measuring.current = null;
      for (const stop of stops) stop();
    };
  }, [frame, canvas, editor, workbench, presence, check, workplace]);

  useEffect(() => measuring.current?.schedule(), [scale]);
}

/** What is selected does not stay folded away. */
function unfold({ editor, canvas, workbench }: Workplace) {
  const { selected } = editor.getState();
  const folds = canvas.getState().ghosts.flatMap(({ folded }) => (folded ? [folded.split(" ")] : []));
  const around = folds.find((ids) => selected !== null && ids.includes(selected));
  if (around) workbench.setState(({ unfolded }) => ({ unfolded: new Set([...unfolded, ...around]) }));
}

/** How many frames of the screen a section that was just added may take to come. */
const patience = 60;

/** Scrolls to a section unless a good part of it is to be seen. */
function reveal(document: Document, id: string | null, attempt = 0) {
  const view = document.defaultView;
  if (id === null || !view || attempt > patience) return;
  view.requestAnimationFrame(() => {
    const element = elementOf(document, id);
    if (!element) return reveal(document, id, attempt + 1);
    const { top, bottom } = element.getBoundingClientRect();
    const seen = Math.min(bottom, view.innerHeight) - Math.max(top, 0);
    if (seen < Math.min(bottom - top, view.innerHeight / 3))
      element.scrollIntoView({ block: bottom - top > view.innerHeight ? "start" : "center" });
  });
}
