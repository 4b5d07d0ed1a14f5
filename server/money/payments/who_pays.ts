import type { FastifyInstance, FastifyRequest } from "fastify";
import { numbersOf, type PersonalNumber } from "../../../schemas/personal_number";
import { isPlaceholderEmail, placeholderBirthday } from "../../../schemas/placeholders";
import { personalNumbers } from "../../../schemas/profiles";
import type { SiteSettings } from "../../../schemas/settings";
import { homePlace } from "../../accounts/markets/require_served";
import type { UserRow } from "../../accounts/users/sessions";
import type { Customer } from "../../outside/payments/orders";

/** Where somebody pays from: where they live, or else where they are. */
export function payingPlace(app: Pick<FastifyInstance, "detectedPlace">, request: FastifyRequest, home: string | null) {
  const detected = app.detectedPlace(request);
  return home === null ? detected : homePlace(detected, home);
}

const always = ["firstName", "lastName", "dateOfBirth", "email"] as const;
const ofTheAddress = ["address", "city", "zipCode"] as const;

/** What is asked for before a deposit, by its name among the details (C-5.23, C-5.26). */
export function missingDetails(
  user: UserRow,
  settings: Pick<SiteSettings, "allowDepWithoutAddress" | "placeholderEmailDomains">,
): string[] {
  const isMissing = (name: (typeof always)[number] | (typeof ofTheAddress)[number] | PersonalNumber) => {
    const value = user[name]?.trim();
    if (!value) return true;
    if (name === "dateOfBirth") return value === placeholderBirthday;
    return name === "email" && isPlaceholderEmail(value, settings.placeholderEmailDomains);
  };
  const numbers = numbersOf(personalNumbers(), user.countryCode);
  return [...always, ...numbers, ...(settings.allowDepWithoutAddress ? [] : ofTheAddress)].filter(isMissing);
}

/** Providers whose own pages ask for all that they need (C-5.25). */
export const asksForDetails = (providerName: string): boolean => !["skrill", "interac", "gatewaycrypto"].includes(providerName);

export function customerOf(user: UserRow, ip: string | null, domains: readonly string[]): Customer {
  const { uniqueId: id, firstName, lastName, dateOfBirth, address, city, zipCode, countryCode } = user;
  const email = isPlaceholderEmail(user.email, domains) ? null : user.email;
  return { id, email, firstName, lastName, dateOfBirth, address, city, zipCode, countryCode, ip };
}
