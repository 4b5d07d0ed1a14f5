import type { Page } from "../../../../schemas/page";
import type { Types } from "../../../core/command";
import { readColumnId } from "../../../core/column_id";
import { pageTree } from "../../../core/page_tree";
import { placesIn } from "../../../core/tree";
import type { RowBox } from "./outline_target";

const indent = 16;

/** The rows of the outline where they are on the screen, those of columns too. */
export function readRows(outline: Element, { sections }: Page, types: Types): RowBox[] {
  const tree = pageTree(sections, types);
  const known = placesIn(sections);
  return Array.from(outline.querySelectorAll<HTMLElement>("[data-row], [data-column-row]")).flatMap((row) => {
    const { row: section, columnRow, open, depth = "0" } = row.dataset;
    const id = section ?? columnRow ?? "";
    const column = readColumnId(id);
    const place = column ? { parent: column.split, index: column.column } : tree.placeOf(id);
    if (!place) return [];
    const { left, top, width, height } = row.getBoundingClientRect();
    const inset = indent * Number(depth);
    return [
      {
        id,
        ...place,
        isContainer: column !== null || tree.columnCount(id) > 0 || types.isContainer(known.get(id)?.section.type ?? ""),
        isOpen: column !== null || open === "true",
        top,
        left: left + inset,
        width: width - inset,
        height,
      },
    ];
  });
}
