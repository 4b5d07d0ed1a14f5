import type { FastifyInstance, FastifyRequest } from "fastify";
import type { Language } from "../../schemas/text";
import type { Transport } from "../../src/kit/api/api";

/** Headers of the visitor's request that are about its own body and connection. */
const ownHeaders = [
  "content-length",
  "content-type",
  "transfer-encoding",
  "connection",
  "upgrade",
  "accept",
  "accept-encoding",
  "if-none-match",
];

interface Options {
  /** The page's own language: what calls answer in, whatever the visitor's cookie and browser wish for. */
  language: Language;
  /** In the place of the visitor's own headers; empty ones are left out. */
  instead?: Record<string, string>;
}

/**
 * Carries the sections' calls during server rendering to the API of this process, as the visitor who asks. `hasFailed`
 * tells whether the server could not answer one of them: such a page is not worth keeping.
 */
export function createInProcessTransport(
  app: FastifyInstance,
  request: FastifyRequest,
  { language, instead = {} }: Options,
): { transport: Transport; hasFailed: () => boolean } {
  const cookie = inLanguage(request.headers.cookie, language);
  const sent = { ...request.headers, cookie, "accept-language": language, ...instead };
  const headers = Object.fromEntries(Object.entries(sent).filter(([name, value]) => value !== "" && !ownHeaders.includes(name)));
  const remoteAddress = request.socket.remoteAddress ?? "127.0.0.1";
  let hasFailed = false;
  return {
    hasFailed: () => hasFailed,
    async transport({ method, url }) {
      const answer = await app.inject({ method, url, headers, remoteAddress });
      if (answer.statusCode >= 500) hasFailed = true;
      return { status: answer.statusCode, body: answer.body ? (JSON.parse(answer.body) as unknown) : null };
    },
  };
}

/** Cookies with the language of a page. */
const inLanguage = (cookies = "", language: Language): string =>
  [...cookies.split(/;\s*/).filter((cookie) => cookie !== "" && !cookie.startsWith("language=")), `language=${language}`].join(
    "; ",
  );
