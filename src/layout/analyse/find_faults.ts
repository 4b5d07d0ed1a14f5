import type { Rules } from "../../../schemas/rules";
import { audienceNames } from "../../../schemas/rule_names";
import { type Analysis, isNobody, type Subject } from "./analysis";
import { countriesIn, hasCountries } from "./country_classes";
import { createRuleSets, type RuleSets } from "./rule_sets";
import { firstOpening } from "./schedule_times";
import { allDevices, allKinds } from "./viewer_kinds";

/** Why nobody can ever see something: the first thing that alone keeps everybody out. */
export type NobodyReason =
  | "unknown_type"
  | "invalid_props"
  | "switched_off"
  | "holder" // nobody sees what holds it
  | "viewers" // access and audiences leave nobody
  | "holder_viewers" // … together with those of what holds it
  | "holder_devices" // it is for other devices than what holds it
  | "holder_variant" // what holds it is another variant of the same experiment
  | "schedule_over"
  | "schedule_never"
  | "holder_schedule"; // it is shown when what holds it is not

export type Finding = { subject: Subject } & (
  | { kind: "nobody"; reason: NobodyReason }
  /** Only viewers whose country is not known see it: its lists, or its and its holders', leave no country. */
  | { kind: "no_country"; reason: "own" | "holder" }
  /** Countries that are both allowed and restricted; the first wins. */
  | { kind: "contradiction"; countries: string[] }
  /** Where some are allowed, the restricted ones have no say. */
  | { kind: "restricted_ignored" }
  /** Allowed countries in which what holds it is hidden. */
  | { kind: "unreachable_countries"; countries: string[] }
  /** Without the rule the same people would see it. */
  | { kind: "adds_nothing"; rule: "access" | "audience" | "country" | "device" }
);
export type FindingKind = Finding["kind"];

/** What is wrong with the rules of a page, in its order; the gravest of each subject first. */
export function findFaults(analysis: Analysis): Finding[] {
  const sets = createRuleSets(analysis, analysis.from);
  return analysis.subjects.flatMap((subject) => faultsOf(subject, analysis, sets));
}

/** What keeps somebody out who is meant; the rest only says the same twice. */
export const isGrave = ({ kind }: Finding) => kind === "nobody" || kind === "no_country";

function faultsOf(subject: Subject, analysis: Analysis, sets: RuleSets): Finding[] {
  if (isNobody(subject.seen)) return [{ subject, kind: "nobody", reason: nobodyReason(subject, sets) }, ...listFaults(subject)];
  const found = listFaults(subject);
  if (!hasCountries(subject.seen.countries, analysis) && hasCountry(subject.holder, analysis)) {
    const isOwn = !hasCountries(subject.own.countries, analysis);
    return [{ subject, kind: "no_country", reason: isOwn ? "own" : "holder" }, ...found];
  }
  return [...found, ...unreachableCountries(subject, analysis), ...redundancies(subject, analysis, sets)];
}

const hasCountry = (holder: Subject | null, analysis: Analysis) =>
  holder === null || hasCountries(holder.seen.countries, analysis);

function nobodyReason({ broken, rules, own, seen, holder }: Subject, { from, kindsBy }: RuleSets): NobodyReason {
  if (broken) return broken;
  if (kindsBy({ isVisible: rules.isVisible }) === 0) return "switched_off";
  if (own.kinds === 0) return "viewers";
  if (own.opensAt === null) return isOver(own.schedules, from) ? "schedule_over" : "schedule_never";
  if (holder && isNobody(holder.seen)) return "holder";
  if (seen.kinds === 0) return "holder_viewers";
  if (seen.devices === 0) return "holder_devices";
  return seen.opensAt === null ? "holder_schedule" : "holder_variant";
}

/** It was shown once, or might have been. */
const isOver = (schedules: Subject["own"]["schedules"], from: number) =>
  schedules.some(({ endAt }) => endAt && Date.parse(endAt) <= from) && firstOpening(schedules, 0) !== null;

function listFaults(subject: Subject): Finding[] {
  const { allowedCountries: allowed = [], restrictedCountries: restricted = [] } = subject.rules.countries ?? {};
  if (allowed.length === 0 || restricted.length === 0) return [];
  const countries = allowed.filter((code) => restricted.includes(code)).sort();
  return [countries.length > 0 ? { subject, kind: "contradiction", countries } : { subject, kind: "restricted_ignored" }];
}

function unreachableCountries(subject: Subject, analysis: Analysis): Finding[] {
  const { holder, own, rules } = subject;
  if (!holder || !rules.countries?.allowedCountries?.length) return [];
  const countries = countriesIn(own.countries & ~holder.seen.countries, analysis);
  return countries.length > 0 ? [{ subject, kind: "unreachable_countries", countries }] : [];
}

function redundancies(subject: Subject, analysis: Analysis, { kindsBy }: RuleSets): Finding[] {
  const { rules, seen, own, holder } = subject;
  const around = holder?.seen ?? { kinds: allKinds, countries: analysis.all, devices: allDevices };
  const withoutRule = (left: Rules) => (kindsBy(left) & around.kinds) === seen.kinds;
  const found: Finding[] = [];
  const hasAccess = rules.access !== undefined && rules.access !== "any";
  if (hasAccess && withoutRule({ audiences: rules.audiences })) found.push({ subject, kind: "adds_nothing", rule: "access" });
  else if (audienceNames.some((name) => rules.audiences?.[name]) && withoutRule({ access: rules.access }))
    found.push({ subject, kind: "adds_nothing", rule: "audience" });
  const hasLists = Boolean(rules.countries?.allowedCountries?.length || rules.countries?.restrictedCountries?.length);
  if (hasLists && (own.countries & around.countries) === around.countries)
    found.push({ subject, kind: "adds_nothing", rule: "country" });
  if (rules.devices?.length && (own.devices & around.devices) === around.devices)
    found.push({ subject, kind: "adds_nothing", rule: "device" });
  return found;
}
