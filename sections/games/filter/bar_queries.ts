import type { QueryContext, SectionQuery } from "../../../src/kit/api/section_query";
import type { Source } from "../source_schema";
import type { Control } from "./controls";
import { facetsQuery, hasChosen } from "./facets_query";
import { categoriesQuery } from "./lists_query";

/** What a bar has to know before it is shown: the names of what is chosen, the pages of categories. The rest comes when it opens. */
export const barQueries = (controls: readonly Control[], source: Source, context: QueryContext): SectionQuery[] => [
  ...(hasChosen(context) ? [facetsQuery(source, context)] : []),
  ...(source.kind === "category" && controls.includes("category") ? [categoriesQuery(context)] : []),
];
