import { homePlace } from "../markets/require_served";
import type { FastifyInstance } from "fastify";
import { getCountries, getCurrencies } from "../../../schemas/api/countries";
import { isServed } from "../../../schemas/served_by";
import { route } from "../../platform/route";
import { demandsOf } from "../markets/demands_of";
import { countryChoices, currencyChoices } from "./country_choices";

export async function countryRoutes(app: FastifyInstance): Promise<void> {
  route(app, getCountries, async ({ query, request, reply }) => {
    reply.header("cache-control", "private, max-age=300"); // of a country that is served in part, the part counts that they are in
    const { settings } = app.settings();
    const detected = app.detectedPlace(request);
    return {
      countries: countryChoices(query.locale).map((country) => {
        const place = homePlace(detected, country.code);
        return { ...country, isServed: isServed(settings, place), ...demandsOf(settings, place) };
      }),
    };
  });

  route(app, getCurrencies, async ({ query, reply }) => {
    reply.header("cache-control", "public, max-age=60"); // a rate may come, or grow too old
    return { currencies: currencyChoices(query.locale).filter(({ code }) => app.rateOf(code) !== null) };
  });
}
