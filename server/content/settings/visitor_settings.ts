import type { SiteSettings } from "../../../schemas/settings";
import { demandsIn } from "../../../schemas/demands_in";
import { personalNumbers } from "../../../schemas/profiles";
import type { VisitorSettings } from "../../../schemas/market_demands";

const known = new WeakMap<SiteSettings, VisitorSettings>(); // settings in force never change in place

/**
 * The settings as far as a visitor's page needs them: what the tour says is asked for when it opens, a sign-in that is not offered is
 * off, and what only the operator and the server are to know is left out.
 */
export function visitorSettings(settings: SiteSettings, isSocialSignInOffered: boolean): VisitorSettings {
  let visible = known.get(settings);
  if (!visible) {
    const topics = settings.onboarding.topics.map(({ topicKey }) => ({ topicKey, topicContent: {} }));
    visible = {
      ...publicSettings(settings),
      demands: demandsIn(settings),
      personalNumbers: personalNumbers(),
      socialSignIn: isSocialSignInOffered,
      onboarding: { ...settings.onboarding, topics },
    };
    known.set(settings, visible);
  }
  return visible;
}

/** The settings without what only the operator and the server are to know. */
export function publicSettings(settings: SiteSettings): SiteSettings {
  const {
    staffSecondFactor: _,
    pictureOrigins: __,
    payouts: ___,
    depositNeedsVerifiedEmail: ____,
    loyalty: _6,

    ...told
  } = settings;
  const { verifyUrl: _____, ...captcha } = settings.captcha;
  return { ...told, captcha, senderEmail: "", backOfficeOrigins: [], markets: [], servedCountries: [] };
}
