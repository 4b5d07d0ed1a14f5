import type { TFunction } from "i18next";
import type { Language } from "../../../../schemas/text";
import { type ViewerKind, viewerKinds } from "../../../../schemas/viewer";
import { type Analysis, isNobody, type Seen, type Subject } from "../../../../src/layout/analyse/analysis";
import { countCountries, countriesIn, hasUnknownCountry } from "../../../../src/layout/analyse/country_classes";
import { allDevices, devicesIn, kindBit } from "../../../../src/layout/analyse/viewer_kinds";
import { decidingRule, evaluateRules, type RuleName } from "../../../../src/layout/evaluate";
import { viewerOfKind } from "../../../../schemas/viewer";
import { letterOf } from "../../../explain/explain";
import { scheduleWords } from "../../../explain/schedule_words";
import { editorLocale } from "../../../words/editor_locale";
import { countryList } from "./finding_words";
import { listWords } from "../../../words/names_in";

const has = (kinds: number, ...wanted: ViewerKind[]) => wanted.every((kind) => kinds & kindBit(kind));

/** The people of a set of kinds: "everybody", "guests and players who have deposited". */
function peopleWords(t: TFunction, kinds: number, language: Language) {
  if (has(kinds, ...viewerKinds)) return t("matrix.who.everybody");
  const groups = [
    has(kinds, "guest") && t("matrix.who.guests"),
    has(kinds, "unpaid", "paid") ? t("matrix.who.players") : has(kinds, "unpaid") && t("matrix.who.unpaid"),
    !has(kinds, "unpaid") && has(kinds, "paid") && t("matrix.who.paid"),
    has(kinds, "unknown") && t("matrix.who.unknown"),
  ].filter((group) => group !== false);
  return listWords(groups, language);
}

function placesWords(t: TFunction, seen: Seen, analysis: Analysis) {
  const total = countCountries(analysis.all, analysis);
  const count = countCountries(seen.countries, analysis);
  if (count === total) return t("matrix.who.everywhere");
  return count === 0 ? t("matrix.who.nowhere") : t("matrix.who.in_countries", { count, total });
}

/** "on phone and tablet"; nothing where it is for all devices. */
function devicesWords(t: TFunction, { devices }: Seen, language: Language) {
  if (devices === allDevices) return "";
  const names = devicesIn(devices).map((device) => t(`personas.device.${device}`));
  return t("matrix.who.on_devices", { devices: listWords(names, language) });
}

/** "variant B of Hero"; nothing where it is in no experiment. */
const variantsWords = (t: TFunction, { variants }: Seen) =>
  variants.map(({ name, variant }) => t("explain.expected.variant", { name, variant: letterOf(variant) })).join(", ");

function timesWords(t: TFunction, { schedules }: Seen, analysis: Analysis, language: Language) {
  const now = new Date(analysis.from).toISOString();
  return schedules.length === 0
    ? t("matrix.who.any_time")
    : schedules.map((schedule) => scheduleWords(t, schedule, now, language)).join("; ");
}

/**
 * Who sees something in a sentence, cut where what matters begins and ends: every second part matters. "Players who
 * have deposited, in 247 of 249 countries, at any time."
 */
export function whoSentence(t: TFunction, { seen }: Subject, analysis: Analysis, language: Language): string[] {
  if (isNobody(seen)) return ["", t("matrix.who.nobody"), ""];
  const mark = "\u0000";
  const marked = (words: string) => `${mark}${words}${mark}`;
  const words = t("matrix.who.sentence", {
    people: marked(peopleWords(t, seen.kinds, language)),
    places: marked(
      [placesWords(t, seen, analysis), devicesWords(t, seen, language), variantsWords(t, seen)].filter(Boolean).join(", "),
    ),
    times: marked(timesWords(t, seen, analysis, language)),
  });
  const parts = words.split(mark);
  const at = parts.findIndex((part) => part !== "");
  return parts.map((part, index) =>
    index === at ? part.charAt(0).toLocaleUpperCase(editorLocale(language)) + part.slice(1) : part,
  );
}

/** Where something is seen, in words below the bar: "All but Germany and United Kingdom." */
export function countriesWords(t: TFunction, { countries }: Seen, analysis: Analysis, language: Language): string {
  const seen = countriesIn(countries, analysis);
  const total = countCountries(analysis.all, analysis);
  if (seen.length === total) return t("matrix.who.all_countries");
  if (seen.length === 0) return t(hasUnknownCountry(countries) ? "matrix.who.unknown_only" : "matrix.who.no_country");
  return seen.length > total / 2
    ? t("matrix.who.all_but", { countries: countryList(t, countriesIn(analysis.all & ~countries, analysis), language) })
    : t("matrix.who.only", { countries: countryList(t, seen, language) });
}

/** Which rule keeps a kind of viewers out, whatever their country and time; null where none does. */
export function ruleAgainst(kind: ViewerKind, { broken, rules, seen, own }: Subject): RuleName | null {
  if (broken) return broken === "unknown_type" ? "type" : "props";
  if (seen.kinds & kindBit(kind)) return null;
  if (own.kinds & kindBit(kind)) return "parent";
  const { isVisible, access, audiences } = rules;
  const viewer = { ...viewerOfKind(kind), country: null, subdivision: null, language: "en", device: "desktop", now: "" } as const;
  return decidingRule(evaluateRules({ isVisible, access, audiences }, viewer))?.rule ?? null;
}
