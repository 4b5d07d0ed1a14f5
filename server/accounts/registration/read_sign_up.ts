import type { FastifyInstance } from "fastify";
import * as z from "zod/mini";
import type { signUp } from "../../../schemas/api/registration";
import { todayIn } from "../../../schemas/birth_date";
import { countryCodes } from "../../../schemas/country_codes";
import { readCpf } from "../../../schemas/cpf";
import { numbersOf } from "../../../schemas/personal_number";
import { readPhone } from "../../../schemas/phone";
import { personalNumbers } from "../../../schemas/profiles";
import {
  asksForPhone,
  detailsForm,
  type FormRules,
  isShortFormFinal,
  newsletterConsent,
  offeredModes,
  shortForm,
  termsConsent,
} from "../../../schemas/registration";
import { isServed, type Place } from "../../../schemas/served_by";
import type { RegistrationMode, SiteSettings } from "../../../schemas/settings";
import { HttpError, invalidRequest } from "../../platform/api_error";
import { demandsOf, isEmailConfirmedFirst } from "../markets/demands_of";
import { homePlace } from "../markets/require_served";
import { currencyCodes } from "../countries/country_data";
import { requireGoodPassword } from "../users/new_password";
import { consentsOf } from "./consents";

export type SignUpBody = z.output<NonNullable<(typeof signUp)["body"]>>;

/** What an account is opened with, as it is kept. */
export interface NewAccount {
  mode: RegistrationMode;
  /** Null where none was given. */
  email: string | null;
  password: string;
  phone: string | null;
  phoneCode: string | null;
  countryCode: string;
  currencyCode: string;
  promoCode: string | null;
  newsLetter: boolean;
  consents: Record<string, boolean>;
  timeZone: string | null;
  details: {
    firstName: string;
    lastName: string;
    dateOfBirth: string;
    address: string;
    city: string;
    zipCode: string;
    cpf: string | null;
  } | null;
}

const countries = new Set(countryCodes);

/** What was sent as what an account is opened with, checked by the very schemas of the form; 400 with the fields that are wrong. */
export function readSignUp(app: Pick<FastifyInstance, "settings" | "rateOf">, body: SignUpBody, detected: Place): NewAccount {
  const { settings } = app.settings();
  const mode = modeOf(body);
  const verifyEmailStatusOnLogin = isEmailConfirmedFirst(settings, homePlace(detected, body.country ?? body.countryCode));
  if (!offeredModes({ ...settings, verifyEmailStatusOnLogin }).includes(mode))
    throw new HttpError(403, "registration.mode_off", "Accounts are not opened in this way here.");
  const timeZone = knownTimeZone(body.timeZone);
  const rules: FormRules = {
    mode,
    settings,
    consents: otherConsents(settings),
    today: todayIn(timeZone ?? "UTC"),
    countries,
    served: new Set(countryCodes.filter((code) => isServed(settings, homePlace(detected, code)))),
    currencies: new Set(currencyCodes.filter((code) => app.rateOf(code) !== null)),
    isPhone: (code, number) => readPhone(code, number) !== null,
    demands: demandsOf(settings, homePlace(detected, body.country ?? body.countryCode)),
    personalNumbers: personalNumbers(),
  };
  const { countryCode, country, ...sent } = body;
  const filled = {
    ...sent,
    email: sent.email ?? "",
    password: sent.password ?? "",
    phoneCode: sent.phoneCode ?? "",
    phone: sent.phone ?? "",
    promocode: sent.promocode ?? "",
    cpf: sent.cpf ?? "",
    countryCode: countryCode ?? country,
  };
  const short = z.safeParse(shortForm(rules), filled);
  const isFinal = isShortFormFinal(mode, settings);
  const details = isFinal ? null : z.safeParse(detailsForm(rules), { ...filled, country: country ?? countryCode });
  const issues = [...(short.error?.issues ?? []), ...(details?.error?.issues ?? [])];
  if (!short.success || (details && !details.success)) {
    throw invalidRequest(issues.map(({ path, message }) => ({ path: ["body", ...path.map(String)], message })));
  }
  requireGoodPassword(app, short.data.password, {
    path: "password",
    home: homePlace(detected, body.country ?? body.countryCode),
  });

  const isPhoneGiven = mode === "phone" || (details !== null && asksForPhone(mode, settings));
  const phone = isPhoneGiven ? readPhone(filled.phoneCode, filled.phone) : null;
  return {
    mode,
    email: mode === "phone" ? null : short.data.email || null,
    password: short.data.password,
    phone: phone?.phone ?? null,
    phoneCode: phone?.phoneCode ?? null,
    countryCode: details?.data.country ?? short.data.countryCode,
    currencyCode: short.data.currencyCode,
    promoCode: short.data.promocode || null,
    newsLetter: short.data.newsLetter,
    consents: givenConsents(settings, short.data.newsLetter, body.consents),
    timeZone,
    details: details && withoutForm(details.data),
  };
}

const modeOf = ({ use1ClickRegistration, email, phone }: SignUpBody): RegistrationMode => {
  if (use1ClickRegistration) return "1click";
  return phone && !email ? "phone" : "email";
};

function knownTimeZone(name: string | undefined): string | null {
  try {
    return name ? new Intl.DateTimeFormat("en", { timeZone: name }).resolvedOptions().timeZone : null;
  } catch {
    return null;
  }
}

/** The terms and the newsletter are fields of the short form. */
function otherConsents(settings: SiteSettings) {
  const { [termsConsent]: _terms, [newsletterConsent]: _newsletter, ...others } = consentsOf(settings);
  return others;
}

const givenConsents = (settings: SiteSettings, newsLetter: boolean, sent: Record<string, boolean>) => ({
  ...Object.fromEntries(Object.keys(otherConsents(settings)).map((key) => [key, sent[key] === true])),
  [termsConsent]: true,
  [newsletterConsent]: newsLetter,
});

const withoutForm = ({ firstName, lastName, dateOfBirth, address, city, zipCode, country, cpf }: DetailsData) => ({
  firstName,
  lastName,
  dateOfBirth,
  address,
  city,
  zipCode,
  cpf: numbersOf(personalNumbers(), country).includes("cpf") ? readCpf(cpf) : null,
});
type DetailsData = z.output<ReturnType<typeof detailsForm>>;
