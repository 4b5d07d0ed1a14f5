import { deviceNames } from "../../schemas/rules";
import type { FieldProps } from "../explain/field_props";
import { useT } from "./field_context";
import { FieldGroup } from "./FieldFrame";
import css from "./fields.module.css";

/** The devices that it is for, by the width of the page; none ticked means all. What is not known here stays. */
export function DevicesField({ value, onChange, label, issues, path }: FieldProps) {
  const t = useT();
  const chosen: readonly unknown[] = Array.isArray(value) ? value : [];
  const isAny = chosen.length > 0;
  const isOfSection = path[0] !== "props";

  function toggle(device: (typeof deviceNames)[number]) {
    const unknown = chosen.filter((one) => !deviceNames.some((name) => name === one));
    const next = deviceNames.filter((name) => (name === device) !== chosen.includes(name));
    onChange(next.length + unknown.length > 0 ? [...next, ...unknown] : undefined);
  }

  return (
    <FieldGroup
      label={label}
      path={path}
      issues={issues}
      kind="devices"
      onReset={isAny ? () => onChange(undefined) : undefined}
      aside={t(isAny ? "fields.devices.some" : "fields.devices.all")}
      hint={isAny ? t(isOfSection ? "fields.devices.hint" : "fields.devices.hint_banner") : undefined}
    >
      <div className={css.checks}>
        {deviceNames.map((device) => (
          <label key={device} className={css.chip}>
            <input type="checkbox" checked={chosen.includes(device)} onChange={() => toggle(device)} />
            {t(`fields.devices.${device}`)}
          </label>
        ))}
      </div>
    </FieldGroup>
  );
}
