import { Plus, X } from "lucide-react";
import { useState } from "react";
import { type Text, textIn } from "../../schemas/text";
import { AddressInput } from "./AddressInput";
import { useFieldView, useT } from "./field_context";
import { FieldFrame, FieldGroup } from "./FieldFrame";
import { type FieldProps, asText, isRecord, issuesAt } from "../explain/field_props";
import css from "./fields.module.css";
import { changeText, textsOf } from "../explain/text_value";

/** Addresses by the key that the site knows them by, per language where they differ. */
export function AddressesField({ value, label, issues, path, onChange }: FieldProps) {
  const t = useT();
  const { contentLanguage } = useFieldView();
  const [key, setKey] = useState("");
  const entries = isRecord(value) ? Object.entries(value) : [];
  const isTaken = entries.some(([known]) => known === key);

  return (
    <FieldGroup
      label={label}
      path={path}
      issues={issues.filter((issue) => issue.path.length === 0)}
      kind="addresses"
      aside={entries.length > 0 ? entries.length : undefined}
    >
      {entries.map(([name, text]) => (
        <FieldFrame
          key={name}
          label={name}
          path={[...path, name]}
          issues={issuesAt(issues, name)}
          kind="url"
          aside={
            <button
              type="button"
              className={css.iconSmall}
              aria-label={t("fields.remove_named", { name })}
              onClick={() => onChange(undefined, [name])}
            >
              <X size={12} aria-hidden="true" />
            </button>
          }
        >
          {(input) => (
            <AddressInput
              input={input}
              label={name}
              value={asText(textsOf(text)[contentLanguage])}
              placeholder={textIn(textsOf(text) as Text, contentLanguage)}
              onChange={(next) =>
                changeText(
                  {
                    value: text,
                    fallback: undefined,
                    onChange: (changed, at = []) => onChange(changed ?? (at.length > 0 ? undefined : {}), [name, ...at]),
                  },
                  contentLanguage,
                  next,
                )
              }
            />
          )}
        </FieldFrame>
      ))}
      <form
        className={css.line}
        onSubmit={(event) => {
          event.preventDefault();
          if (key === "" || isTaken) return;
          onChange({}, [key]);
          setKey("");
        }}
      >
        <input
          className={`${css.box} ${css.mono}`}
          aria-label={t("settings.new_key")}
          placeholder={t("settings.new_key")}
          value={key}
          autoComplete="off"
          spellCheck={false}
          onChange={(event) => setKey(event.target.value)}
        />
        <button type="submit" className={css.button} disabled={key === "" || isTaken}>
          <Plus size={14} aria-hidden="true" />
          {t("fields.list.add")}
        </button>
      </form>
    </FieldGroup>
  );
}
