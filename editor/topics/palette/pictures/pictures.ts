import { createContext } from "react";
import type { Section } from "../../../../schemas/page";

/** What a picture shows: sections as they start, or those of a page that was kept to be used again. */
export interface Subject {
  id: string;
  /** Of the first section. */
  type: string;
  shows: readonly Section[] | { page: string };
}

/** A picture that stands in the palette, and the element over which it is drawn. */
export interface Wish {
  element: HTMLElement;
  subject: Subject;
}

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** A picture to be drawn, with its place on the sheet in pixels. */
export interface Drawing {
  subject: Subject;
  box: Box;
}

/** Asks for a picture over an element, as soon as it comes into view; answers how to take that back. */
export const AskContext = createContext<(wish: Wish) => () => void>(() => () => {});
