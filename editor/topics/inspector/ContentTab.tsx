import { useMemo } from "react";
import type { Section } from "../../../schemas/page";
import { registry } from "../../../sections/registry";
import { samplesIn } from "../../../src/layout/samples";
import { keepSamples } from "../../core/commands/keep_samples";
import type { AnyControl } from "../../explain/field_props";
import { type FieldSamples, FieldSamplesProvider, FieldTranslationsProvider } from "../../fields/field_context";
import { Fields } from "../../fields/FieldsField";
import { editorOf } from "../../workplace/section_editors";
import { useEditor } from "../../workplace/use_editor";
import { fallbacksOf } from "./fallbacks";
import css from "./Inspector.module.css";
import { oncePerSection } from "./once_per_section";
import { ReferenceNote } from "./ReferenceNote";
import { SampleNote } from "./SampleNote";
import { Settled } from "./Settled";
import { useChangeProps } from "./use_change_props";
import { useTranslations } from "./use_translations";

const common: Record<string, AnyControl> = { title: { control: "text" }, anchor: { control: "anchor" } };
const noProps = {};
const path = ["props"];

/** A section's props, by the controls that its type names. */
export function ContentTab({ section }: { section: Section }) {
  const { paths, keepAll } = useSamples(section);
  return (
    <>
      <ReferenceNote section={section} />
      {paths.size > 0 && <SampleNote count={paths.size} onKeep={keepAll} />}
      <div className={css.part}>
        <Props section={section} fields={common} />
      </div>
      {Object.keys(fieldsOf(section)).length > 0 && (
        <Settled section={section} isQuick={hasQuickFields(section)} className={css.part}>
          {(shown) => <Props section={shown} fields={fieldsOf(shown)} />}
        </Settled>
      )}
    </>
  );
}

const fieldsOf = ({ type }: Section) => (editorOf(type)?.fields ?? {}) as Record<string, AnyControl>; // every control of `define_editor.ts` is one

/** So many fields are made in no time, where none of them holds others or brings an editor of its own. */
const few = 8;
const slow: ReadonlySet<string> = new Set(["list", "fields", "banner", "rich_text", "per_language", "columns", "addresses"]);

function hasQuickFields(section: Section): boolean {
  const fields = Object.values(fieldsOf(section));
  return fields.length <= few && fields.every(({ control }) => !slow.has(control));
}

function Props({ section, fields }: { section: Section; fields: Record<string, AnyControl> }) {
  const change = useChangeProps(section.id);
  return (
    <FieldSamplesProvider value={useSamples(section)}>
      <FieldTranslationsProvider value={useTranslations(section)}>
        <Fields
          fields={fields}
          value={section.props ?? noProps}
          fallback={fallbacksOf(section.type)}
          issues={registry.issuesOf(section)}
          path={path}
          type={section.type}
          onChange={change}
        />
      </FieldTranslationsProvider>
    </FieldSamplesProvider>
  );
}

const samplesLeft = oncePerSection((section) => samplesIn(section, registry.schemaOf(section.type)));

function useSamples(section: Section): FieldSamples & { keepAll: () => void } {
  const editor = useEditor();
  return useMemo(() => {
    const left = samplesLeft(section);
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
