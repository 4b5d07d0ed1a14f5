import type { CountryChoice, CurrencyChoice } from "../../../schemas/api/countries";
import { countryCodes } from "../../../schemas/country_codes";
import type { CountryDemands } from "../../../schemas/registration";
import { type Language, localeOf } from "../../../schemas/language";
import { callingCodeOf, currencyCodes, currencyOf, mainCountries } from "./country_data";

/** Made once for each language: its names never change while a process lives. */
function perLanguage<Choice extends { name: string }>(make: (locale: string) => Choice[]) {
  const known = new Map<Language, Choice[]>();
  return (language: Language): Choice[] => {
    const locale = localeOf(language);
    const choices = known.get(language) ?? make(locale).sort(byName(locale));
    known.set(language, choices);
    return choices;
  };
}

function byName(locale: string) {
  const { compare } = new Intl.Collator(locale);
  return (a: { name: string }, b: { name: string }) => compare(a.name, b.name);
}

/** Countries as they are everywhere. */
type Country = Omit<CountryChoice, "isServed" | keyof CountryDemands>;

export const countryChoices = perLanguage((locale): Country[] => {
  const names = new Intl.DisplayNames(locale, { type: "region" });
  return countryCodes.map((code) => ({
    countryId: numberOf(code),
    code,
    name: names.of(code) ?? code,
    phoneCode: callingCodeOf.get(code) ?? null,
    flag: `/logos/flags/${code}.svg`,
    currencyCode: currencyOf.get(code) ?? "EUR",
    isMainOfCode: mainCountries.has(code),
  }));
});

export const currencyChoices = perLanguage((locale): CurrencyChoice[] => {
  const names = new Intl.DisplayNames(locale, { type: "currency" });
  return currencyCodes.map((code) => ({ code, name: names.of(code) ?? code }));
});

/** A country's number, which stays the same whatever the list holds: AA is 1, AB is 2, BA is 27. */
const numberOf = (code: string) => (code.charCodeAt(0) - 65) * 26 + code.charCodeAt(1) - 64;
