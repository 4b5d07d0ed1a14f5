import type { RowBox } from "./outline_target";

/** The rows of the outline, from what they say about themselves. */
export const readRows = (outline: Element): RowBox[] =>
  Array.from(outline.querySelectorAll<HTMLElement>("[data-row]"), (row) => {
    const { row: id = "", parent = "", index = "0", container, open, depth = "0" } = row.dataset;
    const rect = row.getBoundingClientRect();
    const indent = 16 * Number(depth);
    return {
      id,
      parent: parent === "" ? null : parent,
      index: Number(index),
      isContainer: container === "true",
      isOpen: open === "true",
      top: rect.top,
      left: rect.left + indent,
      width: rect.width - indent,
      height: rect.height,
    };
  });
