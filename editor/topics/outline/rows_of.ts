import type { Section } from "../../../schemas/page";
import type { Language } from "../../../schemas/text";
import type { Viewer } from "../../../schemas/viewer";
import type { Evaluation } from "../../../src/layout/evaluate";
import { isGhost, isInvalid, isUnknownType, type PageEvaluation } from "../../workplace/evaluation/evaluate_page";
import { translationMark } from "../../workplace/translation_mark";
import { columnId } from "../../core/column_id";
import { wholeShares } from "../../core/column_widths";
import type { Types } from "../../core/command";
import { pageTree } from "../../core/page_tree";
import { itemName } from "../../explain/item_words";
import { itemsOf, type SectionItem } from "./items_of";

export type Filter = "all" | "hidden" | "invalid" | "to_translate";

export interface Row {
  section: Section;
  depth: number;
  /** There is something below it that can be closed. */
  isExpandable: boolean;
  /** The persona does not see the section. */
  isHidden: boolean;
  isInvalid: boolean;
  isUnknown: boolean;
  /** Where the row is a single banner of the section. */
  item?: SectionItem;
  /** Where the row is one of the section's columns. */
  column?: { number: number; count: number; share: number };
  /** Its number among the rows of its level and how many they are, where not all of them are rendered. */
  place?: Place | undefined;
}

/** Counted from 1. */
export interface Place {
  number: number;
  count: number;
}

interface View {
  filter: Filter;
  search: string;
  collapsed: ReadonlySet<string>;
  evaluation: PageEvaluation;
  viewer: Viewer;
  language: Language;
  types: Types;
}

const plainRows = new WeakMap<Section, { evaluation: Evaluation | undefined; row: Row }>(); // sections never change in place

/** The rows that the outline shows: sections in columns under their columns. A search or a filter lists what fits however deep it lies, under what holds it. */
export function rowsOf(sections: readonly Section[], view: View): Row[] {
  const isWhole = view.filter === "all" && view.search.trim() === "";
  const wanted = view.search.trim().toLocaleLowerCase();

  const standing = ({ id }: Section) => {
    const evaluation = view.evaluation.byId.get(id);
    return { isHidden: isGhost(evaluation), isInvalid: isInvalid(evaluation), isUnknown: isUnknownType(evaluation) };
  };

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

  const tree = pageTree(sections, view.types);

  const columnRows = (section: Section, depth: number): Row[] => {
    const count = tree.columnCount(section.id);
    const shares = count > 0 ? wholeShares(view.types.widthsOf(section) ?? []) : [];
    return Array.from({ length: count }, (_, number) => number).flatMap((number) => {
      const inner = rows(tree.childrenOf(columnId(section.id, number)), depth + 1);
      const column = { number, count, share: shares[number] ?? 0 };
      return isWhole || inner.length > 0 ? [{ section, depth, isExpandable: false, column, ...standing(section) }, ...inner] : [];
    });
  };

  const rows = (siblings: readonly Section[], depth: number): Row[] => {
    const found: Row[] = [];
    for (const section of siblings) {
      const items = itemsOf(section, view.viewer);
      const isExpandable = items.length > 0 || Boolean(section.sections?.length) || tree.columnCount(section.id) > 0;
      if (!isExpandable) {
        if (isWhole || fits(section)) found.push(plainRow(section, depth));
        continue;
      }
      const row = { section, depth, isExpandable, ...standing(section) };
      if (isWhole && view.collapsed.has(section.id)) {
        found.push(row);
        continue;
      }
      const shown = items.filter((item) => isWhole || fitsItem(item));
      const inner = [
        ...shown.map((item) => ({ section, depth: depth + 1, isExpandable: false, item, ...standing(section) })),
        ...rows(tree.childrenOf(section.id), depth + 1),
        ...columnRows(section, depth + 1),
      ];
      if (isWhole || inner.length > 0 || fits(section)) found.push(row, ...inner);
    }
    return found;
  };

  /** The row of a section with nothing below it: as it was, while nothing about it changes. */
  const plainRow = (section: Section, depth: number): Row => {
    const evaluation = view.evaluation.byId.get(section.id);
    const before = plainRows.get(section);
    if (before?.evaluation === evaluation && before?.row.depth === depth) return before.row;
    const row = { section, depth, isExpandable: false, ...standing(section) };
    plainRows.set(section, { evaluation, row });
    return row;
  };

  return rows(tree.childrenOf(null), 0);
}
