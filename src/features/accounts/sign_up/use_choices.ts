import { useQueries } from "@tanstack/react-query";
import { getCurrencies } from "../../../../schemas/api/countries";
import { getConsents } from "../../../../schemas/api/registration";
import { useServices } from "../../../kit/session/services";
import { countriesQuery } from "../phone/countries_query";
import type { Choices } from "./initial_values";

/** What can be chosen, fetched when the form is opened. */
export function useChoices() {
  const { api, language, settings } = useServices();
  const keys = settings.registrationConsents.map(({ key }) => key).join(",");
  const [countries, currencies, consents] = useQueries({
    queries: [
      countriesQuery(api, language),
      { ...api.query(getCurrencies, { query: { locale: language } }), staleTime: Infinity },
      api.query(getConsents, { query: { keys } }),
    ],
  });
  const all = [countries, currencies, consents];
  const choices: Choices | null =
    countries.data && currencies.data && consents.data
      ? { countries: countries.data.countries, currencies: currencies.data.currencies, consents: consents.data.consents }
      : null;
  return {
    choices,
    isError: all.some(({ isError }) => isError),
    retry: () => all.forEach((query) => query.isError && void query.refetch()),
  };
}
