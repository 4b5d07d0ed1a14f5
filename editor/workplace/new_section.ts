import type { TFunction } from "i18next";
import { newestVersion, registry } from "../../sections/registry";
import { sampleMarks } from "../../src/layout/samples";
import type { Section } from "../../schemas/page";
import { freeName } from "../core/free_name";
import { newId } from "../core/new_id";
import { flatten } from "../core/tree";
import { editorOf } from "./section_types";

interface Start {
  page: { sections: readonly Section[] };
  t: TFunction;
  /** One of the type's presets; its starter without one. */
  preset?: string | undefined;
}

/** A section of a type as it starts, under a name that the page does not have; null where nobody knows the type or the preset. */
export function newSection(type: string, { page, t, preset }: Start): Section | null {
  const editor = editorOf(type);
  const start = preset === undefined ? editor?.starter : editor?.presets?.[preset];
  if (!editor || !start) return null;
  const taken = new Set(flatten(page.sections).map(({ name }) => name));
  const props = structuredClone(start) as Record<string, unknown>;
  const samples = sampleMarks(registry.schemaOf(type), props);
  return {
    id: newId(),
    name: freeName(t(`sections.${type}.name`), taken),
    type,
    version: newestVersion(type),
    ...(editor.access ? { access: editor.access } : {}),
    props,
    ...(samples.length > 0 ? { samples } : {}),
    ...(editor.isContainer ? { sections: [] } : {}),
  };
}
