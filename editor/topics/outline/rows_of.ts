import type { Section } from "../../../schemas/page";
import type { Language } from "../../../schemas/text";
import type { Viewer } from "../../../schemas/viewer";
import { isGhost, isInvalid, isUnknownType, type PageEvaluation } from "../../workplace/evaluation/evaluate_page";
import { translationMark } from "../../workplace/translation_mark";
import { itemName } from "../../explain/item_words";
import { itemsOf, type SectionItem } from "./items_of";

export type Filter = "all" | "hidden" | "invalid" | "to_translate";

export interface Row {
  section: Section;
  depth: number;
  /** There is something below it that can be closed. */
  isExpandable: boolean;
  /** Where the row is a single banner of the section. */
  item?: SectionItem;
}

interface View {
  filter: Filter;
  search: string;
  collapsed: ReadonlySet<string>;
  evaluation: PageEvaluation;
  viewer: Viewer;
  language: Language;
}

/** The rows that the outline shows. A search or a filter lists what fits however deep it lies, under what holds it. */
export function rowsOf(sections: readonly Section[], view: View): Row[] {
  const isWhole = view.filter === "all" && view.search.trim() === "";
  const wanted = view.search.trim().toLocaleLowerCase();

  const fits = (section: Section) => {
    const evaluation = view.evaluation.byId.get(section.id);
    if (view.filter === "hidden" && !isGhost(evaluation)) return false;
    if (view.filter === "invalid" && !isInvalid(evaluation) && !isUnknownType(evaluation)) return false;
    if (view.filter === "to_translate" && !translationMark(section, view.viewer.language)) return false;
    return section.name.toLocaleLowerCase().includes(wanted) || section.type.includes(wanted);
  };

  const fitsItem = ({ item, evaluation }: SectionItem) => {
    if (
      view.filter === "invalid" ||
      view.filter === "to_translate" ||
      (view.filter === "hidden" && evaluation?.verdict !== "hidden")
    )
      return false;
    return itemName(item, view.language).toLocaleLowerCase().includes(wanted);
  };

  const rows = (siblings: readonly Section[], depth: number): Row[] =>
    siblings.flatMap((section) => {
      const items = itemsOf(section, view.viewer);
      const isExpandable = items.length > 0 || Boolean(section.sections?.length);
      const row = { section, depth, isExpandable };
      if (isWhole && view.collapsed.has(section.id)) return [row];
      const shown = items.filter((item) => isWhole || fitsItem(item));
      const inner = [
        ...shown.map((item) => ({ section, depth: depth + 1, isExpandable: false, item })),
        ...rows(section.sections ?? [], depth + 1),
      ];
      return isWhole || inner.length > 0 || fits(section) ? [row, ...inner] : [];
    });

  return rows(sections, 0);
}
