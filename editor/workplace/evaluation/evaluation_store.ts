import type { StoreApi } from "zustand";
import { createStore } from "zustand/vanilla";
import type { Editor } from "../../core/editor";
import type { PersonaState } from "../use_editor";
import { createPageEvaluator, type PageEvaluation } from "./evaluate_page";

/** The verdicts on all sections of the open page for the persona, kept up as either changes. */
export function createEvaluations(editor: Editor, persona: StoreApi<PersonaState>): StoreApi<PageEvaluation> {
  const evaluate = createPageEvaluator();
  const now = () => evaluate(editor.getState().page.sections, persona.getState().viewer);
  const store = createStore<PageEvaluation>(now);
  editor.subscribe((state, before) => {
    if (state.page.sections !== before.page.sections) store.setState(now(), true);
  });
  persona.subscribe((state, before) => {
    if (state.viewer !== before.viewer) store.setState(now(), true);
  });
  return store;
}
