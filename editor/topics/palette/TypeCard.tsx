import type { Language } from "../../../schemas/language";
import { useMemo } from "react";
import { loadTypes } from "../../../src/render/load_sections";
import { newSection } from "../../workplace/new_section";
import { editorOf } from "../../workplace/section_editors";
import type { Carried } from "../../workplace/drag_state";
import { useT, useWorkplace } from "../../workplace/use_editor";
import { Card } from "./Card";
import type { Subject } from "./pictures/pictures";
import { editorLocale } from "../../words/editor_locale";

/** The names of a type's presets. */
export const presetsOf = (type: string) => Object.keys(editorOf(type)?.presets ?? {});

interface Props {
  type: string;
  /** What a visitor downloads for it; missing where that was not measured. */
  bytes: number | undefined;
  onAdd: () => void;
}

/** One type: a picture of it, its name, and what a visitor downloads for it. */
export function TypeCard({ type, bytes, onAdd }: Props) {
  const t = useT();
  const { language } = useWorkplace();
  const size = bytes === undefined ? null : kilobytes(bytes, language);
  return (
    <Card
      subject={useSubject(type)}
      brings={{ carry: useCarried(type) }}
      name={t(`sections.${type}.name`)}
      hint={t(`sections.${type}.description`, { defaultValue: "" })}
      note={size && <small title={t("arranging.bytes_hint")}>{size}</small>}
      onReach={() => void loadTypes([type])} // its code is there when it is dropped
      onAdd={onAdd}
      data-palette-type={type}
    />
  );
}

/** Another way in which a section of a type may start. */
export function PresetCard({ type, preset, onAdd }: { type: string; preset: string; onAdd: () => void }) {
  const t = useT();
  return (
    <Card
      subject={useSubject(type, preset)}
      brings={{ carry: useCarried(type, preset) }}
      name={t(`sections.${type}.presets.${preset}`)}
      hint=""
      onReach={() => void loadTypes([type])}
      onAdd={onAdd}
      data-palette-preset={preset}
    />
  );
}

function useCarried(type: string, preset?: string): () => Carried | null {
  const { editor, t } = useWorkplace();
  return () => {
    const made = newSection(type, { page: editor.getState().page, t, preset });
    return made && { sections: [made], isNew: true };
  };
}

function useSubject(type: string, preset?: string): Subject {
  const t = useT();
  return useMemo(() => {
    const section = newSection(type, { page: { sections: [] }, t, preset });
    return { id: ["type", type, preset].join(":"), type, shows: section ? [section] : [] };
  }, [type, preset, t]);
}

const kilobytes = (bytes: number, language: Language) =>
  new Intl.NumberFormat(editorLocale(language), {
    style: "unit",
    unit: "kilobyte",
    maximumFractionDigits: 1,
    minimumFractionDigits: 1,
  }).format(bytes / 1000);
