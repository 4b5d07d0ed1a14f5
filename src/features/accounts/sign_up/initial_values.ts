import type { Consent } from "../../../../schemas/api/registration";
import type { CountryChoice, CurrencyChoice } from "../../../../schemas/api/countries";
import { type DetailsForm, newsletterConsent, type ShortForm } from "../../../../schemas/registration";
import type { Draft } from "./draft";

export interface Choices {
  countries: readonly CountryChoice[];
  currencies: readonly CurrencyChoice[];
  consents: Record<string, Consent>;
}

/** The first wish that can be chosen, else the first option (C-5.45). */
export const choose = (wishes: readonly (string | null | undefined)[], options: readonly string[]): string =>
  wishes.find((wish): wish is string => typeof wish === "string" && options.includes(wish)) ?? options[0] ?? "";

/** What the country of a form brings along: its calling code and its currency, where it has them (C-4.42). */
export function ofCountry(code: string, { countries, currencies }: Choices): { phoneCode?: string; currencyCode?: string } {
  const country = countries.find((choice) => choice.code === code);
  const hasCurrency = currencies.some((currency) => currency.code === country?.currencyCode);
  return {
    ...(country?.phoneCode && { phoneCode: country.phoneCode }),
    ...(country && hasCurrency && { currencyCode: country.currencyCode }),
  };
}

/**
 * The short form as it is opened: as it was left, else as the visitor's country has it, else EUR (C-5.45, L-9.38). A country that is not
 * known, or that no licence serves, is the visitor's to choose (D-36).
 */
export function initialShort(choices: Choices, { short }: Draft, location: string | null): ShortForm {
  const { countries, currencies, consents } = choices;
  const codes = currencies.map(({ code }) => code);
  const phoneCodes = countries.flatMap(({ phoneCode, isMainOfCode }) => (isMainOfCode && phoneCode ? [phoneCode] : []));
  const ofLocation = ofCountry(location ?? "", choices);
  const served = countries.flatMap(({ code, isServed }) => (isServed ? [code] : []));
  return {
    email: short.email ?? "",
    password: "",
    countryCode: [short.countryCode, location].find((code) => code && served.includes(code)) ?? "",
    currencyCode: choose([short.currencyCode, ofLocation.currencyCode, "EUR"], codes),
    phoneCode: choose([short.phoneCode, ofLocation.phoneCode], phoneCodes),
    phone: short.phone ?? "",
    promocode: short.promocode ?? "",
    newsLetter: consents[newsletterConsent]?.defaultValue ?? false,
    subscribe: false,
    consents: presets(consents),
  };
}

/** The details as they are opened: nobody is born on a day that they have not chosen (D-35). */
export const initialDetails = ({ consents }: Choices, { details }: Draft, short: ShortForm): DetailsForm => ({
  firstName: "",
  lastName: "",
  dateOfBirth: "",
  address: "",
  city: "",
  zipCode: "",
  cpf: "",
  phoneCode: short.phoneCode,
  phone: "",
  ...details,
  country: short.countryCode,
  consents: presets(consents),
});

const presets = (consents: Record<string, Consent>) =>
  Object.fromEntries(Object.entries(consents).map(([key, { defaultValue }]) => [key, defaultValue]));
