import type { Page } from "../../../../schemas/page";
import type { Types } from "../../../core/command";
import { placesIn } from "../../../core/tree";
import type { RowBox } from "./outline_target";

const indent = 16;

/** The rows of the outline where they are on the screen. */
export function readRows(outline: Element, { sections }: Page, types: Types): RowBox[] {
  const places = placesIn(sections);
  return Array.from(outline.querySelectorAll<HTMLElement>("[data-row]")).flatMap((row) => {
    const { row: id = "", open, depth = "0" } = row.dataset;
    const place = places.get(id);
    if (!place) return [];
    const { parent, index, section } = place;
    const { left, top, width, height } = row.getBoundingClientRect();
    const inset = indent * Number(depth);
    return [
      {
        id,
        parent,
        index,
        isContainer: types.isContainer(section.type),
        isOpen: open === "true",
        top,
        left: left + inset,
        width: width - inset,
        height,
      },
    ];
  });
}
