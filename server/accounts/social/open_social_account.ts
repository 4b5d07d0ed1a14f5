import { randomUUID } from "node:crypto";
import type { FastifyInstance } from "fastify";
import { countryCodes } from "../../../schemas/country_codes";
import { newsletterConsent, termsConsent } from "../../../schemas/registration";
import type { Language } from "../../../schemas/text";
import { type FieldIssue, HttpError, invalidRequest } from "../../platform/api_error";
import { currencyCodes } from "../countries/country_data";
import type { Queryable } from "../../platform/plugins/database";
import { findReferrer, type Recommendation } from "../referrals/find_referrer";
import { keepConsents } from "../registration/given_consents";
import type { UserRow } from "../users/sessions";
import { users, wallets } from "../users/tables";
import { addIdentity, type Identity } from "./queries";

/** What somebody adds to what the other provider tells of them. */
export interface SocialDetails {
  consents: Record<string, boolean>;
  countryCode: string;
  currencyCode: string;
  /** Who recommended the site. */
  recommendation: Recommendation;
  language: Language;
}

const countries = new Set<string>(countryCodes);

/** Refuses what is missing, by its field. */
export function requireSocialDetails(
  { settings, rateOf }: Pick<FastifyInstance, "settings" | "rateOf">,
  { consents, countryCode, currencyCode }: SocialDetails,
) {
  const { registrationConsents } = settings().settings;
  const mandatory = new Set([
    termsConsent,
    ...registrationConsents.filter(({ isMandatory }) => isMandatory).map(({ key }) => key),
  ]);
  const issues: FieldIssue[] = [...mandatory]
    .filter((key) => consents[key] !== true)
    .map((key) => ({ path: ["body", "consents", key], message: "form.validation.consent.required" }));
  if (!countries.has(countryCode)) issues.push({ path: ["body", "countryCode"], message: "form.validation.required" });
  const isOffered = currencyCodes.includes(currencyCode) && rateOf(currencyCode) !== null;
  if (!isOffered) issues.push({ path: ["body", "currencyCode"], message: "form.validation.required" });
  if (issues.length > 0) throw invalidRequest(issues);
}

/** Opens an account without a password, with its wallet, for who somebody is at the other provider. */
export async function openSocialAccount(
  db: Queryable,
  app: Pick<FastifyInstance, "settings" | "signer">,
  identity: Identity,
  { consents, countryCode, currencyCode, recommendation, language }: SocialDetails,
): Promise<UserRow> {
  const { settings } = app;
  const keys = new Set([termsConsent, newsletterConsent, ...settings().settings.registrationConsents.map(({ key }) => key)]);
  const referrer = await findReferrer(db, app, recommendation);
  const [row] = await db
    .insert(users)
    .values({
      uniqueId: randomUUID(),
      email: identity.email,
      isEmailVerified: true,
      firstName: identity.firstName,
      lastName: identity.lastName,
      countryCode,
      currencyCode,
      preferredLanguage: language,
      newsLetter: consents[newsletterConsent] === true,
      ...referrer,
    })
    .onConflictDoNothing()
    .returning();
  if (!row || !(await addIdentity(db, row.id, identity))) throw taken();
  await db.insert(wallets).values({ userId: row.id, currencyCode });
  const given = Object.fromEntries([...keys].map((key) => [key, consents[key] === true]));
  await keepConsents(db, row.id, given, settings().settings);
  return row;
}

/** Somebody was faster; the whole transaction is undone. */
const taken = () =>
  new HttpError(409, "social.account_exists", "There is an account for this sign-in by now. Begin again.", {
    data: { success: false },
  });
