import { Plus, X } from "lucide-react";
import { useFieldServices } from "./field_context";
import { FieldGroup } from "./FieldFrame";
import type { FieldProps } from "../explain/field_props";
import css from "./fields.module.css";
import { Select } from "./Select";

/** The names of other sections of the page, in their order. A name that no section has is shown as such. */
export function NamesField({ value, onChange, label, issues, path }: FieldProps) {
  const { t, sectionNames } = useFieldServices();
  const chosen: readonly string[] = Array.isArray(value) ? value.map(String) : [];
  const all = sectionNames();
  const free = all.filter((name) => !chosen.includes(name));
  return (
    <FieldGroup label={label} path={path} issues={issues} kind="names">
      <ol className={css.names}>
        {chosen.map((name, index) => (
          <li key={index} className={all.includes(name) ? css.name : css.lostName}>
            <span>{name}</span>
            {!all.includes(name) && <em>{t("fields.no_such_section")}</em>}
            <button
              type="button"
              className={css.iconSmall}
              aria-label={t("fields.remove_named", { name })}
              onClick={() => onChange(chosen.toSpliced(index, 1))}
            >
              <X size={12} aria-hidden="true" />
            </button>
          </li>
        ))}
      </ol>
      <div className={css.line}>
        <Plus size={14} aria-hidden="true" />
        <Select
          aria-label={t("fields.add_section_to", { label })}
          value=""
          onChange={(event) => onChange([...chosen, event.target.value])}
        >
          <option value="" disabled>
            {t(free.length > 0 ? "fields.add_section" : "fields.no_section_left")}
          </option>
          {free.map((name) => (
            <option key={name}>{name}</option>
          ))}
        </Select>
      </div>
    </FieldGroup>
  );
}
