import { getAllSubCategories, getGameProvider, getTopCategories } from "../../../schemas/api/games";
import type { QueryContext, SectionQuery } from "../../../src/api/section_query";
import { gamesQuery, hasGames } from "../games_query";
import { filterFrom } from "./filters";
import type { Props } from "./schema";

/** A page of the list, from 0 (L-4.35). */
export const listQuery = (props: Props, page: number, context: QueryContext) =>
  gamesQuery({ source: props.source, limit: props.limit, page, filter: filterFrom(context.search, props, context) }, context);

/** What the bar chooses from, and what a list without a title is named after. */
export const providersQuery = ({ api }: QueryContext) => api.query(getGameProvider, { query: { limit: 200 } });
export const categoriesQuery = ({ api }: QueryContext) => api.query(getAllSubCategories, { query: {} });
export const topCategoriesQuery = ({ api }: QueryContext) => api.query(getTopCategories, {});

/** Which of them a list needs. */
export function needs({ filters, source: { kind }, title }: Props) {
  return {
    providers: filters || (kind === "provider" && !title),
    categories: filters || (kind === "category" && !title),
    topCategories: kind === "topCategory" && !title,
  };
}

export function queries(props: Props, context: QueryContext): SectionQuery[] {
  const { providers, categories, topCategories } = needs(props);
  return [
    ...(hasGames(props.source, context) ? [listQuery(props, 0, context)] : []),
    ...(providers ? [providersQuery(context)] : []),
    ...(categories ? [categoriesQuery(context)] : []),
    ...(topCategories ? [topCategoriesQuery(context)] : []),
  ];
}
