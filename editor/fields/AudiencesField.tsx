import { audienceNames, type AudienceName } from "../../schemas/rules";
import { useT } from "./field_context";
import { FieldGroup } from "./FieldFrame";
import { type FieldProps, isRecord } from "../explain/field_props";
import css from "./fields.module.css";
import { takeAway } from "./take_away";

/** Who may see it: any ticked box is enough, no box ticked means everyone (L-5.16). */
export function AudiencesField({ value, onChange, label, issues, path }: FieldProps) {
  const t = useT();
  const flags = isRecord(value) ? value : {};
  const isAny = audienceNames.some((name) => flags[name] === true);

  function toggle(name: AudienceName) {
    const { [name]: was, ...others } = flags;
    const next = was === true ? others : { ...others, [name]: true };
    onChange(Object.values(next).some((flag) => flag !== false) ? next : undefined);
  }

  return (
    <FieldGroup
      label={label}
      path={path}
      issues={issues}
      kind="audiences"
      onReset={isAny ? () => onChange(takeAway(value, audienceNames)) : undefined}
      aside={t(isAny ? "fields.audiences.any" : "fields.audiences.none")}
    >
      <div className={css.checks}>
        {audienceNames.map((name) => (
          <label key={name} className={css.chip}>
            <input type="checkbox" checked={flags[name] === true} onChange={() => toggle(name)} />
            {t(`fields.audiences.${name}`)}
          </label>
        ))}
      </div>
    </FieldGroup>
  );
}
