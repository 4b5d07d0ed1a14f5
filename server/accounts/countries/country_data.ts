import metadata from "libphonenumber-js/min/metadata";
import { countryCodes } from "../../../schemas/country_codes";
import { currencyOfCountry } from "./currency_of_country";

/** What money is in a country (L-9.36, L-9.37). */
export const currencyOf = new Map(
  countryCodes.flatMap((country) => {
    const currency = currencyOfCountry(country);
    return currency === null ? [] : [[country, currency] as const];
  }),
);

export const currencyCodes: readonly string[] = [...new Set(currencyOf.values())].sort();

const callingCodes = Object.entries(metadata.country_calling_codes).map(
  ([callingCode, countries]) => [callingCode, countries.filter((country) => countryCodes.includes(country))] as const,
);

export const callingCodeOf = new Map(
  callingCodes.flatMap(([callingCode, countries]) => countries.map((country) => [country as string, callingCode] as const)),
);

/** For each calling code the one country that stands for it: the first of the library's list (C-5.46). Åland has Finland's. */
export const mainCountries: ReadonlySet<string> = new Set(
  callingCodes.flatMap(([, countries]) => countries.find((country) => country !== "AX") ?? []),
);
