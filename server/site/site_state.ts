import { passwordRulesWith } from "../../schemas/registration";
import { demandsOf, isEmailConfirmedFirst } from "../accounts/markets/demands_of";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { splitLocale } from "../../src/layout/match_route";
import type { SiteState } from "../../src/page/site_state";
import { followsSystem, readPreferences } from "../../src/kit/session/preferences";
import { visitorOf } from "../content/experiments/visitor_of";
import { missingPages } from "../content/pages/missing_pages";
import { resolvePageFor } from "../content/pages/resolve_page";
import { isSocialSignInOffered } from "../accounts/social/is_offered";
import { userOf } from "../accounts/users/queries";
import { chooseLanguage } from "../platform/words/choose_language";
import { homeOf } from "../accounts/markets/home_of";
import { referralPercent } from "../accounts/referrals/referral_percent";
import { visitorSettings } from "../content/settings/visitor_settings";

/** All that a page is rendered from: who asks, for what, in which language, and the page cut for them. */
export async function readSiteState(app: FastifyInstance, request: FastifyRequest): Promise<SiteState> {
  const { pathname, search } = new URL(request.url, "http://localhost");
  const { locale, path } = splitLocale(pathname);
  const { settings } = app.settings();
  const wishes = { inAddress: locale, inCookie: request.cookies["language"], accepted: request.headers["accept-language"] };
  const language = chooseLanguage(wishes, settings);
  const session = await request.session();
  const viewer = await app.viewerOf(request, language);
  const verifyEmailStatusOnLogin = isEmailConfirmedFirst(settings, viewer);
  const passwordRules = passwordRulesWith(settings.passwordRules, demandsOf(settings, viewer));
  const missing = missingPages(app, language);
  return {
    path,
    search,
    language,
    page: resolvePageFor(app, path, { ...viewer, ...(await visitorOf(app, request)) }),
    viewer,
    user: session ? await userOf(app.db, session.user, settings.loyalty) : null,
    settings: {
      ...visitorSettings(settings, isSocialSignInOffered(app)),
      ...{ passwordRules, verifyEmailStatusOnLogin },
      referAFriendPercent: referralPercent(settings, viewer, ...(session ? [homeOf(session.user)] : [])),
    },
    theme: settings.theme,
    preferences: readPreferences(request.cookies, settings.defaultScheme),
    ...(followsSystem(request.cookies, settings.defaultScheme) && { followsSystem: true }),
    ...(missing.length > 0 && { missing }),
    ...(app.outboxPath && { outbox: app.outboxPath }),
  };
}
