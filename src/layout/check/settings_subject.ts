import type { SiteSettings } from "../../../schemas/settings";
import type { CheckedSite } from "./site_facts";
import type { CheckRegistry } from "./subject";

/** What every check of the settings is given. */
export interface SettingsSubject {
  /** The draft, with what is in force in place of what is not valid. */
  settings: SiteSettings;
  /** The site with the settings that are in force. */
  site: CheckedSite;
  registry: CheckRegistry;
  /** Whether the server has the secret that a hosted captcha is asked with. */
  hasCaptchaSecret: boolean;
  /** An instant, ISO 8601. */
  now: string;
}
