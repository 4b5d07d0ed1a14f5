import type { Section } from "../../../schemas/page";
import { isGhost, isInvalid, isUnknownType, type PageEvaluation } from "../../evaluation/evaluate_page";

export type Filter = "all" | "hidden" | "invalid";

export interface Row {
  section: Section;
  depth: number;
}

interface View {
  filter: Filter;
  search: string;
  collapsed: ReadonlySet<string>;
  evaluation: PageEvaluation;
}

/** The rows that the outline shows. A search or a filter lists what fits however deep it lies, under what holds it. */
export function rowsOf(sections: readonly Section[], view: View): Row[] {
  const isWhole = view.filter === "all" && view.search.trim() === "";
  const wanted = view.search.trim().toLocaleLowerCase();

  const fits = (section: Section) => {
    const evaluation = view.evaluation.byId.get(section.id);
    if (view.filter === "hidden" && !isGhost(evaluation)) return false;
    if (view.filter === "invalid" && !isInvalid(evaluation) && !isUnknownType(evaluation)) return false;
    return section.name.toLocaleLowerCase().includes(wanted) || section.type.includes(wanted);
  };

  const rows = (siblings: readonly Section[], depth: number): Row[] =>
    siblings.flatMap((section) => {
      const row = { section, depth };
      const isOpen = !isWhole || !view.collapsed.has(section.id);
      const inner = isOpen && section.sections ? rows(section.sections, depth + 1) : [];
      return isWhole || inner.length > 0 || fits(section) ? [row, ...inner] : [];
    });

  return rows(sections, 0);
}
