import type { PropsIssue } from "../../src/layout/registry";
import { DateInput } from "../../src/kit/ui/form/DateInput";
import { useT } from "./field_context";
import { FieldGroup } from "./FieldFrame";
import { asText, type Change } from "../explain/field_props";
import fields from "./fields.module.css";
import css from "./Schedule.module.css";

interface Props {
  schedule: Record<string, unknown>;
  path: readonly (string | number)[];
  issues: readonly PropsIssue[];
  onChange: Change;
}

/** The hours of a day in which it shows; a window that ends before it starts runs past midnight. */
export function TimeWindow({ schedule, path, issues, onChange }: Props) {
  const t = useT();
  const { startTime, endTime } = schedule;
  const isOvernight = typeof startTime === "string" && typeof endTime === "string" && startTime >= endTime;
  const input = (name: "startTime" | "endTime") => (
    <DateInput
      type="time"
      words={asText(schedule[name])}
      className={fields.box}
      aria-label={t(`fields.schedule.${name}`)}
      aria-invalid={issues.some((issue) => issue.path[0] === name) || undefined}
      value={asText(schedule[name])}
      onChange={(event) => onChange(event.target.value === "" ? undefined : event.target.value, [name])}
    />
  );
  return (
    <FieldGroup
      label={t("fields.schedule.hours")}
      path={[...path, "startTime"]}
      issues={issues.filter(({ path: [name] }) => name === "startTime" || name === "endTime")}
      kind="schedule"
      hint={isOvernight ? t("fields.schedule.overnight") : undefined}
    >
      <div className={css.hours}>
        {input("startTime")}
        <span aria-hidden="true">{t("fields.schedule.to")}</span>
        {input("endTime")}
      </div>
    </FieldGroup>
  );
}
