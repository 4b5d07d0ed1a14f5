import type { TFunction } from "i18next";
import { createStore } from "zustand/vanilla";
import type { Section } from "../../schemas/page";
import { asColumnPlace, columnRefusal } from "../core/column_place";
import type { Types } from "../core/command";
import { type Refusal, refusal } from "../core/holds";
import type { Place } from "../core/tree";

/** What is carried: sections of the page, none of which holds another, or a new one from the palette. */
export interface Carried {
  sections: readonly Section[];
  isNew: boolean;
  /** Brings what stands for these once it is put down: the copies of a block. */
  bring?: () => Promise<Section[]>;
}

/** What can be dragged names a section of the page, or makes what is carried of what the palette offers. */
export interface DragData {
  id?: string;
  carry?: () => Carried | null;
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

/** The name of what is carried, or how many. */
export const carriedName = (t: TFunction, { sections }: Carried) =>
  sections.length === 1 ? (sections[0]?.name ?? "") : t("arranging.sections", { count: sections.length });

/** The ids of what is carried, where it is on the page already. */
export const carriedIds = (carried: Carried | null): ReadonlySet<string> =>
  new Set(carried && !carried.isNew ? carried.sections.map(({ id }) => id) : []);

/** Why what is carried can not be put into a place, or null where it can. */
export function refusalOf(page: readonly Section[], { sections }: Carried, place: Place, types: Types): Refusal | null {
  const column = asColumnPlace(place);
  if (column) return columnRefusal(page, sections, column.split, types);
  return sections.map((section) => refusal(page, section, place.parent, types)).find((reason) => reason !== null) ?? null;
}

export const createDrag = () => createStore<DragState>(() => ({ carried: null, by: "pointer", target: null }));
