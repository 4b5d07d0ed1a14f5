import { weekdays, type Weekday } from "../../schemas/rules";
import { weekdayWords } from "../explain/schedule_words";
import { fromWallTime, toWallTime } from "../../src/layout/zoned_time";
import { Combo } from "./Combo";
import { DateTimeField } from "./DateTimeField";
import { useFieldServices } from "./field_context";
import { FieldFrame, FieldGroup } from "./FieldFrame";
import { asText, type Change, type FieldProps, isRecord, issuesAt } from "../explain/field_props";
import css from "./Schedule.module.css";
import { ScheduleState } from "./ScheduleState";
import { takeAway } from "./take_away";
import { TimeWindow } from "./TimeWindow";

const known = ["startAt", "endAt", "validOnDays", "startTime", "endTime", "timeZone"];
const moment = { control: "date_time" } as const;
const timeZones = ["UTC", ...Intl.supportedValuesOf("timeZone").filter((name) => name !== "UTC")].map((name) => ({
  value: name,
  label: name.replaceAll("_", " "),
}));

/** When it is shown: from and until an instant, on days, between hours, all as the clock of one time zone shows it. */
export function ScheduleField({ value, onChange, label, issues, path }: FieldProps) {
  const { t, language } = useFieldServices();
  const schedule = isRecord(value) ? value : {};
  const timeZone = knownZone(schedule.timeZone);
  const days: readonly unknown[] = Array.isArray(schedule.validOnDays) ? schedule.validOnDays : [];

  const isSet = Object.keys(schedule).some((name) => known.includes(name));

  /** A schedule in which nothing is left is taken away. */
  const change: Change = (next, at = []) => {
    const [key] = at;
    const others = Object.keys(schedule).filter((name) => name !== key);
    if (next === undefined && others.length === 0) onChange(undefined);
    else if (isRecord(value)) onChange(next, at);
    else onChange({ [String(key)]: next });
  };
  const toggleDay = (day: Weekday) => {
    const next = weekdays.filter((one) => (one === day) !== days.includes(one));
    change(next.length > 0 ? next : undefined, ["validOnDays"]);
  };
  const timeField = (name: "startAt" | "endAt") => (
    <DateTimeField
      control={moment}
      value={schedule[name]}
      onChange={(next) => change(next, [name])}
      label={t(`fields.schedule.${name}`)}
      issues={issuesAt(issues, name)}
      path={[...path, name]}
      type={null}
      timeZone={timeZone}
    />
  );

  return (
    <FieldGroup
      label={label}
      path={path}
      issues={issues.filter((issue) => issue.path.length === 0)}
      kind="schedule"
      onReset={isSet ? () => onChange(takeAway(value, known)) : undefined}
    >
      {timeField("startAt")}
      {timeField("endAt")}
      <FieldGroup
        label={t("fields.schedule.days")}
        path={[...path, "validOnDays"]}
        issues={issuesAt(issues, "validOnDays")}
        kind="set"
      >
        <div className={css.days}>
          {weekdays.map((day) => (
            <label key={day} title={weekdayWords(day, language, "long")}>
              <input
                type="checkbox"
                aria-label={weekdayWords(day, language, "long")}
                checked={days.includes(day)}
                onChange={() => toggleDay(day)}
              />
              {weekdayWords(day, language, "short")}
            </label>
          ))}
        </div>
      </FieldGroup>
      <TimeWindow schedule={schedule} path={path} issues={issues} onChange={change} />
      <FieldFrame
        label={t("fields.schedule.time_zone")}
        path={[...path, "timeZone"]}
        issues={issuesAt(issues, "timeZone")}
        kind="choice"
        isSide
      >
        {(input) => (
          <Combo
            {...input}
            value={asText(schedule.timeZone) || "UTC"}
            choices={timeZones}
            placeholder="UTC"
            onPick={(next) => onChange(inZone(schedule, timeZone, next))}
          />
        )}
      </FieldFrame>
      <ScheduleState schedule={schedule} hasIssues={issues.length > 0} />
    </FieldGroup>
  );
}

const knownZone = (zone: unknown) => (timeZones.some(({ value }) => value === zone) ? (zone as string) : "UTC");

/** The same wall times in another time zone. */
function inZone(schedule: Record<string, unknown>, from: string, to: string): Record<string, unknown> {
  const move = (at: unknown) => (typeof at === "string" ? (fromWallTime(toWallTime(at, from), to) ?? at) : at);
  const { startAt, endAt, timeZone: _, ...rest } = schedule;
  return {
    ...rest,
    ...(startAt === undefined ? {} : { startAt: move(startAt) }),
    ...(endAt === undefined ? {} : { endAt: move(endAt) }),
    timeZone: to,
  };
}
