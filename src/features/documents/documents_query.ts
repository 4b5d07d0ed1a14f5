import { getDocumentLabel, getDocuments } from "../../../schemas/api/documents";
import type { QueryContext, SectionQuery } from "../../api/section_query";

export const labelsQuery = ({ api }: Pick<QueryContext, "api">) => api.query(getDocumentLabel, {});
export const sentQuery = ({ api }: Pick<QueryContext, "api">) => api.query(getDocuments, {});

/** What can be sent, and what was (C-7.27); guests have none. */
export const queries = (_: unknown, context: QueryContext): SectionQuery[] =>
  context.viewer.session === "user" ? [labelsQuery(context), sentQuery(context)] : [];
