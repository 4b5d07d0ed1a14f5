import { keepSources } from "../../src/layout/translations/keep_sources";
import { writeTranslations } from "../../src/layout/translations/write_translations";
import { isContainer, registry, widthsOf, withColumns, withWidths } from "../../sections/registry";
import type { Types } from "../core/command";

/** What the core asks about section types. */
export const types: Types = {
  isContainer,
  columnsOf: registry.columnsOf,
  withColumns,
  keepSources: (before, after) => keepSources(before, after, registry),
  writeTranslations: (page, language, written) => writeTranslations(page, language, written, registry),
  widthsOf,
  withWidths,
};
