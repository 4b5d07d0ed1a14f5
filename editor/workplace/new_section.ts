import type { TFunction } from "i18next";
import { registry } from "../../sections/registry";
import { sampleMarks } from "../../src/layout/samples";
import type { Section } from "../../schemas/page";
import { blankSection } from "./blank_section";
import { editorOf } from "./section_editors";

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
  const props = structuredClone(start) as Record<string, unknown>;
  const samples = sampleMarks(registry.schemaOf(type), props);
  return {
    ...blankSection(type, { page, t }),
    ...(editor.access ? { access: editor.access } : {}),
    props,
    ...(samples.length > 0 ? { samples } : {}),
  };
}
