import type { Promotion } from "../../../../schemas/api/promotions";
import type { OfferTerms } from "../../../../schemas/offer_terms";
import { weekdays } from "../../../../schemas/rule_names";
import type { Language } from "../../../../schemas/text";
import { countryName } from "../../../kit/ui/country_name";
import { type KeyTerm, minimumOf, needsDeposit, type Words } from "./offer_kind";
import { formatDate, formatMoney, formatPercent, formatUnit } from "../../../kit/ui/format";

type Timed = Partial<Pick<Promotion, "validOnDays" | "startTime" | "endTime" | "banner">>;

/** Of 100 that are bet games pay back about so much: what an example is computed with. */
const typicalReturn = 96;

/** The box of key terms, in its one order, out of what the engine holds whoever takes the offer to. */
export function keyTerms(terms: OfferTerms, offer: Timed, { t, language }: Words): KeyTerm[] {
  const { gives, wager, currencyCode: currency } = terms;
  const money = (amount: number) => formatMoney(amount, { language, currency });
  const row = (key: string, value: string): KeyTerm => ({ key, name: t(`bonus.terms.${key}`), value });
  const rows = [row("gets", givenWords(terms, { t, language }))];
  if (gives.kind === "spins") rows.push(row("on", gives.games.map(({ name }) => name).join(", ")));
  if (needsDeposit(terms)) rows.push(row("minimum", money(minimumOf(terms))));
  if (gives.kind === "cashback") rows.push(row("min_loss", money(gives.minLoss)));
  rows.push(
    row("wager", wagerWords(terms, { t, language })),
    row("max_bet", terms.maxBet === null ? t("bonus.terms.no_max") : money(terms.maxBet)),
    row("within", formatUnit(terms.days, "day", { language, width: "long" })),
  );
  const when = timeWords(offer, language);
  if (when) rows.push(row("valid", t("bonus.terms.your_time", { when })));
  if (wager.times > 0) {
    rows.push(row("order", t(`bonus.terms.order_${terms.use === "REAL_TO_FUN" ? "both" : "cash"}`)));
    rows.push(row("counts", countWords(terms, { t, language })));
  }
  if (terms.excludedGames.length > 0) rows.push(row("excluded", terms.excludedGames.map(({ name }) => name).join(", ")));
  rows.push(row("countries", countryWords(offer.banner?.bannerContentSettings, { t, language })));
  rows.push(row("once", t(`bonus.terms.per.${terms.oncePer}`)));
  if (wager.times > 0) rows.push(row("running", t(`bonus.terms.running_${needsDeposit(terms) ? "waits" : "asks"}`)));
  return rows;
}

/** What it comes to for one deposit, with what it costs on average; null where nothing has to be wagered. */
export function exampleOf(terms: OfferTerms, { t, language }: Words): string | null {
  const { gives, wager, currencyCode: currency } = terms;
  if (wager.times === 0 || gives.kind === "cashback" || gives.kind === "rakeback" || gives.kind === "spins") return null;
  const deposit = gives.kind === "match" ? Math.min(gives.minDeposit * 2, (gives.cap * 100) / gives.percent) : 0;
  const paidIn = Math.max(deposit, minimumOf(terms));
  const bonus = gives.kind === "match" ? Math.min(gives.cap, (paidIn * gives.percent) / 100) : gives.amount;
  const toWager = wager.times * ((wager.on === "deposit" ? 0 : bonus) + (wager.on === "bonus" ? 0 : paidIn));
  const money = (amount: number) => formatMoney(amount, { language, currency });
  const figures = { deposit: money(paidIn), bonus: money(bonus), wager: money(toWager) };
  const cost = money((toWager * (100 - typicalReturn)) / 100);
  const does = t(`bonus.terms.example${gives.kind === "match" ? "_deposit" : ""}`, figures);
  return `${does} ${t("bonus.terms.example_cost", { rtp: formatPercent(typicalReturn, language), cost })}`;
}

/** What an offer gives, in words: "100% of the deposit, up to €200.00". */
export function givenWords({ gives, currencyCode: currency }: OfferTerms, { t, language }: Words): string {
  const money = (amount: number) => formatMoney(amount, { language, currency });
  switch (gives.kind) {
    case "match":
    case "cashback":
      return t(`bonus.terms.${gives.kind}`, { percent: formatPercent(gives.percent, language), cap: money(gives.cap) });
    case "amount":
      return money(gives.amount);
    case "spins":
      return t("bonus.terms.spins", { count: gives.count, stake: money(gives.stake) });
    case "rakeback":
      return t("bonus.terms.rakeback", { percent: formatPercent(gives.percent, language) });
  }
}

function wagerWords({ gives, wager: { times, on } }: OfferTerms, { t }: Words): string {
  if (times === 0) return t("bonus.terms.wager_none");
  return t(`bonus.terms.wager_${gives.kind === "spins" ? "wins" : on}`, { times });
}

const aMonday = Date.UTC(2024, 0, 1);
/** What a day of the week is called. */
export const dayName = (day: (typeof weekdays)[number], language: Language, width: "long" | "short" = "long") =>
  formatDate(aMonday + weekdays.indexOf(day) * 86_400_000, language, { weekday: width, timeZone: "UTC" });

function timeWords({ validOnDays = [], startTime, endTime }: Timed, language: Language): string {
  const days = validOnDays.map((day) => dayName(day, language, "short")).join(", ");
  const hours = startTime || endTime ? `${startTime ?? "00:00"}–${endTime ?? "24:00"}` : "";
  return [days, hours].filter(Boolean).join(" ");
}

function countWords({ shares }: OfferTerms, { t, language }: Words): string {
  const partly = Object.entries(shares).filter(([, share]) => share !== 100);
  if (partly.length === 0) return t("bonus.terms.counts_all");
  const percents = [...new Set(partly.map(([, share]) => share))].sort((one, other) => other - one);
  const named = percents.map((percent) => {
    const games = partly.filter(([, share]) => share === percent).map(([client]) => t(`bonus.terms.games.${client}`));
    return `${games.join(", ")} ${formatPercent(percent, language)}`;
  });
  return [...named, t("bonus.terms.counts_rest", { percent: formatPercent(100, language) })].join("; ");
}

type Countries = NonNullable<Promotion["banner"]["bannerContentSettings"]>;

function countryWords(countries: Countries | undefined, { t, language }: Words): string {
  const names = (codes: readonly string[]) => codes.map((code) => countryName(code, language)).join(", ");
  const { allowedCountries = [], restrictedCountries = [] } = countries ?? {};
  if (allowedCountries.length > 0) return t("bonus.terms.only_in", { countries: names(allowedCountries) });
  if (restrictedCountries.length > 0) return t("bonus.terms.not_in", { countries: names(restrictedCountries) });
  return t("bonus.terms.everywhere");
}
