import { createStore } from "zustand/vanilla";
import type { Path } from "./core/set_in";

export type LeftTab = "pages" | "outline" | "palette";
export type InspectorTab = "content" | "rules" | "why";

/** What the screen shows besides the page: no part of undo, nothing that is saved. */
export interface Workbench {
  leftTab: LeftTab;
  inspectorTab: InspectorTab;
  isLeftOpen: boolean;
  isRightOpen: boolean;
  /** The section under the pointer, in the canvas or in the outline. */
  hovered: string | null;
  /**
   * The field of the selected section that shall take the focus, such as ["countries"] or ["props", "title"]; whoever
   * shows the field sets it back to null.
   */
  focusField: Path | null;
}

export const createWorkbench = (initial: Partial<Workbench> = {}) =>
  createStore<Workbench>(() => ({
    leftTab: "outline",
    inspectorTab: "content",
    isLeftOpen: true,
    isRightOpen: true,
    hovered: null,
    focusField: null,
    ...initial,
  }));
