import { zodResolver } from "@hookform/resolvers/zod";
import type { FieldValues, Resolver } from "react-hook-form";
import type * as z from "zod/mini";
import {
  asksForPhone,
  detailsForm,
  type DetailsForm,
  type FormRules,
  newsletterConsent,
  shortForm,
  type ShortForm,
  termsConsent,
} from "../../../schemas/registration";
import type { Choices } from "./initial_values";

export interface RuleContext extends Pick<FormRules, "mode" | "settings" | "today"> {
  choices: Choices;
}

/** What is to be agreed to beyond what the short form asks for by itself. */
export function otherConsents({ consents }: Choices) {
  const { [termsConsent]: _terms, [newsletterConsent]: _newsletter, ...others } = consents;
  return others;
}

async function rulesOf({ choices, ...context }: RuleContext): Promise<FormRules> {
  const asksPhone = context.mode === "phone" || asksForPhone(context.mode, context.settings);
  const phones = asksPhone ? await import("../../../schemas/phone") : null;
  return {
    ...context,
    consents: otherConsents(choices),
    countries: new Set(choices.countries.map(({ code }) => code)),
    currencies: new Set(choices.currencies.map(({ code }) => code)),
    isPhone: (code, number) => phones === null || phones.readPhone(code, number) !== null,
  };
}

/** The server's own rules for a step. */
const resolverOf =
  <Values extends FieldValues>(
    context: RuleContext,
    schemaOf: (rules: FormRules) => z.core.$ZodType<Values, Values>,
  ): Resolver<Values> =>
  async (...form) =>
    zodResolver(schemaOf(await rulesOf(context)))(...form);

export const shortRules = (context: RuleContext) => resolverOf<ShortForm>(context, shortForm);
export const detailsRules = (context: RuleContext) => resolverOf<DetailsForm>(context, detailsForm);
