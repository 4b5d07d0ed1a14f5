import type { Rules } from "../../schemas/rules";
import { audienceNames, type AudienceName, deviceNames } from "../../schemas/rule_names";
import type { Section } from "../../schemas/page";
import type { Viewer } from "../../schemas/viewer";
import { localTime } from "./local_time";
import type { PropsIssue, Registry } from "./registry";
import { scheduleReason, type ScheduleReason } from "./schedule_rule";

export type RuleName =
  | "type"
  | "props"
  | "visible"
  | "access"
  | "audience"
  | "country"
  | "device"
  | "schedule"
  | "experiment"
  | "parent";

export type Reason =
  | "unknown_type"
  | "invalid_props"
  | "switched_off"
  | "session_unknown"
  | "guests_only"
  | "users_only"
  | "other_audience"
  | "not_allowed"
  | "restricted"
  | "other_device"
  | ScheduleReason
  | "other_variant"
  | "parent_hidden";

/** One rule's answer. `expected` and `actual` are data, so that each reader can put them into words. */
export interface RuleResult {
  rule: RuleName;
  passed: boolean;
  expected: unknown;
  actual: unknown;
  /** Only where it did not pass. */
  reason?: Reason;
}

export interface Evaluation {
  verdict: "shown" | "hidden";
  /** Every rule, in the order in which they decide. */
  trace: RuleResult[];
}

/** What is known about a section besides itself and its viewer. */
export interface Surroundings {
  registry: Pick<Registry, "isKnown" | "issuesOf">;
  /** The name of the section that holds this one, and whether the viewer is shown it; null at the top of the page. */
  parent: { name: string; isShown: boolean } | null;
}

/** The one place that decides who sees a section, and says why (product.md, 1). Pure: the clock is the viewer's. */
export function evaluate(section: Section, viewer: Viewer, { registry, parent }: Surroundings): Evaluation {
  const isKnown = registry.isKnown(section.type);
  const trace = [
    result("type", isKnown, "known", section.type, "unknown_type"),
    propsRule(isKnown ? registry.issuesOf(section) : []),
    ...rulesOf(section, viewer, { canBeStyled: true }),
    experimentRule(section, viewer),
    result("parent", parent === null || parent.isShown, "shown", parent, "parent_hidden"),
  ];
  return withVerdict(trace);
}

/** The same rules for what has no type of its own: a single banner inside a carousel or a promotion. */
export const evaluateRules = (rules: Rules, viewer: Viewer): Evaluation => withVerdict(rulesOf(rules, viewer));

/** The first rule that hides, or undefined where the section is shown. */
export const decidingRule = ({ trace }: Evaluation): RuleResult | undefined => trace.find(({ passed }) => !passed);

const withVerdict = (trace: RuleResult[]): Evaluation => ({
  verdict: trace.every(({ passed }) => passed) ? "shown" : "hidden",
  trace,
});

function result(rule: RuleName, passed: boolean, expected: unknown, actual: unknown, reason: Reason): RuleResult {
  return passed ? { rule, passed, expected, actual } : { rule, passed, expected, actual, reason };
}

const propsRule = (issues: readonly PropsIssue[]) =>
  result("props", issues.length === 0, "valid", issues.length === 0 ? "valid" : issues, "invalid_props");

function rulesOf(rules: Rules, viewer: Viewer, { canBeStyled } = { canBeStyled: false }): RuleResult[] {
  return [
    result("visible", rules.isVisible !== false, true, rules.isVisible !== false, "switched_off"),
    accessRule(rules, viewer),
    audienceRule(rules, viewer),
    countryRule(rules, viewer),
    deviceRule(rules, viewer, canBeStyled),
    scheduleRule(rules, viewer),
  ];
}

/** L-1.06 to L-1.08; until the session is known neither guest nor user is assumed (L-1.15). */
function accessRule({ access = "any" }: Rules, { session }: Viewer) {
  const reason = session === "unknown" ? "session_unknown" : access === "guest" ? "guests_only" : "users_only";
  return result("access", access === "any" || access === session, access, session, reason);
}

/** L-5.16: the flags are OR-ed, none set means everyone. While the session is unknown only what everyone sees is shown. */
function audienceRule({ audiences }: Rules, viewer: Viewer) {
  const wanted = audienceNames.filter((name) => audiences?.[name]);
  const passed = wanted.length === 0 || possibleAudiences(viewer).every((names) => names.some((name) => wanted.includes(name)));
  const reason = viewer.session === "unknown" ? "session_unknown" : "other_audience";
  return result("audience", passed, wanted, audiencesOf(viewer), reason);
}

const guest: readonly AudienceName[] = ["guests"];
const paid: readonly AudienceName[] = ["players", "paidCustomers"];
const unpaid: readonly AudienceName[] = ["players", "unpaidCustomers"];

function possibleAudiences({ session, depositCount }: Viewer) {
  if (session === "unknown") return [guest, paid, unpaid];
  if (session === "guest") return [guest];
  return [depositCount > 0 ? paid : unpaid];
}

/** The audiences that a viewer belongs to; none while the session is unknown. */
export function audiencesOf(viewer: Viewer): readonly AudienceName[] {
  return viewer.session === "unknown" ? [] : (possibleAudiences(viewer)[0] ?? []);
}

/** L-5.13 to L-5.15. */
function countryRule({ countries }: Rules, { country }: Viewer) {
  const allowed = countries?.allowedCountries ?? [];
  const restricted = countries?.restrictedCountries ?? [];
  if (allowed.length > 0) {
    return result("country", country === null || allowed.includes(country), { allowed }, country, "not_allowed");
  }
  const expected = restricted.length > 0 ? { restricted } : "any";
  return result("country", country === null || !restricted.includes(country), expected, country, "restricted");
}

/**
 * None named means all. Where the device is a guess, a section passes and the styles of the page decide by its width; a single banner
 * has no place of its own that styles could hide, and goes by the guess.
 */
function deviceRule({ devices }: Rules, { device, isDeviceGuess }: Viewer, canBeStyled: boolean) {
  const wanted = deviceNames.filter((name) => devices?.includes(name));
  const isByWidth = wanted.length > 0 && canBeStyled && isDeviceGuess === true;
  const passed = wanted.length === 0 || isByWidth || wanted.includes(device);
  return result("device", passed, wanted, isByWidth ? "width" : device, "other_device");
}

/** Which variant a viewer is shown was decided before, over all sections of the page: `withVariants`. */
function experimentRule({ experiment }: Section, { variants }: Viewer) {
  const shown = experiment && Object.hasOwn(variants ?? {}, experiment.id) ? (variants?.[experiment.id] ?? null) : null;
  return result("experiment", shown === (experiment?.variant ?? null), experiment ?? "none", shown, "other_variant");
}

function scheduleRule({ schedule }: Rules, { now }: Viewer) {
  if (!schedule) return result("schedule", true, "always", now, "other_time");
  const reason = scheduleReason(schedule, now);
  const actual = { now, ...localTime(now, schedule.timeZone ?? "UTC") };
  return result("schedule", reason === null, schedule, actual, reason ?? "other_time");
}
