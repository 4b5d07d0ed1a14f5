import { createStore } from "zustand/vanilla";
import type { Needs } from "./clipboard_json";
import type { Section } from "../../schemas/page";
import type { Path } from "../core/set_in";
import type { Place } from "../core/tree";
import type { PageDialog } from "./page_dialog";

export type LeftTab = "pages" | "outline" | "palette";
export type InspectorTab = "content" | "rules" | "test" | "why" | "json";
export type DialogName = "commands" | "publish" | "notes" | "preview_links" | "shortcuts" | "create_page" | "conflict";
/** What the screen is about: arranging the page, everybody at once, what changes when, what it was before, the site as a whole, or what is said in its chat. */
export const views = [
  "page",
  "translations",
  "matrix",
  "calendar",
  "versions",
  "inbox",
  "site_calendar",
  "settings",
  "chat",
  "staff",
  "reviews",
  "games",
] as const;
export type View = (typeof views)[number];

/** What the screen shows besides the page: no part of undo, nothing that is saved. */
export interface Workbench {
  view: View;
  leftTab: LeftTab;
  inspectorTab: InspectorTab;
  isLeftOpen: boolean;
  isRightOpen: boolean;
  isPersonaOpen: boolean;
  dialog: DialogName | null;
  pageDialog: PageDialog | null;
  /** The section under the pointer, in the canvas or in the outline. */
  hovered: string | null;
  /** The section that the canvas brings into view, each time that it is set. */
  revealed: { id: string } | null;
  /** Where the palette adds a section when somebody chose a place for it; it counts while the sections are these. */
  insertAt: (Place & { sections: readonly Section[] }) | null;
  /** The section whose name is being edited in the outline. */
  renaming: string | null;
  /** The containers that the outline shows closed. */
  collapsed: ReadonlySet<string>;
  /** The section whose menu is open, and where on the screen. */
  menu: { id: string; x: number; y: number } | null;
  /** How large the canvas shows the page; "fit" is as large as there is room, never above 1. */
  zoom: number | "fit";
  /** How large that is. */
  scale: number;
  /** Hidden sections that the canvas shows one by one although many stand together. */
  unfolded: ReadonlySet<string>;
  /** What the sections that were just pasted need and what is not here. */
  missing: Needs | null;
  /**
   * The field of the selected section that shall take the focus, such as ["countries"] or ["props", "title"]; whoever
   * shows the field sets it back to null.
   */
  focusField: Path | null;
}

export const createWorkbench = (initial: Partial<Workbench> = {}) =>
  createStore<Workbench>(() => ({
    view: "page",
    leftTab: "outline",
    inspectorTab: "content",
    isLeftOpen: true,
    isRightOpen: true,
    isPersonaOpen: false,
    dialog: null,
    pageDialog: null,
    hovered: null,
    revealed: null,
    insertAt: null,
    renaming: null,
    collapsed: new Set(),
    menu: null,
    zoom: "fit",
    scale: 1,
    unfolded: new Set(),
    missing: null,
    focusField: null,
    ...initial,
  }));

/** Narrower than this the inspector, and then the left pane too, lie over the canvas as drawers. */
export const inspectorBeside = 1180;
export const leftBeside = 860;
