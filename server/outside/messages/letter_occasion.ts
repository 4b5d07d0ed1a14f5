import type { FastifyRequest } from "fastify";
import type { Language } from "../../../schemas/text";
import { ownOrigin } from "../../platform/plugins/own_origin";
import { chooseLanguage } from "../../platform/words/choose_language";

/** What a letter takes from the request that it answers: where its links lead, and a language for who has chosen none. */
export interface LetterOccasion {
  /** `https://casino.example` */
  origin: string;
  language: Language;
}

export function occasionOf(request: FastifyRequest): LetterOccasion {
  const { server, cookies, headers } = request;
  const wishes = { inAddress: null, inCookie: cookies["language"], accepted: headers["accept-language"] };
  return {
    origin: ownOrigin(request),
    language: chooseLanguage(wishes, server.settings().settings),
  };
}
