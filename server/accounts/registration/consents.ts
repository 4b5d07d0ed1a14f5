import type { Consent } from "../../../schemas/api/registration";
import type { SiteSettings } from "../../../schemas/settings";

/** What is to be agreed to, by key (C-3.33): those of the keys, or all. */
export function consentsOf(
  { registrationConsents }: Pick<SiteSettings, "registrationConsents">,
  keys?: readonly string[],
): Record<string, Consent> {
  const asked = registrationConsents.filter(({ key }) => !keys || keys.includes(key));
  return Object.fromEntries(
    asked.map(({ key, ...consent }) => [key, { ...consent, resourceKey: `sign_up.consents.${key}` }] as const),
  );
}
