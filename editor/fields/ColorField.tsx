import { useT } from "./field_context";
import { FieldFrame } from "./FieldFrame";
import { asText, type FieldProps } from "../explain/field_props";
import css from "./fields.module.css";
import { resetOf } from "./reset_of";

/** A colour by the system's own picker or as hex; transparency only as hex with eight digits. */
export function ColorField(props: FieldProps) {
  const { value, fallback, onChange, label, issues, path } = props;
  const t = useT();
  const text = asText(value ?? fallback);
  return (
    <FieldFrame label={label} path={path} issues={issues} kind="color" onReset={resetOf(props)} isSide>
      {(input) => (
        <span className={css.box}>
          <span className={css.swatch} style={{ background: opaque(text) ? text : undefined }}>
            <input
              type="color"
              aria-label={t("fields.pick_color", { label })}
              value={opaque(text) ?? "#000000"}
              onChange={(event) => onChange(event.target.value)}
            />
          </span>
          <input
            {...input}
            className={css.mono}
            value={text}
            placeholder={t("fields.empty.color")}
            spellCheck={false}
            autoComplete="off"
            onChange={(event) => onChange(event.target.value === "" ? undefined : event.target.value)}
          />
        </span>
      )}
    </FieldFrame>
  );
}

/** What the system's picker understands, `#rrggbb`; null where the text is no colour. */
function opaque(text: string): string | null {
  const [, short, long] = /^#(?:([\da-f]{3})|([\da-f]{6})(?:[\da-f]{2})?)$/i.exec(text) ?? [];
  if (long) return `#${long}`;
  return short ? `#${[...short].map((digit) => digit + digit).join("")}` : null;
}
