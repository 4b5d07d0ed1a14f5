import { useCallback } from "react";
import type { Section } from "../../../schemas/page";
import type { Rules } from "../../../schemas/rules";
import { setRule } from "../../core/commands/set_rule";
import { find } from "../../core/tree";
import { getIn, setIn } from "../../core/set_in";
import { type AnyControl, type Change, noIssues } from "../../explain/field_props";
import { Fields } from "../../fields/FieldsField";
import { useEditor } from "../../workplace/use_editor";
import css from "./Inspector.module.css";
import { VerdictNote } from "./VerdictNote";

const parts: Record<string, AnyControl>[] = [
  { isVisible: { control: "toggle" }, access: { control: "access" }, audiences: { control: "audiences" } },
  { countries: { control: "countries" } },
  { devices: { control: "devices" } },
  { schedule: { control: "schedule" } },
];
const fallbacks = { isVisible: true, access: "any" };
const path: string[] = [];

/** Who sees the section. A rule that asks for nothing is taken off the page. */
export function RulesTab({ section }: { section: Section }) {
  const editor = useEditor();
  const { id } = section;

  const change = useCallback<Change>(
    (value, at = []) => {
      const [rule, ...inside] = at as [keyof Rules, ...string[]]; // the fields above are the rules
      const current = getIn(find(editor.getState().page.sections, id), [rule]);
      const next = setIn(current, inside, value) as Rules[keyof Rules];
      editor.run(setRule(id, rule, rule === "isVisible" && next === true ? undefined : next));
    },
    [editor, id],
  );

  return (
    <>
      <div className={css.part}>
        <VerdictNote section={section} />
        <Fields
          fields={parts[0] ?? {}}
          value={section}
          fallback={fallbacks}
          issues={noIssues}
          path={path}
          type={null}
          onChange={change}
        />
      </div>
      {parts.slice(1).map((fields, index) => (
        <div key={index} className={css.part}>
          <Fields fields={fields} value={section} issues={noIssues} path={path} type={null} onChange={change} />
        </div>
      ))}
    </>
  );
}
