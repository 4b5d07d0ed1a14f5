import type { TFunction } from "i18next";
import type { Experiment } from "../../schemas/experiment";
import type { AudienceName, DeviceName, Schedule } from "../../schemas/rules";
import type { Language } from "../../schemas/text";
import { decidingRule, type Evaluation, type RuleName, type RuleResult } from "../../src/layout/evaluate";
import type { LocalTime } from "../../src/layout/local_time";
import { nextOpening } from "./next_opening";
import { instantWords, scheduleWords, timeZoneWords, weekdayWords } from "./schedule_words";
import { editorLocale } from "../words/editor_locale";
import { listWords } from "../words/names_in";

/** Why a section or banner is hidden, by the rule that decides: "restricted countries include NO"; empty where it is shown. */
export function reasonWords(t: TFunction, evaluation: Evaluation, language: Language): string {
  const deciding = decidingRule(evaluation);
  return deciding ? ruleReasonWords(t, deciding, language) : "";
}

/** Why one rule hides; empty where it does not. The results' data are as `evaluate` makes them. */
export function ruleReasonWords(t: TFunction, { reason, expected, actual }: RuleResult, language: Language): string {
  switch (reason) {
    case undefined:
      return "";
    case "unknown_type":
      return t("explain.reason.unknown_type", { type: actual });
    case "invalid_props":
      return t("explain.reason.invalid_props", { count: countOf(actual) });
    case "session_unknown":
      return t("explain.reason.session_unknown");
    case "other_audience":
      return t("explain.reason.other_audience", { audiences: audienceList(t, expected, language) });
    case "not_allowed":
      return t("explain.reason.not_allowed", { countries: codes(t, listOf(expected, "allowed")) });
    case "restricted":
      return t("explain.reason.restricted", { country: actual });
    case "other_device":
      return t("explain.reason.other_device", { devices: deviceList(t, expected, language) });
    case "other_variant":
      return t("explain.reason.other_variant", { name: (expected as Experiment).name, shown: letterOf(actual) });
    case "parent_hidden":
      return t("explain.reason.parent_hidden", { name: (actual as Parent | null)?.name });
    case "before_start":
    case "after_end":
    case "other_day":
    case "other_time":
      return scheduleReasonWords(t, expected as Schedule, (actual as Clock).now, language);
    default:
      return t(`explain.reason.${reason}`);
  }
}

/** What a rule asks for: "not in DK, GB, NO", "Fri to Sun, 18:00 to 23:59". */
export function expectedWords(t: TFunction, { rule, expected, actual }: RuleResult, language: Language): string {
  switch (rule) {
    case "access":
      return t(`explain.access.${expected as string}`);
    case "audience":
      return (expected as AudienceName[]).length > 0 ? audienceList(t, expected, language) : t("explain.expected.everyone");
    case "country":
      return countryExpectation(t, expected);
    case "device":
      return (expected as DeviceName[]).length > 0 ? deviceList(t, expected, language) : t("explain.expected.every_device");
    case "experiment":
      return typeof expected === "string"
        ? t("explain.expected.no_experiment")
        : t("explain.expected.variant", {
            name: (expected as Experiment).name,
            variant: letterOf((expected as Experiment).variant),
          });
    case "schedule":
      return typeof expected === "string"
        ? t("explain.schedule.always")
        : scheduleWords(t, expected as Schedule, (actual as Clock).now, language);
    default:
      return t(`explain.expected.${rule}`);
  }
}

/** What a rule found: "signed out", "Thu 12:04, Oslo time", "Lobby, hidden". */
export function actualWords(t: TFunction, { rule, expected, actual }: RuleResult, language: Language): string {
  switch (rule) {
    case "type":
      return actual as string;
    case "props":
      return actual === "valid" ? t("explain.expected.props") : t("explain.actual.invalid_props", { count: countOf(actual) });
    case "visible":
      return t(actual ? "explain.expected.visible" : "explain.actual.off");
    case "access":
      return t(`explain.session.${actual as string}`);
    case "audience":
      return (actual as AudienceName[]).length > 0 ? audienceList(t, actual, language) : t("explain.session.unknown");
    case "country":
      return typeof actual === "string" ? actual : t("explain.actual.country_unknown");
    case "device":
      return t(actual === "width" ? "explain.actual.by_width" : `explain.device.${actual as string}`);
    case "schedule":
      return clockWords(t, actual as string | Clock, (expected as Schedule).timeZone ?? "UTC", language);
    case "experiment":
      return actual === null ? t("explain.actual.no_variant") : t("explain.actual.variant", { variant: letterOf(actual) });
    case "parent":
      return parentWords(t, actual as Parent | null);
  }
}

/** The name of a rule: "Countries". */
export const ruleWords = (t: TFunction, rule: RuleName) => t(`explain.rule.${rule}`);

/** Words as a sentence of their own: "Restricted countries include NO." */
export const asSentence = (words: string, language: Language) =>
  words === "" ? "" : `${words.charAt(0).toLocaleUpperCase(editorLocale(language))}${words.slice(1)}.`;

/** What a variant is called: "B". */
export const letterOf = (variant: unknown) => (typeof variant === "string" ? variant.toUpperCase() : "");

type Clock = { now: string } & LocalTime;
interface Parent {
  name: string;
  isShown: boolean;
}

const countOf = (issues: unknown) => (Array.isArray(issues) ? issues.length : 1);
const listOf = (expected: unknown, name: string) => (expected as Record<string, string[]>)[name] ?? [];

/** The first few countries by code, and how many more there are. */
function codes(t: TFunction, countries: readonly string[]) {
  const most = 6;
  const first = countries.slice(0, most).join(", ");
  return countries.length > most ? t("explain.and_more", { first, count: countries.length - most }) : first;
}

function countryExpectation(t: TFunction, expected: unknown) {
  if (typeof expected === "string") return t("explain.expected.everywhere");
  const allowed = listOf(expected, "allowed");
  return allowed.length > 0
    ? t("explain.expected.only_in", { countries: codes(t, allowed) })
    : t("explain.expected.not_in", { countries: codes(t, listOf(expected, "restricted")) });
}

function audienceList(t: TFunction, names: unknown, language: Language) {
  const words = (names as AudienceName[]).map((name) => t(`explain.audience.${name}`));
  return listWords(words, language);
}

function deviceList(t: TFunction, names: unknown, language: Language) {
  const words = (names as DeviceName[]).map((name) => t(`explain.device.${name}`));
  return listWords(words, language);
}

function scheduleReasonWords(t: TFunction, schedule: Schedule, now: string, language: Language) {
  const zoned = { timeZone: schedule.timeZone ?? "UTC", language };
  const opening = nextOpening(schedule, now);
  if (opening) return t("explain.reason.starts", { at: instantWords(opening, now, zoned) });
  if (schedule.endAt) return t("explain.reason.ended", { at: instantWords(schedule.endAt, now, zoned) });
  return t("explain.reason.never");
}

function clockWords(t: TFunction, actual: string | Clock, timeZone: string, language: Language) {
  if (typeof actual === "string") return instantWords(actual, actual, { timeZone, language });
  return `${weekdayWords(actual.weekday, language, "short")} ${actual.time}, ${timeZoneWords(t, timeZone)}`;
}

const parentWords = (t: TFunction, parent: Parent | null) =>
  parent
    ? t(parent.isShown ? "explain.actual.parent_shown" : "explain.actual.parent_hidden", { name: parent.name })
    : t("explain.actual.top");
