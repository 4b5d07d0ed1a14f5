import { useMemo } from "react";
import type { Section } from "../../../schemas/page";
import { registry } from "../../../sections/registry";
import { samplesIn } from "../../../src/layout/samples";
import { keepSamples } from "../../core/commands/keep_samples";
import type { AnyControl } from "../../explain/field_props";
import { type FieldSamples, FieldSamplesProvider, FieldTranslationsProvider } from "../../fields/field_context";
import { Fields } from "../../fields/FieldsField";
import { editorOf } from "../../workplace/section_types";
import { useEditor } from "../../workplace/use_editor";
import { fallbacksOf } from "./fallbacks";
import css from "./Inspector.module.css";
import { ReferenceNote } from "./ReferenceNote";
import { SampleNote } from "./SampleNote";
import { useChangeProps } from "./use_change_props";
import { useTranslations } from "./use_translations";

const common: Record<string, AnyControl> = { title: { control: "text" }, anchor: { control: "anchor" } };
const noProps = {};
const path = ["props"];

/** A section's props, by the controls that its type names. */
export function ContentTab({ section }: { section: Section }) {
  const change = useChangeProps(section.id);
  const samples = useSamples(section);
  const translations = useTranslations(section);
  const fields = (editorOf(section.type)?.fields ?? {}) as Record<string, AnyControl>; // every control of `define_editor.ts` is one
  const shared = {
    value: section.props ?? noProps,
    fallback: fallbacksOf(section.type),
    issues: registry.issuesOf(section),
    path,
    type: section.type,
    onChange: change,
  };
  return (
    <FieldSamplesProvider value={samples}>
      <FieldTranslationsProvider value={translations}>
        <ReferenceNote section={section} />
        {samples.paths.size > 0 && <SampleNote count={samples.paths.size} onKeep={samples.keepAll} />}
        <div className={css.part}>
          <Fields {...shared} fields={common} />
        </div>
        {Object.keys(fields).length > 0 && (
          <div className={css.part}>
            <Fields {...shared} fields={fields} />
          </div>
        )}
      </FieldTranslationsProvider>
    </FieldSamplesProvider>
  );
}

function useSamples(section: Section): FieldSamples & { keepAll: () => void } {
  const editor = useEditor();
  return useMemo(() => {
    const left = samplesIn(section, registry.schemaOf(section.type));
    const keep = (kept: typeof left) =>
      editor.run(
        keepSamples(
          section.id,
          kept.flatMap(({ marks }) => marks),
        ),
      );
    return {
      paths: new Set(left.map((sample) => sample.path.join("."))),
      keep: (path) => keep(left.filter((sample) => sample.path.join(".") === path.join("."))),
      keepAll: () => keep(left),
    };
  }, [section, editor]);
}
