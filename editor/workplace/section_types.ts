import { editors } from "../../sections/editors";
import type { SectionEditor } from "../../sections/define_editor";
import { keepSources } from "../../src/layout/translations/keep_sources";
import { writeTranslations } from "../../src/layout/translations/write_translations";
import { registry, widthsOf, withColumns, withWidths } from "../../sections/registry";
import type { Types } from "../core/command";

const all: Record<string, SectionEditor> = editors;

/** How a type is edited, or null where nobody knows the type. */
export const editorOf = (type: string): SectionEditor | null => (Object.hasOwn(all, type) ? (all[type] ?? null) : null);

/** What the core asks about section types. */
export const types: Types = {
  isContainer: (type) => editorOf(type)?.isContainer === true,
  columnsOf: registry.columnsOf,
  withColumns,
  keepSources: (before, after) => keepSources(before, after, registry),
  writeTranslations: (page, language, written) => writeTranslations(page, language, written, registry),
  widthsOf,
  withWidths,
};

export const sectionTypes = Object.keys(all);

const wrapping = (kind: SectionEditor["wraps"]) => sectionTypes.find((type) => all[type]?.wraps === kind) ?? "";

/** The types that sections are wrapped in. */
export const wrapTypes = { group: wrapping("group"), columns: wrapping("columns") };
