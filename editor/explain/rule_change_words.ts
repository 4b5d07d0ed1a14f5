import type { TFunction } from "i18next";
import type { Experiment } from "../../schemas/experiment";
import { audienceNames, deviceNames, type Audiences, type Countries, type Schedule } from "../../schemas/rules";
import type { Language } from "../../schemas/text";
import type { Change } from "../core/diff";
import { isSameValue } from "../core/same_value";
import { countryName, listWords } from "../words/names_in";
import { letterOf } from "./explain";
import { ruleBadgeWords } from "./rule_badge_words";
import { instantWords, scheduleWords } from "./schedule_words";

type RuleChange = Extract<Change, { kind: "rule" }>;

/** What a changed rule means: "now hidden in Norway", "starts Friday 18:00". */
export function ruleChangeWords(t: TFunction, { rule, before, after }: Omit<RuleChange, "kind">, language: Language): string {
  switch (rule) {
    case "isVisible":
      return t(after === false ? "changes.switched_off" : "changes.switched_on");
    case "access":
      return t(`changes.access.${typeof after === "string" ? after : "any"}`);
    case "audiences":
      return audienceWords(t, after as Audiences | undefined, language);
    case "countries":
    case "bannerContentSettings":
      return countryWords(t, (before ?? {}) as Countries, (after ?? {}) as Countries, language);
    case "devices": {
      const names = deviceWords(t, after, language);
      return names ? t("changes.devices", { devices: names }) : t("changes.every_device");
    }
    case "experiment":
      return experimentWords(t, after) ?? t("changes.no_experiment");
    case "schedule":
      return scheduleChangeWords(t, (before ?? {}) as Schedule, (after ?? {}) as Schedule, language);
  }
}

/** The value of a rule as it stands in a table: "guests", "not in DK, GB", "from 1 Nov, 06:00". */
export function ruleValueWords(
  t: TFunction,
  { rule, value }: { rule: RuleChange["rule"]; value: unknown },
  language: Language,
): string {
  switch (rule) {
    case "isVisible":
      return t(value === false ? "changes.off" : "changes.on");
    case "access":
      return t(`explain.access.${typeof value === "string" ? value : "any"}`);
    case "audiences": {
      const names = flagsOf(value as Audiences | undefined);
      return names.length > 0 ? names.map((name) => t(`explain.audience.${name}`)).join(", ") : t("explain.expected.everyone");
    }
    case "countries":
    case "bannerContentSettings": {
      const { allowedCountries = [], restrictedCountries = [] } = (value ?? {}) as Countries;
      if (allowedCountries.length > 0) return t("explain.expected.only_in", { countries: allowedCountries.join(", ") });
      if (restrictedCountries.length > 0) return t("explain.expected.not_in", { countries: restrictedCountries.join(", ") });
      return t("explain.expected.everywhere");
    }
    case "devices":
      return deviceWords(t, value, language) || t("explain.expected.every_device");
    case "experiment":
      return value === undefined ? t("explain.expected.no_experiment") : badgeOf(t, value);
    case "schedule":
      return scheduleWords(t, (value ?? {}) as Schedule, new Date().toISOString(), language);
  }
}

function experimentWords(t: TFunction, value: unknown) {
  if (value === undefined) return null;
  const { name, variant, share } = value as Experiment;
  return t("changes.in_experiment", { name, variant: letterOf(variant), share });
}

const badgeOf = (t: TFunction, value: unknown) => ruleBadgeWords(t, { experiment: value as Experiment }, "experiment");

const deviceWords = (t: TFunction, devices: unknown, language: Language) =>
  listWords(
    deviceNames.filter((name) => Array.isArray(devices) && devices.includes(name)).map((name) => t(`personas.device.${name}`)),
    language,
  );

const flagsOf = (audiences: Audiences | undefined) => audienceNames.filter((name) => audiences?.[name] === true);

function audienceWords(t: TFunction, audiences: Audiences | undefined, language: Language) {
  const names = flagsOf(audiences).map((name) => t(`explain.audience.${name}`));
  return names.length > 0 ? t("changes.audiences", { audiences: listWords(names, language) }) : t("changes.everyone");
}

function countryWords(t: TFunction, before: Countries, after: Countries, language: Language) {
  const [oldAllowed, allowed] = [before.allowedCountries ?? [], after.allowedCountries ?? []];
  const [oldRestricted, restricted] = [before.restrictedCountries ?? [], after.restrictedCountries ?? []];
  const names = (codes: readonly string[]) => {
    const most = 6;
    const first = codes.slice(0, most).map((code) => countryName(code, language));
    const words = codes.length > most ? [...first, `+${codes.length - most}`] : first;
    return listWords(words, language);
  };
  if (allowed.length > 0) return t("changes.only_in", { countries: names(allowed) });
  const added = restricted.filter((code) => !oldRestricted.includes(code));
  const removed = oldRestricted.filter((code) => !restricted.includes(code));
  if (oldAllowed.length > 0 && restricted.length === 0) return t("changes.everywhere");
  if (oldAllowed.length > 0) return t("changes.hidden_in", { countries: names(restricted) });
  if (added.length > 0 && removed.length === 0) return t("changes.hidden_in", { countries: names(added) });
  if (removed.length > 0 && restricted.length === 0) return t("changes.everywhere");
  if (removed.length > 0 && added.length === 0) return t("changes.not_hidden_in", { countries: names(removed) });
  return restricted.length > 0 ? t("changes.hidden_in", { countries: names(restricted) }) : t("changes.countries");
}

function scheduleChangeWords(t: TFunction, before: Schedule, after: Schedule, language: Language) {
  const now = new Date().toISOString();
  const at = (instant: string) => instantWords(instant, now, { timeZone: after.timeZone ?? before.timeZone ?? "UTC", language });
  const isOnly = (...fields: (keyof Schedule)[]) => {
    const rest = (schedule: Schedule) =>
      Object.fromEntries(Object.entries(schedule).filter(([key]) => !fields.includes(key as keyof Schedule)));
    return isSameValue(rest(before), rest(after));
  };
  if (isOnly("startAt", "timeZone") && after.startAt && before.startAt !== after.startAt) {
    return before.startAt
      ? t("changes.starts_instead", { at: at(after.startAt), before: at(before.startAt) })
      : t("changes.starts", { at: at(after.startAt) });
  }
  if (isOnly("endAt", "timeZone") && after.endAt && before.endAt !== after.endAt) {
    return before.endAt
      ? t("changes.ends_instead", { at: at(after.endAt), before: at(before.endAt) })
      : t("changes.ends", { at: at(after.endAt) });
  }
  const words = scheduleWords(t, after, now, language);
  return words === t("explain.schedule.always") ? t("changes.always") : t("changes.schedule", { schedule: words });
}
