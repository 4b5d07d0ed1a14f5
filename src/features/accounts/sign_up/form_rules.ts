import { zodResolver } from "@hookform/resolvers/zod";
import type { FieldValues, Resolver } from "react-hook-form";
import type * as z from "zod/mini";
import {
  asksForPhone,
  type CountryDemands,
  detailsForm,
  type DetailsForm,
  type FormRules,
  newsletterConsent,
  shortForm,
  type ShortForm,
  termsConsent,
  usualDemands,
} from "../../../../schemas/registration";
import type { Choices } from "./initial_values";

export interface RuleContext extends Pick<FormRules, "mode" | "settings" | "today" | "personalNumbers"> {
  choices: Choices;
}

/** What is to be agreed to beyond what the short form asks for by itself. */
export function otherConsents({ consents }: Choices) {
  const { [termsConsent]: _terms, [newsletterConsent]: _newsletter, ...others } = consents;
  return others;
}

/** What the licence that serves a country asks of a new account. */
export const demandsOf = ({ countries }: Pick<Choices, "countries">, country: string): CountryDemands =>
  countries.find(({ code }) => code === country) ?? usualDemands;

async function rulesOf({ choices, ...context }: RuleContext, country: string): Promise<FormRules> {
  const asksPhone = context.mode === "phone" || asksForPhone(context.mode, context.settings);
  const phones = asksPhone ? await import("../../../../schemas/phone") : null;
  return {
    ...context,
    consents: otherConsents(choices),
    countries: new Set(choices.countries.map(({ code }) => code)),
    served: new Set(choices.countries.flatMap(({ code, isServed }) => (isServed ? [code] : []))),
    demands: demandsOf(choices, country),
    currencies: new Set(choices.currencies.map(({ code }) => code)),
    isPhone: (code, number) => phones === null || phones.readPhone(code, number) !== null,
  };
}

/** The server's own rules for a step. */
const resolverOf =
  <Values extends FieldValues>(
    context: RuleContext,
    schemaOf: (rules: FormRules) => z.core.$ZodType<Values, Values>,
    countryOf: (values: Values) => string,
  ): Resolver<Values> =>
  async (values, ...form) =>
    zodResolver(schemaOf(await rulesOf(context, countryOf(values))))(values, ...form);

export const shortRules = (context: RuleContext) => resolverOf<ShortForm>(context, shortForm, ({ countryCode }) => countryCode);
export const detailsRules = (context: RuleContext) => resolverOf<DetailsForm>(context, detailsForm, ({ country }) => country);
