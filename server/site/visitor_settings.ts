import type { SiteSettings } from "../../schemas/settings";

const known = new WeakMap<SiteSettings, SiteSettings>(); // settings in force never change in place

/** The settings as far as a visitor's page needs them: what the tour says is asked for when it opens. A sign-in that is not offered is off. */
export function visitorSettings(settings: SiteSettings, isSocialSignInOffered: boolean): SiteSettings {
  let visible = known.get(settings);
  if (!visible) {
    const topics = settings.onboarding.topics.map(({ topicKey }) => ({ topicKey, topicContent: {} }));
    visible = { ...settings, socialSignIn: isSocialSignInOffered, onboarding: { ...settings.onboarding, topics } };
    known.set(settings, visible);
  }
  return visible;
}
