import { useMemo } from "react";
import type { Page, Section } from "../../../schemas/page";
import { registry } from "../../../sections/registry";
import { translationsOf, translationsOfPageItself } from "../../../src/layout/translations/translation_states";
import { writeTranslations } from "../../core/commands/write_translations";
import { getIn } from "../../core/set_in";
import type { FieldTranslations } from "../../fields/field_context";
import { useEditor, useWorkplace } from "../../workplace/use_editor";
import { oncePerSection } from "./once_per_section";

const textsOf = oncePerSection((section) => translationsOf(section, registry));

/** How far the translations of a section, or of the page's own texts, are. */
export function useTranslations(holder: Section | Page): FieldTranslations {
  const editor = useEditor();
  const { persona } = useWorkplace();
  return useMemo(() => {
    const section = "type" in holder ? holder : null;
    const texts = section ? textsOf(section) : translationsOfPageItself(holder as Page);
    return {
      byPath: new Map(texts.map((text) => [text.path.join("."), text])),
      confirm(path) {
        const { language } = persona.getState().persona;
        const text = getIn(holder, [...path, language]);
        if (typeof text === "string") editor.run(writeTranslations(language, [{ sectionId: section?.id ?? null, path, text }]));
      },
    };
  }, [editor, persona, holder]);
}
