import { type AnyControl, asText, type Change, type FieldProps, isRecord, issuesAt } from "../explain/field_props";
import { labelOf, optionOf } from "../explain/field_words";
import { Field } from "./Field";
import { useT } from "./field_context";
import { FieldGroup } from "./FieldFrame";
import css from "./fields.module.css";
import type { PickerKind } from "./picker_choices";
import { resetOf } from "./reset_of";

/** The kinds of sources that name things, and which. */
const named: Partial<Record<string, PickerKind>> = {
  category: "category",
  topCategory: "top_category",
  provider: "provider",
  gameCodes: "game",
};
/** Those that have nothing to name. */
const whole: ReadonlySet<unknown> = new Set(["recent", "favorites"]);

const listOf = (kind: PickerKind): AnyControl => ({ control: "list", item: { control: kind }, starter: "", isPicked: true });

/** Where games come from: what of, and then which of them, chosen and in an order of one's own. */
export function SourceField(props: FieldProps) {
  const { control, value, fallback, label, issues, path, type, onChange } = props;
  const t = useT();
  const shown = isRecord(value) ? value : isRecord(fallback) ? fallback : {};
  const { kind } = shown;
  const names = asText(shown["value"]);
  const of = named[String(kind)];
  const word = optionOf(t, type, [...path, "kind"], kind);

  /** Another kind begins with nothing chosen. */
  const changeKind: Change = (next) => onChange(next === undefined ? undefined : { ...shown, kind: next, value: "" });
  const changeNames = (next: string) => onChange({ ...shown, value: next });
  const ids = names === "" ? [] : names.split(",").map((name) => idIn(name.trim(), of));

  const changeIds: Change = (next, at = []) => {
    const [, index] = at;
    const all = typeof index === "number" ? ids.with(index, asText(next)) : Array.isArray(next) ? next.map(asText) : [];
    changeNames(all.filter((id) => id !== "").join(","));
  };
  return (
    <FieldGroup
      label={label}
      path={path}
      issues={issues.filter((issue) => issue.path.length === 0)}
      kind="source"
      onReset={resetOf(props)}
    >
      <div className={css.inner}>
        <Field
          name="kind"
          within={path}
          control={{ control: "select", options: control.options ?? [] }}
          value={kind}
          label={labelOf(t, type, [...path, "kind"])}
          issues={issuesAt(issues, "kind")}
          type={type}
          onChange={changeKind}
        />
        {of ? (
          <Field
            key={of}
            name="value"
            within={path}
            control={listOf(of)}
            value={ids}
            label={word}
            issues={issuesAt(issues, "value")}
            type={type}
            onChange={changeIds}
          />
        ) : (
          !whole.has(kind) && (
            <Field
              name="value"
              within={path}
              control={{ control: "string" }}
              value={names}
              label={word}
              issues={issuesAt(issues, "value")}
              type={type}
              onChange={(next) => changeNames(asText(next))}
            />
          )
        )}
      </div>
    </FieldGroup>
  );
}

/** A sub-category is known by its own slug, whatever stands before it. */
const idIn = (name: string, of: PickerKind | undefined) =>
  of === "category" && !name.includes(":") ? (name.split("/").at(-1) ?? name) : name;
