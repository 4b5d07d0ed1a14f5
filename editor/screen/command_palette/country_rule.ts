import type { Countries } from "../../../schemas/rules";

/** The countries of a section so that one more does not see it; null where it does not see it already, or nobody would. */
export function hiddenIn(countries: Countries | undefined, code: string): Countries | null {
  const { allowedCountries: allowed = [], restrictedCountries: restricted = [] } = countries ?? {};
  if (allowed.length > 0) {
    const others = allowed.filter((other) => other !== code);
    return others.length < allowed.length && others.length > 0 ? { ...countries, allowedCountries: others } : null;
  }
  return restricted.includes(code) ? null : { ...countries, restrictedCountries: [...restricted, code].sort() };
}

/** The countries of a section so that one more sees it; null where it does already, undefined where none are left to name. */
export function shownIn(countries: Countries | undefined, code: string): Countries | undefined | null {
  const { allowedCountries: allowed = [], restrictedCountries: restricted = [] } = countries ?? {};
  if (allowed.length > 0) return allowed.includes(code) ? null : { ...countries, allowedCountries: [...allowed, code].sort() };
  if (!restricted.includes(code)) return null;
  const others = restricted.filter((other) => other !== code);
  return others.length > 0 ? { ...countries, restrictedCountries: others } : undefined;
}
