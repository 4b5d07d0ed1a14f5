import type { FastifyInstance, FastifyReply } from "fastify";
import { getCountries, getCurrencies } from "../../schemas/api/countries";
import { route } from "../route";
import { countryChoices, currencyChoices } from "./country_choices";

export async function countryRoutes(app: FastifyInstance): Promise<void> {
  const forADay = (reply: FastifyReply) => reply.header("cache-control", "public, max-age=86400");

  route(app, getCountries, async ({ query, reply }) => {
    forADay(reply);
    return { countries: countryChoices(query.locale) };
  });

  route(app, getCurrencies, async ({ query, reply }) => {
    forADay(reply);
    return { currencies: currencyChoices(query.locale) };
  });
}
