import { createStore } from "zustand/vanilla";
import type { Frame } from "../../src/kit/ui/frame";

/** A rectangle of the page, in pixels of the screen, counted from the start of the page however far it is scrolled. */
export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

export interface CanvasState {
  /** The frame's window and document, once it is ready. */
  frame: Frame | null;
  iframe: HTMLIFrameElement | null;
  /** What is selected and where it is rendered, in the order of the selection. */
  selection: readonly SectionBox[];
  /** The columns of the one section that is selected, each by its `columnId`. */
  columns: readonly SectionBox[];
  hovered: Box | null;
  ghosts: readonly SectionBox[];
  /** The sections that somebody else is at. */
  others: readonly SectionBox[];
  /** The sections that name what is not there. */
  noted: readonly SectionBox[];
}

export interface SectionBox {
  id: string;
  box: Box;
  /** The ids of the ghosts that stand here as one. */
  folded?: string | undefined;
}

export const createCanvas = () =>
  createStore<CanvasState>(() => ({
    frame: null,
    iframe: null,
    selection: [],
    columns: [],
    hovered: null,
    ghosts: [],
    others: [],
    noted: [],
  }));

/** The element of a section in the canvas; null where it is not rendered. */
export const elementOf = (document: Document, id: string) =>
  document.querySelector<HTMLElement>(`[data-section="${CSS.escape(id)}"]`);
