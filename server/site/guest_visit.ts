import type { FastifyInstance, FastifyRequest } from "fastify";
import { splitLocale } from "../../src/layout/match_route";
import { followsSystem, readPreferences } from "../../src/kit/session/preferences";
import { deviceOf } from "../accounts/viewer/device";
import { personaHeader } from "../accounts/viewer/viewer";
import { browserOf } from "../content/experiments/visitor_of";
import { publishedPages } from "../content/pages/published_pages";
import { chooseLanguage } from "../platform/words/choose_language";

/**
 * All that a guest's page depends on, as far as the request tells it: two requests of which this is the same are answered the same until something
 * on the site changes. Null for who is signed in, and for who looks as somebody else.
 */
export async function guestVisit(app: FastifyInstance, request: FastifyRequest): Promise<string | null> {
  if (request.headers[personaHeader] !== undefined || (await request.session())) return null;
  const { url, protocol, host, headers, cookies } = request;
  const { settings } = app.settings();
  const { locale } = splitLocale(url.split("?", 1)[0] ?? "/");
  const wishes = { inAddress: locale, inCookie: cookies["language"], accepted: headers["accept-language"] };
  const { country, subdivision } = app.detectedPlace(request);
  const { device, isDeviceGuess } = deviceOf(headers);
  const isTested = publishedPages(app).experiments.size > 0;
  return JSON.stringify([
    ...[protocol, host, url, chooseLanguage(wishes, settings), country, subdivision, device, isDeviceGuess],
    ...Object.values(readPreferences(cookies, settings.defaultScheme)),
    ...[followsSystem(cookies, settings.defaultScheme), isTested ? browserOf(request) : null],
  ]);
}
