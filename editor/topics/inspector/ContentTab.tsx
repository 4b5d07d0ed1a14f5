import type { Section } from "../../../schemas/page";
import { registry } from "../../../sections/registry";
import type { AnyControl } from "../../explain/field_props";
import { Fields } from "../../fields/FieldsField";
import { editorOf } from "../../workplace/section_types";
import { fallbacksOf } from "./fallbacks";
import css from "./Inspector.module.css";
import { useChangeProps } from "./use_change_props";

const common: Record<string, AnyControl> = { title: { control: "text" }, anchor: { control: "anchor" } };
const noProps = {};
const path = ["props"];

/** A section's props, by the controls that its type names. */
export function ContentTab({ section }: { section: Section }) {
  const change = useChangeProps(section.id);
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
    <>
      <div className={css.part}>
        <Fields {...shared} fields={common} />
      </div>
      {Object.keys(fields).length > 0 && (
        <div className={css.part}>
          <Fields {...shared} fields={fields} />
        </div>
      )}
    </>
  );
}
