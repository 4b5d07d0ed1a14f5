import { getDocumentLabel, getDocuments } from "../../../../schemas/api/documents";
import type { Language } from "../../../../schemas/text";
import type { QueryContext, SectionQuery } from "../../../kit/api/section_query";

export const labelsQuery = ({ api }: Pick<QueryContext, "api">) => api.query(getDocumentLabel, {});
/** Its reasons are in the page's language. */
export const sentQuery = ({ api }: Pick<QueryContext, "api">, language: Language) =>
  api.query(getDocuments, { query: { language } });

/** What can be sent, and what was (C-7.27); guests have none. */
export const queries = (_: unknown, context: QueryContext): SectionQuery[] =>
  context.viewer.session === "user" ? [labelsQuery(context), sentQuery(context, context.viewer.language)] : [];
