import type { FastifyInstance } from "fastify";
import { getCountries, getCurrencies } from "../../../schemas/api/countries";
import { isServed } from "../../../schemas/served_by";
import { route } from "../../platform/route";
import { demandsOf } from "../markets/demands_of";
import { countryChoices, currencyChoices } from "./country_choices";

export async function countryRoutes(app: FastifyInstance): Promise<void> {
  route(app, getCountries, async ({ query, reply }) => {
    reply.header("cache-control", "public, max-age=300");
    const { settings } = app.settings();
    return {
      countries: countryChoices(query.locale).map((country) => ({
        ...country,
        isServed: isServed(settings, { country: country.code }),
        ...demandsOf(settings, { country: country.code }),
      })),
    };
  });

  route(app, getCurrencies, async ({ query, reply }) => {
    reply.header("cache-control", "public, max-age=60"); // a rate may come, or grow too old
    return { currencies: currencyChoices(query.locale).filter(({ code }) => app.rateOf(code) !== null) };
  });
}
