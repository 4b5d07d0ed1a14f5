import type { EditorState } from "../../core/command";
import { find, flatten, path } from "../../core/tree";
import type { Page, Section } from "../../../schemas/page";

/** The section that an arrow leads to from the selected one, in the order of the outline; null where there is none. */
export function neighbour(
  { page, selected }: EditorState,
  collapsed: ReadonlySet<string>,
  direction: "up" | "down" | "in" | "out",
): string | null {
  if (selected === null) return direction === "down" ? (page.sections[0]?.id ?? null) : null;
  if (direction === "out") return path(page.sections, selected).at(-2)?.id ?? null;
  if (direction === "in") return find(page.sections, selected)?.sections?.[0]?.id ?? null;
  const visible = visibleOrder(page, collapsed);
  return visible[visible.indexOf(selected) + (direction === "down" ? 1 : -1)] ?? null;
}

/** The ids of the sections in the order in which the outline lists them, without what closed containers hold. */
export const visibleOrder = ({ sections }: Page, collapsed: ReadonlySet<string>): string[] =>
  flatten(open(sections, collapsed)).map(({ id }) => id);

const open = (sections: readonly Section[], collapsed: ReadonlySet<string>): Section[] =>
  sections.map((section) =>
    section.sections ? { ...section, sections: collapsed.has(section.id) ? [] : open(section.sections, collapsed) } : section,
  );
