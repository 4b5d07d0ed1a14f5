import { getCountries } from "../../../../schemas/api/countries";
import type { Language } from "../../../../schemas/text";
import type { Api } from "../../../kit/api/api";

/** Every country by its name in a language; the answer never changes while somebody looks. */
export const countriesQuery = (api: Api, locale: Language) => ({
  ...api.query(getCountries, { query: { locale } }),
  staleTime: Infinity,
});
