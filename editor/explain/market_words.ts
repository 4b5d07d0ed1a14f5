import type { TFunction } from "i18next";
import { lifetime } from "../../schemas/breaks";
import type { PageRule, Profile } from "../../schemas/profile";
import type { Language } from "../../schemas/text";
import { editorLocale } from "../words/editor_locale";
import { listWords } from "../words/names_in";

export type MarketField = Exclude<keyof Profile, "code" | "country" | "subdivision">;
type Stated<Key extends MarketField> =
  Extract<NonNullable<Profile[Key]>, readonly unknown[]> extends never
    ? NonNullable<Profile[Key]>
    : Extract<NonNullable<Profile[Key]>, readonly unknown[]>[number];
type Source = Pick<PageRule, "source" | "grades"> & { note?: string | undefined };

export interface MarketStatement extends Source {
  label: string;
  value: string;
}

interface Tools {
  t: TFunction;
  span: (period: string) => string;
  list: (items: readonly (string | false | undefined)[]) => string;
  language: Language;
}

const yesNo = ({ value }: { value: boolean }, { t }: Tools) => t(value ? "market.yes" : "market.no");

/** What each statement of a profile says, in words. A field without a line is a type error. */
const tell: { [Key in MarketField]: (stated: Stated<Key>, tools: Tools) => string } = {
  timeZone: ({ name }) => name,
  status: ({ text }) => text,
  minimumAge: ({ years }, { t }) => t("market.years", { count: years }),
  password: ({ minLength }, { t }) => t("market.characters", { count: minLength }),
  signUpTellsNothing: yesNo,
  limits: ({ kind, isMandatory, periods, before, counts, needsAll }, { t, span, list }) =>
    list([
      t(`market.kind.${kind}`),
      ...periods.map(span),
      needsAll && t("market.needs_all"),
      t(isMandatory ? "market.must" : "market.may"),
      before && t(`market.before.${before}`),
      counts && t(`market.counts.${counts}`),
    ]),
  limitIncrease: ({ waits, afterPeriod }, { t, span, list }) => list([span(waits), afterPeriod && t("market.after_period")]),
  limitDecrease: ({ isImmediate }, tools) => yesNo({ value: isImmediate }, tools),
  lowestLimitCounts: yesNo,
  limitReview: ({ every }, { t, span }) => t("market.every", { span: span(every) }),
  limitNotices: ({ percent, endsSession }, { t, list, language }) =>
    list([
      ...percent.map((part) => numberIn(part / 100, language, { style: "percent" })),
      endsSession && t("market.ends_session"),
    ]),
  depositThresholds: ({ amount, currency, period, does, ageBelow, counts }, { t, span, list, language }) =>
    list([
      `${numberIn(amount, language, { style: "currency", currency })} (${span(period)})`,
      ageBelow !== undefined && t("market.age_below", { count: ageBelow }),
      counts && t(`market.counts.${counts}`),
      t(`market.does.${does}`),
    ]),
  timeOut: ({ periods }, { span, list }) => list(periods.map(span)),
  selfExclusion: ({ periods, minimum, endNotice }, { t, span, list }) =>
    list([
      ...periods.map(span),
      minimum && t("market.at_least", { span: span(minimum) }),
      endNotice && t("market.notice", { span: span(endNotice) }),
    ]),
  coolingOff: ({ afterTerm }, { span }) => span(afterTerm),
  realityCheck: ({ minutes }, { t, language }) => t("market.every", { span: inUnit(minutes, "minute", language) }),
  panicButton: ({ blocks }, { span }) => span(blocks),
  topBar: ({ links }, { list }) => list(links.map(({ name }) => name)),
  allowCancelWithdrawal: yesNo,
  excludedMayWithdraw: yesNo,
  firstDepositMessage: yesNo,
  autoplay: yesNo,
  turbo: yesNo,
  bonusBuy: yesNo,
  parallelPlay: yesNo,
  minimumSpinSeconds: ({ value, games }, { t, list, language }) =>
    list([t(games === "slots" ? "market.slots" : "market.games.other"), seconds(value, language)]),
  minimumCycleSeconds: ({ value }, { language }) => seconds(value, language),
  maxStake: ({ amount, currency, games, ageBelow }, { t, list, language }) =>
    list([
      t(games === "slots" ? "market.slots" : "market.games.other"),
      numberIn(amount, language, { style: "currency", currency }),
      ageBelow !== undefined && t("market.age_below", { count: ageBelow }),
    ]),
  maxWager: ({ times }, { t }) => t("market.times", { count: times }),
  referrals: yesNo,
  netPosition: yesNo,
  elapsedTime: ({ format }) => format,
  identityBeforePlay: yesNo,
  identityBeforeDeposit: yesNo,
  personalNumber: ({ kind }) => kind.toUpperCase(),
  centralRegister: ({ name, url, asksAt, every }, { t, span, list }) =>
    list([
      name,
      ...asksAt.map((occasion) => t(`market.asks_at.${occasion}`)),
      every && t("market.every", { span: span(every) }),
      url,
    ]),
  documents: ({ keptFor }, { span }) => span(keptFor),
  helpLinks: ({ name, url, phone }, { list }) => list([name, phone, url]),
  notes: ({ text }) => text,
  pageRules: ({ name, severity }, { t, list }) => list([t(`market.rule.${name}`), t(`market.severity.${severity}`)]),
};

const numberIn = (value: number, language: Language, options: Intl.NumberFormatOptions) =>
  new Intl.NumberFormat(editorLocale(language), options).format(value);
const inUnit = (value: number, unit: string, language: Language) =>
  numberIn(value, language, { style: "unit", unit, unitDisplay: "long" });
const seconds = (value: number, language: Language) => inUnit(value, "second", language);

export const marketFields = Object.keys(tell) as MarketField[];

const units = { H: "hour", M: "month", D: "day", W: "week", Y: "year" } as const;

interface Wanted {
  fields: readonly MarketField[];
  /** Of its limits those of one kind alone. */
  kind?: string | undefined;
}

/** What a market's profile says, everything where nothing is named, in the order of its schema, each with where that is written. */
export function marketStatements(
  profile: Profile,
  t: TFunction,
  language: Language,
  { fields, kind }: Wanted = { fields: marketFields },
): MarketStatement[] {
  const span = (period: string) => {
    if (period === lifetime) return t("market.for_good");
    const [, count = "1", unit = "D"] = /^PT?(\d+)([HDWMY])$/.exec(period) ?? [];
    return inUnit(Number(count), units[unit as keyof typeof units], language);
  };
  const tools: Tools = { t, language, span, list: (items) => items.filter(Boolean).join(" · ") };
  const isWanted = (each: object) => kind === undefined || !("kind" in each) || each.kind === kind;
  return marketFields.flatMap((field) => {
    if (!fields.includes(field)) return [];
    const stated = profile[field];
    const label = t(`market.field.${field}`);
    const say = tell[field] as (stated: unknown, tools: Tools) => string; // each gets its own field's statements
    return (stated === undefined ? [] : [stated].flat().filter(isWanted)).map((each): MarketStatement => {
      const { source, grades, note } = each;
      return { label, value: say(each, tools), source, grades, note };
    });
  });
}

/** Where something is written, and how far that carries. */
export const sourceWords = (t: TFunction, { source, grades }: Pick<Source, "source" | "grades">, language: Language): string =>
  t("market.source", {
    source,
    grades: listWords(
      grades.map((grade) => t(`market.grade.${grade}`)),
      language,
    ),
  });
