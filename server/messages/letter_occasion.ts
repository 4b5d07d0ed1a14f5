import type { FastifyRequest } from "fastify";
import type { Language } from "../../schemas/text";
import { chooseLanguage } from "../site/choose_language";

/** What a letter takes from the request that it answers: where its links lead, and a language for who has chosen none. */
export interface LetterOccasion {
  /** `https://casino.example` */
  origin: string;
  language: Language;
}

export function occasionOf({ server, protocol, host, cookies, headers }: FastifyRequest): LetterOccasion {
  const wishes = { inAddress: null, inCookie: cookies["language"], accepted: headers["accept-language"] };
  return {
    origin: server.publicOrigin ?? `${protocol}://${host}`,
    language: chooseLanguage(wishes, server.settings().settings),
  };
}
