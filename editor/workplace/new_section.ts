import type { TFunction } from "i18next";
import { newestVersion, registry } from "../../sections/registry";
import { sampleMarks } from "../../src/layout/samples";
import type { Section } from "../../schemas/page";
import { freeName } from "../core/free_name";
import { newId } from "../core/new_id";
import { flatten } from "../core/tree";
import { editorOf } from "./section_types";

/** A section of a type as it starts, under a name that the page does not have; null where nobody knows the type. */
export function newSection(type: string, { page, t }: { page: { sections: readonly Section[] }; t: TFunction }): Section | null {
  const editor = editorOf(type);
  if (!editor) return null;
  const taken = new Set(flatten(page.sections).map(({ name }) => name));
  const props = structuredClone(editor.starter) as Record<string, unknown>;
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
