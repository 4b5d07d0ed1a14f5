import * as z from "zod/mini";
import { birthDateOn, usualAge } from "./birth_date";
import { readCpf } from "./cpf";
import { newPassword } from "./new_password";
import { numbersOf, type PersonalNumbers } from "./personal_number";
import { personText, requiredPersonText } from "./person";
import type { PasswordRules, RegistrationMode, SiteSettings } from "./settings";
import { emailAddress } from "./sign_in_name";

/** The consents that the short form asks for by itself (C-5.33). */
export const termsConsent = "terms_and_conditions_acceptance";
export const newsletterConsent = "newsletter_subscription";

export type ConsentRules = Record<string, { isMandatory: boolean }>;

type RegistrationSettings = Pick<SiteSettings, "registrationModes" | "verifyEmailStatusOnLogin" | "placeholderEmailDomains">;

/** The ways to open an account (C-4.39). Where nobody signs in before an e-mail address is verified, one has to be given. */
export function offeredModes({ registrationModes, verifyEmailStatusOnLogin }: RegistrationSettings): RegistrationMode[] {
  return verifyEmailStatusOnLogin ? ["email"] : [...new Set(registrationModes)];
}

/** Whether the short form opens the account. With one click there is nothing more to fill in (C-4.36). */
export const isShortFormFinal = (
  mode: RegistrationMode,
  { isShortRegistrationFinal }: Pick<SiteSettings, "isShortRegistrationFinal">,
) => mode === "1click" || isShortRegistrationFinal;

/** Whether the details ask for a phone number: not where it was given before (C-5.39). */
export const asksForPhone = (mode: RegistrationMode, { registrationPhone }: Pick<SiteSettings, "registrationPhone">) =>
  registrationPhone && mode !== "phone";

export interface FormRules {
  mode: RegistrationMode;
  settings: SiteSettings;
  /** What has to be agreed to beyond the terms. */
  consents: ConsentRules;
  /** The calendar day where the visitor is. */
  today: string;
  /** Countries that there are, those of them that a licence serves, and currencies. */
  countries: ReadonlySet<string>;
  served: ReadonlySet<string>;
  currencies: ReadonlySet<string>;
  /** Whether a number exists; the library that knows is loaded where phone numbers are asked for. */
  isPhone: (phoneCode: string, phone: string) => boolean;
  /** Of the licence that serves the country of the form. */
  demands: CountryDemands;
  /** Which number of their own people tell, by where they live. */
  personalNumbers: PersonalNumbers;
}

/** What the licence that serves a country asks of a new account (D-39). */
export interface CountryDemands {
  minimumAge: number;
  minPasswordLength: number;
}

export const usualDemands: CountryDemands = { minimumAge: usualAge, minPasswordLength: 0 };

/** The site's rules for passwords where a licence asks for more. */
export const passwordRulesWith = (rules: PasswordRules, { minPasswordLength }: CountryDemands): PasswordRules => ({
  ...rules,
  minLength: Math.max(rules.minLength, minPasswordLength),
});

const oneOf = (choices: ReadonlySet<string>) =>
  z.string("form.validation.required").check(z.refine((code) => choices.has(code), "form.validation.required"));

const servedCountry = (countries: ReadonlySet<string>, served: ReadonlySet<string>) =>
  oneOf(countries).check(z.refine((code) => !countries.has(code) || served.has(code), "form.validation.country.not_served"));

const text = (maxLength: number) => z.string().check(z.trim(), z.maxLength(maxLength, "form.validation.too_long"));

/** The first step (C-3.31). */
export const shortForm = ({ mode, settings, countries, served, currencies, isPhone, consents, demands }: FormRules) =>
  z
    .object({
      email: mode === "email" ? ownEmail(settings) : optionalEmail(settings, mode),
      password: mode === "1click" ? z.string() : newPassword(passwordRulesWith(settings.passwordRules, demands)),
      countryCode: servedCountry(countries, served),
      currencyCode: oneOf(currencies),
      phoneCode: text(5),
      phone: text(40),
      promocode: personText.check(z.maxLength(60, "form.validation.too_long")),
      newsLetter: z.boolean(),
      subscribe: z.boolean().check(z.refine((isGiven) => isGiven, "form.validation.consent.required")),
      consents: consentsField(isShortFormFinal(mode, settings) ? consents : {}),
    })
    .check(phoneCheck(mode === "phone", isPhone));
export type ShortForm = z.output<ReturnType<typeof shortForm>>;

/** The second step (C-3.32, C-3.33). */
export const detailsForm = ({
  mode,
  settings,
  countries,
  served,
  consents,
  today,
  isPhone,
  demands,
  personalNumbers,
}: FormRules) =>
  z
    .object({
      firstName: requiredPersonText,
      lastName: requiredPersonText,
      dateOfBirth: birthDateOn(today, demands.minimumAge),
      address: requiredPersonText,
      city: requiredPersonText,
      zipCode: requiredPersonText,
      country: servedCountry(countries, served),
      cpf: text(20),
      phoneCode: text(5),
      phone: text(40),
      consents: consentsField(consents),
    })
    .check(phoneCheck(asksForPhone(mode, settings), isPhone), cpfCheck(personalNumbers));
export type DetailsForm = z.output<ReturnType<typeof detailsForm>>;

/** An address where mail arrives: those of the domains that stand for none are ours to give. */
const ownEmail = ({ placeholderEmailDomains }: RegistrationSettings) =>
  emailAddress.check(
    z.refine((email) => !placeholderEmailDomains.includes(email.split("@")[1] ?? ""), "form.validation.email.invalid"),
  );

/** With one click an address may be given; with a phone number none is asked for (C-4.41). */
const optionalEmail = (settings: RegistrationSettings, mode: RegistrationMode) =>
  mode === "phone" ? z.string() : z.union([z.literal(""), ownEmail(settings)], "form.validation.email.invalid");

const consentsField = (consents: ConsentRules) =>
  z.record(z.string(), z.boolean()).check(
    z.check(({ value, issues }) => {
      for (const [key, { isMandatory }] of Object.entries(consents)) {
        if (isMandatory && value[key] !== true)
          issues.push({ code: "custom", path: [key], message: "form.validation.consent.required", input: value });
      }
    }),
  );

const phoneCheck = (isAsked: boolean, isPhone: FormRules["isPhone"]) =>
  z.check<{ phoneCode: string; phone: string }>(({ value, issues }) => {
    if (!isAsked) return;
    const refuse = (name: string, message: string) => issues.push({ code: "custom", path: [name], message, input: value });
    if (!value.phoneCode) refuse("phoneCode", "form.validation.phoneCode.required");
    if (!value.phone) refuse("phone", "form.validation.phone.required");
    else if (value.phoneCode && !isPhone(value.phoneCode, value.phone)) refuse("phone", "form.validation.phone.invalid");
  });

const cpfCheck = (numbers: PersonalNumbers) =>
  z.check<{ country: string; cpf: string }>(({ value: { country, cpf }, issues }) => {
    if (!numbersOf(numbers, country).includes("cpf") || readCpf(cpf)) return;
    issues.push({ code: "custom", path: ["cpf"], message: `form.validation.cpf.${cpf ? "invalid" : "required"}`, input: cpf });
  });
