import type { Page, Section } from "../../schemas/page";
import { flatten } from "../core/tree";
import { isSameValue } from "../fields/same_value";

/** The sections in which two states of a page differ: changed, or in one of them only. */
export function changedSections(mine: Page, theirs: Page): Section[] {
  const own = (section: Section | undefined) => section && { ...section, sections: section.sections?.map(({ id }) => id) };
  const others = new Map(flatten(theirs.sections).map((section) => [section.id, section]));
  const mineById = new Set(flatten(mine.sections).map(({ id }) => id));
  const changed = flatten(mine.sections).filter((section) => !isSameValue(own(section), own(others.get(section.id))));
  return [...changed, ...[...others.values()].filter(({ id }) => !mineById.has(id))];
}
