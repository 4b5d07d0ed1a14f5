import type { FastifyInstance } from "fastify";
import { documentLabels, type DocumentReason, type WrittenRequest } from "../../../schemas/documents";
import { type Language, languages } from "../../../schemas/text";
import { notFound } from "../../platform/api_error";

type Words = Pick<FastifyInstance, "siteWords">;

export function labelOf(id: number) {
  const label = documentLabels.find((each) => each.id === id);
  if (!label) throw notFound("kind of document", "document.label_not_found");
  return label;
}

const wordsOf = ({ siteWords }: Words, id: number, language: Language) => siteWords[language].documents.labels[labelOf(id).name];

export const labelName = (app: Words, id: number, language: Language): string => wordsOf(app, id, language)?.name ?? "";

/** In every language that the site has. */
export const labelNames = (app: Words, id: number) =>
  Object.fromEntries(languages.map((language) => [language, labelName(app, id, language)]));
export const labelHints = (app: Words, id: number) =>
  Object.fromEntries(languages.map((language) => [language, wordsOf(app, id, language)?.hint ?? ""]));

/** What a player reads of why a side was rejected or is asked for. */
export const reasonWords = ({ siteWords }: Words, reasons: readonly DocumentReason[], language: Language): string =>
  reasons.map((code) => siteWords[language].documents.reasons[code]).join(" ");

/** What a player reads of why the house asks for a document. */
export const requestWords = ({ siteWords }: Words, request: WrittenRequest, language: Language): string =>
  siteWords[language].documents.requests[request];
