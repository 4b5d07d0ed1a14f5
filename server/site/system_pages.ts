import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { type PageKey, pageAddress } from "../../src/layout/page_address";
import { addressIn } from "../../src/layout/site_address";
import { splitLocale } from "../../src/layout/match_route";
import { followsSystem, readPreferences } from "../../src/kit/session/preferences";
import { toHttpError } from "../platform/plugins/errors";
import { chooseLanguage } from "../platform/words/choose_language";
import { type Look, prepareSystemPages, type SystemPageKind, type SystemPages } from "./system_page";
import { readThemeStyles } from "../platform/words/theme_styles";

/** The pages of the site that need nothing of the site: what went wrong, and logging out. */
export function createSystemPages(app: FastifyInstance): {
  answer(kind: SystemPageKind, request: FastifyRequest, reply: FastifyReply, of?: Pick<Look, "isSignedIn">): FastifyReply;
  answerError(error: FastifyError, request: FastifyRequest, reply: FastifyReply): FastifyReply;
} {
  const pages = prepareSystemPages(app.siteWords, readThemeStyles(app.root));

  function answer(kind: SystemPageKind, request: FastifyRequest, reply: FastifyReply, of: Pick<Look, "isSignedIn"> = {}) {
    const look = { ...lookOf(app, request), ...of };
    return reply
      .type("text/html; charset=utf-8")
      .headers({ "content-language": look.language, "cache-control": "no-store", vary: "cookie, accept-language" })
      .send(pages(kind, look));
  }

  return {
    answer,
    /** What cannot be shown is said in the visitor's language and colours, and with the status that it has. */
    answerError(error, request, reply) {
      const problem = toHttpError(error, request);
      if (problem.status < 500) return reply.send(problem);
      if (error.cause) request.log.error({ err: error.cause }, problem.message);
      reply
        .code(problem.status)
        .headers(problem.details.headers ?? {})
        .removeHeader("etag");
      return answer(problem.status === 503 ? "unavailable" : "server_error", request, reply);
    },
  };
}

/** All of it comes from the request and from memory: the database may be what is missing. */
export function lookOf(
  app: FastifyInstance,
  { url, cookies = {}, headers, cspNonce }: FastifyRequest,
): Parameters<SystemPages>[1] {
  const { settings } = app.settings();
  const { locale } = splitLocale(url.split("?", 1)[0] ?? "/");
  const wishes = { inAddress: locale, inCookie: cookies["language"], accepted: headers["accept-language"] };
  const language = chooseLanguage(wishes, settings);
  const addressOf = (key: PageKey) => addressIn(settings, pageAddress(settings, key, language), language);
  return {
    language,
    theme: settings.theme,
    scheme: readPreferences(cookies, settings.defaultScheme).scheme,
    siteName: settings.name,
    nonce: cspNonce,
    followsSystem: followsSystem(cookies, settings.defaultScheme),
    ways: { help: addressOf("responsible_gaming"), withdraw: addressOf("withdraw") },
  };
}
