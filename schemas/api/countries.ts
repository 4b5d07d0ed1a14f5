import * as z from "zod/mini";
import { endpoint } from "../endpoint";
import { defaultLanguage, isLanguage, type Language } from "../text";

/** As an account can be opened in it (C-3.36); null where it has no calling code of its own. */
export const countryChoice = z.object({
  countryId: z.int(),
  code: z.string(),
  name: z.string(),
  phoneCode: z.nullable(z.string()),
  /** The address of its picture. */
  flag: z.string(),
  /** What money is there (L-9.36). */
  currencyCode: z.string(),
  /** The one country that stands for its calling code in a list of codes (C-5.46). */
  isMainOfCode: z.boolean(),
  /** Whether a licence of the site serves it, and what that one asks of a new account (D-39). */
  isServed: z.boolean(),
  minimumAge: z.int(),
  minPasswordLength: z.int(),
});
export type CountryChoice = z.output<typeof countryChoice>;

export const currencyChoice = z.object({ code: z.string(), name: z.string() });
export type CurrencyChoice = z.output<typeof currencyChoice>;

/** A language that the site does not have is answered in English. */
const locale = z.pipe(
  z.string(),
  z.transform((name): Language => (isLanguage(name) ? name : defaultLanguage)),
);
const query = z.object({ locale: z._default(locale, defaultLanguage) });

export const getCountries = endpoint({
  method: "GET",
  path: "/api/user/get-countries",
  role: "public",
  whileExcluded: true,
  summary: "Every country by its name in a language, with calling code, flag and currency (C-3.36).",
  query,
  answer: z.object({ countries: z.array(countryChoice) }),
});

export const getCurrencies = endpoint({
  method: "GET",
  path: "/api/user/get-currencies",
  role: "public",
  whileExcluded: true,
  summary: "The currencies that an account can be kept in, those with a rate, by their names in a language (C-3.37).",
  query,
  answer: z.object({ currencies: z.array(currencyChoice) }),
});
