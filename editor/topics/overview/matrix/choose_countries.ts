import type { Analysis } from "../../../../src/layout/analyse/analysis";
import type { Place } from "../../../../src/layout/analyse/country_classes";

/** Where the casino's players are, most of them first. */
export const markets: readonly string[] = ["NO", "SE", "DE", "FI", "GB", "DK", "NL", "ES", "PT", "CA", "MT"];

const enough = 6;

/**
 * The countries that tell most about a page: the persona's, then one of each sort that its rules tell apart, the most
 * often named first, then markets; the unknown country at the end.
 */
export function chooseCountries({ subjects, classOf }: Analysis, own: Place): Place[] {
  const named = new Map<string, number>();
  for (const { rules } of subjects) {
    const { allowedCountries = [], restrictedCountries = [] } = rules.countries ?? {};
    for (const code of new Set([...allowedCountries, ...restrictedCountries])) named.set(code, (named.get(code) ?? 0) + 1);
  }
  const rank = (code: string) => (markets.includes(code) ? markets.indexOf(code) : markets.length);
  const mentioned = [...named].sort(([a, often], [b, seldom]) => seldom - often || rank(a) - rank(b)).map(([code]) => code);
  const sorts = new Set<number>();
  const chosen: string[] = own === null ? [] : [own];
  if (own !== null) sorts.add(classOf(own));
  for (const code of [...mentioned, ...markets]) {
    if (chosen.length >= enough || chosen.includes(code) || sorts.has(classOf(code))) continue;
    sorts.add(classOf(code));
    chosen.push(code);
  }
  for (const code of [...mentioned.filter((code) => markets.includes(code)), ...markets])
    if (chosen.length < enough && !chosen.includes(code)) chosen.push(code);
  return [...chosen, null];
}
