import { useT } from "./field_context";
import { FieldFrame } from "./FieldFrame";
import { asText, type FieldProps } from "../explain/field_props";
import css from "./fields.module.css";
import { resetOf } from "./reset_of";

/** One line of text, the same in every language: also addresses, anchors and keys. An emptied field is taken away. */
export function StringField(props: FieldProps) {
  const { control, value, fallback, onChange, label, issues, path } = props;
  const t = useT();
  const isCode = control.control === "anchor" || control.control === "url";
  const hint = control.control === "anchor" && value ? t("fields.anchor_hint", { anchor: value }) : undefined;
  return (
    <FieldFrame label={label} path={path} issues={issues} kind={control.control} onReset={resetOf(props)} hint={hint} isSide>
      {(input) => (
        <input
          {...input}
          className={`${css.box} ${isCode ? css.mono : ""}`}
          value={asText(value ?? fallback)}
          placeholder={t(`fields.empty.${isCode ? control.control : "string"}`)}
          spellCheck={!isCode}
          autoComplete="off"
          inputMode={control.control === "url" ? "url" : "text"}
          onChange={(event) => onChange(event.target.value === "" ? undefined : event.target.value)}
        />
      )}
    </FieldFrame>
  );
}
