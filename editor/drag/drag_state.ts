import { createStore } from "zustand/vanilla";
import type { Section } from "../../schemas/page";
import type { Refusal } from "../core/holds";
import type { Place } from "../core/tree";

/** What is carried: a section of the page, or a new one from the palette. */
export interface Carried {
  section: Section;
  isNew: boolean;
}

/** A line on the screen, in the host's coordinates. */
export interface Line {
  x: number;
  y: number;
  length: number;
  direction: "across" | "down";
}

export interface DropTarget {
  /** As `moveSection` counts places. */
  place: Place;
  refusal: Refusal | null;
  /** Where the pointer is; the keyboard's target has a line in neither. */
  surface: "canvas" | "outline" | "keyboard";
  line: Line | null;
}

export interface DragState {
  carried: Carried | null;
  by: "pointer" | "keyboard";
  target: DropTarget | null;
}

export const createDrag = () => createStore<DragState>(() => ({ carried: null, by: "pointer", target: null }));
